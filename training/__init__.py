"""How the weights of folkmoot/understanding are made and measured: make train, make eval."""
