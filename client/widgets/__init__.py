"""The controls of menus and tables; each works by mouse and by keyboard alike."""
