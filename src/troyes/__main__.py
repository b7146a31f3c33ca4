"""`python -m troyes` is the command `troyes`."""

from troyes.cli.main import app

if __name__ == "__main__":
    app(prog_name="troyes")
