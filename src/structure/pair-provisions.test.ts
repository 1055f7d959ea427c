/** Provisions of two columns side by side, where one row holds several of each. */
import { expect, it } from "vitest";
import { align } from "./pair-provisions.js";
import { emptyProvisionContext, type Provision, provisionsOf } from "./provisions.js";

const pairs = (left: string, right: string) => {
  const [one, two] = [left, right].map((cell) => provisionsOf(cell, emptyProvisionContext()));
  const name = (provision: Provision | null) =>
    provision ? provision.mark || provision.marker || "text" : "-";
  return align(one!, two!).map(([a, b]) => `${name(a)} ${name(b)}`);
};

it.each<[string, string, string, string]>([
  ["one of each, whatever they are", "본문이다.", "① 가", "text ①"],
  ["the same marks, in order", "① 가\n② 나\n③ 다", "① 가\n③ 라", "① ①|② -|③ ③"],
  [
    "marks that are spaced otherwise",
    "① ∼ ③ (생 략)\n④ 가",
    "①∼③ (현행과 같음)\n④ 나",
    "① ∼ ③ ①∼③|④ ④",
  ],
  ["what is new with what is put in", "① 가\n<신 설>", "① 가\n② 나", "① ①|new ②"],
  [
    "what is gone with its placeholder",
    "① 가\n② 나\n③ 다",
    "① 가\n<삭 제>\n③ 다",
    "① ①|② deleted|③ ③",
  ],
  [
    "what is gone with its placeholder under another number",
    "제1조(가) 나\n② 다",
    "제1조(가) 나\n④ <삭 제>",
    "제1조 제1조|② ④",
  ],
  ["what is left out with what stays", "① 가\n(생 략)", "① 가\n(현행과 같음)", "① ①|omitted same"],
  [
    "what is left out with what stays under other numbers",
    "① 가\n② ∼ ⑤ (생 략)",
    "① 가\n③ ∼ ⑥ (현행과 같음)",
    "① ①|② ∼ ⑤ ③ ∼ ⑥",
  ],
  ["paragraphs under other numbers", "제1조(가) 나\n② 다", "제1조(가) 나\n③ 라", "제1조 제1조|② ③"],
  ["a paragraph with no item", "제1조(가) 나\n② 다", "제1조(가) 나\n1. 라", "제1조 제1조|② -|- 1."],
  [
    "text without a label with nothing",
    "제1조(가) 나\n<신 설>",
    "제1조(가) 나\n(현행과 같음)",
    "제1조 제1조|new -|- same",
  ],
  [
    "a whole article, not its items, with what is new",
    "<신 설>\n<신 설>",
    "제1조(가) ① 나\n1. 다\n2. 라\n제2조(마) 바",
    "new ①|- 1.|- 2.|new 제2조",
  ],
  [
    "a paragraph, not its items, with what is new",
    "제1조(가) 나\n<신 설>\n<신 설>",
    "제1조(가) 나\n② 다\n1. 라\n③ 마",
    "제1조 제1조|new ②|- 1.|new ③",
  ],
  [
    "an article, not a paragraph, with what is new",
    "<신 설>\n제3조(사) 아",
    "② 다\n제2조(마) 바\n제3조(사) 아",
    "- ②|new 제2조|제3조 제3조",
  ],
  [
    "items with what is new, where only they are",
    "① 가\n<신 설>\n<신 설>",
    "① 가\n1. 나\n2. 다",
    "① ①|new 1.|new 2.",
  ],
])("pairs %s", (_, left, right, expected) => {
  expect(pairs(left, right).join("|")).toBe(expected);
});
