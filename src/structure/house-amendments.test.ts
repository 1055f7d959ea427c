/** Amending sentences as houses and schools write them. */
import { expect, it } from "vitest";
import { documentFrom } from "../../test/documents.js";
import { extractStructure } from "./structure.js";

const rows = (...lines: string[]) =>
  extractStructure(documentFrom(lines)).revisions.map(({ kind, label }) => `${kind} ${label}`);
const OPENING = "보고에 관한 규정 일부를 다음과 같이 개정한다.";

it.each([
  "「인사규정」 중 일부를 다음과 같이 개정한다.",
  "회칙 일부를 아래와 같이 변경한다.",
  "학생생활규정을 다음과 같이 일부 개정한다.",
  "정관 중 다음과 같이 수정한다.",
])("begins with %s", (opening) => {
  expect(rows(opening, "제3조를 삭제한다.")).toEqual(["deleted 제3조"]);
});

it.each([
  "제3조제2항 중 다음과 같이 개정한다.",
  "보고에 관한 규정 전부를 다음과 같이 개정한다.",
  "제3조를 다음과 같이 개정한다.",
])("does not begin with %s", (line) => {
  expect(rows(line, "제4조를 삭제한다.")).toEqual([]);
});

it.each<[string, string[], string[]]>([
  [
    "listed instructions",
    [
      "1. 제3조 중 “서한”을 “전자문서”로 변경한다.",
      "2. 제5조제2항을 다음과 같이 신설한다.",
      "② 회비를 낸다.",
      "3. 제9조를 삭제한다.",
    ],
    ["amended 제3조", "added 제5조제2항", "deleted 제9조"],
  ],
  [
    "articles with their titles",
    [
      "제12조(임원) 제1항을 다음과 같이 개정한다.",
      "① 임원은 5명으로 한다.",
      "제13조(감사) 전단 중 “1명”을 “2명”으로 한다.",
      "제20조(해산)를 삭제한다.",
      "제5조(회원)를 제6조(회원)로 한다.",
    ],
    ["amended 제12조제1항", "amended 제13조", "deleted 제20조", "renumbered 제5조"],
  ],
  [
    "other quotes",
    ["제3조 중 ‘부장’을 ‘본부장’으로 한다.", "제4조제2항 중 「회장」을 「위원장」으로 한다."],
    ["amended 제3조", "amended 제4조제2항"],
  ],
  ["figures without quotes", ["제5조 중 100분의 6을 100분의 7로 한다."], ["amended 제5조"]],
  [
    "what moves into the place of what goes",
    ["제9조를 제10조로 하고, 제10조는 삭제한다.", "제8조제3호를 삭제하고 제4호를 제3호로 한다."],
    ["renumbered 제9조", "deleted 제10조", "deleted 제8조제3호", "renumbered 제8조제4호"],
  ],
  [
    "branches, and the supplement itself",
    ["제3조의2부터 제3조의4까지를 각각 삭제한다.", "부칙 제2조를 삭제한다.", "제7조를 삭제한다."],
    [
      "deleted 제3조의2",
      "deleted 제3조의3",
      "deleted 제3조의4",
      "deleted 부칙 제2조",
      "deleted 제7조",
    ],
  ],
  [
    "chapters with the articles they hold, and appendices that move",
    ["제3장(제10조부터 제12조까지)을 삭제한다.", "별표 4를 별표 3으로 한다."],
    ["deleted 제3장", "renumbered 별표 4"],
  ],
])("reads %s", (_, lines, expected) => {
  expect(rows(OPENING, ...lines)).toEqual(expected);
});

it.each(["별표 1", "제3조(정의)", "제3조제1항제2호가목", "제3조의2"])(
  "goes on behind an instruction that changes %s",
  (place) => {
    const lines = [`${place} 중 다음과 같이 개정한다.`, "제4조를 삭제한다."];
    expect(rows(OPENING, "제2조를 삭제한다.", ...lines)).toEqual(
      expect.arrayContaining(["deleted 제2조", "deleted 제4조"]),
    );
  },
);

it("amends no contract", () => {
  const terms = "계약 조건 중 일부를 다음과 같이 변경한다.";
  expect(rows(terms, "제3조를 삭제한다.")).toEqual([]);
  expect(rows("주차 운영 규정 중 일부를 다음과 같이 변경한다.", "제3조를 삭제한다.")).toEqual([
    "deleted 제3조",
  ]);
});

it("takes an article's own text, numbered items too, for no instruction", () => {
  expect(
    rows(
      OPENING,
      "제8조를 다음과 같이 한다.",
      "제8조(정족수) 제1항의 회의는 과반수의 찬성으로 한다.",
      "1. 제3조를 위반하면 과태료를 3만원으로 한다.",
    ),
  ).toEqual(["amended 제8조"]);
});
