/** Holds an answer of one's own against the evidence of the question above. */
import { useState } from "preact/hooks";
import type { ChunkReference, Verification } from "../../src/model/evidence.js";
import type { Api } from "../shared/api.js";
import { useFailure } from "../shared/failure.js";
import { useSaid, useWords } from "../shared/words.js";

type Verdict = NonNullable<Verification["verdict"]>;
const LOOKS: Record<Verdict, { mark: string; whole: string; sentence: string }> = {
  supported: { mark: "●", whole: "good", sentence: "ok" },
  contradicted: { mark: "✕", whole: "bad", sentence: "wrong" },
  not_found: { mark: "✕", whole: "bad", sentence: "wrong" },
  not_checked: { mark: "○", whole: "soft", sentence: "plain" },
};

export function VerifyPanel({ api, sources }: { api: Api; sources: ChunkReference[] }) {
  const words = useWords("desk");
  const said = useSaid();
  const [own, setOwn] = useState("");
  const [result, setResult] = useState<Verification | null>(null);
  const { failure, watch } = useFailure();
  const check = (event: Event) => {
    event.preventDefault();
    void watch(async () => setResult(await api.verify(own, sources)));
  };
  const verdict = result?.verdict ?? "not_checked";
  return (
    <details class="verify">
      <summary>{words.verify}</summary>
      <p class="soft">{words.verifyHow}</p>
      <form id="verify" onSubmit={check}>
        <label>
          <span class="unseen">{words.ownAnswer}</span>
          <textarea
            id="own"
            rows={4}
            required
            value={own}
            onInput={(event) => setOwn(event.currentTarget.value)}
          />
        </label>
        <p>
          <button type="submit">{words.check}</button>
        </p>
      </form>
      <div aria-live="polite">
        {failure}
        {result && (
          <p class={LOOKS[verdict].whole}>
            {LOOKS[verdict].mark} {words[verdict]}
          </p>
        )}
        {result?.sentences.map((sentence) => {
          const lost = sentence.refs.filter((n) => result.unknown_refs.includes(n));
          const wrong = (sentence.checks ?? []).filter(
            (one) => LOOKS[one.verdict].sentence === "wrong",
          );
          const marks = [...wrong.map((one) => one.text), ...lost.map((n) => `[${n}]`)];
          return (
            <p class={`sentence ${LOOKS[sentence.verdict ?? "not_checked"].sentence}`}>
              <Marked text={sentence.text} pieces={marks} />
              <br />
              <small>{said(sentence.why)}</small>
            </p>
          );
        })}
      </div>
    </details>
  );
}

/** The text with the given pieces marked where they first stand. */
function Marked({ text, pieces }: { text: string; pieces: string[] }) {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return <>{text}</>;
  const at = text.indexOf(piece);
  if (at < 0) return <Marked text={text} pieces={rest} />;
  return (
    <>
      <Marked text={text.slice(0, at)} pieces={rest} />
      <mark>{piece}</mark>
      <Marked text={text.slice(at + piece.length)} pieces={rest} />
    </>
  );
}
