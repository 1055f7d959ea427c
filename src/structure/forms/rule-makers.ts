/** Who makes a rule for itself, by its first article: `제1조(목적) 이 지침은 한빛진흥원(이하 “진흥원”이라 한다)의 …`. */
import { RULE_TITLES } from "../../text/lexicon/document-kinds.js";
import { MAKERS_OF_OWN_RULES, NAMED_BY_LAWS } from "../../text/lexicon/organisations.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { body } from "../organisation-names.js";

/** `이 규정은`, `본 지침은`: the rule speaks of itself. Laws and ordinances name whom they are about. */
const OF_ITSELF = new RegExp(
  String.raw`(?:^|[\s)）①])(?:이|본)\s?${oneOf(RULE_TITLES.filter((kind) => !NAMED_BY_LAWS.includes(kind)))}[은는]`,
);

/** `한빛진흥원(이하 “진흥원”이라 한다)`, `주식회사 한빛(이하 '회사'라 한다)`. */
const CALLED = new RegExp(
  String.raw`((?:주식회사\s)?[가-힣A-Za-z]{2,25}(?:\s?(?:주식회사|㈜|[(（]주[)）]))?)\s?[(（]\s?["“'‘]?이하\s?["“”'‘’「]?\s?(${oneOf(MAKERS_OF_OWN_RULES)}|회사)(?![가-힣]{3})[^()（）]{0,12}[)）](?!에(?!서)|[와과을를로]|으로)`,
  "g",
);
const COMPANY = /주식회사|㈜|[(（]주[)）]/;

/** The first article may break into so many printed lines. */
const LINES = 4;
/** The body is named at the beginning of the sentence. */
const LONGEST = 160;

export function makerOf(rows: DocumentRow[]): string | null {
  const at = rows.findIndex((row) => {
    const label = row.table ? null : readLabel(row.text);
    return label?.kind === "article" && label.ordinal === 1;
  });
  if (at < 0) return null;
  const lines = rows.slice(at, at + LINES).map(({ text }) => text);
  const text = foldSpace(lines.join(" ")).slice(0, LONGEST);
  const start = OF_ITSELF.exec(text)?.index;
  if (start === undefined) return null;
  for (const match of text.slice(start).matchAll(CALLED)) {
    const [, name, short] = match;
    if (short === "회사" ? COMPANY.test(name!) : isNamedSo(name!, short!)) return name!;
  }
  return null;
}

/** `건설공사(이하 “공사”라 한다)` is work, `한빛공사` a body. */
function isNamedSo(name: string, short: string): boolean {
  if (!name.endsWith(short) || name.length < short.length + 2) return false;
  return (
    !name.endsWith("건설공사") && (short === "공단" || short === "재단" || body(name) !== null)
  );
}
