/** Lines by the attribute that is asked for: its label, its column, its name nearby; leads of lists, deciding lines, masked values. */
import { describe, expect, it } from "vitest";
import { kindAsked } from "./answer-kind.js";
import { askedAttribute } from "./asked-attribute.js";
import { HeldWords } from "./held-words.js";
import type { Question } from "./parse-question.js";
import type { LineText } from "./read-chunk.js";
import { judgeLines } from "./score-lines.js";

const question = (
  text: string,
  words: Record<string, number> = { 여비: 1 },
  more: Partial<Question> = {},
): Question => ({
  ...{ text, asked: kindAsked(text), words: new Map(Object.entries(words)), topic: null },
  phrase: askedAttribute(text)?.phrase ?? "",
  ...{
    attribute: askedAttribute(text),
    isYesNo: false,
    questioned: null,
    fullNames: new Map(),
    official: new Map(),
    required: new Set(),
    ...more,
  },
});
const lines = (text: string, asked: Question, more: Partial<LineText> = {}) =>
  judgeLines({ text, path: [], kind: "paragraph", ...more }, asked);
const table = (text: string, asked: Question, more: Partial<LineText> = {}) =>
  lines(text, asked, { kind: "table", ...more });
const texts = (...given: Parameters<typeof lines>) => lines(...given).map(({ text }) => text);
/** How much better the first line scores than the second. */
const ahead = (first: string, second: string, asked: Question, more: Partial<LineText> = {}) =>
  lines(first, asked, more)[0]!.score - lines(second, asked, more)[0]!.score;

it("a label that ends with the department is worth one, its bracket aside", () => {
  const asked = question("분석서를 만든 부서는 어디인가요?", { 분석서: 0.5, 만든: 0.2, 부서: 0.3 });
  const [called, other] = ["담당부서(과)", "담당부서명칭"].map((label) => `${label} | 들꽃총괄과`);
  expect(ahead(called!, other!, asked, { path: ["분석서"] })).toBeCloseTo(0.8, 1);
});

describe("a line that leads a list", () => {
  const who = question("여비를 누가 받나요?");

  it.each([
    ...["다음 각 호의 여비", "다음 각 목의 여비", "다음 각 항의 여비", "여비는 다음과 같음"],
    ...["여비는 다음 사항", "여비는 아래와 같음", "여비 어느 하나", "여비 목록:", "여비 목록："],
  ])("and says so is worth more: %s", (lead) => {
    const [first] = lines(`제1조 ${lead}\n1. 시장\n2. 군수`, who);
    expect(first).toMatchObject({ isLead: true });
    const [plain] = lines("제1조 여비 안내 목록\n1. 시장\n2. 군수", who);
    expect(first!.score - plain!.score).toBeCloseTo(0.4, 10);
  });

  it("is worth more than one that leads none", () => {
    const [lead] = lines("○ 여비 안내\n- 시장\n- 군수", who);
    const [one] = lines("○ 여비 안내\n- 시장", who);
    expect([lead!.isLead, one!.isLead]).toEqual([true, false]);
    expect(lead!.score - one!.score).toBeCloseTo(0.2, 10);
  });

  it("may only repeat the question, as its items say more", () => {
    expect(texts("○ 여비\n- 시장\n- 군수", who)[0]).toBe("○ 여비");
    expect(texts("○ 여비\n- 시장", who)[0]).toBe("- 시장");
  });

  it("is none where a value, yes or no, or a column is asked for", () => {
    const isLead = (asked: Question, more: Partial<LineText> = {}) =>
      lines("○ 여비 3월 안내\n- 3월 시장\n- 4월 군수", asked, more)[0]!.isLead;
    expect(isLead(who)).toBe(true);
    expect(isLead(question("여비를 언제 주나요?"))).toBe(false);
    expect(isLead(question("여비를 주나요?", undefined, { isYesNo: true }))).toBe(false);
    const column = question("여비 종류는 무엇이 있나요?", { 여비: 1 });
    expect(isLead(column)).toBe(true);
    expect(isLead(column, { header: ["구분 | 종 류"] })).toBe(false);
    expect(isLead(question("여비란 무엇인가요?"))).toBe(true);
    expect(isLead(question("여비를 어디서 받나요?"))).toBe(true);
  });

  it("goes by the topic where no attribute is asked for", () => {
    const asked = question("여비는 누가 받나요?", undefined, { topic: "여비" });
    const isLead = (header: string[]) =>
      lines("○ 여비 안내\n- 시장\n- 군수", asked, { header })[0]!.isLead;
    expect(isLead(["구분 | 여비"])).toBe(false);
    expect(isLead(["구분 | 금액"])).toBe(true);
  });

  it("may be the last of a chunk that goes on", () => {
    const last = (more: Partial<LineText>) =>
      lines("시장이 준다.\n○ 여비 안내", who, more)[1]!.isLead;
    expect(last({ isContinued: true })).toBe(true);
    expect(last({})).toBe(false);
    expect(lines("○ 여비 안내\n시장이 준다.", who, { isContinued: true })[0]!.isLead).toBe(false);
  });
});

