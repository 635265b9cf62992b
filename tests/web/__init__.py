"""The page in a real Chromium; the server itself is tested in tests/channels/web."""
