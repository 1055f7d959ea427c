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

it("takes the draft that another one refers to, and the one of its own pair", () => {
  const draft = "제4조 위원은 7명으로 한다.";
  const of = (...rows: string[][]) => extractStructure(documentFrom([rows])).revisions;
  const current = "제4조 위원은 5명으로 한다.";
  for (const reference of ["(원안과 같음)", "좌 동", ""]) {
    const rows = of(["현행", "개정안", "수정안"], [current, draft, reference]);
    expect(rows).toMatchObject([{ kind: "amended", revised: draft }]);
  }
  const pairs = of(
    ["현행", "개정안", "현행", "개정안"],
    [current, draft, "제5조 임기는 2년이다.", "제5조 임기는 3년이다."],
  );
  expect(pairs[0]).toMatchObject({ kind: "amended", revised: draft });
});

it("takes the last of two drafts beside the text in force", () => {
  const document = documentFrom([
    [
      ["종 전", "입법예고안", "수정안", "비고"],
      [
        "제4조 위원은 5명으로 한다.",
        "제4조 위원은 7명으로 한다.",
        "제4조 위원은 9명으로 한다.",
        "",
      ],
    ],
  ]);
  expect(extractStructure(document).revisions).toMatchObject([
    { kind: "amended", revised: "제4조 위원은 9명으로 한다." },
  ]);
});

it.each([
  ["구분", "현행", "개정안"],
  ["조문", "개정 전", "개정 후"],
  ["조항", "현 행 규 정", "개 정 규 정(안)"],
])("takes the provision from a column of its own: %s", (...heads) => {
  const document = documentFrom([
    [
      heads,
      ["제4조제2항", "위원은 5명으로 한다.", "위원은 7명으로 한다."],
      ["제5조", "① 가를 정한다.\n② 나를 정한다.", "① 가를 정한다.\n② 다를 정한다."],
      ["비고", "<신설>", "제6조(회의) 회의를 연다."],
    ],
  ]);
  expect(changes(document)).toEqual([
    "amended 제4조제2항",
    "unchanged 제5조제1항",
    "amended 제5조제2항",
    "added 제6조",
  ]);
});

it("reads a column whose heading runs over several", () => {
  const draft = new Draft("docx");
  const table = tableOf([
    ["현행", "", "개정안", ""],
    ["제4조(위원)", "위원은 5명으로 한다.", "제4조(위원)", "위원은 7명으로 한다."],
  ]);
  const cells = [...table.cells].map((cell) => ({
    ...cell,
    col_span: cell.text.length === 2 || cell.text === "개정안" ? 2 : 1,
  }));
  draft.addTable({ ...table, cells });
  const [row] = extractStructure(documentOf(draft, 1)).revisions;
  expect(row).toMatchObject({ kind: "amended", revised: "제4조(위원) 위원은 7명으로 한다." });
});

it("tells paragraphs that moved by their words, not by their numbers", () => {
  const document = documentFrom([
    [
      HEAD,
      [
        "제6조(조직) ① 회사에 본부를 둔다. (1)\n② 부문은 두 부문으로 나눈다.\n③ 팀의 구성은 세칙에서 정한다. (1)(2)\n④ 업무는 따로 나눈다.",
        "제6조(조직) ① 회사에 본부를 둔다. (1)(3)\n② 그룹은 사업과 운영의 그룹이다.\n③ 부문은 세 부문으로 나눈다.\n④ 팀의 구성은 세칙에서 정한다. (1)(2)(3)\n⑤ 업무는 모두 따로 나눈다.",
      ],
    ],
  ]);
  expect(changes(document)).toEqual([
    "unchanged 제6조제1항",
    "added 제6조제2항",
    "amended 제6조제2항",
    "renumbered 제6조제3항",
    "amended 제6조제4항",
  ]);
});

it("tells what is taken out in one row and put in again in another from a deletion", () => {
  const document = documentFrom([
    [
      HEAD,
      ["제7조(비밀) 위원은 알게 된 비밀을 지켜야 한다.", "<삭 제>"],
      ["제8조(수당) 수당을 줄 수 있다.", "<삭 제>"],
      ["<신 설>", "제15조(비밀) 위원은 알게 된 비밀을 지켜야 한다."],
    ],
  ]);
  expect(changes(document)).toEqual(["renumbered 제7조", "deleted 제8조"]);
  expect(extractStructure(document).revisions[0]?.revised).toMatch(/^제15조/);
});

it("finds the partner of a moved paragraph by the number it had", () => {
  const document = documentFrom([
    [
      HEAD,
      [
        "제6조(기간) ① (생 략)\n② (생 략)\n③ 수수료는 만원이다.",
        "제6조(기간) ① (현행과 같음)\n② 기간은 늘릴 수 있다.\n③ (현행 제2항과 같음)\n④ 수수료는 이만원이다.",
      ],
    ],
  ]);
  expect(changes(document)).toEqual([
    "unchanged 제6조제1항",
    "added 제6조제2항",
    "renumbered 제6조제2항",
    "amended 제6조제3항",
  ]);
});

it("calls nothing deleted that has neither a deletion mark nor an empty cell beside it", () => {
  const document = documentFrom([
    [
      HEAD,
      ["제9조(보고) ③ 보고에 든다.\n1. 계획\n2. 결과", "제9조(보고) ③ (좌 동)"],
      ["제10조(심사) ① 심사한다.\n② 알린다.", "제10조(심사) ① 심사하여 알린다."],
      ["제11조(준용) 준용한다.", ""],
      ["제12조(위임) 위임한다.", "제12조 <삭 제>"],
      ["제13조 삭제 <2020. 1. 1.>", "제13조(벌칙) 벌칙을 둔다."],
    ],
  ]);
  expect(changes(document)).toEqual([
    "unchanged 제9조제3항",
    "amended 제10조제1항",
    "deleted 제11조",
    "deleted 제12조",
    "added 제13조",
  ]);
});

it("pairs what stands on other pages where a table is one row a page", () => {
  const draft = new Draft("pdf");
  const first = draft.addTable(
    tableOf([
      HEAD,
      [
        "제2조(정의) 뜻은 다음과 같다.\n1. (생 략)\n2. (생 략)",
        "제2조(정의) ------ -------.\n1. (현행과 같음)",
      ],
    ]),
  );
  draft.addTable(
    tableOf([["3. 위원이란 위원을 말한다.", "2. (현행과\n같음)\n3. 위원이란 위원장을 말한다."]], {
      page: 2,
      continues: first.id,
    }),
  );
  expect(changes(documentOf(draft, 2))).toEqual([
    "unchanged 제2조",
    "unchanged 제2조제1호",
    "unchanged 제2조제2호",
    "amended 제2조제3호",
  ]);
});

it("names what a paragraph is put into, and the articles of a supplement", () => {
  const document = documentFrom([
    [
      HEAD,
      ["<신 설>", "제9조(해석) ① 법에 따라 해석한다."],
      ["제9조(해석) 부서장이 해석한다.", "② 부서장이 해석한다."],
      ["", "부 칙"],
      ["< 신 설 >", "제1조(시행일) 2025년 1월 1일부터 시행한다."],
    ],
  ]);
  expect(changes(document)).toEqual(["added 제9조제1항", "amended 제9조", "added 부칙 제1조"]);
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
