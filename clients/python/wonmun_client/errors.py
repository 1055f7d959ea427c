"""The error of a request that the service refused: branch on `reason`, show `message`."""

from __future__ import annotations

import json
from typing import Optional


class WonmunError(Exception):
    """`reason` is None where something else than the service answered, such as a proxy in front of it."""

    def __init__(
        self,
        status: int,
        reason: Optional[str],
        message: str,
        request_id: Optional[str] = None,
        field: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason
        self.message = message
        self.request_id = request_id
        self.field = field


def error_of(status: int, body: bytes, request_id: Optional[str]) -> WonmunError:
    text = body.decode("utf-8", "replace")
    try:
        said = json.loads(text)
        return WonmunError(
            status, said["reason"], said["message"], request_id, said.get("field")
        )
    except (ValueError, KeyError, TypeError):
        return WonmunError(status, None, f"HTTP {status}: {text[:200]}", request_id)
