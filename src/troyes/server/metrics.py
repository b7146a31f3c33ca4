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
