/** Plans, reports, contracts and forms: title at the top, date and body on the cover or at the foot. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, linesOf, type Part } from "../../../test/documents.js";
import type { Extractor } from "../../model/format.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { readReport } from "./report.js";

const read = (parts: Part[], extractor: Extractor = "hwpx") =>
  readReport(rowsOf(documentFrom(parts, { extractor })));
const TITLE = "디지털 행정 추진계획";
const tags = (count: number) => Array.from({ length: count }, () => "붙임");
const filler = (count: number) => Array.from({ length: count }, (_, at) => `본문 ${at + 1}줄이다.`);

/** A row of one cell goes over all columns. */
function cells(rows: string[][]): Part {
  const cols = Math.max(...rows.map((row) => row.length));
  const all = rows.flatMap((texts, row) =>
    texts.map((text, col) => ({ row, col, text, col_span: texts.length === 1 ? cols : 1 })),
  );
  return { rows: rows.length, cols, cells: all, page: 1 };
}

group("the title of a report", () => {
  const title = (...parts: Part[]) => read(parts)?.title;

  it("stands within the first four rows", () => {
    expect(title(...tags(3), TITLE)).toBe(TITLE);
    expect(title(...tags(4), TITLE)).toBeNull();
  });

  it.each(["예제 파일의 머리말입니다", "먼저 읽어 보세요", "먼저 읽어 보십시오"])(
    "is no spoken sentence: %s",
    (words) => {
      expect(title(words)).toBeNull();
    },
  );

  it("is not the head of a part below labels and values", () => {
    expect(title(cells([["품명", "A4"], ["종합 의견서"], ["적합", "부적합"]]))).toBeNull();
    expect(title(cells([["A4"], ["종합 의견서"], ["적합", "부적합"]]))).toBe("종합 의견서");
    expect(title([["품명", "A4"]], [["종합 의견서"]])).toBe("종합 의견서");
  });

  it("is what the reader took for it on the first page", () => {
    const marked = (page: number): Part => ({ type: "title", text: TITLE, page });
    expect(title("한빛시 혁신 소식", "다른 제목 하나", marked(1))).toBe(TITLE);
    expect(title("한빛시 혁신 소식", marked(2))).toBe("한빛시 혁신 소식");
    // A whole title over it, no smaller, stays: what is marked heads the first part.
    const set = (text: string, size: number, more: object = {}): Part => ({
      ...{ text, typography: [{ size, centred: true }] },
      ...more,
    });
    const part = set("사업계획서 요약", 15, { type: "title" });
    expect(title(set("주차 사업계획서", 15), "본문이다.", part)).toBe("주차 사업계획서");
    expect(title(set("주차 사업계획서", 14), "본문이다.", part)).toBe("사업계획서 요약");
    expect(title(`${TITLE} 수정본`, "본문이다.", marked(1))).toBe(`${TITLE} 수정본`);
    expect(title("한빛시 혁신 소식", { type: "title", text: "2024. 5. 3." }, TITLE)).toBe(
      "한빛시 혁신 소식",
    );
  });

  it("stands over the first row of several cells of a sheet", () => {
    const rows = [
      ["구분", "금액"],
      ["가", "1"],
    ];
    const sheet = (...parts: Part[]) => read(parts, "xlsx")?.title;
    expect(sheet(cells([[TITLE], ...rows]))).toBe(TITLE);
    expect(sheet(TITLE, rows)).toBe(TITLE);
    expect(sheet("[별지 제3호서식]", TITLE, rows)).toBe(TITLE);
    expect(sheet(cells([["2024. 5. 3."], [TITLE], ...rows]))).toBe(TITLE);
    expect(sheet(TITLE, "2024. 5. 3.")).toBe(TITLE);
    expect(sheet(cells([[TITLE, "금액"], ...rows]))).toBeNull();
    expect(sheet(rows, TITLE)).toBeNull();
    expect(sheet("2024. 1.", "2024. 2.", "2024. 3.", "2024. 4.", TITLE, rows)).toBeNull();
  });
});

