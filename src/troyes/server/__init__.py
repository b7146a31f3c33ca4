"""The table over the net: HTTP, WebSocket, storage. It asks the games, and never decides what is legal."""
