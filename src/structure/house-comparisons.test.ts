/** Comparisons as houses draw them: their own headings, marks, appendices and columns. */
import { describe, expect, it } from "vitest";
import { documentFrom, documentOf, tableOf } from "../../test/documents.js";
import type { Document } from "../model/document.js";
import { Draft } from "../readers/document-draft.js";
import { extractStructure } from "./structure.js";

const changes = (document: Document) =>
  extractStructure(document).revisions.map(({ kind, label }) => `${kind} ${label}`);
const compared = (...rows: string[][]) => changes(documentFrom([rows]));
const HEAD = ["현행", "개정안"];

it.each([
  ["현행 약관", "개정 약관"],
  ["변경 전 (2024. 3. 1.)", "변경 후 (2025. 3. 1.)"],
  ["현행 학칙", "개정 학칙(안)"],
  ["구 약관(2023. 7. 1. 시행)", "신 약관"],
  ["구(舊)", "신(新)"],
  ["현행(AS-IS)", "개정(TO-BE)"],
  ["As-Is", "To-Be"],
  ["現行", "改正案"],
  ["수정 전 내용", "수정 후 내용"],
])("knows the columns by %s and %s", (current, revised) => {
  expect(
    compared([current, revised], ["제4조(회원) 회원은 5명이다.", "제4조(회원) 회원은 7명이다."]),
  ).toEqual(["amended 제4조"]);
});

it("takes no shift and no amount for an article", () => {
  const kinds = ["구분", "현행", "변경"];
  expect(compared(kinds, ["1조", "09시부터", "10시부터"], ["2조", "14시", "15시"])).toEqual([]);
  expect(compared(kinds, ["1조원 이상", "3%", "5%"])).toEqual([]);
});

it("takes no column of kinds for one of the text in force", () => {
  expect(compared(["구분", "변경 사유"], ["제4조(회원) 5명", "제4조(회원) 7명으로 늘림"])).toEqual(
    [],
  );
});

describe("marks", () => {
  it.each(["【삭제】", "「삭 제」", "≪삭제≫", "<조항 삭제>", "(전문 삭제)", "<폐지>"])(
    "of what is gone: %s",
    (mark) => {
      expect(compared(HEAD, ["제5조(사업) 사업을 한다.", mark])).toEqual(["deleted 제5조"]);
    },
  );

  it.each(["(없음)", "-"])("are none of what is gone: %s may say that it stays", (mark) => {
    expect(compared(HEAD, ["제5조(사업) 사업을 한다.", mark])).toEqual(["amended 제5조"]);
    expect(compared(HEAD, [mark, "제5조(사업) 사업을 한다."])).toEqual(["added 제5조"]);
  });

  it("stand in the place of a title, too", () => {
    expect(compared(HEAD, ["제9조(이사) 이사를 둔다.", "제9조 (삭제)"])).toEqual(["deleted 제9조"]);
  });

  it.each(["[신설]", "- 신설 -", "<본조 신설>", "<추가>", "(신규)", "해당 없음"])(
    "of what is new: %s",
    (mark) => {
      expect(compared(HEAD, [mark, "제6조(기금) ① 기금을 둔다."])).toEqual(["added 제6조"]);
    },
  );

  it("name the part that is new", () => {
    expect(compared(HEAD, ["(제3항 신설)", "제8조(총회) ③ 총회는 공개한다."])).toEqual([
      "added 제8조제3항",
    ]);
  });

  it.each(["(동일)", "현행과 동일", "변경 없음", "〃", "(상동)"])("of what stays: %s", (mark) => {
    expect(compared(HEAD, ["제5조(사업) 사업을 한다.", mark])).toEqual(["unchanged 제5조"]);
  });

  it("are no items, and no notes of earlier amendments", () => {
    expect(
      compared(HEAD, [
        "제5조(종류) 종류는 다음과 같다.\n1. 설치\n2. 폐지\n[본조신설 2011. 5. 19.]",
        "제5조(종류) 종류는 다음과 같다.\n1. 설치와 변경\n2. 폐지",
      ]),
    ).toEqual(["unchanged 제5조", "amended 제5조제1호", "unchanged 제5조제2호"]);
  });
});

