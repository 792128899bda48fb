"""Songwai on a partner's server, in Python 3.9 or later, without dependencies."""
import base64
import hashlib
import hmac
import json
import time
import uuid


def _url64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def guest_token(partner_id: str, secret: str, guest: dict) -> str:
    """The token that signs a guest on. guest: {"id", "name", "phone"}, "email" where known."""
    now = int(time.time())
    claims = {key: guest[key] for key in ("name", "phone", "email") if key in guest}
    claims |= {"iss": partner_id, "aud": "songwai", "sub": guest["id"], "iat": now, "exp": now + 300, "jti": str(uuid.uuid4())}
    parts = [_url64(json.dumps(part).encode()) for part in ({"alg": "HS256", "typ": "JWT"}, claims)]
    text = ".".join(parts)
    return text + "." + _url64(hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest())


def is_from_songwai(webhook_secret: str, headers: dict, raw_body: bytes) -> bool:
    """Whether Songwai signed a webhook within the last five minutes. raw_body: the bytes as they came."""
    sent = {name.lower(): value for name, value in headers.items()}
    event_id, sent_at, signatures = (sent.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > 300:
        return False
    key = base64.b64decode(webhook_secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{event_id}.{sent_at}.".encode() + raw_body, hashlib.sha256).digest()
    wanted = "v1," + base64.b64encode(signed).decode()
    return any(hmac.compare_digest(wanted, one) for one in signatures.split(" "))
