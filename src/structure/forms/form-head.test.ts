/** The title in the first row of a form, beside boxes for approvals, notes and fields to fill in. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { hasApprovalBox, letterheadDay, titleBesideDay, titleInHead } from "./form-head.js";

/** A first row of cells with the sizes of their letters, over a second one. */
const head = (cells: [text: string, size: number][], row = 0): Part => ({
  ...{ rows: 3, cols: cells.length, page: 1 },
  cells: [
    ...cells.map(([text, size], col) => ({
      ...{ row, col, text },
      typography: [{ size, centred: true }],
    })),
    { row: 2, col: 0, text: "점검 항목" },
  ],
});
const titleOf = (...cells: [text: string, size: number][]) =>
  titleInHead(rowsOf(documentFrom([head(cells)]))[0]!);
const APPROVALS: [string, number][] = [
  ["결 재", 10],
  ["작성자", 10],
  ["승인자", 10],
];

it("stands beside the number of an enclosure, in a table of one row", () => {
  const titleIn = (...rows: string[][]) => titleInHead(rowsOf(documentFrom([rows]))[0]!);
  const title = "「주차 혁신 공모전」사업계획서 (10쪽)";
  expect(titleIn(["붙임 2", title])).toBe(title);
  expect(titleIn(["[별지 제2호]", title])).toBe(title);
  expect(titleIn(["붙임 2", title], ["붙임 3", "신청서"])).toBeNull();
  expect(titleIn(["붙임 자료", title])).toBeNull();
  expect(titleIn(["붙임 2", "주차장 이용"])).toBeNull();
});

it("stands beside a tag in the first row of a form, too", () => {
  const first = (tag: string, text: string, below: string) =>
    titleInHead(
      rowsOf(
        documentFrom([
          {
            ...{ rows: 3, cols: 4, page: 1 },
            cells: [
              { row: 0, col: 0, text: tag },
              { row: 0, col: 1, col_span: 3, text },
              { row: 1, col: 0, text: below },
              { row: 1, col: 1, text: "성명" },
              { row: 2, col: 0, text: "주소" },
            ],
          },
        ]),
      )[0]!,
    );
  expect(first("[별지 제1호서식]", "주차장 사용 신청서", "신청인")).toBe("주차장 사용 신청서");
  expect(first("HB-F-012", "< 주차장 사용 신청서 >", "신청인")).toBe("주차장 사용 신청서");
  expect(first("별첨 1", "주차장 사용 신청서", "별첨 2")).toBeNull();
});

it("stands below the tag that the first row holds alone", () => {
  const under = (tag: string) =>
    extractStructure(
      documentFrom([
        {
          ...{ rows: 4, cols: 4, page: 1 },
          cells: [
            { row: 0, col: 0, col_span: 4, text: tag },
            { row: 1, col: 0, row_span: 2, text: "검수 조서" },
            { row: 1, col: 1, row_span: 2, text: "결재" },
            { row: 1, col: 2, text: "담당" },
            { row: 1, col: 3, text: "과장" },
            { row: 3, col: 0, text: "품명" },
            { row: 3, col: 1, text: "수량" },
          ],
        },
      ]),
    ).title;
  expect(under("【별지 제2호 서식】(제5조 관련)")).toBe("검수 조서");
  expect(under("한빛 물품 관리")).not.toBe("검수 조서");
});

it("is wider than how long the office takes, however small it is set", () => {
  const taken = (label: string, span = 4) =>
    titleInHead(
      rowsOf(
        documentFrom([
          {
            ...{ rows: 3, cols: 6, page: 1 },
            cells: [
              ...["등록증 재교부 신청서", label, "7일"].map((text, at) => ({
                ...{ row: 0, col: [0, span, span + 1][at]!, text },
                ...{ col_span: at === 0 ? span : 1, typography: [{ size: 10, centred: true }] },
              })),
              { row: 2, col: 0, text: "성명" },
            ],
          },
        ]),
      )[0]!,
    );
  expect(taken("처리기간")).toBe("등록증 재교부 신청서");
  expect(taken("처리기간", 3)).toBeNull();
  expect(taken("관리번호")).toBeNull();
});

