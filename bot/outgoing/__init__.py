"""What goes out to Discord after a commit: posts, edits, pins and pictures."""