describe("a line that decides", () => {
  it("is worth more where yes or no is asked", () => {
    const asked = question("여비를 주나요?", undefined, { isYesNo: true });
    expect(ahead("여비는 제외한다.", "여비는 시장이 한다.", asked)).toBeCloseTo(0.3, 10);
    const who = question("여비를 누가 주나요?");
    expect(ahead("여비는 제외한다.", "여비는 시장이 한다.", who)).toBeCloseTo(0, 10);
  });
});

describe("the label of a line", () => {
  const asked = question("여비 신청기간은?", { 여비: 0.5, 신청기간: 0.5 });
  const more = { path: ["여비 신청기간"] };

  it("that is the noun asked for is worth much", () => {
    const other = "시장이 정한 신청기간 3월";
    expect(ahead("신청기간 : 3월", other, asked, more)).toBeCloseTo(0.8 + 0.3, 10);
    // The label may have more words of the question than the noun, not others.
    const longer = "시장이 정한 여비 신청기간 3월";
    expect(ahead("여비 신청기간 : 3월", longer, asked, more)).toBeCloseTo(0.8 + 0.3, 10);
    expect(ahead("출장 신청기간 : 3월", other, asked, more)).toBeCloseTo(0, 10);
    expect(ahead("기간 : 3월 신청기간", other, asked, more)).toBeCloseTo(0, 10);
  });

  it("is worth as much where a verb asks for such a thing", () => {
    const where = question("여비를 어디서 받나요?");
    const when = question("여비를 언제 받나요?");
    const until = question("여비를 언제까지 받나요?");
    expect(ahead("장소 : 여비 시청", "시장의 여비 시청", where)).toBeCloseTo(0.8, 10);
    expect(ahead("일시 : 여비 3월", "시장의 여비 3월", when)).toBeCloseTo(0.8, 10);
    const [label, none] = ["일시 : 여비 3월 2일까지", "시장의 여비 3월 2일까지"];
    expect(ahead(label, none, until)).toBeCloseTo(0.8, 10);
    expect(ahead("일시 : 여비 시청", "시장의 여비 시청", where)).toBeCloseTo(0, 10);
    expect(ahead("장소 : 여비 3월", "시장의 여비 3월", when)).toBeCloseTo(0, 10);
    const noun = question("여비 신청일은 언제인가요?", { 여비: 0.5, 신청: 0.5 });
    expect(ahead("일시 : 여비 신청 3월 1일", "시장 여비 신청 3월 1일", noun)).toBeCloseTo(0, 10);
  });
});

it("a line that names a place is worth more where one is asked for", () => {
  const asked = question("여비를 어디서 받나요?");
  expect(ahead("여비는 시청에서 준다.", "여비는 시장이 준다.", asked)).toBeCloseTo(0.3, 10);
});

describe("the value of a known attribute", () => {
  it.each([
    // Of what is no verb of the asker's, six tenths must be there.
    ["써도", ["1. 계약서의 금액이 300만원 이하인 경우"]],
    ["엽서", []],
  ])("needs as much of the question's other words: %s", (word, expected) => {
    const asked = question("계약서를 안 써도 되는 금액은 얼마인가요?", {
      ...{ 계약서: 0.35, 금액: 0.05 },
      [word]: 0.6,
    });
    expect(texts("1. 계약서의 금액이 300만원 이하인 경우", asked)).toEqual(expected);
  });

  const asked = question("여비 접수기간은?", { 여비: 0.7, 접수기간: 0.3 });

  it("is no answer where nothing near names it", () => {
    expect(texts("여비 활동은 3월", asked)).toEqual([]);
    expect(texts("여비 접수는 3월", asked)).toEqual(["여비 접수는 3월"]);
    expect(texts("여비 활동은 3월", asked, { path: ["접수"] })).toEqual(["여비 활동은 3월"]);
    expect(texts("여비 접수 안내다.\n여비 활동은 3월", asked)).toContain("여비 활동은 3월");
    // What another item says is said of that item.
    expect(texts("가. 여비 접수 안내\n나. 여비 활동은 3월", asked)).not.toContain(
      "나. 여비 활동은 3월",
    );
  });

  it("is none of another type, or of another thing", () => {
    expect(texts("여비 접수는 시청", asked)).toEqual([]);
    const other = question("출장 여비 접수기간은?", { 출장: 0.3, 여비: 0.2, 접수기간: 0.5 });
    expect(texts("여비 접수기간은 3월", other)).toEqual(["여비 접수기간은 3월"]);
    const far = question("출장 여비 접수기간은?", { 출장: 0.5, 여비: 0.1, 접수기간: 0.4 });
    expect(texts("여비 접수기간은 3월", far)).toEqual([]);
  });

  it("of an attribute that documents have no word for may be anything", () => {
    const ending = question("여비의 결말은?", { 여비: 0.5, 결말: 0.5 });
    expect(texts("여비 활동은 3월", ending)).toEqual(["여비 활동은 3월"]);
  });
});

