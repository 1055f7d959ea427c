/** Labels of lists ([MS-DOC] 2.9.131, 2.9.150): counters by list and level, shown as the level's text says. */
import { symbolText } from "../symbol-fonts.js";
import { formatNumber } from "../word-numbers.js";
import { numberOf, OPERATION, readChanges } from "./changes.js";

interface Level {
  start: number;
  format: number;
  /** Characters below 9 stand for the number of that level. */
  text: string;
  font: number | undefined;
}

interface List {
  levels: Level[];
}

const LIST_BYTES = 28;
const LEVEL_BYTES = 28;
const OVERRIDE_BYTES = 16;
const LEVELS = 9;
const MAX_LISTS = 4096;
const MAX_LABEL = 64;
const BULLET = 23;
/** `MSONFC` numbers in order ([MS-OSHARED] 2.2.1.3), as DOCX names them. */
const FORMATS =
  "decimal upperRoman lowerRoman upperLetter lowerLetter ordinal cardinalText ordinalText hex chicago ideographDigital japaneseCounting aiueo iroha decimalFullWidth decimalHalfWidth japaneseLegal japaneseDigitalTenThousand decimalEnclosedCircle decimalFullWidth2 aiueoFullWidth irohaFullWidth decimalZero bullet ganada chosung decimalEnclosedFullstop decimalEnclosedParen decimalEnclosedCircleChinese ideographEnclosedCircle ideographTraditional ideographZodiac ideographZodiacTraditional taiwaneseCounting ideographLegalTraditional taiwaneseCountingThousand taiwaneseDigital chineseCounting chineseLegalSimplified chineseCountingThousand decimal koreanDigital koreanCounting koreanLegal koreanDigital2".split(
    " ",
  );

export class Lists {
  private readonly byId = new Map<number, List>();
  /** From 1, as paragraphs refer to them: the list's id. */
  private readonly overrides: number[] = [];
  private readonly counters = new Map<number, number[]>();

  /** `lists` reaches past its stated end: the levels follow it. */
  constructor(
    lists: Buffer,
    overrides: Buffer,
    private readonly fonts: readonly string[],
  ) {
    this.readLists(lists);
    if (overrides.length < 4) return;
    const count = Math.min(MAX_LISTS, overrides.readUInt32LE(0));
    for (let i = 0; i < count && 4 + (i + 1) * OVERRIDE_BYTES <= overrides.length; i++)
      this.overrides.push(overrides.readInt32LE(4 + i * OVERRIDE_BYTES));
  }

  /** The label of the next paragraph of a list; counts it. */
  next(override: number, level: number): string | undefined {
    const id = this.overrides[override - 1];
    const list = id === undefined ? undefined : this.byId.get(id);
    const shown = list?.levels[level];
    if (id === undefined || !list || !shown) return undefined;
    if (shown.format === BULLET) return this.bullet(shown);
    const counters = this.counters.get(id) ?? [];
    this.counters.set(id, counters);
    counters[level] = (counters[level] ?? shown.start - 1) + 1;
    counters.length = level + 1;
    return [...shown.text]
      .map((sign) => {
        const at = sign.charCodeAt(0);
        if (at >= LEVELS) return sign;
        const value = counters[at] ?? list.levels[at]?.start ?? 1;
        return formatNumber(value, FORMATS[list.levels[at]?.format ?? 0] ?? "none");
      })
      .join("")
      .slice(0, MAX_LABEL);
  }

  private bullet({ text, font }: Level): string {
    return symbolText(this.fonts[font ?? -1] ?? "Symbol", text).slice(0, MAX_LABEL);
  }

  private readLists(bytes: Buffer): void {
    if (bytes.length < 2) return;
    const count = Math.min(MAX_LISTS, bytes.readUInt16LE(0));
    let at = 2 + count * LIST_BYTES;
    for (let i = 0; i < count && 2 + (i + 1) * LIST_BYTES <= bytes.length; i++) {
      const head = bytes.subarray(2 + i * LIST_BYTES, 2 + (i + 1) * LIST_BYTES);
      const levels: Level[] = [];
      const simple = (head[26]! & 1) === 1;
      for (let level = 0; level < (simple ? 1 : LEVELS); level++) {
        const read = readLevel(bytes, at);
        if (!read) return;
        levels.push(read.level);
        at = read.end;
      }
      this.byId.set(head.readInt32LE(0), { levels });
    }
  }
}

function readLevel(bytes: Buffer, at: number): { level: Level; end: number } | undefined {
  if (at + LEVEL_BYTES + 2 > bytes.length) return undefined;
  const characters = bytes[at + 24]!;
  const paragraphs = bytes[at + 25]!;
  const changesAt = at + LEVEL_BYTES + paragraphs;
  const textAt = changesAt + characters;
  if (textAt + 2 > bytes.length) return undefined;
  const length = bytes.readUInt16LE(textAt) * 2;
  const end = textAt + 2 + length;
  const changes = readChanges(bytes.subarray(changesAt, textAt));
  const level = {
    start: bytes.readInt32LE(at),
    format: bytes[at + 4]!,
    text: bytes.toString("utf16le", textAt + 2, Math.min(bytes.length, end)),
    font: numberOf(changes, OPERATION.font),
  };
  return { level, end };
}

/** Names of the fonts ([MS-DOC] 2.9.286), by their number. */
export function readFonts(table: Buffer): string[] {
  const names: string[] = [];
  const NAME_AT = 40;
  let at = 4;
  while (at < table.length) {
    const length = table[at]! + 1;
    const entry = table.subarray(at, at + length);
    names.push(entry.toString("utf16le", Math.min(NAME_AT, entry.length)).split("\0")[0]!);
    at += length;
  }
  return names;
}
