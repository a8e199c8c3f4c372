"""What lies on the table, drawn: each look has its module, `pictures` says which draws what."""
