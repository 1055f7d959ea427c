/** The rows of a table that a question names by the cell they begin with: that of `축제 2부` for `축제 2부의 시간은`, and not that of `축제 1부`. */
import { squeeze } from "../../text/spacing.js";
import { nameOf } from "./asked-attribute.js";

/** A question without spaces, and where its words begin and end, with their particle and without. */
interface AskedLetters {
  text: string;
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
}

const PARTICLE = /(?:에서는|에서|에게|에는|으로|부터|까지|의|은|는|이|가|을|를|에|도|로|와|과)$/;
/** `순융자5)`: the mark of a note. */
const NOTE = /(?<=[가-힣])\d{1,2}[)）]$/;
/** Shorter names stand in too many questions. */
const SHORTEST_NAME = 2;
/** A row is named by one of its first cells. */
const NAMING_CELLS = 2;
/** `사업명 | 가람길 정비 | 위치 | …`: what stands behind is a value, and the row is that of no other. */
const NAMES_IT = /^[가-힣]{1,8}(?:명|명칭|이름|제목)$/;
const NO_NAME = /^[\d.,%\s-]*$/;
const BRACKETS = /[(（][^()（）]{0,40}[)）]/g;

/** The rows that a question names. */
export interface NamedRows {
  places: ReadonlySet<number>;
  /** Without spaces; empty where none is named. */
  name: string;
  /** Where the name ends in the question. */
  end: number;
}

/**
 * The rows that are named last before what is asked for: of a group and one of its rows, the row. What the document's title says, and
 * what is asked for itself, name no row.
 */
export function rowsNamed(
  lines: readonly string[],
  question: string,
  title: string,
  noun: string,
): NamedRows {
  let asked: AskedLetters | null = null;
  const titled = squeeze(title.replace(BRACKETS, ""));
  const places = new Set<number>();
  let last = { name: "", end: 0 };
  for (const [place, line] of lines.entries()) {
    if (!line.includes(" | ")) continue;
    asked ??= lettersOf(question, noun);
    const cells = line.split(" | ");
    // `회의제목 | 기획안 공유`: what no cell follows is a value itself.
    const naming = cells.slice(0, Math.min(NAMING_CELLS, cells.length - 1));
    const names = naming
      .map((cell) => nameOf(cell.replace(NOTE, "")))
      .filter((_, at) => at === 0 || !NAMES_IT.test(squeeze(cells[0]!)));
    for (const name of names) {
      if (name === noun || name.length < SHORTEST_NAME || NO_NAME.test(name)) continue;
      const end = titled.includes(name) ? 0 : endOf(name, asked);
      // `2부` that a row has for a value ends `음악제 2부` too.
      const more = end - last.end || name.length - last.name.length;
      if (end === 0 || more < 0) continue;
      if (more > 0) places.clear();
      places.add(place);
      last = { name, end };
    }
  }
  return { places, ...last };
}

/** Where a name ends that the question has as whole words; 0 where it has not. */
function endOf(name: string, { text, starts, ends }: AskedLetters): number {
  for (let at = text.lastIndexOf(name); at >= 0; at = text.lastIndexOf(name, at - 1)) {
    if (starts.has(at) && ends.has(at + name.length)) return at + name.length;
    if (at === 0) break;
  }
  return 0;
}

/** Those before the noun that is asked for. */
function lettersOf(question: string, noun: string): AskedLetters {
  const starts = new Set<number>();
  const ends = new Set<number>();
  let text = "";
  const before = question.slice(0, Math.max(0, question.lastIndexOf(noun)));
  for (const word of before.replace(/[?？.!,]+/g, " ").split(/\s+/)) {
    starts.add(text.length);
    ends.add(text.length + word.replace(PARTICLE, "").length);
    text += word;
    ends.add(text.length);
  }
  return { text, starts, ends };
}
