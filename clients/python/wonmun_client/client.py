"""The sync client: one method for each verb of the service, retried on 429 and 503 as `Retry-After` says."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from email.utils import parsedate_to_datetime
from os import PathLike
from pathlib import Path
from typing import Any, Dict, List, Optional, Union

from .errors import WonmunError, error_of
from .types import Answer, Context, Filter, Listing, Search, Source, Verification

FileInput = Union[str, "PathLike[str]", bytes]

# First pause without `Retry-After`, in seconds; each further one is twice as long.
FIRST_PAUSE = 0.5
# Refusals that waiting does not change.
LASTING = {"FEEDBACK_NOT_CONFIGURED"}


class Client:
    """`retries`: how often a refused request is sent again; `longest_pause`: seconds that one pause may last."""

    def __init__(
        self,
        url: str = "http://127.0.0.1:8080",
        key: Optional[str] = None,
        *,
        timeout: float = 300,
        retries: int = 3,
        longest_pause: float = 60,
    ) -> None:
        self._url = url.rstrip("/")
        self._headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self._timeout = timeout
        self._retries = retries
        self._longest_pause = longest_pause

    def health(self) -> Dict[str, Any]:
        return self._json("GET", "/health")

    def parse(
        self,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        pages: Optional[str] = None,
        fields: Optional[List[str]] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        """An unreadable file is no error: see `access`. `pages`: "1-3,7"; `fields`: these members alone, or each
        with "-" in front, all but these. `password` opens an encrypted file; it is kept nowhere."""
        return self._json(
            "POST",
            "/parse",
            file=(file, filename),
            query=_selection(pages, fields),
            headers=_locked(password),
        )

    def markdown(
        self,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        pages: Optional[str] = None,
        password: Optional[str] = None,
    ) -> str:
        body = self.request(
            "POST",
            "/parse",
            file=(file, filename),
            query={"pages": pages},
            headers={"Accept": "text/markdown", **_locked(password)},
        )
        return body.decode("utf-8")

    def chunk(
        self,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        budget: Optional[int] = None,
        pages: Optional[str] = None,
        fields: Optional[List[str]] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        query = {"budget": budget, **_selection(pages, fields)}
        return self._json(
            "POST", "/chunk", file=(file, filename), query=query, headers=_locked(password)
        )

    def documents(
        self,
        tenant: str,
        *,
        principal: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        wait: Optional[bool] = None,
    ) -> Listing:
        """All of them, or `limit` at a time: `next_cursor` of one page is `cursor` of the next."""
        query = {
            "tenant": tenant,
            "principal": principal,
            "limit": limit,
            "cursor": cursor,
            "wait": None if wait is None else "true" if wait else "false",
        }
        return self._json("GET", "/documents", query=query)

    def read(
        self,
        tenant: str,
        doc_id: str,
        *,
        principal: Optional[str] = None,
        pages: Optional[str] = None,
        fields: Optional[List[str]] = None,
    ) -> Dict[str, Any]:
        query = {
            "tenant": tenant,
            "doc_id": doc_id,
            "principal": principal,
            **_selection(pages, fields),
        }
        return self._json("GET", "/documents/read", query=query)

    def page(
        self, tenant: str, doc_id: str, page: int, *, principal: Optional[str] = None
    ) -> bytes:
        """One page as PNG."""
        query = {"tenant": tenant, "doc_id": doc_id, "page": page, "principal": principal}
        headers = {"Accept": "image/png"}
        return self.request("GET", "/documents/page", query=query, headers=headers)

    def upload(
        self,
        tenant: str,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        replace: bool = False,
        tags: Optional[List[str]] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        """`password` opens an encrypted file; the tenant keeps it without, and `unlocked_from` says so."""
        query = {
            "tenant": tenant,
            "replace": "1" if replace else None,
            "tags": None if tags is None else ",".join(tags),
        }
        # Sent again, it is stored once.
        headers = {"Idempotency-Key": str(uuid.uuid4()), **_locked(password)}
        return self._json(
            "POST", "/documents/upload", file=(file, filename), query=query, headers=headers
        )

    def remove(self, tenant: str, filename: str, *, doc_id: Optional[str] = None) -> Dict[str, Any]:
        query = {"tenant": tenant, "filename": filename, "doc_id": doc_id}
        return self._json("DELETE", "/documents", query=query)

    def search(
        self,
        tenant: str,
        query: str,
        *,
        limit: Optional[int] = None,
        principal: Optional[str] = None,
        filter: Optional[Filter] = None,
        wait: Optional[bool] = None,
    ) -> Search:
        """With `wait=False` what is read by now answers, and the rest is in `skipped`; so in `context` and `answer`."""
        return self._ask(
            "/search", tenant, principal, query=query, limit=limit, filter=filter, wait=wait
        )

    def context(
        self,
        tenant: str,
        query: str,
        *,
        budget: Optional[int] = None,
        limit: Optional[int] = None,
        principal: Optional[str] = None,
        filter: Optional[Filter] = None,
        wait: Optional[bool] = None,
    ) -> Context:
        return self._ask(
            "/context",
            tenant,
            principal,
            query=query,
            budget=budget,
            limit=limit,
            filter=filter,
            wait=wait,
        )

    def answer(
        self,
        tenant: str,
        question: str,
        *,
        limit: Optional[int] = None,
        llm: Optional[bool] = None,
        history: Optional[List[str]] = None,
        principal: Optional[str] = None,
        filter: Optional[Filter] = None,
        wait: Optional[bool] = None,
    ) -> Answer:
        return self._ask(
            "/answer",
            tenant,
            principal,
            question=question,
            limit=limit,
            llm=llm,
            history=history,
            filter=filter,
            wait=wait,
        )

    def verify(
        self,
        tenant: str,
        answer: str,
        *,
        sources: Optional[List[Source]] = None,
        citations: Optional[List[Dict[str, Any]]] = None,
        principal: Optional[str] = None,
    ) -> Verification:
        return self._ask(
            "/verify", tenant, principal, answer=answer, sources=sources, citations=citations
        )

    def submit_jobs(
        self,
        files: List[Any],
        *,
        tenant: Optional[str] = None,
        replace: Optional[bool] = None,
        tags: Optional[List[str]] = None,
        result: Optional[str] = None,
        budget: Optional[int] = None,
        priority: Optional[str] = None,
        callback_url: Optional[str] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        """Leaves files to be read in turn: paths, or pairs of bytes and a name. Answers at once with their ids."""
        fields = {
            "tenant": tenant,
            "replace": None if replace is None else "1" if replace else "0",
            "tags": None if tags is None else ",".join(tags),
            "result": result,
            "budget": budget,
            "priority": priority,
            "callback_url": callback_url,
            "password": password,
        }
        headers = {"Idempotency-Key": str(uuid.uuid4())}
        return self._json("POST", "/jobs", form=(files, fields), headers=headers)

    def job(self, id: str) -> Dict[str, Any]:
        """How far a job is, and its `result` once it is done."""
        return self._json("GET", f"/jobs/{urllib.parse.quote(id, safe='')}")

    def jobs(self, *, limit: Optional[int] = None, cursor: Optional[str] = None) -> Dict[str, Any]:
        """Newest first; `next_cursor` of the answer is `cursor` of the next page."""
        return self._json("GET", "/jobs", query={"limit": limit, "cursor": cursor})

    def cancel_job(self, id: str) -> Dict[str, Any]:
        return self._json("DELETE", f"/jobs/{urllib.parse.quote(id, safe='')}")

    def wait_for_job(self, id: str, *, every: float = 1, timeout: float = 3600) -> Dict[str, Any]:
        """The job once it has ended. Raises `TimeoutError` where it does not in time."""
        end = time.monotonic() + timeout
        while True:
            job = self.job(id)
            if job["state"] in ("done", "failed", "cancelled"):
                return job
            if time.monotonic() > end:
                raise TimeoutError(f"job {id} is still {job['state']}")
            time.sleep(every)

    def request(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Dict[str, Any]] = None,
        body: Any = None,
        file: Any = None,
        form: Any = None,
        headers: Optional[Dict[str, str]] = None,
    ) -> bytes:
        """Any route: retried and refused as all are."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        url = self._url + path + (f"?{urllib.parse.urlencode(given)}" if given else "")
        sent = {**self._headers, **(headers or {})}
        data: Optional[bytes] = None
        if file is not None:
            data, name = _read(*file)
            sent["Content-Type"] = "application/octet-stream"
            sent["X-Filename"] = urllib.parse.quote(name, safe="")
        elif form is not None:
            data, sent["Content-Type"] = _form(*form)
        elif body is not None:
            data = json.dumps(body, ensure_ascii=False).encode("utf-8")
            sent["Content-Type"] = "application/json"
        attempt = 0
        while True:
            attempt += 1
            asked = urllib.request.Request(url, data=data, headers=sent, method=method)
            try:
                with urllib.request.urlopen(asked, timeout=self._timeout) as answer:
                    return answer.read()
            except urllib.error.HTTPError as refused:
                error = error_of(refused.code, refused.read(), refused.headers["X-Request-Id"])
                pause = self._pause(attempt, error, refused.headers["Retry-After"])
                if pause is None:
                    raise error from None
                time.sleep(pause)

    def _pause(
        self, attempt: int, error: WonmunError, retry_after: Optional[str]
    ) -> Optional[float]:
        if attempt > self._retries or error.status not in (429, 503) or error.reason in LASTING:
            return None
        # Spread by chance, so that clients refused together do not come back together.
        pause = FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + random.random() / 2)
        if retry_after is not None:
            pause = _seconds(retry_after, pause)
        return None if pause > self._longest_pause else pause

    def _json(self, method: str, path: str, **sent: Any) -> Any:
        return json.loads(self.request(method, path, **sent))

    def _ask(self, path: str, tenant: str, principal: Optional[str], **fields: Any) -> Any:
        body = {"tenant": tenant, "principal": principal, **fields}
        return self._json(
            "POST", path, body={name: value for name, value in body.items() if value is not None}
        )


