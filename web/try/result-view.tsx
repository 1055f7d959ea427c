/** One result: its figures, what could not be read and why, and the reading itself. */
import { useState } from "preact/hooks";
import type { Document } from "../../src/model/document.js";
import type { Format } from "../../src/model/format.js";
import { useWords } from "../shared/words.js";
import { MissingBanner } from "./missing-banner.js";
import { ReadingView } from "./reading-view.js";
import { Summary } from "./summary.js";
import type { Tried } from "./try-page.js";
import { Unread } from "./unread.js";

interface ResultViewProps {
  tried: Tried;
  drawn: readonly Format[];
  onPassword(password: string): void;
}

export function ResultView({ tried, drawn, onPassword }: ResultViewProps) {
  const { summary, document: root } = tried.result;
  const items = root.documents ? flatten(root) : [root];
  const [at, setAt] = useState(0);
  const [page, setPage] = useState(1);
  const shown = items[at] ?? root;
  return (
    <>
      {summary.readable && <Summary summary={summary} />}
      {root.documents && items.length > 0 && (
        <ItemChoice
          {...{ items, at }}
          onChoose={(next) => {
            setAt(next);
            setPage(1);
          }}
        />
      )}
      {shown.access.readable ? (
        <>
          <MissingBanner document={shown} onPage={setPage} />
          <ReadingView
            key={shown.doc_id}
            {...{ tried, drawn, page }}
            document={shown}
            onPage={setPage}
          />
        </>
      ) : (
        <Unread document={shown} onPassword={onPassword} />
      )}
    </>
  );
}

/** The documents of a bundle, those of bundles inside it too. */
function flatten({ documents = [] }: Document): Document[] {
  return documents.flatMap((one) => (one.documents ? flatten(one) : [one]));
}

interface ItemChoiceProps {
  items: readonly Document[];
  at: number;
  onChoose(at: number): void;
}

function ItemChoice({ items, at, onChoose }: ItemChoiceProps) {
  const words = useWords("try");
  return (
    <p class="inner">
      <label>
        {words.item}{" "}
        <select
          id="item"
          value={at}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          {items.map(({ source, access }, index) => (
            <option value={index} key={source.container_path.join("/")}>
              {source.container_path.slice(1).join("/")}
              {access.readable ? "" : ` (${access.reason})`}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
