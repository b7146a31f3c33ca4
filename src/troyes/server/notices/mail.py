"""Mail, where the operator has set a server for it. It is sent beside everything else, and nobody waits for it."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage

import structlog

from troyes.server.settings import Settings

log = structlog.get_logger()
PATIENCE = 20.0
"""Seconds for the mail server to answer."""
TLS_PORT = 465
"""Encrypted from the first byte; elsewhere it is asked for."""


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def works(self) -> bool:
        return bool(self._settings.smtp_host and self._settings.smtp_from)

    def send(self, to: str, subject: str, words: str) -> None:
        """Begins to. What goes wrong is logged, without the address."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.smtp_from, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(words)
        task = asyncio.create_task(self._sent(message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Waits for what is on its way."""
        await asyncio.gather(*self._sending)

    async def _sent(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._deliver, message)
        except (OSError, smtplib.SMTPException) as error:
            log.error("a mail could not be sent", why=type(error).__name__)

    def _deliver(self, message: EmailMessage) -> None:
        settings, safe = self._settings, ssl.create_default_context()
        at = (settings.smtp_host, settings.smtp_port)
        if settings.smtp_port == TLS_PORT:
            line: smtplib.SMTP = smtplib.SMTP_SSL(*at, timeout=PATIENCE, context=safe)
        else:
            line = smtplib.SMTP(*at, timeout=PATIENCE)
        with line:
            if settings.smtp_tls and settings.smtp_port != TLS_PORT:
                line.starttls(context=safe)
            if settings.smtp_user:
                line.login(settings.smtp_user, settings.smtp_password)
            line.send_message(message)
