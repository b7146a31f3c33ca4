"""What the operator does to a server's data from a command line, while it runs or while it rests."""
