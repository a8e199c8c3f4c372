"""The desktop client: draws views, turns gestures into actions, holds no rule."""
