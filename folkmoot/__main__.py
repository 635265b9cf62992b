"""`python -m folkmoot` is the command `folkmoot`."""

from folkmoot.cli import main

main()
