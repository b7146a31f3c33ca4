"""What keeps a server and its players from harm: limits, origins, invitations."""
