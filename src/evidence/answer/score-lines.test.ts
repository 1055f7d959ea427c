/** What a line is given for: words of the question in it, above it, before it and around it; what is asked; whose subject it is. */
import { describe, expect, it } from "vitest";
import { LINE } from "../weights.js";
import { kindAsked } from "./answer-kind.js";
import { askedAttribute } from "./asked-attribute.js";
import { HeldWords } from "./held-words.js";
import { type Question, readQuestion } from "./parse-question.js";
import { type LineText, linesOf, nearestLine, tokensHeld } from "./read-chunk.js";
import { judgeLines } from "./score-lines.js";

/** A question with the weights given; its text says what kind of thing is asked. */
const question = (
  words: Record<string, number>,
  text = "누가 하나요?",
  topic: string | null = null,
): Question => ({
  text,
  asked: kindAsked(text),
  words: new Map(Object.entries(words)),
  topic,
  phrase: "",
  attribute: null,
  isYesNo: false,
  questioned: null,
  fullNames: new Map(),
  official: new Map(),
  required: new Set(),
});
const chunk = (text: string, more: Partial<LineText> = {}): LineText => ({
  text,
  path: [],
  kind: "paragraph",
  ...more,
});
const table = (text: string, more: Partial<LineText> = {}) =>
  chunk(text, { kind: "table", ...more });
const judged = (text: string, asked: Question, more?: Partial<LineText>) =>
  judgeLines(chunk(text, more), asked);
const score = (...given: Parameters<typeof judged>) => judged(...given)[0]!.score;
const support = (...given: Parameters<typeof judged>) => judged(...given)[0]!.support;

describe("a line that does not say what is asked", () => {
  const says = (text: string, asked: string, topic: string) =>
    judged(text, question({ [topic]: 1 }, asked, topic)).length > 0;

  it.each([
    // The first is asked for.
    ["성남시는 협상제를 적용한다.", "협상제를 처음 적용한 해는?", "협상제", false],
    ["성남시는 협상제를 2020년 최초로 적용한다.", "협상제를 처음 적용한 해는?", "협상제", true],
    ["한빛시의 첫 자매도시는 다온시이다.", "한빛시의 첫 자매도시는 어디인가요?", "한빛시", true],
    ["한빛시의 첫 시장은 다온 사람이다.", "한빛시의 첫 자매도시는 어디인가요?", "한빛시", false],
    ["협상 공고는 9월 1일에 다시 낸다.", "협상을 왜 다시 공고하나요?", "협상", false],
    ["협상이 결렬되었기 때문에 다시 공고한다.", "협상을 왜 다시 공고하나요?", "협상", true],
    // The day of the paper answers nothing else.
    ["2026년 1월 20일", "제출 서류는 무엇인가요?", "서류", false],
    ["2026년 1월 20일", "제출은 언제인가요?", "제출", true],
    // A number is asked for by its unit.
    ["융합교육을 이수한 시간은 기본교육으로 본다.", "융합교육은 몇 시간인가요?", "융합교육", false],
    ["융합교육은 여섯 과목, 한 시간이다.", "융합교육은 몇 시간인가요?", "융합교육", true],
    ["융합교육은 6시간이다.", "융합교육은 몇 시간인가요?", "융합교육", true],
    // Others are counted.
    ["위원회의 사무를 위하여 간사 1인을 둔다.", "위원은 몇 명인가요?", "위원", false],
    ["위원회는 간사 1인과 위원 7인으로 한다.", "위원은 몇 명인가요?", "위원", true],
    // A place is asked for.
    ["치매안심마을 운영", "치매안심마을은 어디에 있나요?", "치매안심마을", false],
    ["치매안심마을 위치 : 안양시", "치매안심마을은 어디에 있나요?", "치매안심마을", true],
    ["치매안심마을 운영", "치매안심마을은 어디에 위치하나요?", "치매안심마을", false],
  ])("%s %s", (text, asked, topic, expected) => {
    expect(says(text, asked, topic)).toBe(expected);
  });

  it.each(["(서명 또는 인)", "(서명)", "(인)", "(날인)", "（서명 또는 날인）"])(
    "a place to sign: %s",
    (sign) => {
      const asked = question({ 이름: 1 }, "은행의 이름은 무엇인가요?", "이름");
      expect(judged(`이름:       ${sign}`, asked)).toEqual([]);
      expect(judged(`이름: 한빛은행 ${sign}`, asked)).toHaveLength(1);
    },
  );
});