describe("a cell under the asked column", () => {
  const asked = question("여비 신청기간은?", { 여비: 0.6, 신청기간: 0.4 });
  const row = (text: string, header: string[]) =>
    table([...header, text].join("\n"), asked, { header }).map((line) => line.text);

  it("must hold the value itself", () => {
    expect(row("여비 | 3월 | 시청", ["구분 | 신청 기간 | 장소"])).toEqual(["여비 | 3월 | 시청"]);
    expect(row("여비 | 시청 | 3월", ["구분 | 신청 기간 | 장소"])).toEqual([]);
    expect(row("여비 | ****** | 3월", ["구분 | 신청 기간 | 장소"])).toEqual([]);
  });

  it("is not told where the row has other cells than its header", () => {
    expect(row("여비 | 시청 | 3월", ["구분 | 신청 기간"])).toEqual(["여비 | 시청 | 3월"]);
    expect(row("여비 | 3월", ["여비 신청 기간 | 장소"])).toEqual(["여비 | 3월"]);
  });

  it("is under the second row of a header, or the first row of a table without one", () => {
    expect(row("여비 | 시청", ["안내문", "구분 | 신청 기간"])).toEqual([]);
    const plain = (text: string) =>
      table(`구분 | 신청 기간\n${text}`, asked).map((line) => line.text);
    expect(plain("여비 | 시청")).toEqual([]);
    expect(plain("여비 | 3월")).toEqual(["여비 | 3월"]);
    // The first row is under nothing.
    expect(table("여비 신청 | 신청기간\n갑 | 을", asked)).toEqual([]);
  });
});

describe("a masked value", () => {
  const who = question("여비를 누가 받나요?");

  it("is none", () => {
    expect(texts("여비 대상자 : ********", who)).toEqual([]);
    expect(texts("여비 대상자 : 김** 시장", who)).toEqual(["여비 대상자 : 김** 시장"]);
    expect(texts("여비 대상자 : 시장", who)).toEqual(["여비 대상자 : 시장"]);
    expect(texts("여비 대상자 ：", who)).toEqual(["여비 대상자 ："]);
  });
});

describe("a line of another number", () => {
  it("is taken for another's", () => {
    const asked = question("2분기 여비를 누가 받나요?");
    expect(texts("1분기 여비 시장", asked)).toEqual([]);
    expect(texts("2분기 여비 시장", asked)).toEqual(["2분기 여비 시장"]);
    // The heading says which of them every line under it is about.
    expect(texts("여비 시장", asked, { path: ["1분기 여비"] })).toEqual([]);
    expect(texts("여비 시장", asked, { path: ["2분기 여비"] })).toEqual(["여비 시장"]);
  });
});

