"""Private questions, answered from the asker's own view at any time, one file each."""

from collections.abc import Mapping

from rules.china_rails.inquiries.cards import Cards
from rules.china_rails.inquiries.cost import Cost
from rules.china_rails.inquiries.find import Find
from rules.china_rails.inquiries.plan import Plan
from rules.china_rails.inquiries.sheet import Sheet
from rules.core.contract import Inquiry, View

INQUIRIES: Mapping[str, Inquiry[View]] = {
    "find": Find(),
    "sheet": Sheet(),
    "cards": Cards(),
    "plan": Plan(),
    "cost": Cost(),
}
