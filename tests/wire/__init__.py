"""The whole bot over real sockets."""