describe("a value under another name", () => {
  const fee = question("여비 심사료는 얼마인가요?", { 여비: 0.5, 심사료: 0.5 });

  it("is no answer in a document that has a label of the asked name", () => {
    const who = question("여비 신청인은 누구인가요?", { 여비: 0.5, 신청인: 0.5 });
    expect(texts("여비 담당 : 시장", who)).toEqual(["여비 담당 : 시장"]);
    expect(texts("여비 담당 : 시장", who, { isLabelled: true })).toEqual([]);
    expect(texts("여비 신청인 : 시장", who, { isLabelled: true })).toEqual(["여비 신청인 : 시장"]);
  });

  it("is none, whatever else of the document names it", () => {
    const count = question("여비 접종자는 몇 명인가요?", { 여비: 0.5, 접종자: 0.5 });
    expect(table("여비 | 5명", count)).toEqual([]);
    const document = HeldWords.of("여비 접종자");
    expect(texts("여비 접종자 5명", count, { document })).toEqual(["여비 접종자 5명"]);
    expect(lines("여비 확진자 5명", count, { document })).toEqual([]);
    // What its heading or title names, its lines need not.
    expect(lines("여비 확진자 5명", count, { path: ["접종자"] })).not.toEqual([]);
  });

  it("of a measure is doubtful, as its unit may say what it is", () => {
    const size = question("여비 크기는 얼마인가요?", { 여비: 0.5, 크기: 0.5 });
    const [named] = lines("여비 크기 5", size);
    const [unnamed] = lines("여비 넓이 5", size);
    expect(named!.support - unnamed!.support).toBeCloseTo(1.5 + 0.6, 10);
  });

  it("is none in a document whose found parts never say the asked noun", () => {
    const count = question("여비 접종자는 몇 명인가요?", { 여비: 0.5, 접종자: 0.5 });
    expect(lines("여비 확진자 5명", count)).toEqual([]);
    expect(lines("여비 확진자 5명", count, { document: HeldWords.of("확진자") })).toEqual([]);
    // A measure is told by its unit.
    const weight = question("여비의 체중은 얼마인가요?", { 여비: 0.5, 체중: 0.5 });
    expect(texts("여비 70kg", weight)).toEqual(["여비 70kg"]);
  });

  it("is none in a document that blacked the asked one out", () => {
    expect(texts("여비 심사료 5만원", fee)).toEqual(["여비 심사료 5만원"]);
    expect(texts("여비 심사료 5만원", fee, { isBlackedOut: true })).toEqual([]);
  });

  it("is looked for in the cell behind its name", () => {
    const row = "담당 | 시장 | 심사료 | 5만원";
    expect(table(row, fee, { path: ["여비"] }).map(({ text }) => text)).toEqual([row]);
    expect(table("담당 | 5만원 | 심사료 | ***", fee, { path: ["여비"] })).toEqual([]);
    const phone = question("여비 실무자 전화번호는?", { 여비: 0.5, 실무자: 0.5 });
    const person = "실무자 | 과장 | TEL : 063-320-0151";
    expect(table(person, phone, { path: ["여비"] })[0]).toMatchObject({
      ...{ text: person, isLabelled: true },
    });
  });

  it("is that of another row where another one has the word", () => {
    const day = question("마곡센터 정비일자는?", { 마곡센터: 0.6, 정비일자: 0.4 });
    const rows = "부서 | 정비일자\n방화센터 | 7월 3일\n마곡센터 | 7월 8일";
    const document = HeldWords.of(rows);
    expect(table(rows, day, { document }).map(({ text }) => text)).toEqual(["마곡센터 | 7월 8일"]);
    // What sentences of the document say is said of every row.
    const documentProse = HeldWords.of("마곡센터 정비 일정을 알립니다");
    const others = rows.replace("방화센터", "구조대");
    expect(table(others, day, { document, documentProse })).toHaveLength(2);
    expect(table(rows, day, { document, documentProse })).toHaveLength(1);
  });

  it("is met by words that its document says elsewhere, where the label is the asked noun", () => {
    const who = question("수도사업소 검사자는 누구인가요?", { 수도사업소: 0.5, 검사자: 0.5 });
    const document = HeldWords.of("수도사업소\n검사자 | 남성우");
    const [alone] = table("검사자 | 남성우", who);
    const [known] = table("검사자 | 남성우", who, { document });
    expect(alone).toMatchObject({ isLabelled: true });
    expect(known!.support - alone!.support).toBeCloseTo(0.5, 10);
  });
});

describe("a question of yes or no", () => {
  it("is decided by a line that has the word it is asked of", () => {
    const more = { isYesNo: true, questioned: "대기업" };
    const asked = question("여비를 대기업도 받을 수 있나요?", { 여비: 1 }, more);
    expect(ahead("여비 대기업 제외", "여비 소기업 제외", asked)).toBeCloseTo(0.5, 10);
  });
});

