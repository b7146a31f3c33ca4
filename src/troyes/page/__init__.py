"""The product inside a page: the server's rooms and tables in a worker of the browser, for one person, kept there.

It knows neither HTTP nor a database, runs in plain Python as well, and is told where to keep things and where to think.
"""
