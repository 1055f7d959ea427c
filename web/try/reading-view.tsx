/** The page with its boxes on one side, what was read on the other; a box, a block and a chunk point at each other. */
import { useState } from "preact/hooks";
import type { Chunk } from "../../src/model/chunk.js";
import type { Block, Document } from "../../src/model/document.js";
import type { BlockType, Format } from "../../src/model/format.js";
import { Tabs } from "../shared/tabs.js";
import { useWords } from "../shared/words.js";
import { JsonPane } from "./json-pane.js";
import { BlocksPane, ChunksPane, TablesPane, WarningsPane } from "./list-panes.js";
import { MarkdownPane } from "./markdown-pane.js";
import { Sheet } from "./sheet.js";
import { StructurePane } from "./structure-pane.js";
import type { Tried } from "./try-page.js";

/** A block that was pointed at, and the chunk that it is part of. */
export interface Chosen {
  block: Block;
  chunk: Chunk | undefined;
  /** Where it was pointed at: that side is not moved. */
  from: "sheet" | "pane";
}

type Pane = "structure" | "blocks" | "tables" | "chunks" | "markdown" | "json" | "warnings";

interface ReadingViewProps {
  tried: Tried;
  document: Document;
  drawn: readonly Format[];
  page: number;
  onPage(page: number): void;
}

export function ReadingView({ tried, document, drawn, page, onPage }: ReadingViewProps) {
  const words = useWords("try");
  const [pane, setPane] = useState<Pane>("structure");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<BlockType>>(new Set());
  const chunks = tried.result.chunks.filter(({ doc_id }) => doc_id === document.doc_id);
  const choose = (id: string, from: Chosen["from"]) => {
    const block = document.blocks.find((one) => one.id === id);
    if (!block) return;
    setChosen({ block, chunk: chunks.find(({ blocks }) => blocks.includes(id)), from });
    if (from === "pane") onPage(block.page);
  };
  const pick = (id: string) => choose(id, "pane");
  const tabs: { name: Pane; label: string; count?: number }[] = [
    { name: "structure", label: words.structure },
    { name: "blocks", label: words.blocks, count: document.blocks.length },
    { name: "tables", label: words.tables, count: document.tables.length },
    { name: "chunks", label: words.chunks, count: chunks.length },
    { name: "markdown", label: words.markdown },
    { name: "json", label: words.json },
    { name: "warnings", label: words.warnings, count: document.warnings.length },
  ];
  const isFlat =
    !drawn.includes(document.source.format) && document.blocks.every(({ bbox }) => !bbox);
  return (
    <div id="reading" class={isFlat ? "reading flat" : "reading"}>
      <Sheet
        {...{ tried, document, drawn, page, chosen, hidden, onPage }}
        onHidden={setHidden}
        onChoose={(id) => choose(id, "sheet")}
        onShow={setPane}
      />
      <section class="panes">
        <Tabs {...{ tabs }} chosen={pane} label={words.result} onChoose={(name) => setPane(name)}>
          {pane === "structure" && <StructurePane {...{ document, pick }} />}
          {pane === "blocks" && <BlocksPane blocks={document.blocks} {...{ chosen, pick }} />}
          {pane === "tables" && <TablesPane tables={document.tables} pick={pick} />}
          {pane === "chunks" && <ChunksPane {...{ chunks, chosen, pick }} />}
          {pane === "markdown" && <MarkdownPane {...{ tried, document }} />}
          {pane === "json" && <JsonPane tried={tried} />}
          {pane === "warnings" && <WarningsPane warnings={document.warnings} pick={pick} />}
        </Tabs>
      </section>
    </div>
  );
}
