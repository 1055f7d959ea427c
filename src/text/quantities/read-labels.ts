/** Labels of provisions and numbers that name something: `제12조의5제3항`, `③`, `별표 2`, `제2024-11호`, `2/3`, `02-123-4567`. */
import { CIRCLED } from "../lexicon/list-marks.js";
import type { LabelQuantity } from "./quantity.js";

const ARTICLE =
  /제\s*(\d+)\s*(조|항|호|장|절|편|관)(?:\s*의\s*(\d+))?|(?<=조|조\s|항|항\s)(\d+)(항|호)/g;
const ATTACHED = /(별표|별지|붙임|첨부|서식)\s*제?\s*(\d+(?:-\d+)?)(?:\s*호)?/g;
/** `2/3`, `3분의 2`. */
const FRACTION = /(?<![\d.,/])(\d+)\s*(?:\/\s*(\d+)(?![\d/])|분의\s*(\d+))/g;
/** Numbers of telephones, documents and sections: `02-123-4567`, `기획과-1234`, `10.16.1`. */
const CODE =
  /(?<![\d.])\d+(?:[-–]\d+)+(?![\d.])|(?<=[가-힣]\s?)[-–]\s?\d{2,}(?![\d.,%])|(?<![\d.])\d+(?:\.\d+){2,}/g;
const CIRCLED_NUMBER = new RegExp(`[${CIRCLED}]`, "gu");

export function readLabels(text: string): LabelQuantity[] {
  const found: LabelQuantity[] = [];
  const add = (start: number, written: string, label: string) => {
    const end = start + written.length;
    if (found.some((one) => start < one.end && one.start < end)) return;
    found.push({ kind: "label", start, end, text: written.trim(), bound: null, label });
  };
  for (const match of text.matchAll(ATTACHED)) add(match.index, match[0], match[1]! + match[2]);
  for (const match of text.matchAll(ARTICLE)) {
    const number = match[1] ?? match[4];
    const branch = match[3] ? `-${match[3]}` : "";
    add(match.index, match[0], `${match[2] ?? match[5]}${number}${branch}`);
  }
  for (const match of text.matchAll(FRACTION)) {
    const [, first, below, above] = match;
    add(match.index, match[0], above ? `비${above}/${first}` : `비${first}/${below}`);
  }
  for (const match of text.matchAll(CIRCLED_NUMBER))
    add(match.index, match[0], `항${[...CIRCLED].indexOf(match[0]) + 1}`);
  for (const match of text.matchAll(CODE))
    add(match.index, match[0], `번호${match[0].replace(/\D+/g, "-").replace(/^-/, "")}`);
  return found.sort((one, other) => one.start - other.start);
}
