/** Papers with an approval box: its fields, what counts as part of it, and where title and body stand around it. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readApproval } from "./approval.js";

const read = (parts: Part[]) => readApproval(rowsOf(documentFrom(parts)));
const BOX = [
  ["문서번호", "총무과-55"],
  ["결재일자", "2024. 6. 3."],
];
const TITLE = "심의회 운영 결과";
const tags = (count: number) => Array.from({ length: count }, () => "붙임");

group("the number and the date of approval", () => {
  it.each(["문서번호", "등록번호", "품의번호", "기안번호", "결의번호"])("stand at %s", (label) => {
    expect(read([[[label, "총무과 - 55"]], TITLE])).toMatchObject({ doc_number: "총무과-55" });
  });

  it("is counted with 제 and 호 where it has no part of a body", () => {
    const rows = [[["품의번호", "제 2024 - 55 호"]], TITLE];
    expect(read(rows)).toMatchObject({ doc_number: "제 2024 - 55 호" });
  });

  it.each([
    "경영부-123호",
    "기획-2024-12-하",
    "총무과-12A",
    "총무과-12(2)",
    "총무과-12(12차)",
    "총무과-12차",
    "총무과-12~14",
    "총무과-12,13",
    "총무과-12/13",
  ])("is kept whole, with what is printed right behind the figures: %s", (number) => {
    expect(read([[["문서번호", number]], TITLE])).toMatchObject({ doc_number: number });
  });

  it.each([
    "총무과-55(2024. 6. 3.)",
    "총무과-55호실",
    "총무과-55 A",
    "총무과-55-가나",
    "총무과-55AB",
    "총무과-55/2024.6.3.",
  ])("ends with its figures where another word follows: %s", (text) => {
    expect(read([[["문서번호", text]], TITLE])).toMatchObject({ doc_number: "총무과-55" });
  });

  const LABELS =
    "결재일자 결재일 시행일자 등록일자 작성일자 기안일자 보고일자 보고일시 품의일자 결의일자 생산일자";
  it.each(LABELS.split(" "))("stand at %s", (label) => {
    expect(read([[BOX[0]!, [label, "2024. 6. 3."]], TITLE])).toMatchObject({
      issued_date: "2024-06-03",
    });
  });

  it("stands in the cell below its label", () => {
    const box = (below: string, col = 0): Part => ({
      ...{ rows: 3, cols: 4, page: 1 },
      cells: [
        { row: 0, col: 0, text: "문서번호" },
        { row: 0, col: 1, text: "총무과-55" },
        { row: 1, col: 0, text: "결재일자", col_span: 2 },
        { row: 2, col, text: below, col_span: 2 },
        { row: 2, col: 3, text: "협조" },
      ],
    });
    const dated = (part: Part) => read([part, TITLE] as Part[])?.issued_date;
    expect(dated(box("2024. 6. 3.(월) 공개"))).toBe("2024-06-03");
    expect(dated(box("공개 2024. 6. 3."))).toBeNull();
    expect(dated(box("2024. 6. 3.", 1))).toBeNull();
  });

  it("is that of the register where the day of approval is still blank", () => {
    const rows = (approved: string) => [
      BOX[0]!,
      ["결재일자", approved],
      ["등록일자", "2024. 6. 1."],
    ];
    expect(read([rows("20  .   .   ."), TITLE])?.issued_date).toBe("2024-06-01");
    expect(read([rows(""), TITLE])?.issued_date).toBe("2024-06-01");
    expect(read([rows("2024. 6. 3."), TITLE])?.issued_date).toBe("2024-06-03");
  });

  it("is the day of approval, where the paper was registered on another", () => {
    const rows = [BOX[0]!, ["등록일자", "2024. 6. 1."], BOX[1]!];
    expect(read([rows, TITLE])).toMatchObject({ issued_date: "2024-06-03" });
  });

  it.each([
    "12-345678",
    "11-12345678",
    "11-12-345678-90",
    "10-1234567",
    "10-2026-0012345",
    "02-123-4567",
    "123-45-67890",
  ])("are none of a trade, a licence, a patent or a telephone: %s", (value) => {
    expect(read([[["등록번호", value]], TITLE])).toBeNull();
  });

  it("make no approval outside a table, or without a counted number", () => {
    expect(read(["문서번호: 총무과-55", TITLE])).toBeNull();
    expect(read([[["문서번호", "총무과"]], TITLE])).toBeNull();
    expect(read([[["번호", "총무과-55"]], TITLE])).toBeNull();
    expect(read([[["문서번호", `${"가".repeat(35)}-55`]], TITLE])).not.toBeNull();
    expect(read([[["문서번호", `${"가".repeat(50)}-55`]], TITLE])).toBeNull();
  });

  it.each(["위와 같이 검사하였음", "위와같이 검사하였음", "상기와 같이 검사하였음"])(
    "may stand below: %s",
    (said) => {
      const dated = (rows: number) =>
        read([[BOX[0]!], TITLE, said, ...tags(rows), "2024. 6. 3."])?.issued_date;
      expect(dated(2)).toBe("2024-06-03");
      expect(dated(3)).toBeNull();
      expect(read([[BOX[0]!], "2024. 6. 3.", TITLE])?.issued_date).toBeNull();
    },
  );
});

group("the approval box", () => {
  /** So many rows below the number that the title is too far away, were they not of the box. */
  const box = (rows: number, signed: string) => [
    ["주차 관리 담당"],
    ...Array.from({ length: rows - 2 }, (_, at) => [`${at}`, ""]),
    ["과장", signed],
  ];
  const title = (rows: number, signed: string) => read([BOX, box(rows, signed), TITLE])?.title;

  it.each(["06/25", "전결 06/25", "대결 06/25", "代06/25", "06/25 홍길동", "06/25 남궁길동"])(
    "holds whoever approved on %s",
    (signed) => {
      expect(title(6, signed)).toBe(TITLE);
    },
  );

  it.each(["25", "06/25 회의 결과", "06/25 남궁홍길동"])("does not hold %s", (signed) => {
    expect(title(6, signed)).toBeNull();
  });

  it("has fifteen rows at most", () => {
    expect(title(15, "06/25")).toBe(TITLE);
    expect(title(16, "06/25")).toBeNull();
  });
});

