"""What comes in from Discord: commands, presses, panels, and who may do what."""
