"""Who thinks for a bot: rules.py, without a model."""
