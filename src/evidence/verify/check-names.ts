/** Checks names that end with digits (`A380`, `K-2`, `코로나19`): the digits belong to the name, and other ones make another. */
import { unitNamed } from "../../text/quantities/read-quantities.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";

/** Letters, then digits right behind them or behind a hyphen, then perhaps a letter: `F-35A`. */
const NAME = /(?<![\p{L}\p{N}])(\p{L}{1,10})([-–]?)(\d+(?:-\d+)?[A-Za-z]?)(?![\p{L}\p{N}%])/gu;
const LATIN = /^[A-Za-z]+$/;

interface NumberedName {
  text: string;
  /** Without hyphen, in capitals. */
  stem: string;
  digits: string;
}

export function checkNames(sentence: string, evidence: EvidenceIndex): Finding[] {
  const said = namesIn(sentence);
  if (said.length === 0) return [];
  const printed = evidence.lines.flatMap((line) =>
    namesIn(textOf(line)).map((name) => ({ line, name })),
  );
  return said.flatMap(({ text, stem, digits }): Finding[] => {
    const alike = printed.filter(({ name }) => name.stem === stem);
    if (alike.some(({ name }) => name.digits === digits)) return [];
    const [other] = alike;
    if (other)
      return [
        {
          ...{ text, verdict: "contradicted", reason: "OTHER_VALUE", line: other.line },
          printed: other.name.text,
        },
      ];
    // A word in Hangul may have been joined with a number: `예산30`.
    if (!LATIN.test(stem) || holds(evidence, stem + digits)) return [];
    return [{ text, verdict: "not_found", reason: "VALUE_NOT_FOUND", line: null }];
  });
}

function namesIn(text: string): NumberedName[] {
  return Array.from(text.matchAll(NAME), ([written, stem, , digits]) => ({
    ...{ text: written, stem: stem!.toUpperCase(), digits: digits!.toUpperCase() },
  })).filter(({ text }) => unitNamed(text) === null);
}

function textOf({ text, above }: IndexedLine): string {
  return `${above}\n${text}`;
}

function holds({ chunks }: EvidenceIndex, name: string): boolean {
  return chunks.some(({ text, path }) =>
    `${path.join("\n")}\n${text}`
      .toUpperCase()
      .replace(/[-–\s]/g, "")
      .includes(name),
  );
}
