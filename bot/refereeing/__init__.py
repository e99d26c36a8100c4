"""What happens at a table: every change goes through the door, whoever asks for it."""
