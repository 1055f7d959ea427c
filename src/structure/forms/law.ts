/** 법률·시행령·조례·규칙·규정·지침: the title, its 시행·공포 line or 제정·개정 dates, then articles. */
import { findDates, readDate } from "../../text/dates.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace } from "../../text/spacing.js";
import type { Row } from "../document-rows.js";
import { findField } from "../labelled-fields.js";
import { type Form, headOf } from "./form.js";
import { lastRevision } from "./notice.js";
import { titleFrom } from "./title-lines.js";

/** `[시행 2024. 1. 1.] [법률 제19504호, 2023. 6. 20., 일부개정]`, as the national law portal prints it. */
const PROMULGATED =
  /[[［(]\s*([^[\]［］(),，]{0,40}?(?:법률|대통령령|총리령|부령|처령|조례|규칙|훈령|예규|고시|공고|규정|지침)\s*제\s*[\d-]+\s*호)\s*[,，]\s*([^[\]［］]*?)[,，]?\s*(?:제정|일부개정|전부개정|타법개정|폐지|개정)?\s*[\]］)]/;

export const readLaw: Form = (rows) => {
  const head = headOf(rows, 100);
  const article = head.find((row) => {
    const label = row.table ? null : readLabel(row.text);
    return label?.ordinal === 1 && (label.kind === "article" || label.kind === "chapter");
  });
  if (!article || article.index === 0) return null;
  const above = rows.slice(0, article.index);
  const stated = above
    .map((row) => (row.text.length < 300 ? PROMULGATED.exec(row.text) : null))
    .find((match) => match);
  const revised = lastRevision(above, 0);
  const named = titleFrom(above, 0, { within: 5, lines: 2 });
  if (!named || !(stated || revised || isRule(named.title))) return null;
  return {
    title: named.title.replace(/\s*[([]\s*(?:약칭|시행).*$/, ""),
    doc_number: stated ? foldSpace(stated[1]!) : null,
    issued_date: stated
      ? (findDates(stated[2] ?? "")[0]?.iso ?? null)
      : (revised ?? inForce(above)),
    issuer: stated ? ministry(above, stated[1]!) : null,
    recipient: null,
    recipients: [],
  };
};

const IN_FORCE = ["시행일", "시행일자", "시행", "개정일", "제정일"] as const;

/** `시행일 : 2023. 10. 6.` or `시행: 2023. 10. 6.` under the title, where no other date is stated. */
function inForce(above: Row[]): string | null {
  return readDate(findField(above, IN_FORCE)?.value ?? "");
}

function isRule(title: string): boolean {
  return /(?:법|법률|시행령|시행규칙|조례|규칙|규정|지침|요령|세칙|학칙|회칙|정관|약관|기준|요강|준칙|내규|강령|예규|훈령|고시)(?:\s?\(안\)|안)?$/.test(
    title,
  );
}

/** `고용노동부고시 제…호` → `고용노동부`; a law's own number line names no body, and of several bodies in charge none issued it alone. */
function ministry(above: Row[], number: string): string | null {
  const own = /^(.+?[부처청원회시도군구])\s?(?:고시|훈령|예규|공고|조례|규칙)\s*제/.exec(
    foldSpace(number),
  )?.[1];
  if (own) return own;
  const line = above.map(
    (row) => /^([가-힣]{2,20}(?:부|처|청|위원회))\s*[(（][^)）]*[)）]/.exec(row.text)?.[1],
  );
  const [body, ...others] = new Set(line.filter((each) => each !== undefined));
  return body !== undefined && others.length === 0 ? body : null;
}
