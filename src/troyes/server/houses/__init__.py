"""Several servers on one database: which of them run, who is at which table where, and what they tell each other."""