def _selection(pages: Optional[str], fields: Optional[List[str]]) -> Dict[str, Any]:
    return {"pages": pages, "fields": None if fields is None else ",".join(fields)}


def _locked(password: Optional[str]) -> Dict[str, str]:
    return {} if password is None else {"X-Password": urllib.parse.quote(password, safe="")}


def _read(file: FileInput, filename: Optional[str]) -> Any:
    if isinstance(file, bytes):
        if filename is None:
            raise TypeError("bytes need a filename")
        return file, filename
    path = Path(file)
    return path.read_bytes(), filename or path.name


def _form(files: List[Any], fields: Dict[str, Any]) -> Any:
    """`multipart/form-data` (RFC 7578) and its content type; names in UTF-8, as browsers send them."""
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []

    def add(disposition: str, content: bytes) -> None:
        head = f"--{boundary}\r\nContent-Disposition: form-data; {disposition}\r\n\r\n"
        parts.extend([head.encode("utf-8"), content, b"\r\n"])

    for name, value in fields.items():
        if value is not None:
            add(f'name="{name}"', str(value).encode("utf-8"))
    for file in files:
        content, filename = _read(*file) if isinstance(file, tuple) else _read(file, None)
        escaped = filename.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
        add(f'name="file"; filename="{escaped}"', content)
    parts.append(f"--{boundary}--\r\n".encode("ascii"))
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


def _seconds(retry_after: str, otherwise: float) -> float:
    """Seconds or a date (RFC 9110 §10.2.3)."""
    try:
        return max(0.0, float(retry_after))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError):
        return otherwise
