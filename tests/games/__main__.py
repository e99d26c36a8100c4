"""`python -m tests.games [games] [kind ...]`: the playouts of `make playouts`; 0 games: as many as its hooks say."""

import sys

from tests.games.campaign import campaign

if __name__ == "__main__":
    sys.exit(campaign(int(sys.argv[1]) if len(sys.argv) > 1 else 0, *sys.argv[2:]))
