"""
What tests put in the place of the world: a clock that is moved by hand, minds and judges that
follow a script, and real processes that are really killed. Nothing of ours is patched.
"""