describe("how much of a word a text holds", () => {
  it.each([
    ["도서관위원회", "도서관위원회를 둔다", 1],
    ["도서관위원회", "도서관 위원회를 둔다", 1],
    ["도서관위원회", "도서관·위원회를 둔다", 1],
    // Two of four syllable pairs, and one of them.
    ["정기휴관일", "휴관일에는 닫는다", 0.35],
    ["정기휴관일", "정기 점검을 한다", 0],
    // Two of three, one of two, one of three.
    ["주민등록", "주민 가운데 등록된 사람", 0.467],
    ["연체료", "연체된 책", 0.35],
    ["연체자료", "연체된 책", 0],
    ["여비", "여가를 보낸다", 0],
    ["여비", "여 비서관", 1],
    ["쌀은", "쌀 다섯 가마", 1],
    ["ktx", "KTX를 탄다", 1],
    ["ktx", "KT와 X", 0],
    ["2024", "2024년 예산", 1],
    ["2024", "’24년 예산", 1],
    ["2024", "' 24년 예산", 1],
    ["1998", "'98년 예산", 1],
    ["2024", "24명", 0],
    ["2024", "'245", 0],
    ["1824", "’24년 예산", 0],
    ["324", "'24년 예산", 0],
  ])("%s in `%s`", (word, text, expected) => {
    const tokens = 1 + Math.max(1, /^[가-힣]+$/.test(word) ? word.length - 1 : 1);
    const held = tokensHeld(chunk(text), question({ [word]: 1 }));
    expect(held / tokens).toBeCloseTo(expected, 3);
  });

  it("adds up the words of a question, in the text and above it", () => {
    const asked = question({ 여비: 0.5, 출장: 0.3, 지급: 0.2 });
    expect(tokensHeld(chunk("여비를 준다", { path: ["출장 규정"] }), asked)).toBe(4);
    expect(tokensHeld(chunk("여비를 준다"), asked)).toBe(2);
  });
});

describe("the lines of a chunk", () => {
  it("are sentences of prose", () => {
    expect(linesOf(chunk("여비는 실비로 한다. 일비는 없다.\n가 | 나"))).toEqual([
      "여비는 실비로 한다.",
      "일비는 없다.",
      "가 | 나",
    ]);
  });

  it("are rows of a table, and the sentences inside a long cell", () => {
    expect(
      linesOf(table("구분 | 일비다. 하루\n1호 | 5\n여비는 실비다. 일비는 없다.\n | 끝")),
    ).toEqual(["구분 | 일비다. 하루", "1호 | 5", "여비는 실비다.", "일비는 없다.", "끝"]);
  });
});

describe("a noun that the question's document must name", () => {
  const asked = (text: string, word = "백신") => ({
    ...question({ 수수료: 0.7, [word]: 0.3 }, text),
    attribute: askedAttribute(text),
    required: new Set([word]),
  });
  const given = (text: string, word: string, document: string) =>
    support("발급 수수료는 400원이고 기한은 없다.", asked(text, word), {
      document: HeldWords.of(document),
    });
  const lost = (text: string, word: string, document: string) =>
    given(text, word, `수수료 ${word}`) - given(text, word, document);

  it("takes off support where it stands nowhere and a known attribute is asked for", () => {
    expect(lost("백신 수수료는 얼마인가요?", "백신", "수수료")).toBeCloseTo(1.2, 10);
    expect(lost("누가 백신 수수료를 내나요?", "백신", "수수료")).toBeCloseTo(0, 10);
    // Of a number or a person too, whatever it is called.
    expect(lost("백신 크기는 얼마인가요?", "백신", "수수료")).toBeCloseTo(1.2, 10);
    expect(lost("백신 판정선은 무엇인가요?", "백신", "수수료")).toBeCloseTo(0, 10);
  });

  it("is not met by another name of its kind", () => {
    const name = "수원여성새로일하기센터";
    const text = `${name} 수수료는 얼마인가요?`;
    expect(lost(text, name, "수수료 오산여성새로일하기센터")).toBeCloseTo(1.2, 10);
    expect(lost(text, name, "수수료 수원시여성새로일하기센터")).toBeCloseTo(0, 10);
  });
});

