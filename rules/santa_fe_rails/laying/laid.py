"""A segment that is laid: the position after it, and the event (SF-6, SF-12)."""

from rules.core.contract import Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.event import CityTold, CompanyTold, SantaFeEvent
from rules.santa_fe_rails.laying.ground import Ground, ground_of
from rules.santa_fe_rails.laying.segment import Segment
from rules.santa_fe_rails.state import CompanyState, Line, Run, State


class Laid(SantaFeEvent):
    """One segment: space `nth` of `spaces` from `start` towards `towards`."""

    seat: Seat
    company: CompanyTold
    line: int
    new_line: bool
    link: str
    track: int
    start: CityTold
    towards: CityTold
    nth: int
    spaces: int
    joined: tuple[str, ...] = ()  # cities the company now serves and did not before
    first_service: int = 0  # dollars, as paid
    historical: int = 0
    lost: int = 0  # what a triple turn gave away (SF-12.11)
    cost: int = 0
    left: int
    money: int

    @property
    def reached(self) -> str | None:
        """The city at which the segment arrives."""
        return self.towards if self.nth == self.spaces else None

    def told(self, state: State) -> tuple[Phrase, ...]:
        new = phrase("santafe-laid-new" if self.new_line and self.line > 1 else "santafe-nothing")
        cost = phrase("santafe-laid-cost", cost=self.cost) if self.cost else phrase("santafe-nothing")
        laid = self.said(state, "laid-city" if self.reached else "laid", new=new, cost=cost)
        if self.lost:
            return (laid, phrase("santafe-bonus-lost", lost=self.lost))
        paid = {"first": self.first_service, "historical": self.historical}
        why = tuple(phrase(f"santafe-bonus-{name}", money=money) for name, money in paid.items() if money)
        return (laid, self.said(state, "bonus", total=sum(paid.values()), why=why)) if why else (laid,)


def laid(state: State, seat: Seat, segment: Segment) -> Outcome[State]:
    """SF-19.10: pays first, then receives."""
    ground, player = ground_of(state, seat), state.players[seat]
    bonus, times = ground.bonus(segment), player.bonus_times
    earned = bonus.total * times
    company = extended(ground.company(segment.company), segment, ground)
    first = state.phase == "first"
    uses_card = segment.new_line and segment.line > 1 and state.board.company[segment.company].major
    money = player.money - segment.cost + earned
    after = state.with_company(company).with_player(
        seat,
        money=money,
        earned=player.earned + earned,
        spent_terrain=player.spent_terrain + segment.cost,
        laid_first=player.laid_first + first,
        laid_second=player.laid_second + (not first),
        branch_used=player.branch_used or uses_card,
    )
    event = Laid(
        seat=seat,
        company=segment.company,
        line=segment.line,
        new_line=segment.new_line,
        link=segment.link.id,
        track=segment.track,
        start=segment.start,
        towards=segment.towards,
        nth=segment.nth,
        spaces=segment.link.spaces,
        joined=ground.joins(segment),
        first_service=bonus.first_service * times,
        historical=bonus.historical * times,
        lost=0 if times else bonus.total,
        cost=segment.cost,
        left=company.left,
        money=money,
    )
    turn_over = after.players[seat].allowance(state.phase) == 0
    return Outcome(after.but(laid_in_phase=state.laid_in_phase + 1), (event,), turn_over)


def extended(company: CompanyState, segment: Segment, ground: Ground) -> CompanyState:
    """The company with one segment more on the board."""
    run = Run(link=segment.link.id, track=segment.track, start=segment.start, laid=segment.nth)
    if segment.new_line:
        lines = (*company.lines, Line(number=segment.line, start=segment.start, runs=(run,)))
    else:
        lines = tuple(_longer(line, run) if line.number == segment.line else line for line in company.lines)
    return company.but(lines=lines, left=company.left - 1, served=(*company.served, *ground.joins(segment)))


def _longer(line: Line, run: Run) -> Line:
    return line.but(runs=(*(line.runs[:-1] if run.laid > 1 else line.runs), run))
