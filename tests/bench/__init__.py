"""What the house costs, measured against something on the same machine in the same run: `make bench`."""
