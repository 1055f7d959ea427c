/** 의안 (bill): its title, the mover in brackets below, 의안번호 and 발의연월일. */

import { readDate } from "../../text/dates.js";
import { BILL } from "../../text/lexicon/form-labels.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { findField } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";
import { type Form, headOf } from "./form.js";
import { titleFrom } from "./title-lines.js";

const MOVER = new RegExp(
  String.raw`^[(（]\s*([^()（）]{2,30}?${oneOfSpaced(BILL.mover)})\s*[)）]$`,
);

export const readBill: Form = (rows) => {
  const head = headOf(rows, 30);
  const moved = findField(head, BILL.moved);
  if (!moved) return null;
  const mover = head.find((row) => row.cells.some((cell) => MOVER.test(cell)));
  const title = titleFrom(rows, 0, { within: mover ? Math.max(1, mover.index) : 3 });
  const said = mover?.cells.find((cell) => MOVER.test(cell)) ?? "";
  return {
    title: title?.title ?? null,
    doc_number:
      billNumber(head.map((row) => row.text)) ?? digits(findField(head, BILL.number)?.value),
    issued_date: readDate(moved.value),
    issuer:
      said === ""
        ? organisation(findField(head, BILL.submitter)?.value ?? "")
        : joinSpacedLetters(MOVER.exec(said)![1]!),
    recipient: null,
    recipients: [],
  };
};

/** `의 안 번 호 10568`, where the two halves of the label may stand on two lines. */
function billNumber(texts: string[]): string | null {
  const together = squeeze(texts.slice(0, 12).join(" "));
  return /의안번호[:：]?(?:제)?(\d{2,7})/.exec(together)?.[1] ?? null;
}

function digits(value: string | undefined): string | null {
  const match = /^제?\s*(\d[\d-]*)/.exec(foldSpace(value ?? ""));
  return match?.[1] ?? null;
}
