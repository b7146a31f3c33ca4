### The terminal table: bots that think, hints, and the study of a game that is over

# The set-up
table-setup-seconds = Bots think for
table-seconds = { $seconds } s a decision
table-setup-hints = Hints
table-hints-on = Yes: H asks for one
table-hints-off = No
table-level = { $level }. { $line }

# Bots at work
table-ponders = { $name } is thinking
table-weighs = { $lines ->
    [one] { $name } weighs one line, { $seconds } s
   *[other] { $name } weighs { $lines } lines, { $seconds } s
}

# A hint
table-key-advice = hint
table-help-advice = ask for a hint, where the table gives hints
table-advice = A hint for { $name }
table-advice-off = This table gives no hints. They are chosen when a game is set up.
table-advice-wait = It is not your turn: a hint is for a choice of yours.
table-advice-lost = No hint could be thought out ({ $why }). Try again.
table-advice-weighs = { $lines ->
    [one] One line weighed, { $seconds } s
   *[other] { $lines } lines weighed, { $seconds } s
}
table-advice-weighed = { $lines ->
    [0] There is nothing else to choose.
    [one] One line was weighed, in { $seconds } s. Points are what may be expected at the end.
   *[other] { $lines } lines were weighed, in { $seconds } s. Points are what may be expected at the end.
}
table-advice-best = Best:
table-advice-other = Or:
table-advice-then = then
table-advice-best-expected = Expected: { $points }
table-advice-other-expected = Expected: { $points }; gives up { $less } points
table-advice-follow = Do it · ⏎
table-advice-close = Close · Esc

# The study of a game that is over
table-after-study = Study the game · S
table-study = The game in hindsight
table-study-keys = ↑ ↓: read on · Esc: back
table-study-going = { $total ->
    [0] Beginning …
   *[other] { $done } of { $total } choices judged
}
table-study-lost = The study came to nothing ({ $why }). Close this page and try again.
table-study-curve = Points that could be expected at the end
table-study-chance = Chance to win, an estimate
table-study-when = { $when }:
table-study-turning = Where it turned
table-study-account = Luck and choices, in points
table-study-start = start
table-study-luck = luck
table-study-choices = own
table-study-others = others
table-study-revision = revised
table-study-final = the end
table-study-sound = sound
table-study-how = start + luck + own choices + others + revised = end. Revised: what looked different though nothing had happened. Sound: turns that gave up less than half a point.
table-study-turns = The turns that gave up most
table-study-sound-all = No turn gave up half a point.
table-study-gave-up = { $name } gave up { $points } points
table-study-done = did:
table-study-better = better:
table-study-budget = Each choice was weighed for { $seconds } s, with what its player could know.