describe("the support of a line", () => {
  // Each word alone is the whole question: it counts once with the path, once with the line before, once with the chunk.
  const asked = question({ 여비: 1 });

  it.each<[string, LineText, number]>([
    ["in the line itself", chunk("여비는 시장이 준다."), 3],
    ["in its path", chunk("시장이 준다.", { path: ["국내 여비"] }), 3],
    ["in the line before", chunk("여비를 정한다. 시장이 준다."), 2],
    ["two lines before", chunk("여비를 정한다. 규칙이다. 시장이 준다."), 1],
    ["in a line after", chunk("시장이 준다. 여비를 정한다."), 1],
    ["nowhere", chunk("시장이 준다."), 0],
    ["in the header of its table", table("구분 | 여비\n시장 | 5", { header: ["구분 | 여비"] }), 2],
    ["in the row that names its columns", table("구분 | 여비\n시장 | 5"), 2],
    [
      "in the header, where a cell has lines of its own",
      table("구분 | 여비\n규칙이다.\n시장이 준다.", { header: ["구분 | 여비"] }),
      2,
    ],
  ])("counts a word %s", (_, given, expected) => {
    const lines = judgeLines(given, asked);
    const line = lines.find(({ text }) => text.includes("시장"));
    expect(line?.support).toBeCloseTo(expected, 10);
  });

  it("is the share of the words that are there, by their weight", () => {
    expect(support("여비를 준다.", question({ 여비: 0.7, 출장: 0.3 }))).toBeCloseTo(2.1, 10);
  });

  it("never comes from the header itself", () => {
    const lines = judgeLines(table("구분 | 여비\n시장 | 5", { header: ["구분 | 여비"] }), asked);
    expect(lines.map(({ text }) => text)).toEqual(["시장 | 5"]);
  });

  it("of an article's head is that of the whole article, where an article is asked for", () => {
    const text = "제5조(지급) 시장이 준다. 여비는 실비로 한다.";
    expect(support(text, question({ 여비: 1 }, "여비는 몇 조에 있나?"))).toBeCloseTo(3, 10);
    expect(support(text, question({ 여비: 1 }, "여비는 누가 주나?"))).toBeCloseTo(1, 10);
    const other = judged(
      `제5조(지급) 실비다. 시장이 준다. 여비다.`,
      question({ 여비: 1 }, "여비는 몇 조인가?"),
    )[1];
    expect(other?.support).toBeCloseTo(1 - 1.5, 10);
    // A line that is no head answers for itself; it names no article besides.
    const later = judged(text, question({ 여비: 1 }, "실비는 몇 조에 있나?"))[1];
    expect(later?.support).toBeCloseTo(3 - 1.5, 10);
  });

  it("of a row that sets old text beside new holds any word for a change", () => {
    const more = { isComparison: true, kind: "table" as const };
    for (const word of ["바뀌", "바뀐", "바꾸", "바꾼", "달라진", "변경", "개정"]) {
      const change = question({ [word]: 1 }, "어떻게 바뀌었나요?");
      expect(support("5만원 | 7만원", change, more)).toBeCloseTo(2, 10);
      expect(support("5만원 | 7만원", change, { kind: "table" })).toBeCloseTo(-1.5, 10);
    }
    const other = question({ 휴가: 1 }, "휴가는 어떻게 바뀌었나요?");
    expect(support("5만원 | 7만원", other, more)).toBeCloseTo(0, 10);
    // Where no change is asked for, the row need hold what is.
    expect(judged("위원 | 시장", question({ 변경: 1 }, "변경된 날짜는?"), more)).toEqual([]);
    const told = support("위원 | 3월 5일", question({ 변경: 1 }, "변경된 날짜는?"), more);
    expect(told).toBeCloseTo(2, 10);
  });

  it.each([
    [
      "all, where the day that is asked for is missing",
      "여비는 며칠에 주나?",
      "여비를 준다.",
      undefined,
    ],
    ["nothing where it is there", "여비는 언제 주나?", "여비는 3월에 준다.", 3],
    ["nothing where anything may answer", "여비는 누가 주나?", "여비를 준다.", 3],
    ["nothing, but more, where a word is defined", "여비란 무엇인가?", "여비란 돈이다.", 3.8],
    ["nothing where it is not", "여비란 무엇인가?", "여비를 준다.", 3],
    ["1.5 where the asked label has none", "여비는 언제 주나?", "여비 지급일시: 따로", 1.5],
  ])("is taken off %s", (_, text, line, expected) => {
    const [said] = judged(line, question({ 여비: 1 }, text));
    if (expected === undefined) expect(said).toBeUndefined();
    else expect(said?.support).toBeCloseTo(expected, 10);
  });

  it.each([
    ["2024", "2023년 여비", undefined],
    ["2024", "’24년 여비", 3],
    ["58", "57명의 여비", undefined],
    ["9조", "제8조의 여비", undefined],
    ["3항", "제2항의 여비", undefined],
    ["2호", "제3호의 여비", undefined],
    // One figure alone may be any.
    ["9", "8명의 여비", 1.5],
    ["ktx", "여비의 지급", 1.5],
  ])("is none where the year, size or article %s is another: %s", (number, line, expected) => {
    const [found] = judged(line, question({ [number]: 0.5, 여비: 0.5 }));
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found!.support).toBeCloseTo(expected, 10);
  });

  it("is none for a row without a value of the kind that is asked for", () => {
    const fee = question({ 여비: 1 }, "여비는 얼마인가?");
    expect(judgeLines(table("여비 | 시장"), fee)).toEqual([]);
    expect(judgeLines(table("여비 | 5만원"), fee)).toHaveLength(1);
    expect(judged("여비를 준다.", fee)).toEqual([]);
  });

  it("is not taken off where the chunk names the year at all", () => {
    const text = "여비를 준다. 금액은 같다. 2024년부터다.";
    expect(support(text, question({ 2024: 0.5, 여비: 0.5 }))).toBeCloseTo(2, 10);
  });

  it("is none for a heading that repeats the question, unless it holds what is asked", () => {
    const words = { 모집: 0.5, 인원: 0.5 };
    expect(judged("모집 인원", question(words))).toEqual([]);
    expect(judged("모집 공고", question({ 모집: 1 }), { path: ["공고"] })).toEqual([]);
    expect(support("모집 인원 안내", question(words))).toBeCloseTo(3, 10);
    expect(judged("모집 70", question({ 모집: 0.5, 70: 0.5 }, "인원은 몇 명인가?"))).toEqual([]);
    const counted = question({ 모집: 1 }, "모집 인원은 몇 명인가?");
    expect(support("모집 70명", counted, { path: ["모집 70명 안내"] })).toBeCloseTo(3, 10);
    expect(judged("모집 안내", question({ 모집: 1 }), { path: ["모집 70명 안내"] })).toEqual([]);
  });
});

