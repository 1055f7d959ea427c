/** Revisions read from comparison tables. */
import { expect, it } from "vitest";
import { documentFrom, documentOf, tableOf } from "../../test/documents.js";
import type { Document } from "../model/document.js";
import { Draft } from "../readers/document-draft.js";
import { extractStructure } from "./structure.js";

function changes(document: Document): string[] {
  return extractStructure(document).revisions.map(({ kind, label }) => `${kind} ${label}`);
}

const HEAD = ["현 행", "개 정 안"];

it("reads each kind of change row by row", () => {
  const document = documentFrom([
    "신ㆍ구조문대비표",
    [
      HEAD,
      ["제3조(보고) ① (생  략)", "제3조(보고) ① (현행과 같음)"],
      ["② 보고하려는 자는 서한을 낸다.", "② ---------- 공식 문서----."],
      ["③ ∼ ⑥ (생  략)", "③ ∼ ⑥ (현행과 같음)"],
      ["<신  설>", "⑦ 보고는 전자문서로 할 수 있다."],
      ["제5조(수수료) 수수료를 낸다.", "<삭  제>"],
      ["제6조(기간) ① (생  략)", "제6조(기간) ① (현행과 같음)"],
      ["<신  설>", "② 기간은 늘릴 수 있다."],
      ["② (생  략)", "③ (현행 제2항과 같음)"],
      ["제7조(위임) 시장이 정한다.", "제7조(위임) ------------."],
      ["<신  설>", "제8조(벌칙) ① 벌칙을 둔다.\n1. 과태료\n② 벌칙은 따로 정한다."],
    ],
  ]);
  expect(changes(document)).toEqual([
    "unchanged 제3조제1항",
    "amended 제3조제2항",
    "unchanged 제3조제3항",
    "added 제3조제7항",
    "deleted 제5조",
    "unchanged 제6조제1항",
    "added 제6조제2항",
    "renumbered 제6조제2항",
    "unchanged 제7조",
    "added 제8조",
  ]);
  const [, amended, , , , , , , unchanged, added] = extractStructure(document).revisions;
  expect(amended).toMatchObject({
    current: "② 보고하려는 자는 서한을 낸다.",
    revised: "② ---------- 공식 문서----.",
    table: "t1",
    row: 2,
  });
  expect(unchanged?.revised).toBe("제7조(위임) 시장이 정한다.");
  expect(added?.revised).toBe("제8조(벌칙) ① 벌칙을 둔다. 1. 과태료 ② 벌칙은 따로 정한다.");
});

it("pairs provisions where one row holds a whole page, and goes on over pages", () => {
  const draft = new Draft("pdf");
  draft.add({ type: "paragraph", text: "신·구조문대비표", page: 1 });
  const first = draft.addTable(
    tableOf([
      HEAD,
      [
        "제2조(정의) (생 략)\n제3조(신청) 신청서를\n내야 한다.\n<신 설>",
        "제2조(정의) (현행과 같음)\n제3조(신청) 신청서 또는\n전자문서를 내야 한다.\n제3조의2(취하) 신청을",
      ],
    ]),
  );
  draft.addTable(
    tableOf([["제4조(심사) 심사한다.", "취하할 수 있다.\n제4조(심사) ---------."]], {
      page: 2,
      continues: first.id,
    }),
  );
  const document = documentOf(draft, 2);
  expect(changes(document)).toEqual([
    "unchanged 제2조",
    "amended 제3조",
    "added 제3조의2",
    "unchanged 제4조",
  ]);
  expect(extractStructure(document).revisions[2]?.revised).toBe(
    "제3조의2(취하) 신청을 취하할 수 있다.",
  );
});

it("reads three columns", () => {
  const document = documentFrom([
    [
      ["현행", "개정안", "개정사유"],
      ["제4조(위원) 위원은 5명으로 한다.", "제4조(위원) 위원은 7명으로 한다.", "확대"],
    ],
  ]);
  expect(changes(document)).toEqual(["amended 제4조"]);
});

it("takes no other table of present and future for a comparison of articles", () => {
  expect(
    changes(
      documentFrom([
        [
          ["현행", "개정안"],
          ["수기 처리", "전산 처리"],
        ],
      ]),
    ),
  ).toEqual([]);
});

it("puts dashes into words where the amending text states the words", () => {
  const document = documentFrom([
    "제3조제2항 중 “서한”을 “공식 문서”로 한다.",
    "제4조 중 “위원”을 “심사위원”으로 한다.",
    "신·구조문대비표",
    [
      HEAD,
      [
        "제3조(보고) ② 보고하려는 자는 서한 등을 낸다.",
        "제3조(보고) ② ------------ 공식 문서------.",
      ],
      ["제4조(위원) 위원은 위원장이 정한다.", "제4조(위원) 심사위원----------."],
    ],
  ]);
  expect(
    extractStructure(document).revisions.map(({ kind, revised }) => `${kind}: ${revised}`),
  ).toEqual([
    "amended: 제3조(보고) ② 보고하려는 자는 공식 문서 등을 낸다.",
    // 위원 stands twice: which one is meant is not beyond doubt.
    "amended: 제4조(위원) 심사위원----------.",
  ]);
});
