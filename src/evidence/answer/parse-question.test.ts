/** What a question asks: which of its words count, how much each, and what it is about. */
import { describe, expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { QUESTION } from "../weights.js";
import { isAbout, isHead, pairsOf, readQuestion } from "./parse-question.js";

type Rare = Record<string, number | { words: number; pairs: number }>;

/** A large tenant in which every token is as rare as told, 1 where nothing is told, and a token of one chunk 1 too. */
const tenant = (rare: Rare = {}): TermRarity => ({
  chunks: QUESTION.leastChunks,
  ofOne: 1,
  of: (field, token) => {
    const told = rare[token] ?? 1;
    return typeof told === "number" ? told : told[field];
  },
});
const read = (question: string, rare?: Rare) => readQuestion(question, tenant(rare));
/** The words of a question, each beside the heaviest one. */
function weights(question: string, rare?: Rare): Record<string, number> {
  const { words } = read(question, rare);
  const most = Math.max(...words.values());
  return Object.fromEntries([...words].map(([word, weight]) => [word, round(weight / most)]));
}
const round = (value: number) => Math.round(value * 1000) / 1000;

it.each([
  ["등록증은 며칠 뒤에 나오나요?", ["등록증", "나오"]],
  ["등록증은 며칠 후에 나오나요?", ["등록증", "나오"]],
  ["근무경력이 5년 이상이면 몇 점인가요?", ["5", "근무경력", "이상"]],
])("what belongs to a number is no word of its own: %s", (question, words) => {
  expect(Object.keys(weights(question))).toEqual(words);
});

it.each([
  ["전세자금(융자)의 금리는?", ["전세자금", "융자", "금리"]],
  ["가람협회의 감사는 누구인가요?", ["가람협회", "감사"]],
  ["단지에 처음에 기업 몇 곳이 입주했나요?", ["단지", "기업", "입주"]],
  ["융자는 한 사람이 얼마까지 되나요?", ["융자"]],
  ["융자액은 2022년 한 해 동안 얼마인가요?", ["융자액", "2022"]],
  ["장터는 하루 중 몇 시부터 열리나요?", ["장터", "열리"]],
  ["휴직은 유학 때문에 몇 년까지 되나요?", ["휴직", "유학"]],
  ["사진 인화는 한 컷에 얼마인가요?", ["사진", "인화"]],
  ["강사는 시간당 얼마를 받나요?", ["강사", "받나요"]],
  ["녹음은 1개에 얼마인가요?", ["녹음"]],
  ["회의 중에 나가면 하루 얼마인가요?", ["회의", "나가면"]],
])("the words of %s are %j", (question, words) => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  expect([...readQuestion(question, rarity).words.keys()]).toEqual(words);
});

it("a verb before its noun is no topic", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  expect(readQuestion("서류는 통보받은 날부터 며칠 안에 내나요?", rarity).topic).toBe("서류");
});

