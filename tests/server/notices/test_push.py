"""Messages to browsers: as the standard has them, word for word, and signed by keys that stay the same."""

import json
import time
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.server.receiving import Browser, opened, point, unlettered

from troyes.core.errors import TroyesError
from troyes.server.notices.push import FILE, PushKeys, encrypted, fits
from troyes.server.storage.notices import StoredPush

# The example of RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unlettered(text)), ec.SECP256R1())


def test_the_example_of_the_standard_comes_out_just_so() -> None:
    push = StoredPush("https://push.example.net/", RECEIVER_PUBLIC, AUTH)
    assert encrypted(PLAIN, push, key(SENDER), unlettered(SALT)) == unlettered(SEALED)
    assert opened(unlettered(SEALED), key(RECEIVER), unlettered(AUTH)) == PLAIN


def test_each_message_has_keys_of_its_own_and_only_one_browser_reads_it() -> None:
    browser, other = Browser("https://push.example/1"), Browser("https://push.example/2")
    push = StoredPush(**browser.subscription())
    one, two = (encrypted(b'{"a": 1}', push) for _ in range(2))
    assert browser.read(one) == browser.read(two) == {"a": 1}
    assert one[:16] != two[:16]
    assert one[21:86] != two[21:86]
    with pytest.raises(InvalidTag):
        other.read(one)


def test_keys_that_are_none_are_found_out() -> None:
    good = Browser("https://push.example/1").subscription()
    assert fits(StoredPush(**good))
    off_the_curve = "B" + "A" * 86
    for wrong in ({"auth": "AAAA"}, {"auth": "!"}, {"p256dh": "AAAA"}, {"p256dh": off_the_curve}, {"p256dh": ""}):
        assert not fits(StoredPush(**{**good, **wrong})), wrong


def test_what_is_too_long_is_not_sent() -> None:
    push = StoredPush(**Browser("https://push.example/1").subscription())
    with pytest.raises(ValueError, match="longer"):
        encrypted(b"x" * 5000, push)


def test_the_servers_keys_are_made_once_and_kept_to_itself(tmp_path: Path) -> None:
    first = PushKeys.kept_in(tmp_path / "new")
    path = tmp_path / "new" / FILE
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    assert PushKeys.kept_in(tmp_path / "new").public == first.public
    assert path.stat().st_mode & 0o777 == 0o600
    assert PushKeys.kept_in(tmp_path).public != first.public
    assert len(unlettered(first.public)) == 65
    for damaged in (b"", b"nonsense", path.read_bytes()[:60]):
        path.write_bytes(damaged)
        with pytest.raises(TroyesError) as caught:
            PushKeys.kept_in(tmp_path / "new")
        assert caught.value.message.id == "push-keys-damaged"


def test_a_push_service_can_check_who_sends(tmp_path: Path) -> None:
    keys, now = PushKeys.kept_in(tmp_path), time.time()
    headers = keys.headers("https://push.example:8443/abc?d=e", "https://troyes.example", now)
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    assert (scheme, parts["k"]) == ("vapid", keys.public)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unlettered(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(unlettered(claims))
    assert told["aud"] == "https://push.example:8443"
    assert told["sub"] == "https://troyes.example"
    assert now < told["exp"] <= now + 24 * 3600
    r, s = unlettered(signature)[:32], unlettered(signature)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unlettered(parts["k"]))
    assert point(public) == unlettered(keys.public)
    signed = encode_dss_signature(int.from_bytes(r), int.from_bytes(s))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
