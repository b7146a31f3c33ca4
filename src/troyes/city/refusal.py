"""placeholder"""
from troyes.city.state import City
from troyes.core.message import Message


def refusal(city: City, codes: list[int], code: int) -> Message:
    return Message("why-city", {})
