/** Lists that hang on a paragraph without a control: master pages of single pages, and memos. */
import { expect, it } from "vitest";
import { furtherMasterPages } from "./paragraphs.js";
import { HwpRecord, TAG } from "./records.js";

function record(tag: number, ...children: HwpRecord[]): HwpRecord {
  const made = new HwpRecord(tag, 0, Buffer.alloc(0), 0, 0);
  for (const child of children) made.add(child);
  return made;
}

const paragraph = () => record(TAG.PARA_HEADER);
const list = () => record(TAG.LIST_HEADER);

it("finds further master pages behind a paragraph's text, list by list", () => {
  const [one, two, three] = [paragraph(), paragraph(), paragraph()];
  const last = record(TAG.PARA_HEADER, record(TAG.PARA_TEXT), list(), one, two, list(), three);
  expect(furtherMasterPages(last)).toEqual([[one, two], [three]]);
});

it("leaves lists behind a memo to the memo, and those of controls to the control", () => {
  const memo = record(TAG.PARA_HEADER, record(TAG.MEMO_LIST), list(), paragraph());
  expect(furtherMasterPages(memo)).toEqual([]);
  expect(furtherMasterPages(record(TAG.CTRL_HEADER, list(), paragraph()))).toEqual([]);
});
