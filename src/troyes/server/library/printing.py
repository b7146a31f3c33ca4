"""Pages to print, for anybody. What an owner's own numbers are printed with is made for that owner alone."""

from functools import lru_cache
from typing import Annotated, Any, NamedTuple

from litestar import Controller, Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter, QueryParameter

from troyes.core.errors import OptionError, quoted
from troyes.paper.order import WHATS, Order, order_of
from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.http.lasting import OPT, Forms, both_forms, in_one_form
from troyes.server.http.requests import Ask, client_address, needed_guest, services_of
from troyes.server.wire.common import Lang
from troyes.server.wire.printing import (
    PrintBack,
    PrintFile,
    PrintInk,
    PrintPaper,
    PrintPerPage,
    PrintPreview,
    PrintWhat,
    PrintWheel,
)

KEPT = 48
"""So many files that anybody may have are kept for the next who asks: a few megabytes."""
PUBLIC, PRIVATE = "public, max-age=3600", "no-store"
Language = Annotated[Lang, Parameter(description="Of the words on the pages.")]
Numbering = Annotated[
    str, Parameter(max_length=20, description="Of the sheets' columns: first, rising, falling, blank, or 3,1,2,6,5,4.")
]
Start = Annotated[int, Parameter(ge=1, le=6, description="The number rolled, for rising and falling.")]
PerPage = Annotated[PrintPerPage, Parameter(description="Sheets on a page.")]
SetId = Annotated[str, QueryParameter(name="set", max_length=40, description="One's own numbers: the id of a set.")]
Paper = Annotated[PrintPaper, Parameter(description="What it is printed on.")]
Banquets = Annotated[bool, Parameter(description="Troyes Dice: with what Banquets and Raids need.")]
Wheel = Annotated[PrintWheel, Parameter(description="Ring and disc to cut out, or a page as it is.")]
Back = Annotated[PrintBack, Parameter(description="Tiles folded over, or printed on both sides.")]
Ink = Annotated[PrintInk, Parameter(description="Black needs no coloured ink.")]
Bonus = Annotated[bool, Parameter(description="Cards: the bonus cards, too.")]
Ladies = Annotated[bool, Parameter(description="Cards: The Ladies of Troyes, too.")]
PageNumber = Annotated[int, Parameter(ge=1, le=99)]


class Choices(NamedTuple):
    """What can be chosen of any pages; what does not matter to some is not looked at."""

    given: dict[str, Any]
    own: str
    """The id of a set of one's own numbers."""


def _choices(
    lang: Language = "en",
    paper: Paper = "a4",
    numbering: Numbering = "first",
    start: Start = 1,
    banquets: Banquets = False,
    per_page: PerPage = 2,
    wheel: Wheel = "cut",
    back: Back = "fold",
    ink: Ink = "colour",
    bonus: Bonus = False,
    ladies: Ladies = False,
    own: SetId = "",
) -> Choices:
    begins = start if numbering in ("rising", "falling") else None
    given = {
        "lang": lang, "paper": paper, "numbering": numbering, "start": begins, "banquets": banquets,
        "per_page": per_page, "wheel": wheel, "back": back, "ink": ink, "bonus": bonus, "ladies": ladies,
    }  # fmt: skip
    return Choices(given, own)


CHOICES = {"choices": Provide(_choices, sync_to_thread=False)}


class PrintController(Controller):
    path = "/api/print"
    tags = ("print",)
    opt = OPT
    """What is in a PDF is compressed already; a page to look at is compressed beside the loop."""

    @get("/{file:str}", summary="A PDF to print", media_type="application/pdf", dependencies=CHOICES)
    async def pdf(
        self,
        request: Ask,
        file: Annotated[PrintFile, Parameter(description="What is printed, as the name of a file.")],
        choices: NamedDependency[Choices],
    ) -> Response[bytes]:
        """The same choices give the same file."""
        name, _, kind = file.partition(".")
        if kind != "pdf" or name not in WHATS:
            expected = ", ".join(f"{known}.pdf" for known in WHATS)
            raise OptionError("option-bad", place="file", value=quoted(file), expected=expected)
        order = await _order(request, name, choices)
        _counted(request)
        made = await aside(_document if order.cards is None else _own_document, order)
        headers = {"content-disposition": f'attachment; filename="{order.file_name}"', "cache-control": _cache(order)}
        return Response(made, media_type="application/pdf", headers=headers)

    @get("/{what:str}/preview", summary="One of the pages, to look at", dependencies=CHOICES)
    async def preview(
        self,
        request: Ask,
        what: Annotated[PrintWhat, Parameter(description="What is printed.")],
        choices: NamedDependency[Choices],
        page: PageNumber = 1,
    ) -> Response[PrintPreview]:
        """The last page if there are not so many."""
        order = await _order(request, what, choices)
        _counted(request)
        forms = await aside(_preview, order, page)
        return in_one_form(request, forms, "application/json", {"cache-control": _cache(order)})


async def _order(request: Ask, what: str, choices: Choices) -> Order:
    """What is asked for. With an order of numbers that there is not, nothing is at that address."""
    try:
        order = order_of(what, **choices.given)
    except OptionError as error:
        raise Refused(error.message.id, 404, **error.message.args) from None
    return await _with_set(request, order, choices.own)


async def _with_set(request: Ask, order: Order, id: str) -> Order:
    """With the numbers of a set of one's own. Another's looks as if there were none."""
    if not id:
        return order
    guest = await needed_guest(request)
    kept = await services_of(request).sets.own(guest.id, id)
    if kept is None:
        raise Refused("web-no-set", 404, place="set")
    if kept.game != order.game:
        raise Refused("web-set-other-game", 404, place="set")
    return order._replace(cards=kept.numbers)


def _counted(request: Ask) -> None:
    services_of(request).limits.check("print", client_address(request))


def _cache(order: Order) -> str:
    return PUBLIC if order.cards is None else PRIVATE


@lru_cache(KEPT)
def _document(order: Order) -> bytes:
    return _own_document(order)


def _own_document(order: Order) -> bytes:
    from troyes.paper.press import document

    return document(order)


def _preview(order: Order, page: int) -> Forms:
    from troyes.paper.press import preview

    svg, pages = preview(order, page)
    return both_forms(PrintPreview(svg, min(page, pages), pages))
