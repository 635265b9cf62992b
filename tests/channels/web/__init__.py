"""The server as programs and browsers meet it: a real process, asked over real sockets."""
