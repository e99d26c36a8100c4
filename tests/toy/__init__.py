"""A game of two kinds of move that uses every part of the contract, for tests of the house."""
