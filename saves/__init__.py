"""The save store: format, versions and upgrades, atomic writing, platform folders."""
