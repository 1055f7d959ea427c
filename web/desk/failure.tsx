/** Says what was refused, in the words of the service. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { CallFailed } from "../shared/api.js";
import { useSaid, useWords } from "../words/words.js";

/** `failure` is what to show; `watch` runs a call and keeps what went wrong. */
export function useFailure(onRefused?: (error: CallFailed) => boolean): {
  failure: JSX.Element | null;
  watch(call: () => Promise<unknown>): Promise<void>;
} {
  const [error, setError] = useState<CallFailed | null>(null);
  return {
    failure: error && <Failure error={error} />,
    async watch(call) {
      setError(null);
      try {
        await call();
      } catch (thrown) {
        if (!(thrown instanceof CallFailed)) throw thrown;
        if (!onRefused?.(thrown)) setError(thrown);
      }
    },
  };
}

function Failure({ error }: { error: CallFailed }) {
  const words = useWords();
  const said = useSaid();
  return (
    <p class="refused" role="alert">
      {error.body ? said(error.body.message) : words.unreachable}{" "}
      {error.body && <code>{error.body.reason}</code>}
    </p>
  );
}
