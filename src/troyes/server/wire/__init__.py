"""Everything that goes over the wire, both ways. The client's types are made from these."""
