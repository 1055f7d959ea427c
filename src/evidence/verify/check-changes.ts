/** Finds a change told the wrong way round: `‘주민센터’가 ‘행정복지센터’로 바뀌었다` of a printed `행정복지센터 → 주민센터`. */
import { CHANGED, NEW_COLUMNS, OLD_COLUMNS } from "../../text/lexicon/changes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters } from "./meeting-words.js";

const FORM = String.raw`[“"‘']?([^“”"‘’',]{2,30}?)[”"’']?`;
/** `A에서 B로 바뀌었다`, else `A가 B로 변경되었다`. */
const SAID = ["에서", "[이가을를]"].map(
  (particle) =>
    new RegExp(
      String.raw`(?:^|[\s“"‘'])${FORM}${particle}\s${FORM}(?:으로|로)\s(?:[가-힣]{1,6}\s)?${oneOf(CHANGED)}`,
    ),
);
const ARROW = /\s?(?:→|⇒|➔|➡|▶|⇨)\s?/;
/** `(기존)`, `(변경)` before the forms. */
const MARKED = /\([^()]{1,8}\)|<[^<>]{1,20}>/g;

export function checkChanges(sentence: string, { lines }: EvidenceIndex): Finding[] {
  const [, first, to] = SAID.map((form) => form.exec(sentence)).find((one) => one) ?? [];
  if (first === undefined || letters(first) === letters(to!)) return [];
  for (const line of lines) {
    const printed = changeIn(line);
    if (!printed) continue;
    const [before, after] = printed;
    const from = formIn(first, `${before}\n${after}`);
    const [kept, turned] = [
      [shareOf(before, from), shareOf(after, letters(to!))],
      [shareOf(before, letters(to!)), shareOf(after, from)],
    ] as const;
    const isTurned = turned.every((share) => share > 0);
    if (isTurned && turned[0] + turned[1] > kept[0] + kept[1])
      return [{ text: sentence.trim(), verdict: "contradicted", reason: "OPPOSITE", line }];
  }
  return [];
}

/** `기한이 60일 이내`: the last words of it that stand there. */
function formIn(said: string, printed: string): string {
  const words = said.split(/\s+/);
  const ends = words.map((_, at) => letters(words.slice(at).join("")));
  return ends.find((end) => end !== "" && printed.includes(end)) ?? letters(said);
}

/** The old form and the new one: on either side of an arrow, or in the columns of both. */
function changeIn({ text, cells }: IndexedLine): readonly [string, string] | null {
  if (cells) {
    const under = (heads: readonly string[]) =>
      cells.filter(({ header }) =>
        header.split("\n").some((name) => heads.includes(name.replace(/\s/g, ""))),
      );
    const [old, made] = [under(OLD_COLUMNS), under(NEW_COLUMNS)];
    return old.length === 1 && made.length === 1
      ? [letters(old[0]!.text), letters(made[0]!.text)]
      : null;
  }
  const sides = text.replace(MARKED, " ").split(ARROW);
  return sides.length === 2 ? [letters(sides[0]!), letters(sides[1]!)] : null;
}

/** How much of what is printed a form is; 0 where it does not stand there. */
function shareOf(printed: string, form: string): number {
  return form !== "" && printed.includes(form) ? form.length / printed.length : 0;
}