describe("of two lines, the better one", () => {
  /** A question for 여비 and another word; the second line misses that word, of the weight given. */
  const trade = (weight: number, text?: string, topic?: string) =>
    question({ 여비: 1 - weight, 출장: weight }, text, topic);

  it.each([
    [0.03, "여비는 시장이 준다."],
    [0.05, "출장 여비를 시장이 준다."],
  ])(
    "has the topic for its subject: that outweighs a missing word of 3, not of 5 in 100: %f",
    (weight, best) => {
      const lines = ["출장 여비를 시장이 준다.", "여비는 시장이 준다."];
      const asked = trade(weight, "여비는 누가 주나?", "여비");
      const scores = lines.map((line) => score(line, asked));
      expect(lines[scores.indexOf(Math.max(...scores))]).toBe(best);
    },
  );

  it("holds the day that is asked for: without it no word counts", () => {
    const lines = "출장 여비를 시장이 준다.\n여비는 3월 5일에 준다.";
    const told = judged(lines, trade(0.9, "출장은 며칠인가?"));
    expect(told.map(({ text }) => text)).toEqual(["여비는 3월 5일에 준다."]);
  });

  it.each([
    [0.17, "여비는 시장이 준다."],
    [0.21, "출장 여비를 시장이 준다."],
  ])(
    "may define the word that is asked for: that outweighs a missing word of 17, not of 21 in 100: %f",
    (weight, best) => {
      const lines = ["출장 여비를 시장이 준다.", "여비는 시장이 준다."];
      const scores = lines.map((line) => score(line, trade(weight, "여비란 무엇인가?")));
      expect(lines[scores.indexOf(Math.max(...scores))]).toBe(best);
    },
  );

  it.each([
    [0.36, "여비란 돈이다."],
    [0.4, "출장 여비를 시장이 준다."],
  ])(
    "plainly defines the word that is asked for: that outweighs one of 36, not of 40 in 100: %f",
    (weight, best) => {
      const lines = ["출장 여비를 시장이 준다.", "여비란 돈이다."];
      const scores = lines.map((line) => score(line, trade(weight, "여비란 무엇인가?")));
      expect(lines[scores.indexOf(Math.max(...scores))]).toBe(best);
    },
  );

  it("holds the words itself, where the path holds them for both", () => {
    const [own, other] = judged("여비를 시장이 준다. 시장이 정한다.", question({ 여비: 1 }), {
      path: ["여비 규정"],
    });
    expect(own!.score - other!.score).toBeCloseTo(0.15, 10);
    expect(own!.support).toBe(other!.support);
  });

  it("misses many light words rather than one heavy one", () => {
    const asked = question({ 여비: 0.4, 출장: 0.2, 국내: 0.2, 지급: 0.2 });
    const spread = score("여비를 국내에서 시장이", asked);
    const heavy = score("출장 국내 지급 시장이", asked);
    // The same words are there by weight; the heaviest that is missing counts once more.
    expect(spread - heavy).toBeCloseTo(0.2, 10);
  });
});

