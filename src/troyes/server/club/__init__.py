"""The club house around the tables: people, results, replays, cards of one's own, talk."""
