/** When a refused request is sent again: 429 and 503, after what `Retry-After` says, else after a growing pause. */
import type { WonmunError } from "./wonmun-error.js";

export interface RetryOptions {
  /** How often a request is sent again; 0 is never. */
  retries: number;
  /** Milliseconds that one pause may last: where the service asks for more, its refusal is thrown. */
  longestPause: number;
}

/** Two parsers that are busy for 5 seconds each are outlasted, a minute's rate limit too. */
export const DEFAULT_RETRY: RetryOptions = { retries: 3, longestPause: 60_000 };

/** First pause without `Retry-After`; each further one is twice as long. */
const FIRST_PAUSE_MS = 500;

/** Refusals that waiting does not change. */
const LASTING = new Set<string | null>(["FEEDBACK_NOT_CONFIGURED"]);

/** Milliseconds to wait before trying again; null: give up. */
export function pauseBefore(
  attempt: number,
  error: WonmunError,
  retryAfter: string | null,
  { retries, longestPause }: RetryOptions,
): number | null {
  if (attempt > retries || LASTING.has(error.reason)) return null;
  if (error.status !== 429 && error.status !== 503) return null;
  const asked = retryAfter === null ? null : milliseconds(retryAfter);
  // Spread by chance, so that clients refused together do not come back together.
  const pause = asked ?? FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  return pause > longestPause ? null : pause;
}

/** `Retry-After` is in seconds or a date (RFC 9110 §10.2.3). */
function milliseconds(retryAfter: string): number | null {
  const seconds = Number(retryAfter);
  if (retryAfter.trim() !== "" && seconds >= 0) return seconds * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** Resolves after the pause, or throws the signal's reason at once. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