describe("a line that says nothing of what is asked", () => {
  const asked = (words: Record<string, number>, text: string) => ({
    ...question(words, text),
    attribute: askedAttribute(text),
  });
  const texts = (given: LineText, of: Question) => judgeLines(given, of).map(({ text }) => text);

  it("is a label of several names", () => {
    const who = asked({ 피규제집단: 1 }, "피규제집단은 누구인가요?");
    expect(texts(chunk("8.피규제집단 및 이해관계자"), who)).toEqual([]);
    expect(texts(chunk("8.피규제집단 및 이해관계자는 병원이다."), who)).toHaveLength(1);
  });

  it("is the row of another number, though it has the asked one for its value", () => {
    const rows = table("부서 | 기준\n부서76 | 77명\n부서77 | 78명", { header: ["부서 | 기준"] });
    const which = asked({ 부서: 0.5, 77: 0.5 }, "부서 77의 기준은 무엇인가요?");
    expect(texts(rows, which)).toEqual(["부서77 | 78명"]);
  });
});

describe("what a line names", () => {
  it("is the numbers of the question that it says itself", () => {
    const asked = question({ 2024: 0.3, "9조": 0.3, 3: 0.2, 여비: 0.2 });
    const [first, second] = judged("2024년 여비다. 제9조 3명.", asked);
    expect(first?.named).toEqual(["2024"]);
    expect(second?.named).toEqual(["9조"]);
    expect(first?.definition).toBe("none");
  });

  it("is a definition only where one is asked for", () => {
    const first = (line: string, asking: string) =>
      judged(line, question({ 여비: 1 }, asking))[0]?.definition;
    expect(first("여비란 돈이다.", "여비란 무엇인가?")).toBe("plain");
    expect(first("여비는 출장에 드는 돈을 말한다.", "여비란 무엇인가?")).toBe("plain");
    expect(first("여비는 돌아와서 정산한다.", "여비란 무엇인가?")).toBe("likely");
    expect(first("여비란 5만원이다.", "여비는 얼마인가?")).toBe("none");
  });
});

describe("the line nearest to what was said", () => {
  it.each([
    [{ 여비: 0.6, 지급: 0.4 }, "여비는 실비로 한다."],
    [{ 여비: 0.4, 지급: 0.6 }, "일비를 지급한다."],
    // Of equal ones the first.
    [{ 휴가: 1 }, "여비는 실비로 한다."],
  ])("holds most of it: %o", (words: Record<string, number>, line) => {
    expect(nearestLine(chunk("여비는 실비로 한다. 일비를 지급한다."), question(words))).toBe(line);
  });

  it("is empty where there is none", () => {
    expect(nearestLine(chunk(""), question({ 여비: 1 }))).toBe("");
  });
});

