/** Lines that state a document's number, labels beside it, and a history of revisions. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, linesOf, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { isNumberLine, numbersIn, readNumberLine } from "./number-lines.js";

const rows = (...parts: Part[]) => rowsOf(documentFrom(parts));
const numbers = (...parts: Part[]) =>
  numbersIn(rows(...parts)).map(({ value, evidence }) => `${value}: ${evidence.join(" ")}`);

group("a number line", () => {
  it.each([
    ["한빛시 공고 제2024-12호", "한빛시", "2024-12"],
    ["[한빛시 공고 제2024 - 12호]", "한빛시", "2024 - 12"],
    ["한빛부고시 제2024–12호", "한빛부", "2024–12"],
    ["공고 제2024-12호", "", "2024-12"],
    ["한빛시 공고 2024-12호", "한빛시", "2024-12"],
    ["조달처 물품공고 제R26BK00123456호", "조달처", "R26BK00123456"],
    ["한빛시 긴급 입찰 공고 제2024-12호", "한빛시", "2024-12"],
    ["한빛도시공사 공고 제 2025-0180호", "한빛도시공사", "2025-0180"],
    ["한빛도시공사 공고번호 제2025-0203", "한빛도시공사", "2025-0203"],
    ["한빛부령 제12호", "한빛부", "12"],
    ["한빛부령 제   호", "한빛부", ""],
    ["법률 제20520호", "", "20520"],
  ])("%s names %s and %s", (text, body, digits) => {
    expect(readNumberLine(text)).toMatchObject({ body, digits });
  });

  it("loses its brackets, a date in brackets and another column behind it", () => {
    for (const text of [
      "【한빛시 공고 제2024-12호】",
      "◉ 한빛시 공고 제2024-12호",
      "한빛시 공고 제2024-12호(2024. 5. 3.)",
      "한빛시 공고 제2024-12호 ▪ 북부센터 ▪ 동부센터",
    ])
      expect(readNumberLine(text)?.number).toBe("한빛시 공고 제2024-12호");
  });

  it.each([
    "한빛시 공고 제2024-12호에 따라",
    "「한빛시 공고 제2024-12호」",
    "제2024-12호",
    "주차 안내 공고 제2024-12",
    "한빛시 공고 2024-12",
    "한빛시 공고 2024호",
    "한빛시 공고 안내",
  ])("is not: %s", (text) => {
    expect(readNumberLine(text)).toBeNull();
  });

  it("stands by itself, outside headers", () => {
    const line = "한빛시 공고 제2024-12호";
    expect(isNumberLine(rows(line)[0]!)).toBe(true);
    expect(isNumberLine(rows([[line, "별첨"]])[0]!)).toBe(false);
    expect(isNumberLine(rows({ type: "header", text: line })[0]!)).toBe(false);
  });
});

group("numbers of a document", () => {
  it("are those of its number lines, the first before the others", () => {
    expect(numbers("한빛부 공고 제2024-1호", "가람원 공고 제2024-2호")).toEqual([
      "한빛부 공고 제2024-1호: numberLine first",
      "가람원 공고 제2024-2호: numberLine",
    ]);
    expect(numbers("한빛부령 제   호")).toEqual([]);
    expect(numbers([["한빛부 공고 제2024-1호", "별첨"]])).toEqual([]);
    expect(numbers([["한빛부", "공고 제2024-1호"]])).toEqual([]);
    expect(numbers({ type: "footer", text: "한빛부 공고 제2024-1호" })).toEqual([]);
  });

  it("stand in the head", () => {
    const below = (count: number) => [
      ...Array.from({ length: count }, () => "본문이다."),
      "한빛부 공고 제2024-1호",
    ];
    expect(numbers(...below(29))).toHaveLength(1);
    expect(numbers(...below(30))).toEqual([]);
  });

  it("stand beside a label, without the date behind them", () => {
    expect(numbers("1. 공고번호 : 20240512345-00")).toEqual(["20240512345-00: labelled"]);
    expect(numbers([["표준번호", "HAS-12"]])).toEqual(["HAS-12: labelled"]);
    expect(numbers([["품의번호", "제 2024 - 12 호"]])).toEqual(["제 2024 - 12 호: labelled"]);
    expect(numbers([["공 고 번 호", "제2024-12호 (2024. 5. 3.)"]])).toEqual([
      "제2024-12호: labelled",
    ]);
    expect(numbers("공고번호 :")).toEqual([]);
  });

  it("stand beside the label of any paper, though another is left blank", () => {
    expect(numbers("공고번호 :", [["한빛상사 총무팀", "문서번호: HB-APR-2026-0142"]])).toEqual([
      "HB-APR-2026-0142: labelled",
    ]);
    expect(numbers("관련 문서번호: HB-APR-2026-0142")).toEqual([]);
  });

  it.each(["2026년 5월 18일", "2026년 5월 18일 월요일", "2026. 5. 18."])(
    "take nothing from the day before them: %s",
    (day) => {
      expect(numbers(`개정 ${day} 훈령 제591호`)).toEqual(["훈령 제591호: revision"]);
    },
  );

  it.each(["(일부개정)", "( 제정)", "[전부개정]"])("stand behind the day of %s", (how) => {
    expect(numbers(`${how} 2026.05.18 훈령 제591호`)).toEqual(["훈령 제591호: revision"]);
  });

  it("are the last of a history of revisions", () => {
    const history = [
      "주차장 규정",
      "제정 2006. 8. 16. 훈령 제621호",
      "개정 2026. 5. 18. 훈령 제 591호",
      "개정 2009. 4. 29. 훈령 제699호",
      "개정 2010. 1. 1.",
    ];
    expect(numbers(...history)).toEqual(["훈령 제 591호: revision"]);
    expect(numbers("2026. 5. 18. 훈령 제591호")).toEqual([]);
    const late = Array.from({ length: 80 }, () => "본문이다.");
    expect(numbers(...late.slice(1), history[1]!)).toHaveLength(1);
    expect(numbers(...late, history[1]!)).toEqual([]);
  });
});

it("stands behind a label: on the notice's own line, or in brackets", () => {
  expect(numbers("(재)한빛재단 공고번호 : 제2024 – 167호")).toEqual([
    "제2024 – 167호: numberLine first",
  ]);
  expect(readNumberLine("(재)한빛재단 공고번호 : 제2024 – 167호")?.body).toBe("(재)한빛재단");
  expect(numbers("ㆍ입찰공고번호 : (2025-07)")).toEqual(["2025-07: labelled"]);
  expect(numbers("공고번호 : 2025-07 (2025. 3. 4.)")).toEqual(["2025-07: labelled"]);
});

const BODIES = ["한빛시", "가람도 한빛시", "(재)한빛재단", "한빛부"];
const KINDS = ["공고", "고시", "물품공고", "긴급 입찰공고"];
const DIGITS = [
  ..."2024-12 2024–12 24-05 1234 2024-1-12 2024-총무-12 R26BK00123456 R26BK00123456-000".split(" "),
  "2024 - 12",
];
const TAILS = ["", "(2024. 1. 2.)", " ('24. 1. 2.)", " 2024. 1. 2.", " (재공고)", " [긴급]"];

group("every form of a number", () => {
  const forms = BODIES.flatMap((body) =>
    KINDS.flatMap((kind) => DIGITS.map((digits) => [body, kind, digits] as const)),
  );
  const whole = ([body, kind, digits]: (typeof forms)[number]) => `${body} ${kind} 제${digits}호`;

  it.each(TAILS)("is whole before %j", (tail) => {
    for (const form of forms)
      expect(readNumberLine(`${whole(form)}${tail}`)).toMatchObject({
        number: whole(form),
        body: form[0],
        digits: form[2],
      });
  });

  it("is whole where a line ends behind the kind, 제, the year or its dash", () => {
    for (const [body, kind, digits] of forms) {
      const value = whole([body, kind, digits]);
      const year = /^(\d{2,4}) ?[-–]/.exec(digits);
      const heads = [`${body} ${kind}`, `${body} ${kind} 제`];
      if (year) heads.push(`${body} ${kind} 제${year[1]}`, `${body} ${kind} 제${year[0]}`);
      for (const head of heads.filter(
        (each) => (value.startsWith(each) && value[each.length] !== " ") || each.endsWith(kind),
      )) {
        const page = documentFrom([linesOf([head, value.slice(head.length).trimStart()])], {
          extractor: "pdf",
          format: "pdf",
        });
        const [first] = numbersIn(rowsOf(page, { printed: true }));
        expect([head, first?.value]).toEqual([head, value]);
      }
    }
  });

  it("takes no heading over a number for its first line", () => {
    const number = (parts: Part[]) => numbersIn(rows(...parts))[0]?.value;
    expect(number(["입찰 공고", "제2024-12호"])).toBeUndefined();
    expect(number(["한빛시 공고", "제2024-12호"])).toBe("한빛시 공고 제2024-12호");
    const large = { text: "한빛시 공고", typography: [{ size: 30, centred: true }] };
    expect(number([large, "제2024-12호"])).toBeUndefined();
  });

  it("is joined where its printed cell breaks it", () => {
    const page = documentFrom([[["문서번호", "시설안전관리과-1\n2345"]]], { extractor: "pdf" });
    expect(numbersIn(rowsOf(page))[0]?.value).toBe("시설안전관리과-12345");
    const parted = documentFrom([[["문서번호", "시설안전관리과-1 2"]]], { extractor: "pdf" });
    expect(numbersIn(rowsOf(parted))[0]?.value).toBe("시설안전관리과-12");
  });

  it("loses a printed gap on one side of its dash, and keeps spaces on both", () => {
    const of = (text: string, extractor: "pdf" | "hwpx") =>
      numbersIn(rowsOf(documentFrom([text], { extractor })))[0]?.value;
    for (const text of ["한빛시 공고 제2024 -12호", "한빛시 공고 제2024- 12호"]) {
      expect(of(text, "pdf")).toBe("한빛시 공고 제2024-12호");
      expect(of(text, "hwpx")).toBe(text);
    }
    expect(of("한빛시 공고 제2024 - 12호", "pdf")).toBe("한빛시 공고 제2024 - 12호");
    expect(of("공고번호 : 2024 -12", "pdf")).toBe("2024-12");
  });

  it("is the first of two on one line", () => {
    for (const part of [", ", " / ", "·"])
      expect(readNumberLine(`한빛부 공고 제2024-1호${part}가람원 공고 제2024-2호`)?.number).toBe(
        "한빛부 공고 제2024-1호",
      );
    expect(readNumberLine("한빛부 공고 제2024-1호, 세부 사항")).toBeNull();
  });

  it("may stand in round brackets, or count by rounds", () => {
    expect(readNumberLine("(한빛시 공고 제2024-12호)")?.number).toBe("한빛시 공고 제2024-12호");
    const foundation = "(재단법인)한빛원 공고 제2024-12호";
    expect(readNumberLine(foundation)?.number).toBe(foundation);
    expect(readNumberLine("한빛시 공고 제2025-3차")?.number).toBe("한빛시 공고 제2025-3차");
    expect(readNumberLine("한빛시 공고 제3차")).toBeNull();
  });
});

group("a number that another document has", () => {
  it.each([
    "관련: 한빛부 고시 제2020-12호",
    "관 련 : 한빛부 고시 제2020-12호(2020. 3. 4.)",
    "근거 한빛부 고시 제2020-12호",
    "(근거: 한빛부 고시 제2020-12호)",
    "당초 공고번호 : 제2020-12호",
    "관련 공고번호 : 한빛부 공고 제2020-12호",
    "발행: 한빛부 고시 제2020-12호",
  ])("stands behind the word that cites it: %s", (text) => {
    expect(readNumberLine(text)).toBeNull();
    expect(numbers("주차장 안내", text)).toEqual([]);
  });

  it.each([
    "한빛부 고시 제2020-12호에 따라 공고합니다.",
    "제2020-12호의 정정",
    "제2020-12호(2020. 3. 4.)에 따른 정정",
    "총무과-1234(2020. 3. 4.)와 관련하여",
    "관련 총무과-1234",
  ])("is none beside a label: %s", (text) => {
    expect(numbers(`공고번호 : ${text}`)).toEqual([]);
    expect(numbers([["공고번호", text]])).toEqual([]);
    expect(numbers("공고번호", text)).toEqual([]);
  });

  it("is listed, or stands below the word that cites it", () => {
    const line = "한빛부 고시 제2020-12호";
    expect(numbers(line)).toHaveLength(1);
    expect(numbers(`가. ${line}`)).toEqual([]);
    for (const label of ["관련", "1. 관련", "□ 관련 근거", "[근거]", "추진 근거 :"])
      expect(numbers(label, line)).toEqual([]);
    expect(numbers("주차장 안내", line)).toHaveLength(1);
  });

  it("stands on a line of its own within a printed sentence", () => {
    const printed = (...texts: string[]) => {
      const page = documentFrom([linesOf(texts)], { extractor: "pdf", format: "pdf" });
      return numbersIn(rowsOf(page, { printed: true })).map(({ value }) => value);
    };
    const line = "한빛부 고시 제2020-12호";
    expect(printed(line, "주차장 안내")).toEqual([line]);
    expect(printed(line, "에 따라 주차장을 연다.")).toEqual([]);
    expect(printed(line, "및 조례")).toEqual([]);
    expect(printed("주차장은 「주차장법」 및", line)).toEqual([]);
    expect(printed("주차장법에 따라", line)).toEqual([]);
  });
});

group("a long text", () => {
  it("has the number of the same text with its spaces folded", () => {
    const spaces = " ".repeat(100_000);
    expect(readNumberLine(`한빛시${spaces}공고${spaces}제2024-12호`)?.number).toBe(
      "한빛시 공고 제2024-12호",
    );
    expect(readNumberLine(`한빛시 공고 제${spaces}안내`)).toBeNull();
  });

  it("of more than 300 letters states none", () => {
    const line = (length: number) => "한빛시 공고 제2024-12호 ▪ ".padEnd(length, "가");
    expect(readNumberLine(line(300))).not.toBeNull();
    expect(readNumberLine(line(301))).toBeNull();
  });
});

group("the number of a certificate", () => {
  it.each([
    ["제 45 호", "표   창   장", "제 45 호"],
    ["제2024-03-0127호", "수료증", "제2024-03-0127호"],
    ["제 2024-42 호", "< 수료증 >", "제 2024-42 호"],
    ["제 2024-41 호", "시 공 실 적 확 인 서", "제 2024-41 호"],
    ["제 26-14 호", "우수논문상", "제 26-14 호"],
    ["제 26-14 호", "대상", "제 26-14 호"],
    ["인증번호 제 KC-2020-0457 호", "한빛기업 인증서", "제 KC-2020-0457 호"],
  ])("%s stands right over %s", (line, name, number) => {
    expect(numbers(line, name)).toEqual([`${number}: numberLine`]);
  });

  it("may stand below a tag", () => {
    expect(numbers("[붙임 1]", "제 45 호", "위촉장")).toEqual(["제 45 호: numberLine"]);
    // Below who awards it, too.
    expect(numbers("HBIT", "한빛정보기술학회", "제 45 호", "표창장")).toEqual([
      "제 45 호: numberLine",
    ]);
    expect(numbers("위촉장", "제 45 호", "홍길동")).toEqual(["제 45 호: numberLine"]);
    expect(numbers("주차 소식", "제 45 호", "홍길동")).toEqual([]);
  });

  it("is none of a blank form, over another paper or further up", () => {
    expect(numbers("제     호", "위촉장")).toEqual([]);
    expect(numbers("제 45 호", "주차 소식")).toEqual([]);
    expect(numbers("제 12 호", "지원대상")).toEqual([]);
    expect(numbers("제 45 호", "홍길동", "위촉장")).toEqual([]);
    expect(numbers("홍길동", "제 45 호", "위촉장")).toEqual([]);
  });
});

group("the number of a certificate whose name is a picture", () => {
  const said = "이 과정을 마쳤으므로 이 증서를 수여합니다.";
  it.each([
    [["제교 2026-0012 호", "성명 : 홍길동", said], "제교 2026-0012 호"],
    [["[홍길동]", "제 17-02호", "홍길동", said], "제 17-02호"],
    [["제 17-02호", "상", "우수하므로 이 상장과 부상을", "드립니다."], "제 17-02호"],
  ])("stands at the top: %s", (lines, number) => {
    expect(numbers(...lines)).toEqual([`${number}: numberLine`]);
  });

  it("is none without those words, further down or beside another", () => {
    expect(numbers("제 17-02호", "성명 : 홍길동", "이 과정을 마쳤다.")).toEqual([]);
    expect(numbers("성명", "홍길동", "과정", "제 17-02호", said)).toEqual([]);
    expect(numbers("제 17-02호", "제 17-03호", said)).toEqual([]);
  });
});

it("stands below its label in a table of two rows", () => {
  const numbers = (...more: string[][]) =>
    numbersIn(
      rowsOf(documentFrom([[["공고번호", "선정방식"], ["2026-2호", "지정공모"], ...more]])),
    );
  expect(numbers().map(({ value }) => value)).toEqual(["2026-2호"]);
  expect(numbers(["2026-3호", "자유공모"])).toEqual([]);
});
