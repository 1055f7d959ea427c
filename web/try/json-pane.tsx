/** The whole result as programs get it. */
import { CopyButton } from "../shared/copy-button.js";
import { SaveButton } from "../shared/save-button.js";
import { ScrollingText } from "../shared/scrolling-text.js";
import { useWords } from "../shared/words.js";
import type { Tried } from "./try-page.js";

/** Characters that are shown: a browser lays out no more of them without a pause. */
const SHOWN = 200_000;

export function JsonPane({ tried: { result } }: { tried: Tried }) {
  const words = useWords("try");
  const { document, chunks, summary } = result;
  const text = JSON.stringify({ document, chunks }, null, 2);
  return (
    <>
      <p class="actions">
        <CopyButton text={() => text} />
        <SaveButton text={() => text} name={`${summary.filename}.json`} type="application/json" />
      </p>
      <ScrollingText id="json-text" text={text.slice(0, SHOWN)} />
      {text.length > SHOWN && <p class="soft">{words.restInFile}</p>}
    </>
  );
}
