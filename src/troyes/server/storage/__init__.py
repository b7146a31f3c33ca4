"""What a server keeps: guests, tables, and every choice that was made at them."""