group("the date of a report", () => {
  const date = (...parts: Part[]) => read(parts)?.issued_date;

  it("stands within five rows below the title, with who issues it or alone", () => {
    expect(
      read([TITLE, ...tags(4), "2024. 5. 3.", "한빛시", "총무과", ...filler(9)]),
    ).toMatchObject({
      issued_date: "2024-05-03",
      issuer: "한빛시 총무과",
    });
    expect(read([TITLE, ...tags(5), "2024. 5. 3.", "한빛시", ...filler(9)])).toMatchObject({
      issued_date: null,
      issuer: null,
    });
    expect(date(TITLE, ...tags(4), "2024. 5. 3.", ...filler(9))).toBe("2024-05-03");
    expect(date(TITLE, ...tags(5), "2024. 5. 3.", ...filler(9))).toBeNull();
    expect(date("1. 개요", "2024. 5. 3.", ...filler(9))).toBeNull();
  });

  it.each(["계약서", "협약서", "약정서", "각서", "계약서(안)"])(
    "is the day a %s was signed",
    (kind) => {
      const paper = (dated: string) =>
        date(`물품 공급 ${kind}`, ...filler(9), "2024. 7. 1.", ...filler(2), dated, ...filler(9));
      expect(paper("2024. 8. 1.")).toBe("2024-08-01");
      expect(paper("2024년 8월")).toBeNull();
      expect(date(`물품 공급 ${kind}`, ...filler(9))).toBeNull();
      expect(date("물품 공급 계획", ...filler(9), "2024. 8. 1.", ...filler(9))).toBeNull();
    },
  );
});

group("the foot of a form", () => {
  const foot = (...last: Part[]) => read(["물품 구매 결의서", ...filler(9), ...last]);
  const SIGNED = ["2024. 6. 25.", "한빛시장"];

  it("states date and body within the last eight rows", () => {
    expect(foot(...SIGNED, ...filler(6))).toMatchObject({
      issued_date: "2024-06-25",
      issuer: "한빛시장",
    });
    expect(foot(...SIGNED, ...filler(7))).toMatchObject({ issued_date: null, issuer: null });
  });

  it("leaves page numbers and margins out of count", () => {
    expect(
      foot(...SIGNED, ...filler(6), "- 3 -", { type: "footer", text: "한빛시" }),
    ).toMatchObject({
      issuer: "한빛시장",
    });
  });

  it("states a whole date, and who signs unless that is the last line", () => {
    expect(foot("2024년 6월", "한빛시장")?.issued_date).toBeNull();
    expect(foot("이와 같이 확인합니다. 2024년06월25일", "한빛시장")).toMatchObject({
      ...{ issued_date: "2024-06-25", issuer: "한빛시장" },
    });
    expect(foot("이와 같이 모집합니다. 2024년06월25일", "한빛시장")?.issued_date).toBeNull();
    expect(foot("2024. 6. 25.", "자필 서명")).toMatchObject({
      issued_date: "2024-06-25",
      issuer: null,
    });
    expect(foot("2024. 6. 25.", "자필 서명", "제출합니다.")?.issued_date).toBeNull();
    expect(foot("2024. 6. 25.")?.issued_date).toBeNull();
    expect(foot("2024. 6. 25.", [["한빛시", "시장"]])?.issuer).toBe("한빛시 시장");
    expect(foot("2024. 6. 25.", [["담당", "과장", "한빛시장"]])).toMatchObject({ issuer: null });
  });

  it.each([
    "정보팀 팀장",
    "정보팀 주무관",
    "정보팀 연구원",
    "정보팀 회계사",
    "정보팀 대표",
    "정보팀 대리",
  ])("is signed with a seal by %s", (office) => {
    const signer = (text: string) => foot("2024. 6. 25.", text)?.issuer;
    expect(signer(`${office} 홍길동 (인)`)).toBe(`${office} 홍길동`);
    expect(signer(`${office} 남궁길동 (인)`)).toBe(`${office} 남궁길동`);
    expect(signer(`${office} 남궁홍길동 (인)`)).toBeNull();
    expect(signer(`${office} 홍길동`)).toBeNull();
    expect(signer(`${"한빛".repeat(14)} ${office} 홍길동 (인)`)).not.toBeNull();
    expect(signer(`${"한빛".repeat(17)} ${office} 홍길동 (인)`)).toBeNull();
  });

  it("is not signed by just anyone with a seal", () => {
    expect(foot("2024. 6. 25.", "신청인 홍길동 (인)")?.issuer).toBeNull();
  });

  it.each(["귀하", "귀 하", "귀중", "귀 중"])("goes to whom it names with %s", (word) => {
    const to = (...rows: Part[]) => foot(...SIGNED, ...rows)?.recipients ?? [];
    expect(to(`한빛시 금고 ${word}`)).toEqual(["한빛시 금고"]);
    expect(to(...filler(2), `한빛시 금고 ${word}`)).toEqual(["한빛시 금고"]);
    expect(to(...filler(3), `한빛시 금고 ${word}`)).toEqual([]);
    expect(to(`${"가".repeat(30)} ${word}`)).toHaveLength(1);
    expect(to(`${"가".repeat(50)} ${word}`)).toEqual([]);
  });

  it("is not looked at where the cover states it all", () => {
    expect(
      read([TITLE, "2024. 5. 3.", "한빛시", "한빛시장 귀하", ...filler(9), ...SIGNED]),
    ).toMatchObject({ issued_date: "2024-05-03", issuer: "한빛시", recipients: ["한빛시장"] });
  });
});

