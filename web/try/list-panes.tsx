/** Blocks, tables, chunks and warnings of a reading, as lists; each item turns to its place. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Chunk } from "../../src/model/chunk.js";
import type { Block, Table, Warning } from "../../src/model/document.js";
import { useSaid, useWords } from "../shared/words.js";
import type { Chosen } from "./reading-view.js";

interface Picking {
  pick(block: string): void;
}

interface Choosing extends Picking {
  chosen: Chosen | null;
}

export function BlocksPane({ blocks, chosen, pick }: Choosing & { blocks: readonly Block[] }) {
  const words = useWords("try");
  const list = useShown(chosen);
  return (
    <Listed count={blocks.length} list={list}>
      {blocks.map((block) => {
        const isOn = chosen?.block.id === block.id;
        const isKin = chosen?.chunk?.blocks.includes(block.id);
        const facts = [
          block.id,
          words.blockType[block.type],
          words.pageOf(block.page),
          block.cell_range ??
            (block.bbox ? `[${block.bbox.map(Math.round).join(", ")}]` : "bbox null"),
          block.extractor,
          block.confidence < 1 && block.confidence.toFixed(2),
        ];
        return (
          <button
            type="button"
            key={block.id}
            class={isOn ? "item on" : isKin ? "item kin" : "item"}
            data-type={block.type}
            onClick={() => pick(block.id)}
          >
            <span class="tag">{facts.filter(Boolean).join(" · ")}</span>
            {block.text || `(${words.blockType[block.type]})`}
          </button>
        );
      })}
    </Listed>
  );
}

export function ChunksPane({ chunks, chosen, pick }: Choosing & { chunks: readonly Chunk[] }) {
  const words = useWords("try");
  const list = useShown(chosen);
  return (
    <Listed count={chunks.length} list={list}>
      {chunks.map((chunk) => {
        const places = chunk.anchors.map(
          ({ page, cell_range }) => cell_range ?? words.pageOf(page),
        );
        return (
          <button
            type="button"
            key={chunk.id}
            class={chosen?.chunk?.id === chunk.id ? "item on" : "item"}
            onClick={() => pick(chunk.blocks[0]!)}
          >
            <span class="tag">
              {[chunk.id, ...new Set(places), words.letters([...chunk.text].length)].join(" · ")}
            </span>
            {chunk.path.length > 0 && <span class="tag">{chunk.path.join(" › ")}</span>}
            {chunk.text}
          </button>
        );
      })}
    </Listed>
  );
}

export function TablesPane({ tables, pick }: Picking & { tables: readonly Table[] }) {
  return (
    <Listed count={tables.length}>
      {tables.map((table) => (
        <TableItem key={table.id} {...{ table, pick }} />
      ))}
    </Listed>
  );
}

function TableItem({ table, pick }: Picking & { table: Table }) {
  const words = useWords("try");
  const rows: Table["cells"][] = Array.from({ length: table.rows }, () => []);
  for (const cell of table.cells) rows[cell.row]?.push(cell);
  const facts = [
    `${table.rows} × ${table.cols}`,
    table.cell_range ?? words.pageOf(table.page),
    table.continues && `↩ ${table.continues}`,
    table.caption,
  ];
  return (
    <div class="wide">
      <table class="grid">
        <caption>
          <button type="button" class="quiet" onClick={() => pick(table.block)}>
            {table.id}
          </button>{" "}
          {facts.filter(Boolean).join(" · ")}
        </caption>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells
                .sort((a, b) => a.col - b.col)
                .map((cell) => {
                  const Cell = cell.header ? "th" : "td";
                  return (
                    <Cell key={cell.col} rowSpan={cell.row_span} colSpan={cell.col_span}>
                      {cell.text}
                    </Cell>
                  );
                })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function WarningsPane({ warnings, pick }: Picking & { warnings: readonly Warning[] }) {
  const words = useWords("try");
  const said = useSaid();
  return (
    <Listed count={warnings.length}>
      {warnings.map(({ code, text, page, block }, index) => {
        const content = (
          <>
            <span class="tag">
              {[code, page && words.pageOf(page)].filter(Boolean).join(" · ")}
            </span>
            {said(text)}
          </>
        );
        const key = `${index} ${code}`;
        return block ? (
          <button type="button" class="item" key={key} onClick={() => pick(block)}>
            {content}
          </button>
        ) : (
          <p class="item" key={key}>
            {content}
          </p>
        );
      })}
    </Listed>
  );
}

interface ListedProps {
  count: number;
  list?: { current: HTMLDivElement | null };
  children: ComponentChildren;
}

function Listed({ count, list, children }: ListedProps) {
  const words = useWords("try");
  if (count === 0) return <p class="soft">{words.nothing}</p>;
  return <div {...(list && { ref: list })}>{children}</div>;
}

/** Brings what was pointed at elsewhere into sight, without moving the page itself. */
function useShown(chosen: Chosen | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(".on");
    const panel = item?.closest<HTMLElement>('[role="tabpanel"]');
    if (item && panel) panel.scrollTo({ top: item.offsetTop - panel.offsetTop - ABOVE });
  }, [chosen]);
  return list;
}

/** Pixels of what stands before it that stay in sight. */
const ABOVE = 40;
