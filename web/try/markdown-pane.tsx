/** The Markdown of a reading: as it looks, and as it is written. */
import { useState } from "preact/hooks";
import type { Document } from "../../src/model/document.js";
import { CopyButton } from "../shared/copy-button.js";
import { RenderedMarkdown } from "../shared/rendered-markdown.js";
import { SaveButton } from "../shared/save-button.js";
import { ScrollingText } from "../shared/scrolling-text.js";
import { useWords } from "../shared/words.js";
import type { Tried } from "./try-page.js";

interface MarkdownPaneProps {
  tried: Tried;
  document: Document;
}

export function MarkdownPane({ tried: { result }, document }: MarkdownPaneProps) {
  const words = useWords("try");
  const [isSource, setSource] = useState(false);
  const text = result.markdown ?? "";
  return (
    <>
      <p class="actions">
        <button type="button" class="quiet" onClick={() => setSource(!isSource)}>
          {isSource ? words.rendered : words.source}
        </button>
        <CopyButton text={() => text} />
        <SaveButton text={() => text} name={`${result.summary.filename}.md`} type="text/markdown" />
      </p>
      {document !== result.document && <p class="soft">{words.innerMarkdown}</p>}
      {isSource ? (
        <ScrollingText id="markdown-text" text={text} />
      ) : (
        <RenderedMarkdown text={text} />
      )}
    </>
  );
}