group("beside the box for approvals", () => {
  it("is the title, whatever its last word is", () => {
    expect(titleOf(["물품 검수 조서", 10], ...APPROVALS)).toBe("물품 검수 조서");
    expect(titleOf(["회 수 관 리", 10], ...APPROVALS)).toBe("회수관리");
    // Approvers without the box itself head a list as well.
    expect(titleOf(["회수 관리", 10], ["담당", 10])).toBeNull();
    expect(titleOf(["회수 관리", 10], ["담당", 10], ["과장", 10])).toBeNull();
    expect(titleOf(["2026. 5. 3.", 10], ...APPROVALS)).toBeNull();
    expect(titleOf(["물품 검수 조서", 10], ["담당", 10])).toBe("물품 검수 조서");
  });

  it("stands behind what it is for, over those who approve", () => {
    const three: [string, number][] = [...APPROVALS.slice(1), ["검토", 10]];
    expect(titleOf(["승강기 장치", 10], ["점검 계획서", 10], ...three)).toBe("점검 계획서");
    expect(titleOf(["승강기 장치", 10], ["점검 계획서", 10], ...three.slice(1))).toBeNull();
    expect(titleOf(["승강기 장치", 10], ["점검", 10], ...three)).toBeNull();
    expect(titleOf(["담당부서", 10], ["점검 계획서", 10], ...three)).toBeNull();
  });

  it("loses the day that stands in brackets below it in its cell", () => {
    expect(titleOf(["물품 검수\n(2026. 5. 3.)", 18], ...APPROVALS)).toBe("물품 검수");
    expect(titleOf(["물품 검수 조서\n(제2차)", 18], ...APPROVALS)).toBe("물품 검수 조서 (제2차)");
  });

  it.each(["주무관", "부서장", "관장", "결재권자"])("is not %s, who approves", (office) => {
    expect(titleOf(["물품 검수 조서", 10], [office, 10])).toBe("물품 검수 조서");
  });

  it("has short labels beside it only where it is set larger", () => {
    expect(titleOf(["용수 점검표", 15], ["점검기간", 10], ...APPROVALS)).toBe("용수 점검표");
    expect(titleOf(["용수 점검표", 11], ["점검기간", 10], ...APPROVALS)).toBeNull();
    const sentence = "점검은 매주 월요일 오전에 담당자가 한다";
    expect(titleOf(["용수 점검표", 15], [sentence, 10], ...APPROVALS)).toBeNull();
  });
});

group("without such a box", () => {
  it("is set larger than the notes and labels beside it, and ends as titles end", () => {
    const note: [string, number] = ["※ 뒷면을 읽고 적으십시오.", 10];
    expect(titleOf(["출 생 신 고 서 (    년   월   일)", 16], note)).toBe("출생신고서 ( 년월일)");
    expect(titleOf(["주차장 사용 신고서", 16], ["처 리 기 간", 10])).toBe("주차장 사용 신고서");
    expect(titleOf(["주차장 사용 신고서", 10], ["처 리 기 간", 10])).toBeNull();
    expect(titleOf(["주차장 사용 신고서", 0], ["처 리 기 간", 0])).toBeNull();
    expect(titleOf(["주차장 구역 이름", 16], note)).toBeNull();
    expect(titleOf(["주차장 사용 신고서", 16], ["한빛동 주차장", 10])).toBeNull();
  });

  it("is larger than whose form it is before it, and the fields behind it", () => {
    const fields: [string, number][] = [
      ["문서번호", 9],
      ["HB-QP-01", 9],
    ];
    expect(titleOf(["한빛공사", 14], ["품질 점검표", 18], ...fields)).toBe("품질 점검표");
    expect(titleOf(["HANBIT", 14], ["작업 점검표", 18])).toBe("작업 점검표");
    expect(titleOf(["HANBIT", 14], ["작업 점검표", 18], ["2026. 3. 2.", 9])).toBe("작업 점검표");
    expect(titleOf(["한빛공사", 14], ["품질 점검표", 16], ...fields)).toBeNull();
    expect(
      titleOf(["한빛공사", 14], ["품질 점검표", 18], ["가람동에 있는 큰 주차장", 9]),
    ).toBeNull();
    expect(titleOf(["한빛공사", 14], ["품질 이야기", 18])).toBeNull();
    expect(titleOf(["품질 점검", 14], ["품질 점검표", 18])).toBeNull();
  });

  it("stands beside the place of a photograph, and over a note in its cell", () => {
    expect(titleOf(["이  력  서", 18], ["사 진\n(3×4cm)", 9])).toBe("이력서");
    expect(titleOf(["사진", 9], ["이  력  서", 18])).toBe("이력서");
    expect(titleOf(["사진", 9], ["주차장 현황", 9])).toBeNull();
    expect(titleOf(["사진 1", 9], ["주차장 정비 계획", 9])).toBeNull();
    expect(titleOf(["사진전 안내", 9], ["이  력  서", 18])).toBeNull();
    const noted = "입 찰 참 가 신 청 서\n※ 해당하는 경우에만 적습니다.";
    expect(titleOf([noted, 16], ["처리기간", 9])).toBe("입찰참가신청서");
  });

  it("may have a day with its label beside it", () => {
    const day: [string, number] = ["2026. 3. 2.", 9];
    expect(titleOf(["안전관리 평가표", 16], ["평가일", 9], day)).toBe("안전관리 평가표");
    expect(titleOf(["안전관리 평가표", 16], ["평가하는 사람의 이름", 9], day)).toBeNull();
    expect(titleOf(["안전관리 평가표", 16], ["평가일", 9], ["한빛동", 9])).toBeNull();
  });

  it("may have one label with its value beside it", () => {
    const filled: [string, number][] = [
      ["보존 기간", 10],
      ["5년", 10],
    ];
    expect(titleOf(["주차장 안전점검표", 16], ...filled)).toBe("주차장 안전점검표");
    expect(titleOf(["주차장 안전점검표", 10], ...filled)).toBeNull();
    expect(titleOf(["주차장 안전점검표", 16], ["한빛동", 10], ["5년", 10])).toBeNull();
    expect(titleOf(["주차장 안전점검표", 16], ...filled, ["한빛동", 10])).toBeNull();
  });

  it("may have its count and the place of a stamp beside it", () => {
    expect(titleOf(["출 석 부", 23], ["일련번호", 11], ["관    인", 11])).toBe("출석부");
    expect(titleOf(["출 석 부", 23], ["일련번호", 11], ["한빛관", 11])).toBeNull();
  });

  it("is in the first row only", () => {
    const rows = rowsOf(documentFrom([head([["물품 검수 조서", 20], ...APPROVALS], 1)]));
    expect(titleInHead(rows[0]!)).toBeNull();
    expect(hasApprovalBox(rows[0]!)).toBe(true);
  });
});

