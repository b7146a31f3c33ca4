"""From an order to a file: what commands and the server ask for."""

from troyes.core.descriptor import loaded
from troyes.core.message import Message
from troyes.paper import pdf, svg
from troyes.paper.ink import Page
from troyes.paper.order import Order
from troyes.registry import descriptor


def title_of(order: Order) -> str:
    return Message(f"paper-title-{order.what}", {}).text(order.lang)


def pages_of(order: Order) -> list[Page]:
    return loaded(descriptor(order.game).prints[order.what])(order)


def document(order: Order) -> bytes:
    """The PDF of an order. The same order gives the same bytes."""
    return pdf.written(pages_of(order), title_of(order), order.lang)


def preview(order: Order, page: int) -> tuple[str, int]:
    """One page as SVG, counted from 1 (the last one if there are not so many), and how many there are."""
    pages = pages_of(order)
    return svg.drawn(pages[min(page, len(pages)) - 1]), len(pages)
