"""`python -m tests.games [games]`: the campaign of playouts, for `make playouts`."""

import sys

from tests.games.campaign import GAMES_EACH, campaign

if __name__ == "__main__":
    sys.exit(campaign(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH))
