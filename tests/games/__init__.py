"""One harness for every game of the house: playouts, secrets, notation, records and finished games."""
