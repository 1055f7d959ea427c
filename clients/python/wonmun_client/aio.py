"""The async client: every method of `Client` as a coroutine, run in a thread, so that no library is needed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Callable, Dict, List, Optional, TypeVar

from .client import Client, FileInput
from .types import Answer, Context, Filter, Listing, Search, Source, Verification

Result = TypeVar("Result")


class AsyncClient:
    """Takes what `Client` takes: `await AsyncClient(url).search("demo", "숙박비")`."""

    def __init__(
        self,
        url: str = "http://127.0.0.1:8080",
        key: Optional[str] = None,
        *,
        timeout: float = 300,
        retries: int = 3,
        longest_pause: float = 60,
    ) -> None:
        self._client = Client(
            url, key, timeout=timeout, retries=retries, longest_pause=longest_pause
        )

    async def health(self) -> Dict[str, Any]:
        return await self._run(self._client.health)

    async def parse(
        self,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        pages: Optional[str] = None,
        fields: Optional[List[str]] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        return await self._run(
            self._client.parse,
            file,
            filename,
            pages=pages,
            fields=fields,
            password=password,
        )

    async def markdown(
        self,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        pages: Optional[str] = None,
        password: Optional[str] = None,
    ) -> str:
        return await self._run(
            self._client.markdown, file, filename, pages=pages, password=password
        )

    async def chunk(
        self,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        budget: Optional[int] = None,
        pages: Optional[str] = None,
        fields: Optional[List[str]] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        return await self._run(
            self._client.chunk,
            file,
            filename,
            budget=budget,
            pages=pages,
            fields=fields,
            password=password,
        )

    async def documents(
        self,
        tenant: str,
        *,
        principal: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        wait: Optional[bool] = None,
    ) -> Listing:
        return await self._run(
            self._client.documents,
            tenant,
            principal=principal,
            limit=limit,
            cursor=cursor,
            wait=wait,
        )

    async def read(
        self,
        tenant: str,
        doc_id: str,
        *,
        principal: Optional[str] = None,
        pages: Optional[str] = None,
        fields: Optional[List[str]] = None,
    ) -> Dict[str, Any]:
        return await self._run(
            self._client.read,
            tenant,
            doc_id,
            principal=principal,
            pages=pages,
            fields=fields,
        )

    async def page(
        self, tenant: str, doc_id: str, page: int, *, principal: Optional[str] = None
    ) -> bytes:
        return await self._run(self._client.page, tenant, doc_id, page, principal=principal)

    async def upload(
        self,
        tenant: str,
        file: FileInput,
        filename: Optional[str] = None,
        *,
        replace: bool = False,
        tags: Optional[List[str]] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        return await self._run(
            self._client.upload,
            tenant,
            file,
            filename,
            replace=replace,
            tags=tags,
            password=password,
        )

    async def remove(
        self, tenant: str, filename: str, *, doc_id: Optional[str] = None
    ) -> Dict[str, Any]:
        return await self._run(self._client.remove, tenant, filename, doc_id=doc_id)

    async def search(
        self,
        tenant: str,
        query: str,
        *,
        limit: Optional[int] = None,
        principal: Optional[str] = None,
        filter: Optional[Filter] = None,
        wait: Optional[bool] = None,
    ) -> Search:
        return await self._run(
            self._client.search,
            tenant,
            query,
            limit=limit,
            principal=principal,
            filter=filter,
            wait=wait,
        )

    async def context(
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
        return await self._run(
            self._client.context,
            tenant,
            query,
            budget=budget,
            limit=limit,
            principal=principal,
            filter=filter,
            wait=wait,
        )

    async def answer(
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
        return await self._run(
            self._client.answer,
            tenant,
            question,
            limit=limit,
            llm=llm,
            history=history,
            principal=principal,
            filter=filter,
            wait=wait,
        )

    async def verify(
        self,
        tenant: str,
        answer: str,
        *,
        sources: Optional[List[Source]] = None,
        citations: Optional[List[Dict[str, Any]]] = None,
        principal: Optional[str] = None,
    ) -> Verification:
        return await self._run(
            self._client.verify,
            tenant,
            answer,
            sources=sources,
            citations=citations,
            principal=principal,
        )

    async def submit_jobs(
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
        return await self._run(
            self._client.submit_jobs,
            files,
            tenant=tenant,
            replace=replace,
            tags=tags,
            result=result,
            budget=budget,
            priority=priority,
            callback_url=callback_url,
            password=password,
        )

    async def job(self, id: str) -> Dict[str, Any]:
        return await self._run(self._client.job, id)

    async def jobs(
        self, *, limit: Optional[int] = None, cursor: Optional[str] = None
    ) -> Dict[str, Any]:
        return await self._run(self._client.jobs, limit=limit, cursor=cursor)

    async def cancel_job(self, id: str) -> Dict[str, Any]:
        return await self._run(self._client.cancel_job, id)

    async def wait_for_job(
        self, id: str, *, every: float = 1, timeout: float = 3600
    ) -> Dict[str, Any]:
        return await self._run(self._client.wait_for_job, id, every=every, timeout=timeout)

    async def request(
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
        return await self._run(
            self._client.request,
            method,
            path,
            query=query,
            body=body,
            file=file,
            form=form,
            headers=headers,
        )

    async def _run(self, method: Callable[..., Result], *args: Any, **options: Any) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(None, partial(method, *args, **options))
