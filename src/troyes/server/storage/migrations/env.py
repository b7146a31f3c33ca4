"""What Alembic runs: the versions that are missing, on the connection and in the transaction that it is handed."""

from alembic import context

from troyes.server.storage.people_models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
