/** Reads the lines of a chunk and what they hold, once for all that is asked of it. */
import { sentences } from "../../text/sentences.js";
import { rowKey } from "../../text/spacing.js";
import { rowsBegunEmpty, withoutEmptyFirst } from "./first-cells.js";
import { HeldWords } from "./held-words.js";
import { pairsOf, type Question } from "./parse-question.js";

/** What a line is judged with. */
export interface LineText {
  text: string;
  path: readonly string[];
  /** The document's title and name: the years in them are those that it is about. */
  titles?: readonly string[];
  /** The headings between the document's title and the chunk: what the title says, it says of every line. */
  headings?: readonly string[];
  kind: "paragraph" | "table";
  /** Header rows of the chunk's table: they say what its rows hold, and answer nothing alone. */
  header?: readonly string[];
  /** Whether its table sets old text beside new: its rows say what changed, in whatever word that is asked. */
  isComparison?: boolean;
  /** What the chunks of its document that were found hold together: a label's value needs no more of its subject than they say. */
  document?: HeldWords;
  /** The same without the rows of its tables: what it says there, it says of every row. */
  documentProse?: HeldWords;
  /** Whether a line of its document has the asked attribute for its label: then no other line says it. */
  isLabelled?: boolean;
  /** Whether its document has the asked label and blacked the value out: then no other line says it. */
  isBlackedOut?: boolean;
  /** The places of its rows that the question names, and what a row of its document is called that the question names. */
  namedRows?: ReadonlySet<number>;
  rowAsked?: string;
  /** Whether its last line heads what stands in the next chunk. */
  isContinued?: boolean;
  /** The cell of an earlier chunk that stands beside its first row too. */
  cellAbove?: string;
  /** Merged cells that stand before rows, by the letters of each row. */
  beside?: ReadonlyMap<string, readonly string[]>;
}

/** A chunk's lines with what they hold. */
export interface ReadChunk {
  /** With the header rows of its table, and without. */
  all: readonly string[];
  lines: readonly string[];
  held: readonly HeldWords[];
  heading: HeldWords;
  path: HeldWords;
  /** The nearest heading alone. */
  nearest: HeldWords;
  whole: HeldWords;
  /** The lines that are no rows. */
  prose: HeldWords;
  /** Of a row that begins with empty cells, the first cells of the row above: they stand beside both. */
  sharedCells: readonly (readonly string[])[];
}

const READ = new WeakMap<LineText, ReadChunk>();

export function readChunk(chunk: LineText): ReadChunk {
  const known = READ.get(chunk);
  if (known) return known;
  const all = linesOf(chunk);
  const header = chunk.header ?? [];
  const lines = all.filter((line) => !header.includes(line));
  const held = lines.map((line) => HeldWords.of(line));
  const heading = HeldWords.of(header.join("\n"));
  const path = HeldWords.of(chunk.path.join("\n"));
  const nearest = HeldWords.of(
    chunk.headings ? (chunk.headings.at(-1) ?? "") : chunk.path.join("\n"),
  );
  const whole = HeldWords.ofAll([heading, ...held]);
  const prose = HeldWords.ofEach(held.filter((_, place) => !lines[place]!.includes(" | ")));
  const sharedCells = cellsAbove(chunk, lines);
  const read = { all, lines, held, heading, path, nearest, whole, prose, sharedCells };
  READ.set(chunk, read);
  return read;
}

/** `담당 부서 | 기획국 | 책임자 | …`, then `| 총무과 | 담당자 | …`: the first cell of the second row is that of the first. */
function cellsAbove(
  { text, kind, cellAbove, beside }: LineText,
  lines: readonly string[],
): (readonly string[])[] {
  const begun = kind === "table" ? rowsBegunEmpty(text) : new Map<string, string[]>();
  let above: readonly string[] = cellAbove === undefined ? [] : [cellAbove];
  return lines.map((line) => {
    // A cell of several lines stands between its row and the next.
    if (!line.includes(" | ")) return [];
    const cells = begun.get(line) ?? line.split(" | ");
    const named = cells.findIndex((cell) => cell !== "");
    const shared = above.slice(0, Math.max(0, named));
    above = [...shared, ...cells.slice(shared.length)];
    const merged = beside?.get(rowKey(line)) ?? [];
    return [...merged, ...shared.filter((cell) => cell !== "" && !merged.includes(cell))];
  });
}

/** The lines of a chunk: sentences of prose, rows of tables. */
export function linesOf({ text, kind }: Pick<LineText, "text" | "kind">): string[] {
  if (kind === "paragraph") return sentences(text);
  return text.split("\n").flatMap((whole) => {
    // A cell after one of several lines begins a line.
    const line = withoutEmptyFirst(whole);
    return line.includes(" | ") ? [line] : sentences(line);
  });
}

/** The lines of a chunk without the header rows of its table. */
export function bodyLines(chunk: LineText): string[] {
  const header = chunk.header ?? [];
  return linesOf(chunk).filter((line) => !header.includes(line));
}

/** What a chunk and what stands over it hold; `prose` is that without rows of tables. */
export function heldBy(chunk: LineText): { all: HeldWords[]; prose: HeldWords[] } {
  const { path, whole, prose } = readChunk(chunk);
  return { all: [path, whole], prose: [path, prose] };
}

/** How many tokens of the question, words and pairs of syllables, stand in a chunk or above it. */
export function tokensHeld(chunk: LineText, question: Question): number {
  const { path, whole } = readChunk(chunk);
  const all = HeldWords.ofEach([path, whole]);
  let tokens = 0;
  for (const word of question.words.keys())
    tokens += all.met(word, question) * (1 + pairsOf(word).length);
  return tokens;
}

/** The line of a chunk that holds most of what is said. */
export function nearestLine(chunk: LineText, said: Question): string {
  let nearest = "";
  let most = -1;
  for (const line of linesOf(chunk)) {
    const held = HeldWords.of(line);
    let cover = 0;
    for (const [word, weight] of said.words) cover += weight * held.share(word);
    if (cover <= most) continue;
    most = cover;
    nearest = line;
  }
  return nearest;
}