describe("a value of the right type", () => {
  const headed = (title: string, ...headings: string[]): Partial<LineText> => ({
    path: [title, ...headings],
    headings,
    titles: [title],
  });

  it("is named by its line, its label or its heading, not by the title of the document", () => {
    const period = question("바우처 신청기한은 언제까지인가요?", { 바우처: 1 });
    const form = headed("바우처 신청서");
    expect(texts("바우처의 사용기간은 12월 20일까지이다.", period, form)).toEqual([]);
    expect(texts("바우처의 신청은 12월 20일까지이다.", period, form)).toHaveLength(1);
    expect(texts("기한 : 12월 20일까지", period, form)).toHaveLength(1);
    expect(texts("일시 및 기한 : 12월 20일", period, form)).toHaveLength(1);
    const below = headed("바우처 안내", "3. 신청 방법");
    expect(texts("바우처는 12월 20일까지이다.", period, below)).toHaveLength(1);
  });

  it("is no day on which a form was signed", () => {
    const period = question("바우처 접수기간은 언제인가요?", { 바우처: 1 });
    const signed = "위와 같이 바우처의 접수를 신청합니다.\n2024년 10월 29일";
    expect(texts(signed, period)).not.toContain("2024년 10월 29일");
    expect(texts("바우처 접수기간\n2024년 10월 29일", period)).toContain("2024년 10월 29일");
  });

  it("is no number of a row where the header tells no money", () => {
    const fee = question("정비 비용은 얼마인가요?", { 정비: 1 });
    const of = (header: string) => ({ header: [header] });
    const row = "1 | 정비센터 | 300";
    expect(table(`연번 | 부서 | 차량\n${row}`, fee, of("연번 | 부서 | 차량"))).toEqual([]);
    expect(table(`연번 | 부서 | 금액\n${row}`, fee, of("연번 | 부서 | 금액"))).toHaveLength(1);
    const unit = { ...of("연번 | 부서 | 차량"), path: ["정비 (단위 : 천원)"] };
    expect(table(`연번 | 부서 | 차량\n${row}`, fee, unit)).toHaveLength(1);
  });

  it("is a place where a place is asked for by its noun, or stands behind a label for one", () => {
    const where = question("시험발사체의 발사 장소는 어디인가요?", { 발사: 1 });
    expect(texts("시험발사체를 10월에 발사한다.", where)).toEqual([]);
    expect(texts("시험발사체를 우주센터에서 발사한다.", where)).toHaveLength(1);
    expect(texts("발사 장소 : 나로도", where)).toHaveLength(1);
    // A sentence that only has the name of a place does not say where.
    expect(texts("우주센터는 발사를 맡을 수 있다.", where)).toEqual([]);
    const which = question("발사 전담기관은 어디인가요?", { 발사: 1 });
    expect(texts("발사 전담기관 : 항공우주연구원", which)).toHaveLength(1);
  });

  it("is that of the thing which a verb asks about", () => {
    const when = question("중간보고회는 언제 열리나요?", { 보고회: 1 }, { topic: "중간보고회" });
    expect(texts("착수보고회는 9월에 연다.", when)).toEqual([]);
    expect(texts("중간보고회는 9월에 연다.", when)).toHaveLength(1);
    const short = question("제안서 평가는 언제 하나요?", { 제안서: 1 }, { topic: "평가" });
    expect(texts("제안서 접수는 9월에 한다.", short)).toEqual([]);
    expect(texts("제안서 평가는 9월에 한다.", short)).toHaveLength(1);
    const verb = question("제안서 평가는 언제 알려 주나요?", { 제안서: 1 }, { topic: "평가" });
    expect(texts("제안서 접수는 9월에 한다.", verb)).toHaveLength(1);
  });

  it("is of the year that the title of its document tells, unless it says another", () => {
    const cases = question("2019년 상담 건수는 몇 건인가요?", { 상담: 1 });
    expect(texts("상담은 501건이다.", cases, headed("2018년도 상담 실적"))).toEqual([]);
    expect(texts("2019년 상담은 501건이다.", cases, headed("2018년도 상담 실적"))).toHaveLength(1);
    expect(texts("상담은 501건이다.", cases, headed("2019년도 상담 실적"))).toHaveLength(1);
  });
});

describe("what its document says of its subject", () => {
  const document = HeldWords.of("도제 캠프");
  const support = (text: string, asked: Question) => lines(text, asked, { document })[0]!.support;

  it("counts for a line whose label is the end of what is asked", () => {
    const car = question("도제 캠프 이동 차량은?", { 도제: 0.5, 차량: 0.5 });
    expect(support("이동 차량 : 버스 1대", car)).toBeGreaterThan(
      support("외부 차량 : 버스 1대", car),
    );
  });

  it("counts for a line with the value of the asked thing", () => {
    const more = { topic: "최종보고서" };
    const copies = question(
      "캠프 최종보고서는 얼마나 내나요?",
      { 캠프: 0.5, 최종보고서: 0.5 },
      more,
    );
    const alone = lines("최종보고서 10부 제출", copies)[0]!.support;
    expect(support("최종보고서 10부 제출", copies)).toBeGreaterThan(alone + 0.3);
    expect(lines("최종보고서에 첨부하는 것을 제출", copies, { document })).toEqual([]);
  });
});

