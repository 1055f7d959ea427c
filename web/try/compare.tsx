/** The same file read once more in another way, or another file: figures and text side by side. */
import { useMemo } from "preact/hooks";
import { useSaid, useWords } from "../shared/words.js";
import { compareLines, type Piece, type Stretch } from "./compare-lines.js";
import type { Order } from "./read-file.js";
import { figures } from "./summary.js";
import type { Tried } from "./try-page.js";

interface CompareProps {
  tried: Tried;
  other: Tried | null;
  isBusy: boolean;
  onRead(order: Order): void;
}

export function Compare({ tried, other, isBusy, onRead }: CompareProps) {
  const words = useWords("try");
  const { format } = tried.result.summary;
  const again = (options: Order["options"]) => () => onRead({ ...tried.order, options });
  return (
    <section class="compare" aria-labelledby="compare-title">
      <h2 id="compare-title">{words.compare}</h2>
      <p class="soft">{words.compareHow}</p>
      <p class="actions">
        <button type="button" class="quiet" disabled={isBusy} onClick={again({ ocr: "0" })}>
          {words.compareNoOcr}
        </button>
        {(format === "hwp" || format === "hwpx") && (
          <button
            type="button"
            class="quiet"
            disabled={isBusy}
            onClick={again({ layout: "stored" })}
          >
            {words.compareStored}
          </button>
        )}
        <button type="button" class="quiet" disabled={isBusy} onClick={again({})}>
          {words.compareAgain}
        </button>
        <label class={isBusy ? "button quiet disabled" : "button quiet"}>
          {words.compareFile}
          <input
            type="file"
            id="other-file"
            class="unseen"
            disabled={isBusy}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) onRead({ file, name: file.name });
              event.currentTarget.value = "";
            }}
          />
        </label>
      </p>
      {other && <SideBySide first={tried} second={other} />}
    </section>
  );
}

function SideBySide({ first, second }: { first: Tried; second: Tried }) {
  const words = useWords("try");
  const said = useSaid();
  const { reason_text } = second.result.summary;
  const stretches = useMemo(
    () => compareLines(first.result.markdown ?? "", second.result.markdown ?? ""),
    [first, second],
  );
  const differences = stretches?.filter(({ kind }) => kind === "different").length;
  const rows = figures(first.result.summary, words);
  const others = figures(second.result.summary, words);
  return (
    <div id="comparison">
      <div class="wide">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.first}</th>
              <th scope="col">{words.second}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([term, value], at) => (
              <tr key={term} class={value === others[at]![1] ? undefined : "differs"}>
                <th scope="row">{term}</th>
                <td>{value}</td>
                <td>{others[at]![1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reason_text && (
        <p class="unread" role="alert">
          {words.second}: {said(reason_text)}
        </p>
      )}
      <h3 aria-live="polite" hidden={reason_text !== null}>
        {differences === undefined
          ? words.compareTooLong
          : differences === 0
            ? words.compareSame
            : words.compareDiffers(differences)}
      </h3>
      {!reason_text && differences !== undefined && differences > 0 && (
        <div class="sides">
          <p class="head">{words.first}</p>
          <p class="head">{words.second}</p>
          {stretches!.map((stretch, at) => (
            <StretchRow key={at} stretch={stretch} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Equal lines that are shown before they are folded. */
const SHOWN_EQUAL = 2;

function StretchRow({ stretch }: { stretch: Stretch }) {
  const words = useWords("try");
  if (stretch.kind === "different") {
    return (
      <>
        <Side pieces={stretch.first} class="removed" />
        <Side pieces={stretch.second} class="added" />
      </>
    );
  }
  const text = stretch.lines.join("\n").trim();
  if (stretch.lines.length <= SHOWN_EQUAL) return text ? <pre class="same">{text}</pre> : null;
  return (
    <details class="same">
      <summary>{words.sameLines(stretch.lines.length)}</summary>
      <pre>{text}</pre>
    </details>
  );
}

function Side({ pieces, class: name }: { pieces: Piece[]; class: string }) {
  const words = useWords("try");
  if (pieces.length === 0) return <p class="side soft">{words.missing}</p>;
  return (
    <pre class={`side ${name}`}>
      {pieces.map(({ text, isChanged }, at) => (isChanged ? <mark key={at}>{text}</mark> : text))}
    </pre>
  );
}
