"""Passwords that everybody tries first: refused where a password is set, never where one is compared."""

import unicodedata

from troyes.server.errors import Refused

FEWEST_LETTERS = 3
"""So many different letters a password has at least."""
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "qwertzuiopasdfghjklyxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujm",
)
"""Keys and letters side by side: any run of them is common."""
_LIST = """
    aaaaaaaa access14 administrator alejandro alexander alexandra america1 animal123 arsenal1 asdf1234 asshole1 babygirl
    babygirl1 baseball baseball1 basketball battlefield biteme123 blahblah bonjour1 bonjour123 bonjourbonjour brooklyn
    butterfly butterfly1 caroline carolina catherine changeme changeme1 changeme123 charlie1 charlotte chelsea1
    chocolate chocolate1 christian christine christopher computer computer1 confidential coucou123 courtney cristina
    danielle default1 demo1234 doudou123 dragon12 dragon123 drowssap elephant elizabeth enter123 facebook fernando
    football football1 forever1 francois freedom1 friends1 fuckoff1 fuckyou1 fuckyou2 garfield gateway1 girlfriend
    godzilla goodluck guest123 handsome hardcore harrypotter hello123 hellohello helloworld iloveyou iloveyou1 iloveyou2
    internet isabelle jennifer jessica1 jetaime1 jetaime123 jonathan juventus katherine kimberly kingking lavieestbelle
    letmein1 letmein123 letmeinnow liverpool liverpool1 loulou123 lovelove loveyou1 marseille marseille13 martin123
    master123 mercedes metallica michael1 michelle microsoft midnight monkey12 monkey123 mountain motdepasse motdepasse1
    motdepasse123 mustang1 mynoob12 nicolas1 nicole123 nintendo nothing1 november oliver123 p4ssword p@ssw0rd p@ssword
    pa$$word pa55word pa55w0rd panthers parisparis pass1234 pass12345 passpass passw0rd passw0rd1 password password!
    password0 password1 password1! password11 password12 password123 password1234 password12345 password2 password3
    password9 passwort passwort1 patricia pokemon1 pokemon123 princess princess1 private1 qwer1234 qwerty12 qwerty123
    qwerty1234 qwertyqwerty raiders1 rainbow1 remember rockyou1 samantha samsung1 scooter1 secret12 secret123
    secretsecret sebastian september servicedesk shadow12 shadow123 slipknot snoopy12 soccer12 soleil123 spiderman
    spiderman1 starwars starwars1 steelers stephanie strawberry sunshine sunshine1 superman superman1 superstar
    swordfish sysadmin telephone teamomucho temp1234 temppass test1234 test12345 testtest thomas123 tinkerbell
    titanic1 tomorrow trinity1 troyes10 troyes123 troyes1234 trustno1 twilight universe user1234 valentin valentine
    veronica victoria victoria1 virginie volleyball welcome1 welcome12 welcome123 welcome1234 whatever whatever1
    william1 winter123 wolfgang yourmother zaq12wsx zaq1zaq1 zinedine
"""
WORDS = frozenset(_LIST.split())
SHORTEST_RUN = 6


def check_password(password: str, login: str) -> None:
    """Refuses a password that could be guessed in a handful of tries. How long it is was looked at before."""
    if _is_common(unicodedata.normalize("NFKC", password).casefold(), login):
        raise Refused("people-common-password", 422, place="password")


def _is_common(password: str, login: str) -> bool:
    bare = "".join(password.split())
    core = bare.strip("0123456789!.?*-_#$")
    own = "".join(login.split())
    return (
        len(set(bare)) < FEWEST_LETTERS
        or bare in WORDS
        or own in (bare, core, bare[::-1])
        or _is_run(bare)
        or _is_twice(bare)
        or (len(core) >= SHORTEST_RUN and (core in WORDS or _is_run(core)))
    )


def _is_run(text: str) -> bool:
    return any(text in row or text in row[::-1] for row in ROWS)


def _is_twice(text: str) -> bool:
    """The same few letters over and over: anna anna, 123 123 123."""
    return any(len(text) % size == 0 and text[:size] * (len(text) // size) == text for size in range(1, 5))
