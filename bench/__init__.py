"""What `make bench` and `make soak` run."""
