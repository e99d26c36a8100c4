"""What must not be lost when things go wrong: killed, disk full, old database, restored backup."""