describe("a value beside another word for what is asked about", () => {
  const asked = {
    ...question({ 물고기: 0.5, 사진: 0.5 }, "물고기 사진은 몇 장인가요?", "사진"),
    official: new Map([["사진", ["이미지"]]]),
  };
  it("is of it where the line has its official term", () => {
    const said = support("물고기 이미지 40장", asked);
    expect(said).toBeCloseTo(3 * (0.5 + 0.5 * LINE.official));
    expect(support("물고기 표본 40장", asked)).toBeCloseTo(1.5 - LINE.unnamed);
  });

  it("is of it where the topic is a foreign word in capitals", () => {
    const foreign = question({ ph: 1 }, "pH는 몇인가요?", "pH");
    expect(support("pH 7.2", foreign)).toBeCloseTo(3);
  });
});

describe("a row under a cell that several rows share", () => {
  const asked = question({ 어업법: 1 }, "어업법은 어느 과에 연락하나요?");
  const row = (text: string) => judgeLines(table(text), asked).find((line) => line.place === 1)!;

  it("is of what that cell says, and names the body that is asked for", () => {
    const shared = row("어업법 | 정책관 | 과장\n| 어업과 | 사무관");
    const apart = row("어업법 | 정책관 | 과장\n기획 | 어업과 | 사무관");
    expect(shared.score - apart.score).toBeGreaterThan(1);
    const other = row("어업법 | 정책관 | 과장\n| 어업국 | 사무관");
    expect(shared.score - other.score).toBeCloseTo(LINE.place);
  });
});

describe("a question in the asker's own verbs", () => {
  const asked = (
    words: Record<string, number>,
    text = "계약을 맺고 며칠 안에 들어가 살아야 하나요?",
  ) => question(words, text);
  const line = "계약체결 후 60일 이내에 입주한다.";

  it("is met in full by a line with all its nouns and a value of its type", () => {
    expect(support(line, asked({ 계약: 0.4, 맺고: 0.4, 살아야: 0.2 }))).toBeCloseTo(3);
  });

  it("is met for its part where a noun is missing, or the line has no value of its type", () => {
    expect(support(line, asked({ 계약: 0.4, 맺고: 0.4, 보증금: 0.2 }))).toBeCloseTo(1.2);
    const misfit = asked({ 계약: 0.4, 맺고: 0.6 }, "계약을 맺고 언제 들어가 살아야 하나요?");
    expect(judged("계약체결 후 입주한다.", misfit)).toEqual([]);
    expect(judged("계약체결 후 입주한다.", asked({ 계약: 0.4, 맺고: 0.6 }))).toEqual([]);
    const who = asked({ 계약: 0.4, 맺고: 0.6 }, "누가 계약을 맺고 가나요?");
    expect(support("계약은 사장이 체결한다.", who)).toBeCloseTo(1.2);
  });

  it("has its nouns met by official terms", () => {
    const own = {
      ...asked({ 보증금: 0.02, 월급쟁이: 0.48, 맺고: 0.5 }),
      official: new Map([["월급쟁이", ["근로자"]]]),
    };
    const said = "방은 근로자가 60일 이내에 비운다.";
    expect(support(said, own)).toBeCloseTo((3 * 0.48 * LINE.official) / 0.5);
  });

  it("is met in full by a name of the kind that is asked for", () => {
    const own = asked({ 계약: 0.4, 맺고: 0.6 }, "계약을 맺고 어느 과로 가나요?");
    expect(support("계약은 총무과 소관이다.", own)).toBeCloseTo(3);
    expect(support("계약은 결과를 본다.", own)).toBeCloseTo(1.2);
  });

  it("is met for its part where only the heading names what is asked about", () => {
    const own = asked({ 계약: 0.4, 맺고: 0.6 });
    const path = { path: ["계약"] };
    expect(support("60일 이내에 입주한다.", own, path)).toBeCloseTo(1.2);
    expect(support(line, own, path)).toBeCloseTo(3);
  });

  it("is met for its part by a heading that says no word beyond it", () => {
    const own = asked({ 계약: 0.4, 맺고: 0.6 });
    expect(support("1.1 계약 60일", own)).toBeCloseTo(1.2);
    expect(support("1.1 계약 체결 60일", own)).toBeCloseTo(3);
  });

  it.each([
    [0.045, 2.4],
    [0.055, 1.2],
  ])("may leave a tenth of its other words unmet: %f of one half", (unmet, met) => {
    expect(support(line, asked({ 계약: 0.4, 보증금: unmet, 맺고: 0.5 }))).toBeCloseTo(met);
  });
});

