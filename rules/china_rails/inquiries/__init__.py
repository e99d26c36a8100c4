"""Private questions: find, sheet, cards, plan, survey."""

from collections.abc import Mapping

from rules.core.contract import Inquiry, View

INQUIRIES: Mapping[str, Inquiry[View]] = {}