describe("a lead whose items are blacked out", () => {
  it("leads no list", () => {
    const who = question("여비를 누가 받나요?");
    const lead = (items: string) => lines(`여비 대상\n${items}`, who)[0]?.isLead ?? false;
    expect(lead("1. 시장\n2. 군수")).toBe(true);
    expect(lead("1. *****\n2. *****")).toBe(false);
  });
});

describe("a row of another name", () => {
  const asked = question("입법예고 기간은 언제인가요?", { 입법예고: 1 });
  const path = ["한빛시 조례", "입법예고 및 협의 기간"];

  it("is no answer beside the one that is called what is asked for", () => {
    const rows = ["입법예고 | 2025. 3. 4. ~ 3. 24.", "규제심사 | 2025. 4. 1. ~ 4. 5."];
    const judged = table(rows.join("\n"), asked, { path });
    expect(judged.map(({ text }) => text)).toEqual([rows[0]]);
  });

  it("is none where the noun needs nothing more, either", () => {
    const rows = ["문의처 | 총무과 | 02-120-0001", "담당자 | 김한빛 | 02-120-0002"];
    const judged = table(rows.join("\n"), question("담당자 전화번호는?", { 담당자: 1 }));
    expect(judged.map(({ text }) => text)).toEqual([rows[1]]);
  });

  it("may be the answer where no row is called so", () => {
    const row = "예고 | 2025. 3. 4. ~ 3. 24.";
    expect(table(row, asked, { path }).map(({ text }) => text)).toEqual([row]);
  });
});

describe("a row that begins with an empty cell", () => {
  const asked = question("담당부서는 어디인가요?", { 담당부서: 1 });
  const first = "담당 부서 | 푸른도시국 | 책임자 | 과장";

  it("has the label of the row above", () => {
    const rows = `${first}\n| 공원조성과 | 담당자 | 주무관\n| 조경과 | 담당자 | 주무관`;
    expect(table(rows, asked)).toMatchObject([
      { text: first, isLabelled: true },
      { text: "공원조성과 | 담당자 | 주무관", isLabelled: true },
      { text: "조경과 | 담당자 | 주무관", isLabelled: true },
    ]);
  });

  it("has none of a label that does not stand right above", () => {
    const rows = `${first}\n보도 시점 | 즉시\n| 공원조성과 | 담당자`;
    expect(table(rows, asked).map(({ text }) => text)).toEqual([first]);
  });

  it("has its own where it begins with a word", () => {
    expect(table(`${first}\n공원조성과 | 담당자`, asked).map(({ text }) => text)).toEqual([first]);
  });
});

describe("who, where and how much of what is named", () => {
  it.each([
    ["점검자는 누구인가요?", "작성자 : 김한빛", false],
    ["점검자는 누구인가요?", "점검자 : 김한빛", true],
    ["작성자는 누구인가요?", "작성 김한빛 연구위원 기획 이푸른 부장", true],
    ["작성자는 누구인가요?", "편집 김한빛 연구위원", false],
    ["간사는 누구인가요?", "위원회에 간사 1명을 둔다.", false],
    ["간사는 누구인가요?", "간사는 총무과장이 된다.", true],
    ["창업 공간은 어디인가요?", "○ 접수장소 : 한빛시청 2층", false],
    ["창업 공간은 어디인가요?", "○ 지원내용 : 창업 공간 제공", false],
    ["창업 공간은 어디인가요?", "○ 창업 공간 : 한빛시청 2층", true],
    ["창업 공간은 어디인가요?", "창업 공간은 옛 역사에 둔다.", true],
    ["주관기관은 어디인가요?", "○ 주관 : 한빛대학교", true],
    ["시행기관은 어디인가요?", "한빛공단이 시행기관으로 참여한다.", true],
    ["시행기관은 어디인가요?", "한빛공단이 비용을 댄다.", false],
    ["예약은 어디에서 하나요?", "○ 접수장소 : 한빛시청 2층", false],
    ["예약은 어디에서 하나요?", "예약은 한빛시청 2층에서 한다.", true],
    ["교재비는 얼마인가요?", "○ 수강료 : 30,000원(교재비 별도)", false],
    ["교재비는 얼마인가요?", "○ 교재비 : 30,000원", true],
  ])("%s %s", (text, line, expected) => {
    const topic = /(\S+)[은는]/.exec(text)![1]!;
    const asked = question(text, { [topic]: 1 }, { topic });
    expect(texts(line, asked).length > 0).toBe(expected);
  });
});

