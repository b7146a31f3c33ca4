"""What anybody can look up: games and bots, rules, printed numbers, pages to print."""
