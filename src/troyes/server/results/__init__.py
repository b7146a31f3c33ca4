"""What a finished game comes to: counts, ratings, statistics, the day's game, and what stays secret until when."""