describe("a row beside a cell that names the body asked for", () => {
  const asked = question("난임 시술비는 어느 과에서 하나요?", { 난임: 0.5, 시술비: 0.5 });
  const rows = "건강 증진과 | 1. | 예산 편성\n| 2. | 난임부부 시술비 지원";

  it("has that cell with it, as it is printed", () => {
    const line = table(rows, asked).find(({ text }) => text.startsWith("2."));
    expect(line?.toldBy).toBe("건강 증진과");
    const department = table(rows.replace("증진과", "증진국"), asked);
    expect(department.find(({ text }) => text.startsWith("2."))?.toldBy).toBeNull();
  });

  it("has any department where a department is asked for", () => {
    const which = question("시술비는 어느 부서 소관인가요?", { 시술비: 1 });
    const line = table(rows, which).find(({ text }) => text.startsWith("2."));
    expect(line?.toldBy).toBe("건강 증진과");
    const other = table(rows.replace("증진과", "증진안"), which);
    expect(other.find(({ text }) => text.startsWith("2."))?.toldBy).toBeNull();
  });

  it("has that of an earlier chunk where its own begins within", () => {
    const row = "| 2. | 난임부부 시술비 지원";
    expect(table(row, asked, { cellAbove: "건강 증진과" })[0]?.toldBy).toBe("건강 증진과");
    expect(table(row, asked)[0]?.toldBy).toBeNull();
    expect(table(row.slice(2), asked, { cellAbove: "건강 증진과" })[0]?.toldBy).toBeNull();
  });
});

describe("the label of another time", () => {
  const asked = question(
    "음악회는 몇 시에 열리나요?",
    { 음악회: 0.8, 열리: 0.2 },
    { topic: "음악회" },
  );
  const over = { path: ["음악회 대행"], header: ["사항 | 내용"] };
  it.each([
    ["접수마감 | 15:00", false],
    ["전자접수개시 | 15:00", false],
    ["접수(서류)일시 | 15:00", false],
    ["음악회 시작 | 15:00", true],
    ["일시 | 15:00", true],
    ["행사일시 | 15:00", true],
    ["운영기간 | 15:00", true],
    ["무대 | 15:00", true],
  ])("tells none of the thing that is asked about: %s", (row, isAnswer) => {
    expect(table(row, asked, over).length > 0).toBe(isAnswer);
    expect(lines(row.replace(" |", " :"), asked, over).length > 0).toBe(
      isAnswer || row.includes("("),
    );
  });
});

describe("a line where it is asked to whom", () => {
  it("names one", () => {
    const asked = question("행낭은 누구에게 넘겨주나요?", { 행낭: 1 });
    const said = "행낭은 운전기사에게 넘긴다.";
    expect(texts(`행낭은 매일 한 번 보낸다.\n${said}`, asked)).toEqual([said]);
  });
});

describe("a telephone that no line calls so", () => {
  it("is as sure as one that the line calls so", () => {
    const asked = (topic: string | null) =>
      question("팩스를 넣으려는데 번호는 뭔가요?", { 팩스: 1 }, { topic });
    const support = (topic: string | null) =>
      table("팩스 | 02-3146-0000", asked(topic))[0]!.support;
    expect(support("번호")).toBe(support(null));
  });

  it("is known by its form", () => {
    const asked = question(
      "조사를 맡은 사무관의 연락처는 어떻게 되나요?",
      { 조사: 0.5, 사무관: 0.5 },
      { topic: "연락처" },
    );
    expect(table("조사과 | 담당자 | 사무관 | 홍길동 | (051-773-0000)", asked)).toHaveLength(1);
  });
});

describe("a row and what its document says elsewhere", () => {
  const row = "7 | 국유재산 | 제34조(사용료의 감면)";
  const document = HeldWords.of("3 년마다 | 물품 | 도서를 관리");
  const judged = (words: Record<string, number>) =>
    table(row, question("감면은 몇 조인가요?", words, { attribute: null }), {
      document,
      documentProse: HeldWords.of(""),
    });

  it("is of another where a noun stands in other rows alone", () => {
    expect(judged({ 감면: 0.6, 도서: 0.4 })).toEqual([]);
  });

  it("is not for a word that names nothing", () => {
    expect(judged({ 감면: 0.6, 3: 0.4 })).toHaveLength(1);
  });

  it("is for an asker's verb only where a value of a type is asked for", () => {
    const more = { document: HeldWords.of("3 | 도서를 맡은 곳"), documentProse: HeldWords.of("") };
    const words = { 감면: 0.6, 맡은: 0.4 };
    const place = question("감면을 맡은 곳은 어디인가요?", words, { attribute: null });
    expect(table(row, place, more)).toHaveLength(1);
    const money = question("감면을 맡은 곳에 얼마를 내나요?", words, { attribute: null });
    expect(table("7 | 감면 | 300원", money, more)).toEqual([]);
  });
});

