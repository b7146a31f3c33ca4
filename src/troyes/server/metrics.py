"""What is counted while the server runs, for Prometheus to read."""

from prometheus_client import Counter, Gauge, Histogram

CHOICES = Counter("troyes_choices", "Choices that can no longer be taken back")
CONNECTIONS = Gauge("troyes_connections", "Open connections to tables")
ROOMS = Gauge("troyes_rooms", "Tables in memory")
REFUSALS = Counter("troyes_refusals", "Messages and requests that were refused", ["why"])
STEP_SECONDS = Histogram(
    "troyes_step_seconds",
    "From a step's arrival until it is on disk and on its way to everybody",
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
THINKING_WAITING = Gauge(
    "troyes_thinking_waiting", "Thoughts that wait: for a process here, or in the database for any worker", ["kind"]
)
THOUGHTS = Counter("troyes_thoughts", "Thoughts that came to their end", ["kind"])
THINKING_DEATHS = Counter(
    "troyes_thinking_deaths", "Thinking processes that died; what they thought of is tried once more"
)
THINKING_TAKEN_OVER = Counter(
    "troyes_thinking_taken_over", "How often a thought of this server was taken over from a worker that died", ["kind"]
)
_WAITS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LOOP_LAG = Histogram("troyes_loop_lag_seconds", "How late the event loop is with what is due", buckets=_WAITS)
LOOP_HELD = Histogram("troyes_loop_held_seconds", "The part of it in which the server was computing", buckets=_WAITS)
LOOP_LAG_MOST = Gauge("troyes_loop_lag_most_seconds", "The longest lag of the last minute")
LOOP_HELD_MOST = Gauge("troyes_loop_held_most_seconds", "The longest hold of the last minute")