it("is signed by office and name where it is a certificate, without a seal, too", () => {
  const signed = (title: string, name: string) => {
    const said = "위 사람은 맡은 일을 성실히 하였으므로 이에 드립니다.";
    return read([title, said, ...filler(4), "2026년 3월 2일", name])?.issuer;
  };
  expect(signed("표 창 장", "한빛시장 김한빛")).toBe("한빛시장 김한빛");
  expect(signed("주차장 이용 계획서", "한빛시장 김한빛")).toBeNull();
  expect(signed("표 창 장", "총무과 김한빛")).toBeNull();
});

it("is signed by two bodies, or by a body and its part", () => {
  const signed = (...names: string[]) =>
    read([TITLE, ...filler(12), "2025. 3. 28.", ...names])?.issuer;
  expect(signed("한빛시", "한빛토지공사 남부지역본부")).toBe("한빛시, 한빛토지공사 남부지역본부");
  expect(signed("한빛시")).toBe("한빛시");
});

it("names no issuer of an agreement: its parties sign it", () => {
  const { issuer } = extractStructure(
    documentFrom(["노사합의서", ...filler(3), "2025. 7. 14.", "한빛공사", "한빛노동조합"]),
  );
  expect(issuer).toBeNull();
});

it("has no title from a table of contents that comes first", () => {
  expect(read(["목 차", "감사보고서 1", "재무상태표 5"])?.title).toBeNull();
});

it("finds who signs below printed paragraphs of many lines", () => {
  const text = linesOf(
    Array.from({ length: 7 }, () => "한빛부에서는 다음과 같이 사업자를 모집하고 있으며"),
  );
  const parts = ["보조사업자 모집 공고", text, "2026년 3월 23일", "한빛관리원 원장"];
  const page = documentFrom(parts, { extractor: "pdf", format: "pdf" });
  expect(readReport(rowsOf(page, { printed: true }))).toMatchObject({
    issued_date: "2026-03-23",
    issuer: "한빛관리원 원장",
  });
});

it("has no title where all is a list of one make", () => {
  const list = (first: string) =>
    read(
      [first, "인력 충원 필요", "홍보 강화", "민원 처리 지연"].map((text) => ({
        ...{ text, typography: [{ size: 10, centred: false }] },
      })),
    )?.title;
  expect(list("예산 부족")).toBeNull();
  expect(list("주차장 개방 계획")).toBe("주차장 개방 계획");
});

