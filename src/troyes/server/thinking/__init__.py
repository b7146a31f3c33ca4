"""What is thought out in processes of their own: bots' turns, hints, analyses."""
