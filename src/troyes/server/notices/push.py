"""Messages to browsers: encrypted for one browser only (RFC 8291), and signed by this server (RFC 8292)."""

import base64
import json
import os
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from troyes.core.errors import TroyesError, refusal_of
from troyes.server.guard.secret_file import kept_secret
from troyes.server.storage.notices import StoredPush

FILE = "vapid.pem"
CURVE = ec.SECP256R1()
RECORD = 4096
"""The whole message is one record, which is never longer."""
LASTS = 12 * 3600
"""For how many seconds a signature holds; push services allow a day."""
SECRET_BYTES = 16


class PushKeys:
    """The pair of keys by which browsers know this server. With another one they would have to ask anew."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = written(_point(private.public_key()))

    @classmethod
    def kept_in(cls, data: Path) -> "PushKeys":
        """Those that are kept in a folder; made when there are none yet."""
        path = data / FILE
        try:
            found = serialization.load_pem_private_key(kept_secret(path, _made), None)
        except OSError as error:
            raise TroyesError("push-keys", path=str(path), detail=refusal_of(error)) from error
        except (ValueError, TypeError) as error:
            raise TroyesError("push-keys-damaged", path=str(path)) from error
        if not isinstance(found, ec.EllipticCurvePrivateKey) or found.curve.name != CURVE.name:
            raise TroyesError("push-keys-damaged", path=str(path))
        return cls(found)

    def headers(self, endpoint: str, contact: str, now: float) -> dict[str, str]:
        """What proves to a push service who sends. `contact`: where the operator is found."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LASTS, "sub": contact}
        signed = ".".join(written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{written(r.to_bytes(32) + s.to_bytes(32))}"
        return {"authorization": f"vapid t={token}, k={self.public}"}

    def __repr__(self) -> str:
        return "PushKeys(…)"


def fits(push: StoredPush) -> bool:
    """Whether a message can be encrypted for this browser at all."""
    try:
        _browser(push)
    except ValueError:
        return False
    return True


def encrypted(
    content: bytes, push: StoredPush, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """What only this browser can read. `own` and `salt` are new for each message, unless they are given."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SECRET_BYTES)
    browser, secret = _browser(push)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    base = _derived(secret, shared, b"WebPush: info\0" + _point(browser) + ours, 32)
    key = _derived(salt, base, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, base, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, content + b"\x02", None)
    if len(sealed) > RECORD:
        raise ValueError("longer than a push message can be")
    return salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours + sealed


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _read(text: str) -> bytes:
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)


def _browser(push: StoredPush) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    secret = _read(push.auth)
    if len(secret) != SECRET_BYTES:
        raise ValueError("not as long as it must be")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _read(push.p256dh)), secret


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _made() -> bytes:
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
