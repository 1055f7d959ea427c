/** The evidence of an answer, made ready for checking: its lines, its values, and how telling each word is. */
import type { EvidenceChunk } from "./evidence-chunk.js";
import { type EvidenceLine, evidenceLines } from "./evidence-lines.js";
import { letters, meets, type SaidWord } from "./meeting-words.js";
import { type PrintedValue, printedValues, type Surroundings } from "./printed-values.js";
import { MET, VALUES } from "./verify-thresholds.js";

/** A word of a sentence with what it counts. */
export interface WeighedWord {
  word: string;
  weight: number;
}

export interface IndexedLine extends EvidenceLine {
  letters: string;
  lettersAbove: string;
}

export class EvidenceIndex {
  readonly lines: readonly IndexedLine[];
  readonly values: readonly PrintedValue[];
  private readonly rarities = new Map<string, number>();

  constructor(readonly chunks: readonly EvidenceChunk[]) {
    const lines = chunks.flatMap((chunk, at) =>
      evidenceLines(chunk, tailOf(chunks[at - 1], chunk)),
    );
    this.values = lines.flatMap(printedValues);
    this.lines = lines.map((line) => ({
      ...line,
      letters: letters(`${line.text}\n${line.inherited}`),
      lettersAbove: letters(
        `${line.above}\n${line.cells?.map(({ header }) => header).join("\n") ?? ""}`,
      ),
    }));
  }

  /** Words with how few lines hold them; one that none holds counts little. */
  weigh(words: readonly SaidWord[], weightOf: (word: SaidWord) => number): WeighedWord[] {
    return words.map((said) => ({
      word: said.word,
      weight: weightOf(said) * this.rarity(said.word),
    }));
  }

  rarity(word: string): number {
    const known = this.rarities.get(word);
    if (known !== undefined) return known;
    const holding = this.lines.filter((line) => meets(word, line.letters) > 0).length;
    const above = holding === 0 && this.lines.some((line) => line.lettersAbove.includes(word));
    const rarity =
      holding === 0
        ? above
          ? 1
          : VALUES.unknownWord
        : Math.log(1 + this.lines.length / (holding + 0.5));
    this.rarities.set(word, rarity);
    return rarity;
  }
}

/** What stands at the end of the chunk before, which may be the caption of a table. */
function tailOf(before: EvidenceChunk | undefined, chunk: EvidenceChunk): string {
  if (!before || before.doc_id !== chunk.doc_id) return "";
  if (ordinal(before) + 1 !== ordinal(chunk)) return "";
  return before.text.split("\n").at(-1) ?? "";
}

function ordinal({ chunk_id }: EvidenceChunk): number {
  return Number(/\d+$/.exec(chunk_id)?.[0] ?? Number.NaN);
}

/** Sum of what words count at a place, of all they could count. */
export function wordsMet(
  words: readonly WeighedWord[],
  place: Omit<Surroundings, "line" | "companions" | "distant">,
) {
  let met = 0;
  let whole = 0;
  for (const { word, weight } of words) {
    whole += weight;
    const near = MET.near * meets(word, place.near);
    if (near === MET.near) {
      met += weight;
      continue;
    }
    const within = MET.within * meets(word, place.within);
    const above = MET.above * meets(word, place.above);
    const chunk = place.chunk.includes(word) ? MET.chunk : 0;
    met += weight * Math.max(near, within, above, chunk);
  }
  return { met, whole };
}
