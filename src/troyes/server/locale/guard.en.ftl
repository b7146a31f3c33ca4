# What keeps the server free for everybody, as it is told to who meets it
web-busy = Too much is being asked of us just now.
    .remedy = Try again in a moment.
web-took-too-long = This took too long to read, and was given up.
    .remedy = Send something smaller.
web-record-text = A text in this record is too long: { $place }. At most { $most } characters are kept.
    .remedy = Shorten it.