it("has no issuer where an agreement names its parties", () => {
  const structure = extractStructure(
    documentFrom(["보조금 교부 협약", "제1조 사업비를 교부한다.", "2024. 3. 15.", "한빛문화재단"]),
  );
  expect(structure).toMatchObject({ title: "보조금 교부 협약", issuer: null });
});

group("a line set small over the title", () => {
  const set = (text: string, size: number, more = {}): Part => ({
    ...{ text, typography: [{ size, centred: true }] },
    ...more,
  });
  const title = (...parts: Part[]) => read(parts)?.title;

  it("is no title, where it does not end as titles end", () => {
    expect(title(set("제12회 한빛포럼", 14), set("물 관리 체계의 전환", 20))).toBe(
      "물 관리 체계의 전환",
    );
    expect(title(set("제12회 한빛포럼", 15), set("물 관리 체계의 전환", 20))).toBe(
      "제12회 한빛포럼",
    );
    expect(title(set("한빛포럼 안내", 14), set("물 관리 체계의 전환", 20))).toBe("한빛포럼 안내");
    expect(title("제12회 한빛포럼", set("물 관리 체계의 전환", 20))).toBe("제12회 한빛포럼");
  });

  it("stands two rows above it at most, on its page", () => {
    const below = (...between: Part[]) =>
      title(set("제12회 한빛포럼", 14), ...between, set("물 관리 체계의 전환", 20));
    expect(below("2024. 5. 3.")).toBe("물 관리 체계의 전환");
    expect(below("2024. 5. 3.", "2024. 5. 4.")).toBe("제12회 한빛포럼");
    expect(title(set("제12회 한빛포럼", 14), set("물 관리 체계의 전환", 20, { page: 2 }))).toBe(
      "제12회 한빛포럼",
    );
  });

  it("is what the paper is about, over the word for its kind alone", () => {
    const over = (kind: string) => title(set("주차장 자재 구매(2차)", 8), set(kind, 20));
    expect(over("지출결의서")).toBe("주차장 자재 구매(2차)");
    expect(over("모집 공고")).toBe("주차장 자재 구매(2차)");
    expect(over("주차장 정비")).toBe("주차장 정비");
  });
});

it("takes no two bodies in two cells for one name", () => {
  const signed = (...cells: string[]) =>
    read([TITLE, ...filler(9), "2024. 5. 3.", [cells]])?.issuer;
  expect(signed("한빛시", "교통과")).toBe("한빛시 교통과");
  expect(signed("한빛시", "가람군")).toBeNull();
});

it("keeps the title in a box above, where the page's make marks the addressee", () => {
  const addressee: Part = { text: "한빛시장 귀하", type: "title" };
  expect(read([[["주차장 설치 통보서"]], "아래와 같이 알립니다.", addressee])?.title).toBe(
    "주차장 설치 통보서",
  );
});

it("is issued by the body that a label names, where the cover signs with a part of it alone", () => {
  const issuer = (label: string, ...signed: string[]) =>
    read([
      "제안요청서",
      cells([
        ["사업명", "재난 관리 고도화"],
        [label, "한빛군"],
      ]),
      "2024. 4.",
      ...signed,
    ])?.issuer;
  expect(issuer("주관기관", "안전건설과")).toBe("한빛군");
  expect(issuer("주관기관", "한빛도청")).toBe("한빛도청");
  expect(issuer("장소", "안전건설과")).toBe("안전건설과");
});

it("goes to the head whom a form names in its own head", () => {
  const recipients = (...table: string[][]) => read([cells([["제 안 서"], ...table])])?.recipients;
  expect(recipients(["수    신 : 한빛시장", "접수번호"])).toEqual(["한빛시장"]);
  expect(recipients(["수 신 : 홍길동", "접수번호"])).toBeUndefined();
  const far = Array.from({ length: 5 }, (_, at) => [`항목 ${at}`, "값"]);
  expect(recipients(...far, ["수신: 한빛시장"])).toBeUndefined();
});
