/** One page on screen: its picture where there is one, and over it a box for every block that has a place. */
import { useEffect, useMemo, useReducer } from "preact/hooks";
import type { Block, Document } from "../../src/model/document.js";
import type { BlockType, Box, Format } from "../../src/model/format.js";
import { type PageWords, useWords } from "../shared/words.js";
import { PagePictures } from "./page-pictures.js";
import { extent, placedBlocks } from "./placed-blocks.js";
import type { Chosen } from "./reading-view.js";
import { Thumbnails } from "./thumbnails.js";
import type { Tried } from "./try-page.js";

interface SheetProps {
  tried: Tried;
  document: Document;
  drawn: readonly Format[];
  page: number;
  chosen: Chosen | null;
  hidden: ReadonlySet<BlockType>;
  onPage(page: number): void;
  onHidden(hidden: ReadonlySet<BlockType>): void;
  onChoose(block: string): void;
  onShow(pane: "blocks" | "chunks"): void;
}

export function Sheet(props: SheetProps) {
  const { tried, document, drawn, page, chosen, hidden, onPage, onHidden, onChoose, onShow } =
    props;
  const words = useWords("try");
  const { format, container_path, pages: stated, filename } = document.source;
  // Pages of a bundle inside a bundle are not drawn.
  const isDrawn = drawn.includes(format) && container_path.length <= 2;
  const last = useMemo(
    () => document.blocks.reduce((most, block) => Math.max(most, block.page), Math.max(stated, 1)),
    [document],
  );
  const pictures = usePictures(tried, document);
  useEffect(() => {
    if (isDrawn) pictures.want(page, true);
  }, [pictures, page]);
  const picture = pictures.of(page);
  const placed = placedBlocks(document, page, picture?.texts).filter(
    ({ block }) => !hidden.has(block.type),
  );
  const size = picture ?? extent(placed);
  const says = noteOf({ isDrawn, picture, placed: placed.length, format }, words);
  return (
    <section class="paper" aria-label={words.page}>
      <Pager {...{ page, last, onPage }} />
      {isDrawn && last > 1 && <Thumbnails {...{ page, last, pictures, onPage }} />}
      <BlockTypes {...{ document, hidden, onHidden }} />
      {(picture || placed.length > 0) && (
        <div id="sheet" class={picture ? "sheet" : "sheet blank"}>
          {picture && <img src={picture.url} alt={words.pageAlt(filename, page)} />}
          {/* biome-ignore lint/a11y/useSemanticElements: the boxes of a page are parts of a drawing */}
          <svg viewBox={`0 0 ${size.width} ${size.height}`} role="group" aria-label={words.onPage}>
            {placed.map(({ block, bbox }) => (
              <BlockBox
                key={block.id}
                {...{ block, bbox, chosen }}
                withText={!picture}
                onChoose={() => onChoose(block.id)}
              />
            ))}
            {chosen && <CellBoxes {...{ document, page }} block={chosen.block} />}
          </svg>
        </div>
      )}
      {says && (
        <p id="note" class="note">
          {says}
        </p>
      )}
      <p id="chosen" class="chosen" aria-live="polite">
        {chosen && (
          <>
            <span>
              <code>{chosen.block.id}</code> {words.blockType[chosen.block.type]}
            </span>
            <button type="button" class="quiet" onClick={() => onShow("blocks")}>
              {words.showBlock}
            </button>
            {chosen.chunk && (
              <button type="button" class="quiet" onClick={() => onShow("chunks")}>
                {words.showChunk(chosen.chunk.id)}
              </button>
            )}
          </>
        )}
      </p>
    </section>
  );
}

function usePictures({ order }: Tried, document: Document): PagePictures {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);
  const pictures = useMemo(
    () => new PagePictures(order, document, () => redraw(undefined)),
    [order, document],
  );
  useEffect(() => () => pictures.close(), [pictures]);
  return pictures;
}

interface Shown {
  isDrawn: boolean;
  picture: unknown;
  placed: number;
  format: Format;
}

