/** Says what was refused, in the words of the service. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { WonmunError } from "../../src/client/wonmun-error.js";
import { useSaid, useWords } from "./words.js";

/** `failure` is what to show; `watch` runs a call and keeps what went wrong. `onRefused` may take a refusal for its own. */
export function useFailure(onRefused?: (error: WonmunError) => boolean): {
  failure: JSX.Element | null;
  watch(call: () => Promise<unknown>): Promise<void>;
} {
  const [error, setError] = useState<unknown>(null);
  return {
    failure: error ? <Failure error={error} /> : null,
    async watch(call) {
      setError(null);
      try {
        await call();
      } catch (thrown) {
        const isTaken = thrown instanceof WonmunError && onRefused?.(thrown);
        if (!isTaken) setError(thrown);
      }
    },
  };
}

function Failure({ error }: { error: unknown }) {
  const words = useWords("common");
  const said = useSaid();
  const isRefusal = error instanceof WonmunError;
  return (
    <p class="refused" role="alert">
      {isRefusal ? said(error.message) : words.unreachable}{" "}
      {isRefusal && error.reason && <code>{error.reason}</code>}
    </p>
  );
}