group("as high as the small fields beside it", () => {
  type Set = [text: string, size: number, down?: number, across?: number];
  /** Rows of cells, each with its size and how far it reaches down and across. */
  const table = (...rows: Set[][]): Part => {
    const cells = rows.flatMap((row, at) =>
      row.map(([text, size, row_span = 1, col_span = 1], col) => ({
        ...{ row: at, col: at === 0 ? col : col + 2, text, row_span, col_span },
        typography: size > 0 ? [{ size, centred: true }] : [],
      })),
    );
    return { rows: rows.length, cols: 4, page: 1, cells };
  };
  const found = (...rows: Set[][]) => titleInHead(rowsOf(documentFrom([table(...rows)]))[0]!);
  const fields = (size: number): Set[] => [
    ["작성자", size],
    ["", size],
  ];

  it("is the title beside a mark or a name and labels to fill in", () => {
    const head = (title: Set, size = 9) =>
      found([["한빛산업", size, 2], title, ["부서", size], ["총무과", size]], fields(size));
    expect(head(["출장 보고서", 14, 2])).toBe("출장 보고서");
    expect(head(["출장 보고서", 10, 2])).toBeNull();
    expect(head(["출장 보고서", 14])).toBeNull();
    expect(head(["출장지와 숙소", 14, 2])).toBeNull();
    // Where no sizes are known, it reaches over all of its table.
    expect(head(["출장 보고서", 0, 2], 0)).toBe("출장 보고서");
  });

  it("is set like its fields where it takes half of the columns", () => {
    const head = (across: number, size = 10) =>
      found(
        [
          ["점검 내역서", 10, 2, across],
          ["시스템명", size],
          ["작성자", 10],
        ],
        [
          ["하위시스템명", 10],
          ["작성일자", 10],
        ],
      );
    expect(head(2)).toBe("점검 내역서");
    expect(head(1)).toBeNull();
    expect(head(2, 12)).toBeNull();
  });

  it("has a short field in each row beside it", () => {
    const long = "이번 출장에서 확인한 설비의 상태와 그 뒤에 조치한 내용";
    const head = (...below: Set[]) =>
      found(
        [
          ["", 9, 2],
          ["출장 보고서", 14, 2],
          ["부서", 9],
          ["총무과", 9],
        ],
        below,
      );
    expect(head(["작성자", 9], ["", 9])).toBe("출장 보고서");
    expect(head(["작성자", 9], [long, 9])).toBeNull();
    expect(head(["", 9], ["", 9])).toBeNull();
  });

  it("may stand beside one field with its value", () => {
    expect(titleOf(["주차장 안전점검표", 16], ["부서 : 총무과", 10])).toBe("주차장 안전점검표");
    expect(titleOf(["주차장 안전점검표", 10], ["부서 : 총무과", 10])).toBeNull();
    expect(
      found([
        ["주차장 안전점검표", 0, 1, 3],
        ["부서 : 총무과", 0],
      ]),
    ).toBe("주차장 안전점검표");
    expect(
      found([
        ["주차장 안전점검표", 0, 1, 2],
        ["부서 : 총무과", 0, 1, 2],
      ]),
    ).toBeNull();
  });
});

