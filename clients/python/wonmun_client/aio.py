"""The async client: every method of `Client` as a coroutine, run in a thread, so that no library is needed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Callable, Coroutine

from .client import Client


class AsyncClient:
    """Takes what `Client` takes: `await AsyncClient(url).search("demo", "숙박비")`."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self._client = Client(*args, **options)

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        method = getattr(self._client, name)

        async def call(*args: Any, **options: Any) -> Any:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(None, partial(method, *args, **options))

        return call
