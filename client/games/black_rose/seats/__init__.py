"""The boards of the mages: `plans` says where everything lies on them, `boards` draws them."""
