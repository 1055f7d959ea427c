/** Notices, drafts and rules that a number line begins: their words, and how far from it the rest may stand. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part, tableOf } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readNotice } from "./notice.js";

const read = (parts: Part[]) => readNotice(rowsOf(documentFrom(parts)));
const filler = (count: number) => Array.from({ length: count }, (_, at) => `본문 ${at + 1}줄이다.`);
const NOTICE = ["한빛시 공고 제2024-12호", "시민참여단 모집 공고", "모집합니다."];
const SIGNED = ["2024년 3월 4일", "한빛시장"];

group("the number line", () => {
  it.each(
    "공고 고시 훈령 예규 지시 공시 고지 규칙 규정 조례 지침 공포 회규 내규 표준약관".split(" "),
  )("of a %s names its body", (kind) => {
    const number = `한빛시 ${kind} 제2024-12호`;
    expect(read([number, "주차 관리 기준"])).toMatchObject({
      doc_number: number,
      title: "주차 관리 기준",
      issuer: "한빛시",
    });
  });

  it.each([
    ["법률", null],
    ["대통령령", null],
    ["총리령", null],
    ["교통환경부령", "교통환경부"],
    ["법제처령", "법제처"],
    ["국회규칙", null],
    ["대법원규칙", null],
    ["헌법재판소규칙", null],
  ])("of a %s", (kind, issuer) => {
    expect(read([`⊙${kind} 제345호`, "주차 관리 기준"])).toMatchObject({
      doc_number: `${kind} 제345호`,
      issuer,
    });
  });

  it("stands in brackets or not, alone on its line", () => {
    expect(read(["【한빛시 공고 제2024 - 12호】", "주차 관리 기준"])).toMatchObject({
      doc_number: "한빛시 공고 제2024 - 12호",
    });
    expect(read(["한빛시 공고 제2024-12호에 따라 알린다.", "주차 관리 기준"])).toBeNull();
    expect(read([[["공고", "한빛시 공고 제2024-12호"]]])).toBeNull();
    expect(read([{ type: "header", text: NOTICE[0]! }, "주차 관리 기준"])).toBeNull();
  });

  it("may leave out 호 behind the number of a body", () => {
    expect(read(["교통환경부 공고 제2024-012", "주차 관리 기준"])).toMatchObject({
      doc_number: "교통환경부 공고 제2024-012",
    });
    expect(read(["모집 계획 공고 제2024-012", "주차 관리 기준"])).toBeNull();
  });

  it("stands over a cell that holds the title and the text", () => {
    const cell = (size: number) => ({
      ...tableOf([["제목"], ["서명"]]),
      cells: [
        {
          row: 0,
          col: 0,
          text: "2024년 주차장 개방 공고\n주차장을 다음과 같이 연다.",
          typography: [
            { size, centred: true },
            { size: 12, centred: false },
          ],
        },
        { row: 1, col: 0, text: "2024년 3월 4일\n교통환경부장관" },
      ],
    });
    const under = ["< 지정공모 >", "본문이다."];
    expect(read(["교통환경부 공고 제2024-012호", cell(20), ...under])).toMatchObject({
      title: "2024년 주차장 개방 공고",
      issued_date: "2024-03-04",
    });
    expect(read(["교통환경부 공고 제2024-012호", cell(12), ...under])?.title).not.toContain("3월");
  });

  it("may name a division before the year", () => {
    for (const number of ["교통부 공고 제 주차 2024-12호", "교통부 공고 제주차2024-12호"])
      expect(read([number, "주차 관리 기준"])).toMatchObject({ doc_number: number });
    expect(read(["교통부 공고 제 주차장개방 2024-12호", "주차 관리 기준"])).toBeNull();
  });

  it("counts by divisions, each between dashes", () => {
    expect(read(["(재공고-주-제12호)", "주차 관리 사업 시행 안내서"])).toMatchObject({
      doc_number: "재공고-주-제12호",
    });
    expect(read(["(공고-주차장-무료개방-제12호)", "주차 관리 사업 시행 안내서"])).toBeNull();
  });

  it("stands over that of a body that announces with it", () => {
    const numbers = ["교통환경부 공고 제2024-0012호", "한빛진흥원 HB2024-017호"];
    expect(read([...numbers, "주차장 개방 활용기반 조성"])).toMatchObject({
      doc_number: numbers[0],
      title: "주차장 개방 활용기반 조성",
    });
  });

  it("names a body of forty letters at most", () => {
    expect(read([`${"한빛 ".repeat(9)}시 공고 제12호`])).not.toBeNull();
    expect(read([`${"한빛 ".repeat(15)}시 공고 제12호`])).toBeNull();
  });

  it("stands among the first eighty rows", () => {
    expect(read([...filler(75), ...NOTICE])).not.toBeNull();
    expect(read([...filler(85), ...NOTICE])).toBeNull();
  });
});

group("the title of a notice", () => {
  const title = (...parts: Part[]) => read([NOTICE[0]!, ...parts])?.title;

  it("stands within three rows below the number", () => {
    expect(title("2024년도", "공개", "모집 공고문")).toBe("모집 공고문");
    expect(title("2024년도", "공개", "비공개", "모집 공고문")).toBeNull();
  });

  it("stands within two rows below who signs, where none stands above", () => {
    expect(
      title("｢주차 관리 기준｣을 다음과 같이 고시한다.", ...SIGNED, "공개", "주차 관리 기준"),
    ).toBe("주차 관리 기준");
    expect(
      title(
        "｢주차 관리 기준｣을 다음과 같이 고시한다.",
        ...SIGNED,
        "공개",
        "공개",
        "주차 관리 기준",
      ),
    ).toBeNull();
  });

  it("does not reach below who signs", () => {
    expect(title(...SIGNED, "주차 관리\n업무 기준")).toBe("주차 관리 업무 기준");
    expect(title("모집 공고문", ...SIGNED, "주차 관리 기준")).toBe("모집 공고문");
  });
});

group("who signs a notice", () => {
  it("stands within twenty rows below the number", () => {
    expect(read([...NOTICE, ...filler(17), ...SIGNED])).toMatchObject({
      issued_date: "2024-03-04",
    });
    const body = [SIGNED[0]!, "한빛시"];
    expect(read([...NOTICE, ...filler(17), ...body])).toMatchObject({ issued_date: "2024-03-04" });
    expect(read([...NOTICE, ...filler(25), ...body])).toMatchObject({ issued_date: null });
  });

  it("may be several", () => {
    expect(read([...NOTICE, ...SIGNED, "가람구청장"])).toMatchObject({
      issuer: "한빛시장, 가람구청장",
    });
  });
});

group("the draft of a decree", () => {
  const draft = (rows: number, title = "주차장법 시행규칙 일부개정령안") => [
    ...filler(rows),
    { text: "교통환경부령 제   호", page: 2 },
    { text: title, page: 2 },
  ];

  it("begins at the top of a page within three hundred rows", () => {
    expect(read(draft(200))).toMatchObject({
      title: "주차장법 시행규칙 일부개정령안",
      doc_number: "교통환경부령 제 호",
      issuer: "교통환경부",
    });
    expect(read(draft(320))).toBeNull();
    expect(
      read([...draft(100).map((part) => (typeof part === "string" ? part : part.text))]),
    ).toBeNull();
  });

  it("may stand below a running header, its number on two lines", () => {
    const onPage = (text: string) => ({ text, page: 2 });
    expect(
      read([
        ...filler(100),
        { ...onPage("머리말"), type: "header" },
        ...["교통환경부령 제", "호", "주차장법 시행규칙 일부개정령(안)"].map(onPage),
      ]),
    ).toMatchObject({
      title: "주차장법 시행규칙 일부개정령(안)",
      doc_number: "교통환경부령 제 호",
    });
  });

  it("is called one, and has no number yet", () => {
    expect(read(draft(100, "주차장법 시행규칙"))).toBeNull();
    expect(read([...filler(100), { text: "교통환경부령 제12호", page: 2 }, "개정령안"])).toBeNull();
    const cells = [["교통환경부령 제   호", "안"]];
    expect(read([...filler(100), { ...tablePart(cells), page: 2 }, "개정령안"])).toBeNull();
  });
});

function tablePart(rows: string[][]) {
  const cells = rows.flatMap((texts, row) => texts.map((text, col) => ({ row, col, text })));
  return { rows: rows.length, cols: rows[0]!.length, cells, page: 1 };
}

group("when a rule was last revised", () => {
  const date = (...lines: Part[]) => read([NOTICE[0]!, "주차 관리 기준", ...lines])?.issued_date;

  it.each(
    "제정 2024. 4. 5.|제 정 2024. 4. 5.|개정 2024. 4. 5.|전부개정 2024. 4. 5.|일부개정 (2024. 4. 5.)|타법개정 2024. 4. 5.|폐지제정 ’24. 4. 5.|<개정: 2024. 4. 5.>|(제정) 2024. 4. 5".split(
      "|",
    ),
  )("is said by %s", (line) => {
    expect(date(line)).toBe("2024-04-05");
  });

  it("is the latest of those listed together", () => {
    expect(date("제정 2020. 1. 1.", "개정 2024. 4. 5.", "개정 2023. 1. 1.")).toBe("2024-04-05");
    expect(date("제정 2020. 1. 1.", "제1조 정한다.", "개정 2024. 4. 5.")).toBe("2020-01-01");
    expect(date("개정 내용은 다음과 같다.", "개정 2024. 4. 5.")).toBe("2024-04-05");
  });

  it("stands within eighty rows", () => {
    expect(date(...filler(70), "개정 2024. 4. 5.")).toBe("2024-04-05");
    expect(date(...filler(90), "개정 2024. 4. 5.")).toBeNull();
  });
});

group("a signature without its date", () => {
  it("still stands between the number and the title", () => {
    const sentence = "「주차 관리 기준」을 다음과 같이 개정하여 고시합니다.";
    for (const date of ["2026년   월   일", "2026. 13. 45."]) {
      const parts = ["한빛시 고시 제2026-3호", sentence, date, "한 빛 시 장", "주차 관리 기준"];
      expect(read(parts)).toMatchObject({
        title: "주차 관리 기준",
        issuer: "한빛시장",
        issued_date: null,
      });
    }
  });
});

it("passes over the number of a second body to the title", () => {
  const [first, title] = NOTICE as [string, string];
  const facts = read([first, "[가람진흥원 공고 제2024-3호]", title, "모집합니다.", ...SIGNED]);
  expect(facts).toMatchObject({ title, doc_number: first });
});

it("is signed on the line of its day, or by a head whose seal is left out", () => {
  const signed = (...lines: string[]) => read([...NOTICE, ...lines]);
  expect(signed("2024. 3. 4.  한빛초등학교장")).toMatchObject({
    issued_date: "2024-03-04",
    issuer: "한빛초등학교장",
  });
  expect(signed("2024. 3.  한빛초등학교장")?.issued_date).toBeNull();
  expect(signed("2024. 3. 4.  운동장에서 연다")?.issued_date).toBeNull();
  expect(signed("2024년 3월 4일", "한빛시장 <직인생략>")?.issuer).toBe("한빛시장");
});

it("has its number beside the body that counts it", () => {
  const terms = read([[["공정거래위원회", "표준약관 제10021호"]], "국내여행 표준약관"]);
  expect(terms).toMatchObject({
    doc_number: "공정거래위원회 표준약관 제10021호",
    issuer: "공정거래위원회",
  });
  expect(read([[["여행 계약", "표준약관 제10021호"]], "국내여행 표준약관"])).toBeNull();
});

group("a long notice", () => {
  const far = (...last: string[]) => read([...NOTICE, ...filler(40), ...last, ...filler(30)]);

  it("is signed where its text ends and its annexes begin", () => {
    expect(far(...SIGNED)).toMatchObject({ issued_date: "2024-03-04", issuer: "한빛시장" });
    expect(far("2024년  월  일", "한빛시장")?.issued_date).toBeNull();
    expect(far("2024년 3월", "한빛시장")?.issued_date).toBeNull();
    expect(far("2024년 3월 4일", "가람구청장")?.issued_date).toBeNull();
    expect(far("2024년 3월 4일", "한빛시")?.issued_date).toBeNull();
    expect(far(...SIGNED, "2023년 5월 6일", "한빛시장")?.issued_date).toBeNull();
  });

  it("may name no body in its number", () => {
    const parts = ["입찰공고 제2024-12호", ...NOTICE.slice(1), ...filler(40), ...SIGNED];
    expect(read([...parts, ...filler(30)])).toMatchObject({ issuer: "한빛시장" });
  });
});