describe("a row beside a merged cell", () => {
  const asked = question("둘째 자녀의 가족수당은 얼마인가요?", {
    둘째: 0.3,
    자녀: 0.3,
    가족수당: 0.4,
  });
  const row = "둘째 자녀 | 월 70,000원";

  it("is named by the cell", () => {
    expect(table(row, asked)).toEqual([]);
    expect(
      table(row, asked, { beside: new Map([["둘째자녀월70,000원", ["가족수당"]]]) }),
    ).toHaveLength(1);
  });

  it("is not named by that of another row", () => {
    expect(table(row, asked, { beside: new Map([["셋째자녀월90,000원", ["가족수당"]]]) })).toEqual(
      [],
    );
  });
});

describe("a row whose unit stands elsewhere", () => {
  const years = "연도 | 2020 | 2021";
  const asked = question("2020년에 들어간 사업비는 얼마인가요?", { 2020: 0.5, 사업비: 0.5 });

  it("has an amount behind its label", () => {
    const [row] = table(`${years}\n사업비 | 106,069 | 297,934`, asked, { header: [years] });
    expect(row?.text).toBe("사업비 | 106,069 | 297,934");
  });

  it("has none where the cell behind its label has no number", () => {
    expect(table(`${years}\n사업비 | 미정 | 297,934`, asked, { header: [years] })).toEqual([]);
  });

  const quarters = "구분 | 1분기 | 2분기";
  const invested = question("미국에 대한 해외투자 금액은 얼마인가요?", {
    미국: 0.4,
    해외투자: 0.6,
  });
  const more = { header: [quarters], headings: ["국가별 동향"] };

  it("is named by its title where a caption tells a unit of money", () => {
    const path = ["해외투자 통계 (단위: 억달러)", "국가별 동향"];
    expect(table(`${quarters}\n미국 | 87.0 | 64.2`, invested, { ...more, path })).toHaveLength(1);
  });

  it("is not where the caption tells another unit", () => {
    const path = ["해외투자 통계 (단위: 개)", "국가별 동향"];
    expect(table(`${quarters}\n미국 | 87.0 | 64.2`, invested, { ...more, path })).toEqual([]);
  });

  it("counts whoever the question calls a person", () => {
    const header = "구분 | 서울 | 제주";
    const counted = question("제주에서 새로 걸린 사람은 몇 명인가요?", { 제주: 1 });
    expect(table(`${header}\n합계 | 9,363 | 964`, counted, { header: [header] })).toHaveLength(1);
    const others = question("제주에서 새로 걸린 학생은 몇 명인가요?", { 제주: 1 });
    expect(table(`${header}\n합계 | 9,363 | 964`, others, { header: [header] })).toEqual([]);
  });
});

it("a person is told by what they do, as a label", () => {
  const asked = question("심의회 담당자는 누구인가요?", { 심의회: 1 });
  expect(table("심의회 | 과장 : 홍길동 담당 : 성춘향☎2134", asked)).toHaveLength(1);
  expect(table("심의회 | 과장 : 홍길동 참여 : 성춘향☎2134", asked)).toEqual([]);
});

describe("a row that begins with empty cells", () => {
  const asked = question("야근수당은 휴일에 얼마인가요?", { 야근수당: 0.5, 휴일: 0.5 });
  const first = "야근수당 | 야간 | 평일 | 1만원";
  const [, row] = table(`${first}\n|  | 휴일 | 2만원`, asked);

  it("stands beside the cells above them", () => {
    expect(row?.text).toBe("| 휴일 | 2만원");
    expect(row!.support).toBeGreaterThan(table(`${first}\n휴일 | 2만원`, asked)[1]?.support ?? 0);
  });

  it("also where a cell of several lines stands between", () => {
    const rows = table(`${first}\n(지급 기준일은 말일)\n| 휴일 | 2만원`, asked);
    expect(rows.at(-1)!.support).toBe(table(`${first}\n| 휴일 | 2만원`, asked)[1]!.support);
  });
});

it("takes points for what something is worth", () => {
  const asked = question("시각화 해석의 배점은 몇 점인가요?", {
    시각화: 0.4,
    해석: 0.4,
    배점: 0.2,
  });
  expect(texts("③ 시각화 해석(30점), ④ 완결성(20점)", asked)).toHaveLength(1);
  expect(texts("③ 시각화 해석(30쪽), ④ 완결성(20쪽)", asked)).toEqual([]);
});
