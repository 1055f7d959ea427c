/**
 * A mail, printed or as a file: 보낸사람, 받는사람, 제목 and 날짜 above the text. Who sends is a person, so it names no issuer, unless
 * the sender's name is a body's.
 */
import { readDate } from "../../text/dates.js";
import { MAIL } from "../../text/lexicon/form-labels.js";
import type { DocumentRow } from "../document-rows.js";
import { findField } from "../labelled-fields.js";
import { body } from "../organisation-names.js";
import type { Form } from "./form.js";
import { letterTitle } from "./letter-title.js";

/** The lines of a mail's head. */
const HEAD_ROWS = 12;

export const readMail: Form = (rows) => {
  const head = rows.filter((row) => !row.margin).slice(0, HEAD_ROWS);
  const [from, to, stated, sent] = [MAIL.from, MAIL.to, MAIL.subject, MAIL.sent].map((names) =>
    findField(head, names),
  );
  const subject = stated?.value ?? subjectAbove(head, from?.row);
  if (!from || !to || !subject) return null;
  return {
    title: (stated && letterTitle(stated, rows)) ?? subject,
    issued_date: readDate(sent?.value ?? "") ?? headerDate(sent?.value ?? ""),
    issuer: body(namesIn(from.value)[0] ?? ""),
    recipient: to.value === "" ? null : to.value,
    recipients: namesIn(to.value),
  };
};

/** A mail's file has its subject as the title, right above who sends. */
function subjectAbove(head: DocumentRow[], from: DocumentRow | undefined): string | null {
  const [first] = head;
  return first?.block.type === "title" && from?.index === first.index + 1 ? first.text : null;
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
/** RFC 5322, 3.3: `Mon, 6 May 2024 09:00:00 +0900`, the day where the sender was. */
const HEADER_DATE = new RegExp(
  String.raw`^(?:[A-Z][a-z]{2},\s)?(\d{1,2})\s(${MONTHS.join("|")})\s(\d{4})\s`,
);

function headerDate(value: string): string | null {
  const [, day, month, year] = HEADER_DATE.exec(value) ?? [];
  if (!day || !month) return null;
  return readDate(`${year}. ${MONTHS.indexOf(month) + 1}. ${day}.`);
}

/** `홍길동 <hong@example.go.kr>; 총무과 <…>` → the names, or the addresses where there are none. */
function namesIn(value: string): string[] {
  return value
    .split(/[;,]/)
    .map((each) => each.replace(/["“”]/g, "").trim())
    .map((each) => /^(.+?)\s*[<(〈][^<>]*[>)〉]$/.exec(each)?.[1] ?? each.replace(/^<|>$/g, ""))
    .filter((each) => each !== "");
}
