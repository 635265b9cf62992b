"""Doing what is owed: perform.py turns an effect into the event that answers it."""
