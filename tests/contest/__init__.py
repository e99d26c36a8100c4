"""The ladder of players: who beats whom in which game, and how surely."""
