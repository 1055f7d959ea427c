/** What a tool call carries into the requests that the service makes to itself for it: its end, and who is told how far it is. */
import { AsyncLocalStorage } from "node:async_hooks";

interface InnerCall {
  /** Aborted when the caller no longer wants the answer. */
  signal: AbortSignal;
  /** Told as files and pages are read. */
  progress(message: string): void;
}

export const innerCall = new AsyncLocalStorage<InnerCall>();
