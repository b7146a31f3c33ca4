"""The versions of the database, run by `troyes.server.storage.migrate`.

A new one is a module in `versions` that names the one before it. A test compares what they make with the models.
"""