group("the title of an approved paper", () => {
  it("stands within four rows below the box", () => {
    expect(read([BOX, ...tags(3), TITLE])).toMatchObject({ title: TITLE });
    const tall = [...BOX, ...tags(5).map((tag) => [tag, "1부"])];
    expect(read([tall, TITLE])).toMatchObject({ title: TITLE });
    expect(read([BOX])).toMatchObject({ title: null });
    expect(read([BOX, ...tags(4), TITLE])).toMatchObject({ title: null });
  });

  it("stands behind 제목 in the table of the number", () => {
    const own = (label: string) => read([[...BOX, [label, TITLE]], "행사 개요"])?.title;
    expect(own("제목")).toBe(TITLE);
    expect(own("비고")).toBe("행사 개요");
  });

  it("stands in a box within four rows above the number", () => {
    const above = (...parts: Part[]) => read([...parts, BOX, "다른 제목 하나"])?.title;
    expect(above([[TITLE]])).toBe(TITLE);
    expect(above([[TITLE]], ...tags(3))).toBe(TITLE);
    expect(above([[TITLE]], ...tags(4))).toBe("다른 제목 하나");
    expect(above(TITLE)).toBe("다른 제목 하나");
    expect(read([[[TITLE], ...BOX], "다른 제목 하나"])?.title).toBe("다른 제목 하나");
  });
});

group("who issues an approved paper", () => {
  it("signs within eight rows below the title", () => {
    const signed = (rows: number) =>
      read([BOX, TITLE, ...tags(rows), "2024. 6. 3.", "한빛개발원", "(인재육성과)"])?.issuer;
    expect(signed(7)).toBe("한빛개발원 (인재육성과)");
    expect(signed(8)).toBeNull();
  });

  it("is named after the end of the text", () => {
    expect(read([BOX, TITLE, "보고합니다. 끝.", "한빛개발원"])?.issuer).toBe("한빛개발원");
    expect(read([BOX, TITLE, "보고합니다."])?.issuer).toBeNull();
  });
});

