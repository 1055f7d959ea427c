/** A printed mail: 보낸사람, 받는사람, 제목 and 날짜 above the text. Who sends is a person, so it names no issuer. */
import { readDate } from "../../text/dates.js";
import { MAIL } from "../../text/lexicon/form-labels.js";
import { findField } from "../labelled-fields.js";
import type { Form } from "./form.js";

/** The lines of a mail's head. */
const HEAD_ROWS = 12;

export const readMail: Form = (rows) => {
  const head = rows.filter((row) => !row.margin).slice(0, HEAD_ROWS);
  const [from, to, subject, sent] = [MAIL.from, MAIL.to, MAIL.subject, MAIL.sent].map((names) =>
    findField(head, names),
  );
  if (!from || !to || !subject || subject.value === "") return null;
  return {
    title: subject.value,
    issued_date: readDate(sent?.value ?? ""),
    recipient: to.value === "" ? null : to.value,
    recipients: namesIn(to.value),
  };
};

/** `홍길동 <hong@example.go.kr>; 총무과 <…>` → the names, or the addresses where there are none. */
function namesIn(value: string): string[] {
  return value
    .split(/[;,]/)
    .map((each) => each.replace(/["“”]/g, "").trim())
    .map((each) => /^(.+?)\s*[<(〈][^<>]*[>)〉]$/.exec(each)?.[1] ?? each.replace(/^<|>$/g, ""))
    .filter((each) => each !== "");
}
