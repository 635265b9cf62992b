"""Where people meet the room. Each channel is self-contained: it follows the log and speaks."""
