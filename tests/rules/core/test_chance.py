"""Chance: the same seed gives the same draws, each as likely as another, and it can be taken up anywhere."""

import hashlib
from collections import Counter

import pytest

from rules.core.chance import Chance, commitment

SEED = bytes(range(32))


def test_equal_seeds_give_equal_draws() -> None:
    one, other = Chance(SEED), Chance(SEED)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]
    assert [Chance(SEED).below(2**40)] != [Chance(bytes(32)).below(2**40)]


def test_draws_are_those_of_the_published_scheme() -> None:
    """SHA-256 of the seed and the counter in eight bytes: anyone can repeat it."""
    digest = hashlib.sha256(SEED + (0).to_bytes(8, "big")).digest()
    assert Chance(SEED).below(52) == int.from_bytes(digest, "big") % 52


def test_it_goes_on_where_it_stood() -> None:
    whole = Chance(SEED)
    first = [whole.below(6) for _ in range(5)]
    rest = [whole.below(6) for _ in range(5)]
    again = Chance(SEED, drawn=5)
    assert [again.below(6) for _ in range(5)] == rest
    assert (whole.drawn, len(first)) == (10, 5)


def test_every_number_is_as_likely_as_another() -> None:
    chance = Chance(SEED)
    seen = Counter(chance.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(880 < count < 1120 for count in seen.values())


def test_shuffling_keeps_every_card_and_reaches_every_order() -> None:
    chance = Chance(SEED)
    orders = Counter("".join(chance.shuffled("abc")) for _ in range(1200))
    assert set(orders) == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert all(140 < count < 260 for count in orders.values())
    cards = list(range(99))
    assert sorted(chance.shuffled(cards)) == cards
    assert cards == list(range(99))
    assert chance.shuffled(()) == ()


def test_what_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(b"short")
    with pytest.raises(ValueError, match="nothing"):
        Chance(SEED).below(0)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) != commitment(bytes(32))
