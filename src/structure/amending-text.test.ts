/** Amending sentences read into the rows of a comparison. */
import { expect, it } from "vitest";
import { documentFrom } from "../../test/documents.js";
import { extractStructure } from "./structure.js";

const OPENING = "보고에 관한 규정 일부를 다음과 같이 개정한다.";

function rows(...lines: string[]): string[] {
  return extractStructure(documentFrom([OPENING, ...lines])).revisions.map(
    ({ kind, label, current, revised }) => `${kind} ${label}: ${current} → ${revised}`,
  );
}

it.each<[string, string[], string[]]>([
  [
    "words",
    ["제3조제2항 중 “서한”을 “공식 문서”로 한다."],
    ["amended 제3조제2항: 서한 → 공식 문서"],
  ],
  [
    "words in a quote that quotes",
    [
      "제87조제2항 본문 중 “배우자(이하 “세대주등”이라 한다)가”를 “세대원(이하 “세대주등”이라 한다)이”로 한다.",
    ],
    [
      "amended 제87조제2항: 배우자(이하 “세대주등”이라 한다)가 → 세대원(이하 “세대주등”이라 한다)이",
    ],
  ],
  [
    "several words of one provision in one row",
    ['제3조제1항 중 "가"를 "나"로, "다"를 "라"로 하고, 같은 항 단서를 삭제한다.'],
    ["amended 제3조제1항: 가\n다 → 나\n라"],
  ],
  [
    "several provisions",
    ["제3조제2항제1호ㆍ제3호 및 제5조의2 중 “시장”을 각각 “구청장”으로 한다."],
    [
      "amended 제3조제2항제1호: 시장 → 구청장",
      "amended 제3조제2항제3호: 시장 → 구청장",
      "amended 제5조의2: 시장 → 구청장",
    ],
  ],
  [
    "a text that takes the place of another",
    ["제4조를 다음과 같이 한다.", "제4조(위원) ① 위원은 7명으로 한다.", "② 임기는 2년으로 한다."],
    ["amended 제4조:  → 제4조(위원) ① 위원은 7명으로 한다.\n② 임기는 2년으로 한다."],
  ],
  [
    "what is put in",
    [
      "제4조에 제3항 및 제4항을 각각 다음과 같이 신설한다.",
      "③ 회의는 공개한다.",
      "④ 회의록을 둔다.",
    ],
    ["added 제4조제3항:  → ③ 회의는 공개한다.", "added 제4조제4항:  → ④ 회의록을 둔다."],
  ],
  [
    "what is put into a chapter",
    ["제2장에 제9조의2를 다음과 같이 신설한다.", "제9조의2(공개) 회의는 공개한다."],
    ["added 제9조의2:  → 제9조의2(공개) 회의는 공개한다."],
  ],
  [
    "what is taken out",
    ["제5조제2호부터 제4호까지를 각각 삭제하고, 제7조를 삭제한다."],
    [
      "deleted 제5조제2호:  → 삭제",
      "deleted 제5조제3호:  → 삭제",
      "deleted 제5조제4호:  → 삭제",
      "deleted 제7조:  → 삭제",
    ],
  ],
  [
    "what gets another number, and what is put in its place",
    [
      "제6조제2항 및 제3항을 각각 제3항 및 제4항으로 하고, 같은 조에 제2항을 다음과 같이 신설하며, 같은 조 제4항(종전의 제3항) 중 “제2항”을 “제3항”으로 한다.",
      "② 기간은 늘릴 수 있다.",
    ],
    [
      "renumbered 제6조제2항: 제2항 → 제3항",
      "renumbered 제6조제3항: 제3항 → 제4항",
      "added 제6조제2항:  → ② 기간은 늘릴 수 있다.",
      "amended 제6조제4항: 제2항 → 제3항",
    ],
  ],
  [
    "titles, provisos and appendices",
    [
      "제8조의 제목 “(회의)”를 “(회의의 공개)”로 한다.",
      "제8조에 단서를 다음과 같이 신설한다.",
      "다만, 긴급한 경우는 제외한다.",
      "별표 1을 별지와 같이 한다.",
    ],
    ["amended 제8조: (회의) → (회의의 공개)\n다만, 긴급한 경우는 제외한다.", "amended 별표 1:  → "],
  ],
  [
    "chapters, and items put in behind another part of the sentence",
    [
      "제3장제1절의 제목 “재산분”을 “사업소분”으로 한다.",
      "제24조제2항 각 호 외의 부분 중 “가”를 “나”로 하고, 같은 항에 제7호를 다음과 같이 신설한다.",
      "7. 청산",
    ],
    [
      "amended 제3장제1절: 재산분 → 사업소분",
      "amended 제24조제2항: 가 → 나",
      "added 제24조제2항제7호:  → 7. 청산",
    ],
  ],
  [
    "an instruction that is broken over lines",
    ["제3조제2항 중 “서한”을", "“공식 문서”로 한다."],
    ["amended 제3조제2항: 서한 → 공식 문서"],
  ],
])("reads %s", (_, lines, expected) => {
  expect(rows(...lines)).toEqual(expected);
});

it("reads sentences that a page breaks over lines, the opening too", () => {
  const broken = (...lines: string[]) =>
    extractStructure(documentFrom(lines)).revisions.map(({ kind, label }) => `${kind} ${label}`);
  const sentence = ["제3조제2항 중 “서한”을", "“공식 문서”로", "한다."];
  expect(broken("보고에 관한 규정 일부를 다음과", "같이 개정한다.", ...sentence)).toEqual([
    "amended 제3조제2항",
  ]);
  expect(broken("규정을 다음과.", "같이 개정한다.", ...sentence)).toEqual([]);
});

it("ends with the supplement, which amends other laws", () => {
  expect(rows("제7조를 삭제한다.", "부칙", "제2조 중 “가”를 “나”로 한다.")).toEqual([
    "deleted 제7조:  → 삭제",
  ]);
  const law = ["제1조(목적) 정한다.", "부칙", OPENING, "제7조를 삭제한다."];
  expect(extractStructure(documentFrom(law)).revisions).toEqual([]);
});

it("leaves the comparison the word, where there is one", () => {
  const table = [
    ["현행", "개정안"],
    ["제3조(보고) 서한을 낸다.", "제3조(보고) 공식 문서를 낸다."],
  ];
  const document = documentFrom([OPENING, "제3조 중 “서한”을 “공식 문서”로 한다.", table]);
  expect(extractStructure(document).revisions).toMatchObject([{ kind: "amended", table: "t1" }]);
});

it("takes no other sentence for an amendment", () => {
  expect(
    extractStructure(documentFrom(["제3조제2항 중 “서한”을 “공식 문서”로 한다."])).revisions,
  ).toEqual([]);
});