describe("appendices", () => {
  it("are one provision each, whatever they count inside", () => {
    expect(
      compared(
        HEAD,
        ["제12조(수수료) 별표 2와 같다.", "제12조(수수료) 별표 3과 같다."],
        ["<별표 1_수당표>\n1. 일반\n가. 만원", "<별표 1_수당표>\n1. 일반\n가. 이만원"],
        ["[별표 2] 수수료(제12조 관련)\n1. 증명: 300원", "[별표 2] <삭 제>"],
        ["<신설>", "[별지 제3호서식] 신청서\n1. 성명"],
        ["제13조(위임) 위임한다.", "제13조(위임) 맡긴다."],
      ),
    ).toEqual([
      "amended 제12조",
      "amended 별표 1",
      "deleted 별표 2",
      "added 별지 제3호서식",
      "amended 제13조",
    ]);
  });

  it("are compared with the tables in their cells", () => {
    const draft = new Draft("docx");
    const outer = draft.addTable(tableOf([HEAD, ["<별표 1> 부서표", "<별표 1> 부서표"]]));
    for (const [col, office] of ["기획실", "감사실"].entries())
      draft.addTable(tableOf([["부서", office]], { nested_in: { table: outer.id, row: 1, col } }));
    const [row] = extractStructure(documentOf(draft, 1)).revisions;
    expect(row).toMatchObject({ kind: "amended", label: "별표 1" });
    expect(row?.revised).toBe("<별표 1> 부서표 부서 감사실");
  });
});

describe("a column that names provisions", () => {
  it.each([
    ["제10조 ①항", "제10조제1항"],
    ["제10조 2항", "제10조제2항"],
    ["10조의2 ①", "제10조의2제1항"],
    ["제11조 3호", "제11조제3호"],
    ["제5조의3(위원)", "제5조의3"],
  ])("may write %s", (name, label) => {
    expect(compared(["조 항", ...HEAD], [name, "5명으로 한다.", "7명으로 한다."])).toEqual([
      `amended ${label}`,
    ]);
  });

  it("names a branch, which is no part of the article before it", () => {
    expect(
      compared(
        ["조항", ...HEAD],
        ["제6조", "상위 10%에게 준다.", "상위 15%에게 준다."],
        ["제6조의2", "-", "근로장학생을 둔다."],
      ),
    ).toEqual(["amended 제6조", "added 제6조의2"]);
  });
});

it("tells a new title from a provision that stays", () => {
  expect(
    compared(
      HEAD,
      ["제8조(회의) (생 략)", "제8조(회의의 공개) (현행과 같음)"],
      ["제9조(임기) (생 략)", "제9조(--) (현행과 같음)"],
    ),
  ).toEqual(["amended 제8조", "unchanged 제9조"]);
});

it("calls a new article whole, where that of its number moved away", () => {
  expect(
    compared(
      HEAD,
      ["<신설>", "제22조(온라인 회의) ① 회의는 온라인으로 열 수 있다."],
      ["제22조(세칙) 세칙은 이사회가 정한다.", "제24조(세칙) 세칙은 이사회가 정한다."],
    ),
  ).toEqual(["added 제22조", "renumbered 제22조"]);
});

it("goes after items that moved by their letter", () => {
  expect(
    compared(HEAD, [
      "제4조(업무) 업무는 다음과 같다.\n1. 기획\n가. 예산\n나. 결산",
      "제4조(업무) ----------.\n1. --\n가. --\n나. 기금\n다. (현행 나목과 같음)",
    ]),
  ).toEqual([
    "unchanged 제4조",
    "unchanged 제4조제1호",
    "unchanged 제4조제1호가목",
    "added 제4조제1호나목",
    "renumbered 제4조제1호나목",
  ]);
});

it("passes over the head of a supplement with its date", () => {
  const supplement = (text: string) => `부칙 <2020. 3. 1.>\n제2조(경과조치) ${text}`;
  expect(
    compared(HEAD, [supplement("종전의 규정에 따른다."), supplement("이 규정에 따른다.")]),
  ).toEqual([]);
  expect(
    changes(
      documentFrom([
        "신구조문대비표",
        [HEAD, [supplement("종전의 규정에 따른다."), supplement("이 규정에 따른다.")]],
      ]),
    ),
  ).toEqual(["amended 부칙 제2조"]);
});