it("stands in one row with who writes and the day, larger than both", () => {
  const report = (cells: [text: string, size: number][], rows = 1, ...above: Part[]) => {
    const part = {
      ...{ rows, cols: cells.length, page: 1 },
      cells: cells.map(([text, size], col) => ({
        ...{ row: 0, col, text },
        typography: [{ size, centred: true }],
      })),
    };
    const own = rowsOf(documentFrom([...above, part]));
    return titleBesideDay(own.at(-1)!, own);
  };
  const team: [string, number] = ["기획조정부", 14];
  const day: [string, number] = ["’26.3.2", 13];
  const title: [string, number] = ["주차장 이용 참고사항", 20];
  expect(report([team, title, day])).toEqual({ title: "주차장 이용 참고사항", day: "’26.3.2" });
  expect(report([title, day])?.title).toBe("주차장 이용 참고사항");
  expect(report([team, ["주차장 이용 참고사항", 15], day])).toBeNull();
  expect(report([team, title])).toBeNull();
  // Where no sizes are known, its last word tells.
  const bare = (name: string) =>
    report([
      ["기획조정부", 0],
      [name, 0],
      ["’26.3.2", 0],
    ])?.title;
  expect(bare("주차장 이용 현황")).toBe("주차장 이용 현황");
  expect(bare("주차장 이용 참고사항")).toBeUndefined();
  expect(report([day, title, day])).toBeNull();
  expect(report([team, title, day], 2)).toBeNull();
  expect(report([team, title, day], 1, "안내")).toBeNull();
  expect(report([team, title, day], 1, { text: "안내", type: "header" })?.day).toBe("’26.3.2");
  expect(report([["가".repeat(21), 14], title, day])).toBeNull();
  expect(report([team, ["12 - 34", 20], day])).toBeNull();
});

group("a letterhead with its day", () => {
  const page = (first: string[], span = 3): Part => ({
    ...{ rows: 3, cols: 3, page: 1 },
    cells: [
      ...first.map((text, col) => ({
        ...{ row: 0, col, text },
        typography: [{ size: 14, centred: true }],
      })),
      {
        ...{ row: 1, col: 0, col_span: span, text: "시내 주차장 이용 현황 및 주민의 반응" },
        typography: [{ size: 16, centred: true }],
      },
      {
        row: 2,
        col: 0,
        col_span: 3,
        text: "1. 이용 현황 내용",
        typography: [{ size: 14, centred: false }],
      },
    ],
  });
  const read = (part: Part) => extractStructure(documentFrom([part]));
  const LETTERHEAD = ["2026. 3. 2.(월)", "주차 소식", "교통과"];

  it("dates the title over all columns below it", () => {
    expect(read(page(LETTERHEAD))).toMatchObject({
      title: "시내 주차장 이용 현황 및 주민의 반응",
      issued_date: "2026-03-02",
    });
  });

  it("has a day, no label, and the title in its table", () => {
    const day = (part: Part) => {
      const own = rowsOf(documentFrom([part]));
      return letterheadDay(own[0]!, own);
    };
    expect(day(page(LETTERHEAD))).toBe("2026. 3. 2.(월)");
    expect(day(page(["제목", "2026. 3. 2.", "교통과"]))).toBeNull();
    expect(day(page(["주차 소식", "교통과"]))).toBeNull();
    // The day of something else, beside its label.
    for (const label of ["견학일", "방문 일자", "점검일시", "행사 기간"])
      expect(day(page([label, "2026. 3. 2.", "교통과"]))).toBeNull();
    expect(day(page(LETTERHEAD, 2))).toBeNull();
    expect(
      day(page(["2026. 3. 2.", "주차장에서 있었던 일을 모두 적은 소식", "교통과"])),
    ).toBeNull();
  });
});

it("is what is set larger than the offices beside it, whatever its last word is", () => {
  const title = "주차 요금 감면 대상 확대";
  const beside = (size: number, ...offices: string[]) =>
    titleOf([title, size], ...offices.map((name): [string, number] => [name, 12]));
  expect(beside(18, "담당", "교통과장", "한빛소장")).toBe(title);
  expect(beside(18, "한빛시장", "교통과장")).toBe(title);
  expect(beside(17, "담당", "교통과장", "한빛소장")).toBeNull();
  expect(beside(18, "담당", "면수", "금액")).toBeNull();
  expect(beside(18, "담당", "교통과장", "주차 면수를 늘린 다음의 이용")).toBeNull();
  expect(titleOf([title, 0], ["담당", 0], ["교통과장", 0])).toBeNull();
  const unlike = (text: string) => titleOf([text, 18], ["교통과장", 12], ["한빛소장", 12]);
  expect(unlike("2026. 3. 2.")).toBeNull();
});