/** What the reader should know about the page as it is shown. */
function noteOf(
  { isDrawn, picture, placed, format }: Shown,
  words: PageWords<"try">,
): string | null {
  if (picture) return null;
  if (isDrawn) return picture === null ? words.notDrawn : words.drawing;
  return placed > 0 ? words.blankSheet(format.toUpperCase()) : words.noBoxes;
}

interface PagerProps {
  page: number;
  last: number;
  onPage(page: number): void;
}

function Pager({ page, last, onPage }: PagerProps) {
  const words = useWords("try");
  const turn = (to: number) => onPage(Math.min(Math.max(1, Math.round(to) || 1), last));
  return (
    <div class="pager">
      <button
        type="button"
        class="quiet"
        aria-label={words.previousPage}
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      >
        ‹
      </button>
      <label>
        <span class="unseen">{words.page}</span>
        <input
          id="page"
          type="number"
          min={1}
          max={last}
          inputmode="numeric"
          value={page}
          onChange={(event) => turn(Number(event.currentTarget.value))}
        />
      </label>
      <span id="pages">/ {last}</span>
      <button
        type="button"
        class="quiet"
        aria-label={words.nextPage}
        disabled={page >= last}
        onClick={() => turn(page + 1)}
      >
        ›
      </button>
    </div>
  );
}

type BlockTypesProps = Pick<SheetProps, "document" | "hidden" | "onHidden">;

function BlockTypes({ document, hidden, onHidden }: BlockTypesProps) {
  const words = useWords("try");
  const counts = new Map<BlockType, number>();
  for (const { type } of document.blocks) counts.set(type, (counts.get(type) ?? 0) + 1);
  const types = (Object.keys(words.blockType) as BlockType[]).filter((type) => counts.has(type));
  const toggle = (type: BlockType) => {
    const next = new Set(hidden);
    if (!next.delete(type)) next.add(type);
    onHidden(next);
  };
  return (
    <fieldset class="types">
      <legend class="unseen">{words.blockTypes}</legend>
      {types.map((type) => (
        <label class="type" data-type={type} key={type}>
          <input type="checkbox" checked={!hidden.has(type)} onChange={() => toggle(type)} />
          <i />
          {words.blockType[type]} <span class="count">{counts.get(type)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface BlockBoxProps {
  block: Block;
  bbox: Box;
  chosen: Chosen | null;
  /** There is no picture that shows the text. */
  withText: boolean;
  onChoose(): void;
}

function BlockBox({ block, bbox: [x0, y0, x1, y1], chosen, withText, onChoose }: BlockBoxProps) {
  const words = useWords("try");
  const isKin = chosen?.chunk?.blocks.includes(block.id);
  const state = chosen?.block.id === block.id ? "box on" : isKin ? "box kin" : "box";
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a box of a drawing cannot be a button element */}
      <rect
        x={x0}
        y={y0}
        width={Math.max(x1 - x0, 1)}
        height={Math.max(y1 - y0, 1)}
        class={state}
        data-block={block.id}
        data-type={block.type}
        // As SVG spells it.
        tabindex={0}
        role="button"
        aria-label={`${words.blockType[block.type]}: ${block.text.slice(0, 80)}`}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onChoose();
        }}
      />
      {withText && (
        <text x={x0 + 1} y={Math.min(y0 + 10, y1)} font-size="9">
          {block.text.split("\n", 1)[0]!.slice(0, Math.max(4, (x1 - x0) / 8))}
        </text>
      )}
    </>
  );
}

interface CellBoxesProps {
  document: Document;
  block: Block;
  page: number;
}

function CellBoxes({ document, block, page }: CellBoxesProps) {
  const table = document.tables.find((one) => one.block === block.id);
  const boxes = (table?.cells ?? []).flatMap((cell) =>
    cell.bbox && cell.page === page ? [cell.bbox] : [],
  );
  return boxes.map(([x0, y0, x1, y1]) => (
    <rect key={`${x0} ${y0}`} class="cell-box" x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
  ));
}
