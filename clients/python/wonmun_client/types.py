"""Shapes of requests and answers, as far as callers use them; OpenAPI (`GET /openapi.json`) has all of them."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, TypedDict


class Filter(TypedDict, total=False):
    issuer: str
    issued_from: str
    issued_to: str
    doc_number: str
    form: str
    format: str
    filename: str
    path: str
    tags: List[str]


class Anchor(TypedDict):
    page: int
    bbox: Optional[List[float]]
    cell_range: Optional[str]


class Hit(TypedDict):
    score: float
    found_by: str
    chunk_id: str
    doc_id: str
    filename: str
    kind: str
    text: str
    path: List[str]
    outline: List[str]
    anchors: List[Anchor]
    extractors: List[str]


class Source(TypedDict):
    n: int
    chunk_id: str
    doc_id: str
    filename: str
    path: List[str]
    anchors: List[Anchor]
    chars: int
    cut: bool


class Search(TypedDict):
    tenant: str
    query: str
    chunks_searched: int
    skipped: List[Dict[str, Any]]
    hits: List[Hit]


class Context(TypedDict):
    tenant: str
    query: str
    chunks_searched: int
    budget: int
    used: int
    truncated: bool
    sources: List[Source]
    context: str
    skipped: List[Dict[str, Any]]


class Answer(TypedDict):
    tenant: str
    question: str
    answered: bool
    reason: Optional[str]
    made_by: str
    text: str
    citations: List[Dict[str, Any]]
    skipped: List[Dict[str, Any]]


class Verification(TypedDict):
    tenant: str
    grounded: bool
    unknown_refs: List[int]
    unsupported_numbers: List[str]
    sentences: List[Dict[str, Any]]
    citations: List[Dict[str, Any]]


class Listing(TypedDict):
    tenant: str
    readable: int
    unreadable: int
    needs_review: int
    chunks: int
    documents: List[Dict[str, Any]]
