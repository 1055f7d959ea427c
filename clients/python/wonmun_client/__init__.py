"""Client of the wonmun service: sync (`Client`) and async (`AsyncClient`), by the standard library alone."""

from .aio import AsyncClient
from .client import Client
from .errors import WonmunError
from .types import Answer, Context, Filter, Hit, Listing, Search, Source, Verification

__all__ = [
    "Answer",
    "AsyncClient",
    "Client",
    "Context",
    "Filter",
    "Hit",
    "Listing",
    "Search",
    "Source",
    "Verification",
    "WonmunError",
]