it("a row that the question names is worth more than its neighbours, and as well supported", () => {
  const asked = question({ 냉방: 1 }, "냉방은 얼마인가요?");
  const rows = table("냉방 | 남관 | 10원\n냉방 | 북관 | 10원", { namedRows: new Set([1]) });
  const [first, named] = judgeLines(rows, asked);
  expect(named!.score - first!.score).toBeCloseTo(LINE.rowName);
  expect(named!.support).toBe(first!.support);
});

describe("where something is", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const told = (asking: string, row: string, header: string) =>
    judgeLines(table(`${header}\n${row}`, { header: [header] }), readQuestion(asking, rarity)).some(
      ({ text }) => text === row,
    );

  it("is told by a row only where a column is of places, or the row is called so", () => {
    const row = "2 | 검사 기록 | 가람시 새벌로 12 한빛센터";
    expect(told("검사 장소는 어디인가요?", row, "번호 | 업무 | 하는 장소")).toBe(true);
    expect(told("검사 장소는 어디인가요?", row, "번호 | 업무 | 약칭")).toBe(false);
    expect(told("검사 장소는 어디인가요?", row, "번호 | 업무 | 시험장")).toBe(true);
    expect(told("한빛센터는 어디에 있나요?", row, "번호 | 업무 | 약칭")).toBe(true);
  });
});

describe("what a line says of another of the kind", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const told = (asking: string, line: string) =>
    judgeLines(chunk(line, { path: ["가람원 옴부즈만 지침"] }), readQuestion(asking, rarity))
      .length > 0;
  const line = "회의는 정기회의와 수시회의로 나누어 열되, 정기회의는 연 2회 연다.";

  it("is no answer, though it names the asked one", () => {
    expect(told("가람원 옴부즈만 수시회의는 연 몇 회 여나요?", line)).toBe(false);
    expect(told("가람원 옴부즈만 정기회의는 연 몇 회 여나요?", line)).toBe(true);
  });

  it("is none where the asked one is only named", () => {
    expect(told("가람원 옴부즈만 설명회는 언제 열리나요?", "- 설명회")).toBe(false);
  });
});

describe("an item under a heading that decides", () => {
  const asked = readQuestion("보험 미가입 사업장도 되나요?", { chunks: 10, ofOne: 1, of: () => 1 });
  const list = (heading: string) =>
    judged(`□ ${heading}\n- 보험 미가입 사업장\n- 해외 법인`, asked).find(({ text }) =>
      text.startsWith("- 보험"),
    );

  it("answers yes or no with it, though it only repeats the question", () => {
    expect(list("제외대상")?.toldBy).toBe("□ 제외대상");
    expect(list("신청대상")).toBeUndefined();
  });

  it("is not told by a sentence that is no heading", () => {
    expect(list("제외대상은 아래에 적은 것으로 하며 그 밖의 사항은 따로 정한다")).toBeUndefined();
  });
});

it("takes the label of a form in spaced letters for no answer", () => {
  const asked = question({ 상환: 1 }, "무엇을 상환하나요?");
  expect(judged("상  환  방  법", asked)).toEqual([]);
  expect(judged("상환 방법 일시", asked)).toHaveLength(1);
});

describe("which body a task is given to", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const asked = readQuestion("가람기금의 관리기관은 어디인가요?", rarity);

  it("is told by what says what the word means, before a heading of what it does", () => {
    const text = [
      "1. 관리기관",
      "가. 관리기관은 기금을 걷는다.",
      "나. 관리기관은 기금을 쓴다.",
      "2. “관리기관”이란 가람기금의 관리를 맡은 새빛진흥원을 말한다.",
    ].join("\n");
    const lines = judgeLines(chunk(text, { path: ["가람기금 규정"] }), asked);
    const best = lines.toSorted((one, other) => other.score - one.score)[0];
    expect(best?.text).toContain("새빛진흥원");
  });
});

describe("a header row of one cell", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };

  it("names no columns of the rows under it", () => {
    const asked = readQuestion("가람 사업의 융자율은 몇 %인가요?", rarity);
    const rows = "사 업 명\n직접 | 보조 | 융자율(%)\n○ |  | 70";
    const told = judgeLines(table(rows, { path: ["가람 사업"], header: ["사 업 명"] }), asked);
    expect(told[0]?.text).toBe("○ |  | 70");
  });
});
