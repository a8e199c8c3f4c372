"""The commands without a window, one module each: `add_arguments(parser, words)`, `run(arguments, words)`."""