it("takes the day of its box where no field says when", () => {
  const box = [
    ["담당", "과장"],
    ["홍길동", "06/03"],
  ];
  expect(read([[BOX[0]!], box, TITLE, "2024년 6월"])?.issued_date).toBe("2024-06-03");
  const said = [BOX[0]!, ["결재일자", "2024. 6. 4."]];
  expect(read([said, box, TITLE, "2025. 6. 3."])?.issued_date).toBe("2024-06-04");
});

it("goes to whom the table of its number names", () => {
  const to = (...rows: string[][]) => {
    const facts = read([[BOX[0]!, ...rows], TITLE]);
    return [facts?.recipient, facts?.recipients];
  };
  expect(to(["수 신 자", "재무과장, 총무과장"])).toEqual([
    "재무과장, 총무과장",
    ["재무과장", "총무과장"],
  ]);
  expect(to(["수 신 자", ""])).toEqual([null, []]);
  expect(read([[BOX[0]!], TITLE, [["수신자", "재무과장"]]])?.recipient).toBeNull();
});

group("the body over the part that counts its papers", () => {
  const foot = (...parts: Part[]) =>
    read([[["문서번호", "현장대응단-55"]], TITLE, "1건", ...parts])?.issuer;

  it.each(["현장대응단", "[현장대응단]", "(현장대응단)", "현 장 대 응 단"])(
    "issues it: %s",
    (part) => {
      expect(foot("한 빛 소 방 서", part)).toBe("한빛소방서");
    },
  );

  it("stands right over it among the last four rows", () => {
    expect(foot("한빛소방서", "[행정과]")).toBeNull();
    expect(foot("한빛소방서", "1부", "[현장대응단]")).toBeNull();
    expect(foot("한빛소방서", "[현장대응단]", "1부", "2부")).toBe("한빛소방서");
    expect(foot("한빛소방서", "[현장대응단]", "1부", "2부", "3부")).toBeNull();
  });
});

it("is dated behind its number where no field says when", () => {
  const dated = (rows: string[][]) => read([rows, TITLE])?.issued_date;
  expect(dated([["문서번호", "총무과-12 (2024. 5. 3.)"]])).toBe("2024-05-03");
  expect(
    dated([
      ["문서번호", "총무과-12 (2024. 5. 3.)"],
      ["결재일자", "2024. 5. 4."],
    ]),
  ).toBe("2024-05-04");
  expect(
    dated([
      ["생산등록번호", "총무과-12"],
      ["등록일", "2024. 5. 5."],
    ]),
  ).toBe("2024-05-05");
});

it("has a number of several parts whole", () => {
  expect(read([[["문서번호", "총무-2024-12-3"]], "점검 계획"])?.doc_number).toBe("총무-2024-12-3");
});

group("the box of those who agree", () => {
  it.each(["협 조", "결재", "합의", "협조자"])(
    "is no title, with %s in its first column",
    (label) => {
      expect(read([BOX, [[label, "교통과장 홍길동"]], TITLE])).toMatchObject({ title: TITLE });
    },
  );
});

it("has a number with words between its figures whole", () => {
  const number = (value: string) => read([[["문서번호", value]], TITLE])?.doc_number;
  expect(number("질의-2024-법령해석-0175(2024.12.30)")).toBe("질의-2024-법령해석-0175");
  expect(number("조심-2024-광-4394")).toBe("조심-2024-광-4394");
  expect(number("총무과-55-붙임")).toBe("총무과-55");
});

it("may count a tribunal's case, which has no dash", () => {
  const number = (value: string) => read([[["문서번호", value]], TITLE])?.doc_number;
  expect(number("조심2024부1296 (2024.12.21)")).toBe("조심2024부1296");
  expect(number("조심2024부1296호실")).toBeUndefined();
  expect(number("2024부1296")).toBeUndefined();
});

it("takes no business's own number for the paper's", () => {
  const paper = (number: string) => read([[["등록번호", number]], "거래 명세"])?.doc_number ?? null;
  expect(paper("총무과-8112")).toBe("총무과-8112");
  expect(paper("123 - 45 - 67890")).toBeNull();
  expect(paper("123-45-678901")).toBe("123-45-678901");
  expect(paper("110111-1234567")).toBeNull();
  expect(paper("110111-12345678")).toBe("110111-12345678");
});