describe("the weight of a word", () => {
  it("adds up to one over the question", () => {
    const { words } = read("국내 출장 여비 지급 기준", { 국내: 3, 기준: 0 });
    expect([...words.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
  });

  it.each<[string, Rare, Record<string, number>]>([
    ["four times as rare, twice the weight", { 여비: 4 }, { 여비: 1, 출장: 0.5 }],
    [
      "its rarity as a word and in syllable pairs, half each",
      { 여비: { words: 8, pairs: 0 }, 출장: { words: 0, pairs: 2 } },
      { 여비: 1, 출장: 0.5 },
    ],
    ["in every chunk, yet a little", { 출장: 0 }, { 여비: 1, 출장: 0.1 }],
    ["less than nothing counts as much", { 출장: -5 }, { 여비: 1, 출장: 0.1 }],
  ])("%s", (_, rare, expected) => {
    expect(weights("출장 여비", rare)).toEqual(expected);
  });

  it("takes the mean of its syllable pairs", () => {
    const rare = { 연체료: { words: 0, pairs: 0 }, 연체: 1, 체료: 7 };
    expect(weights("연체료 출장", { ...rare, 출장: 8 })).toEqual({ 출장: 1, 연체료: 0.5 });
  });

  it.each(
    (
      "사람 인물 이름 명칭 제목 곳 장소 위치 지역 나라 국가 도시 해 연도 년도 날 날짜 일자 시기 때 기간 이유 원인 방법 절차 수 것 " +
      "내용 사항 말 단어 용어 의미 단체 회사 기관 부서 작품 노래 책 숫자 정도 역할 직책 금액 규정 조항 조문 모두 전부 총 최대 최소"
    ).split(" "),
  )("is less for a noun that only names the kind of answer: %s", (kind) => {
    expect(weights(`출장 ${kind}`)).toEqual({ 출장: 1, [kind]: 0.3 });
  });

  it("is that of the noun of a polite verb", () => {
    expect(weights("출장 신고해요 급여")).toEqual({ 출장: 1, 신고: 1, 급여: 1 });
  });

  it("is less for one of a single syllable with its particle, too", () => {
    expect(weights("날은 출장")).toEqual({ 출장: 1, 날은: 0.3 });
    expect(weights("약은 출장")).toEqual({ 출장: 1, 약은: 1 });
  });

  it.each([
    ["말소는 며칠 안에 하나요?", { 말소: 1 }],
    ["말소는 며칠 내에 하나요?", { 말소: 1 }],
    ["출장은 며칠 동안인가요?", { 출장: 1 }],
    ["일비는 하루 얼마인가요?", { 일비: 1 }],
    ["일비는 하루에 얼마인가요?", { 일비: 1 }],
    ["일비는 한 달에 얼마인가요?", { 일비: 1 }],
    ["일비는 한 해에 얼마인가요?", { 일비: 1 }],
    ["일비는 한번에 얼마인가요?", { 일비: 1 }],
    ["하루 일비는 얼마인가요?", { 하루: 1, 일비: 0.5 }],
    ["말소는 몇 달 안에 하나요?", { 말소: 1 }],
    ["말소는 몇 주가 걸리나요?", { 말소: 1, 걸리: 0.5 }],
    ["말소는 얼마나 오래 하나요?", { 말소: 1 }],
    ["말소는 얼마 동안 하나요?", { 말소: 1 }],
    ["말소는 몇 페이지까지 하나요?", { 말소: 1 }],
    ["말소는 누가 할 수 있어요?", { 말소: 1 }],
    ["말소는 어떻게 하면 돼요?", { 말소: 1 }],
    ["말소에는 돈이 얼마나 드나요?", { 말소: 1, 드나요: 0.5 }],
  ])("is none for how long and how often: %s", (question, expected) => {
    expect(weights(question)).toEqual(expected);
  });

  it.each([
    ["출장 여비를 지급하는가?", { 출장: 1, 여비: 1, 지급: 0.5 }],
    ["출장 여비를 지급하나요", { 출장: 1, 여비: 1, 지급: 0.5 }],
    ["출장 여비는 지급합니까?", { 출장: 1, 여비: 1, 지급: 0.5 }],
    ["출장 여비를 지급할까요?", { 출장: 1, 여비: 1, 지급: 0.5 }],
    ["출장 여비는 지급 대상인가?", { 출장: 1, 여비: 1, 지급: 1, 대상인가: 0.5 }],
    ["출장 여비는 지급 대상인지?", { 출장: 1, 여비: 1, 지급: 1, 대상: 0.5 }],
    ["출장 여비를 지급하냐?", { 출장: 1, 여비: 1, 지급하냐: 0.5 }],
    ["출장 여비를 지급했던가?", { 출장: 1, 여비: 1, 지급: 0.5 }],
    ["출장 여비는 지급은가?", { 출장: 1, 여비: 1, 지급은: 0.5 }],
    ["출장 여비는 마땅한가?", { 출장: 1, 여비: 1, 마땅: 0.5 }],
    ["출장 여비를 지급할까", { 출장: 1, 여비: 1, 지급할까: 0.5 }],
    ["출장 여비를 지급하는지", { 출장: 1, 여비: 1, 지급: 0.5 }],
    ["출장 여비는 높은지", { 출장: 1, 여비: 1, 높은지: 0.5 }],
    ["출장 여비는 있던가요", { 출장: 1, 여비: 1, 있던가요: 0.5 }],
    ["출장 여비는 나왔니?", { 출장: 1, 여비: 1, 나왔니: 0.5 }],
    ["출장 여비가 모자라나?", { 출장: 1, 여비: 1, 모자라: 0.5 }],
    // No verb that asks stands at the end.
    ["출장 여비 지급", { 출장: 1, 여비: 1, 지급: 1 }],
    // A noun that names the kind of answer is light already.
    ["출장 여비를 타는 부서인지?", { 출장: 1, 여비: 1, 타는: 0.25, 부서: 0.3 }],
  ])("is half for the verb that asks: %s", (question, expected) => {
    expect(weights(question)).toEqual(expected);
  });

  it("is less for a verb that documents have a noun for, before the last", () => {
    expect(weights("출장 여비를 빌리면 갚나요?")).toEqual({
      출장: 1,
      여비: 1,
      빌리면: 0.25,
      갚나요: 0.5,
    });
  });

  it("is little where one syllable is left to ask with, or no document says the verb", () => {
    expect(weights("출장 신고를 꼭 해야 하나요?")).toEqual({ 출장: 1, 신고: 1, 꼭: 0.3 });
    // Rarer than a word of one chunk is a word of none.
    const unsaid = { words: 1.01, pairs: 0.99 };
    expect(weights("출장 여비를 지급하나요?", { 지급: unsaid })).toEqual({
      출장: 1,
      여비: 1,
      지급: 0.3,
    });
  });

  it("is that of the others where the number that asks is no word of its own", () => {
    expect(weights("출장 위원은 12명인가?")).toEqual({ 출장: 1, 위원: 1, 12: 1 });
  });

  it("leaves the only word of a question alone", () => {
    expect(weights("지급하나요?")).toEqual({ 지급: 1 });
  });

  it("is nothing for the verb of a question for an article", () => {
    expect(weights("연체료는 몇 조에 나오나요?")).toEqual({ 연체료: 1 });
    expect(weights("연체료는 언제 나오나요?")).toEqual({ 연체료: 1, 나오: 0.5 });
  });
});

describe("the words of a question", () => {
  it.each([
    ["what is counted belongs to the asking", "책은 몇 권까지 빌리나요?", ["책은", "빌리"]],
    ["so with a space less", "위원은 몇명인가?", ["위원"]],
    ["so of an article", "연체료는 제 몇 조인가?", ["연체료"]],
    ["and where a provision is asked for", "연체료는 어느 조항에 있나?", ["연체료"]],
    ["but not where it is the object", "무슨 조항을 어겼나?", ["조항"]],
    ..."조 항 호 명 개 권 회 번 년 월 일 시 시간 분 층 배 곳 세기 가지 차례 사람 살 대 장 건 원 퍼센트 점 쪽 자리 초 도 부 달 주"
      .split(" ")
      .map((unit): [string, string, string[]] => [
        "what is counted, by any unit",
        `몇 ${unit}짜리 출장`,
        ["출장"],
      ]),
    ...["어느 조", "어떤 항", "무슨 호", "어느 조문"].map((which): [string, string, string[]] => [
      "a provision, by any of these words",
      `${which}에 연체료가 있나?`,
      ["연체료"],
    ]),
    ["so in a clause", "어느 조인지 연체료 고지", ["연체료", "고지"]],
    ...["조가", "조는", "항이", "항은", "조로", "조"].map((which): [string, string, string[]] => [
      "so with any particle",
      `어느 ${which} 연체료 고지`,
      ["연체료", "고지"],
    ]),
    ["nor a word that begins so", "어떤 조건이 필요한가?", ["조건", "필요"]],
    ["nor in one syllable", "어느 조를 어겼나?", ["조를"]],
    ..."관한 대한 관하여 대하여 관해 대해 위해 따른 위한 해야 하여야 돼야 되어야 하나요 되나 있나 없나요 있는지 없을까 하을까요 있습니까"
      .split(" ")
      .map((empty): [string, string, string[]] => [
        "words that say nothing",
        `출장 ${empty} 여비`,
        ["출장", "여비"],
      ]),
    ..."지정받으려면 지정받은 지정받 지정했는데 지정했으면 지정됐는데 지정됐던"
      .split(" ")
      .map((verb): [string, string, string[]] => [
        "of a noun and its verb the noun",
        `병원 ${verb} 신고`,
        ["병원", "지정", "신고"],
      ]),
    ["a verb of one syllable is no noun", "뒤에 일했으면 신고", ["뒤에", "일했으면", "신고"]],
    ["empty words", "여비에 관한 지침에 따른 지급", ["여비", "지침", "지급"]],
    ["what only asks", "강당을 대관할 수 있나요?", ["강당", "대관", "수"]],
    ["all empty: they are all there is", "무엇을 해야 하나요?", ["해야", "하나요"]],
    ["all counted: so too", "몇 개", ["개"]],
    [
      "the first syllable of a noun is none of its own",
      "결과는 어디에 나오나요?",
      ["결과", "나오"],
    ],
    ["in how long: what asks is none", "발령에서 얼마 안에 청구하나요?", ["발령", "청구"]],
    ["to whom, as people say it", "가족한테는 뭘 지급하나요?", ["가족", "지급"]],
    [
      "what something is, without its copula",
      "가산등급이면 어디에 신고하나요?",
      ["가산등급", "신고"],
    ],
    [
      "but the end of a verb is none",
      "차량을 움직이면 어디에 신고하나요?",
      ["차량", "움직이면", "신고"],
    ],
    ["a noun of one syllable stands with its particle", "쌀은 누가 사는가", ["쌀은", "사는"]],
  ])("%s: %s", (_, question, expected) => {
    expect(Object.keys(weights(question))).toEqual(expected);
  });

  it.each([
    ["제3조의 내용은?", ["3조", "내용"]],
    ["제2호의 내용은?", ["2호", "내용"]],
    ["제 12 항의 내용은?", ["12항", "내용"]],
    ["제3조의2의 내용은?", ["2", "3조의2", "내용"]],
    // Of anything else the number counts, and its unit is no word.
    ["2024년에 쓴 예산은?", ["2024", "쓴", "예산"]],
    ["58명의 위원", ["58", "위원"]],
    ["제 의견", ["제", "의견"]],
  ])("takes an article by its label, a number by itself: %s", (question, expected) => {
    expect(Object.keys(weights(question)).sort()).toEqual(expected.sort());
  });

  it("are the same however the text is composed and spaced", () => {
    const question = "  출장 여비는 얼마인가요? ";
    expect(read(question.normalize("NFD"))).toEqual(read(question.trim()));
    expect(read(question).text).toBe("출장 여비는 얼마인가요?");
  });
});

describe("the topic", () => {
  it.each([
    ["국내 출장 여비는 얼마인가?", "여비"],
    ["신청은 언제 하고 접수처는 어디인가?", "접수처"],
    ["KTX는 타도 되나요?", "KTX"],
    ["신청 기간은?", "기간"],
    // Documents have no plural.
    ["본부 위원들은 언제 모이나요?", "위원"],
    ["신청 기간은", "기간"],
    ["신청 기간은？", "기간"],
    // A verb before its noun is none.
    ["강당은 짓는 데 얼마나 걸리나?", "강당"],
    ["강당을 만드는 데 얼마나 걸리나?", null],
    // One syllable is too little to tell, and a particle ends its word.
    ["쌀은 얼마인가?", null],
    ["여비 지급 기준", null],
    ["지은이가 누구인가", null],
  ])("%s", (question, topic) => {
    expect(read(question).topic).toBe(topic);
  });

  it.each([
    ["여비는 하루 2만원으로 한다.", true],
    ["국내 여비가 모자랄 때", true],
    ["여비께서", true],
    ["여비: 하루 2만원", true],
    ["여비 ： 하루 2만원", true],
    ["여비 | 20,000", true],
    ["여비를 지급한다.", false],
    ["여비 지급 기준은", false],
    ["일비는 하루 2만원으로 한다.", false],
    ["나는 모른다.", false],
  ])("is said something of by the line whose subject or label it is: %s", (line, expected) => {
    expect(isAbout(read("출장 여비는 얼마인가?"), line)).toBe(expected);
  });

  it("is so whatever particle its last syllable takes", () => {
    const asked = read("청소 수당은 얼마인가?");
    expect(isAbout(asked, "수당은 2만원이다.")).toBe(true);
    expect(isAbout(asked, "수당이 나온다.")).toBe(true);
  });

  it("without one, no line is about it", () => {
    expect(isAbout(read("여비 지급 기준"), "null은 여비는")).toBe(false);
  });
});

it.each([
  ["제5조(여비) 여비는 실비로 한다.", true],
  [" 제 5 조 (여비)", true],
  ["제5조의2（여비）", true],
  ["제5조의 2(여비)", true],
  ["제5조에 따라 지급한다.", false],
  ["이 규정 제5조(여비)에 따른다.", false],
  ["제5항(여비)", false],
])("an article's head is told by its label and its title: %s", (line, expected) => {
  expect(isHead(line)).toBe(expected);
});

it.each([
  ["출장비", ["출장", "장비"]],
  ["여비", ["여비"]],
  ["쌀", ["쌀"]],
  ["ktx", ["ktx"]],
  ["3조", ["3조"]],
])("the syllable pairs of %s", (word, pairs) => {
  expect(pairsOf(word)).toEqual(pairs);
});

it("asks for the role where it asks who did something", () => {
  expect(read("점검 보고서는 누가 썼나요?").attribute?.noun).toBe("작성자");
});

describe("what only puts the asking is no word of a question", () => {
  it.each([
    ["조사는 1년에 몇 번 하나요?", "1"],
    ["조사는 1개월에 얼마나 하나요?", "1"],
    ["조사는 어느 과로 가서 받나요?", "과로"],
    ["상은 어느 날에 주나요?", "날에"],
    ["번역한 것으로도 받을 수 있나요?", "것으"],
    ["여비를 물어보려면 몇 번으로 전화해야 하나요?", "전화"],
    ["여비를 물어보려면 어디로 전화해야 하나요?", "전화"],
    ["여비를 알고 싶은데 어느 과에 연락하면 되나요?", "알고"],
    ["여비를 알고 싶은데 어느 과에 연락하면 되나요?", "싶은데"],
    ["혹시 여비는 얼마인가요?", "혹시"],
    ["여비는 며칠까지 받을 수 있나요?", "수"],
    ["pH는 얼마면 괜찮은 건가요?", "는"],
    ["pH는 얼마면 괜찮은 건가요?", "건가요"],
    ["통계는 어느 누리집에 있나요?", "누리집"],
    ["사무국에 팩스를 넣으려는데 번호가 뭔가요?", "번호"],
  ])("%s", (question, word) => {
    expect([...read(question).words.keys()]).not.toContain(word);
  });

  it("but a year, and a telephone that is asked about, are", () => {
    expect([...read("조사는 1년 동안 하나요?").words.keys()]).toContain("1");
    expect([...read("전화 상담은 누가 하나요?").words.keys()]).toContain("전화");
    expect([...read("과업 전부를 하도급할 수 있나요?").words.keys()]).toContain("수");
    expect([...read("누리집은 몇 개인가요?").words.keys()]).toContain("누리집");
  });
});

it("reads the name of a role as who it is", () => {
  expect(read("사업 담당자의 이름은 무엇인가요?").text).toBe("사업 담당자는 누구인가요?");
  expect(read("사업 담당자 성명은?").text).toBe("사업 담당자는 누구인가요?");
  expect(read("호텔의 이름은 무엇인가요?").text).toBe("호텔의 이름은 무엇인가요?");
});

it.each([
  ["사무실은 몇 제곱미터 이상이어야 하나요?", ["사무실"]],
  ["정원이 얼마 이하여야 하나요?", ["정원"]],
  ["점검은 얼마 동안인가요?", ["점검"]],
  ["연금은 몇 세부터 받나요?", ["연금", "받나요"]],
  ["연금은 몇 세대에 주나요?", ["연금", "세대", "주나요"]],
  ["신청은 며칠 전까지 하나요?", ["신청"]],
])("the unit and the bound belong to the asking: %s", (question, expected) => {
  expect([...read(question).words.keys()]).toEqual(expected);
});

it("a share that is asked for is no word of its own", () => {
  expect(Object.keys(weights("가격평가의 비율은 몇 %인가요?"))).toEqual(["가격평가", "비율"]);
});

describe("what its document must name", () => {
  const unknown = { words: 1.01, pairs: 1.01 };

  it("is the topic that an attribute is asked of, though no document has it", () => {
    const { required } = read("시료 검사에서 백통은 잔류량이 얼마인가요?", { 백통: unknown });
    expect(required.has("백통")).toBe(true);
  });

  it("is no other word of two syllables that none has", () => {
    const { required } = read("백통 검사에서 시료는 잔류량이 얼마인가요?", { 백통: unknown });
    expect(required.has("백통")).toBe(false);
  });
});

it.each([
  ["똑같은 민원을 몇 번 넣나요?", null],
  ["민원은 똑같은 것을 몇 번 넣나요?", "민원"],
  ["돈이 많은 사람이 몇 명인가요?", null],
])("what tells of the noun behind it is no topic: %s", (question, topic) => {
  expect(read(question).topic).toBe(topic);
});

it("asks for what people call otherwise by its official term too", () => {
  expect(read("밥값은 얼마인가요?").attribute?.needs.flat()).toEqual(
    expect.arrayContaining(["밥값", "식비"]),
  );
  expect(read("식비는 얼마인가요?").attribute?.needs.flat()).not.toContain("밥값");
  expect(read("점심시간은 몇 시부터인가요?").attribute?.needs).toEqual([
    expect.arrayContaining(["점심", "휴게시간"]),
  ]);
  expect(read("관람시간은 몇 시부터인가요?").attribute?.needs).toEqual([["관람"]]);
});
