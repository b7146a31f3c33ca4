"""Answers to puzzles, and what they say of people and puzzles."""

from collections.abc import Iterable, Mapping

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select

from troyes.server.storage.errors import StoreError
from troyes.server.storage.kept import KeptAnswer
from troyes.server.storage.people_models import PuzzleAnswerRow, PuzzleRatingRow
from troyes.server.storage.rating import Strength
from troyes.server.storage.reader import columns_of
from troyes.server.storage.shelf import Shelf


class PuzzleAnswers(Shelf):
    rates = True

    async def of(self, guest: str, shelf: str) -> list[KeptAnswer]:
        """Somebody's answers, the latest first."""
        mine = select(*columns_of(PuzzleAnswerRow, KeptAnswer)).where(
            PuzzleAnswerRow.guest == guest, PuzzleAnswerRow.shelf == shelf
        )
        return await self._reader.all(KeptAnswer, mine.order_by(PuzzleAnswerRow.made.desc(), PuzzleAnswerRow.puzzle))

    async def one(self, guest: str, shelf: str, puzzle: str) -> KeptAnswer | None:
        return await self._reader.one(
            KeptAnswer,
            select(*columns_of(PuzzleAnswerRow, KeptAnswer)).where(
                PuzzleAnswerRow.guest == guest, PuzzleAnswerRow.shelf == shelf, PuzzleAnswerRow.puzzle == puzzle
            ),
        )

    async def strengths(self, shelf: str, who: Iterable[str]) -> dict[str, Strength]:
        """Of those of whom anything is known."""
        rows = await self._reader.rows(
            select(PuzzleRatingRow.who, PuzzleRatingRow.mu, PuzzleRatingRow.sigma, PuzzleRatingRow.answers).where(
                PuzzleRatingRow.shelf == shelf, PuzzleRatingRow.who.in_(list(who))
            )
        )
        return {who: Strength(mu, sigma, answers) for who, mu, sigma, answers in rows}

    async def keep(self, answer: KeptAnswer, strengths: Mapping[str, Strength]) -> bool:
        """A first answer with what it changes; False: there was one already, and nothing is written."""
        rows = [
            {"who": who, "shelf": answer.shelf, "mu": known.mu, "sigma": known.sigma, "answers": known.games}
            for who, known in strengths.items()
        ]
        old = delete(PuzzleRatingRow).where(
            PuzzleRatingRow.shelf == answer.shelf, PuzzleRatingRow.who.in_(list(strengths))
        )
        try:
            await self._writer.run(
                [(insert(PuzzleAnswerRow), [asdict(answer)]), (old, None), (insert(PuzzleRatingRow), rows)]
            )
        except StoreError:
            if await self.one(answer.guest, answer.shelf, answer.puzzle) is None:
                raise
            return False
        return True
