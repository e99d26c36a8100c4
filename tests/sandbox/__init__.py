"""The sandbox against a small real bot."""
