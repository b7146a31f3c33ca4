"""What every request and answer goes through: who asks, what is turned away, how the API is described."""
