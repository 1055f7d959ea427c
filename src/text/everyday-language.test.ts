/** Everyday words bring in official terms, never the other way round, and never what the law keeps apart. */
import { describe, expect, it } from "vitest";
import { everydayPhrasesIn, synonymsIn, synonymsOf } from "./everyday-language.js";
import { EVERYDAY_TERMS } from "./lexicon/everyday-terms.js";
import { LAW_NAMES } from "./lexicon/law-names.js";
import { ORGANISATION_ALIASES } from "./lexicon/organisation-aliases.js";
import { OTHER_WORDS } from "./lexicon/other-words.js";
import { SPELLINGS } from "./lexicon/spellings.js";

const termsOf = (question: string) => synonymsOf(question).flatMap(({ terms }) => terms);

describe("a question in everyday words", () => {
  it.each([
    ["회사를 그만두면 받는 돈", "퇴직"],
    ["월급을 언제 받나요?", "임금"],
    ["알바도 쉬는 시간이 있나", "휴게시간"],
    ["세입자가 나가야 하나", "임차인"],
    ["기재부 발표", "기획재정부"],
    ["기획재정부 발표", "기재부"],
    ["기획재정부 발표", "재정경제부"],
    ["기획재정부 발표", "기획예산처"],
    ["서울시 조례", "서울특별시"],
    ["LH 전세", "한국토지주택공사"],
    ["How much annual leave?", "연차 유급휴가"],
    ["민증을 잃어버렸어요", "주민등록증 재발급"],
    ["낸 세금을 다시 계산하고 싶어요", "경정청구"],
    ["소파를 버릴 때", "대형폐기물 신고"],
    ["출장 밥값은 얼마인가요?", "식비"],
    ["제안서를 낼 곳", "제안서 제출"],
    ["비번을 잊었어요", "비밀번호 초기화"],
    ["불을 쓸 때 조심할 점", "화재"],
    ["섬에 가는 배", "도서벽지"],
    ["키와 몸무게를 재나요?", "신장"],
    ["돈을 빌려주나요?", "융자"],
    ["두 번 받으면", "중복수혜"],
  ])("%s is also searched by %s", (question, term) => {
    expect(termsOf(question)).toContain(term);
  });

  it("is met from the first letter of a word on, whatever ending follows", () => {
    expect(termsOf("야근하면")).toContain("연장근로");
    expect(termsOf("철야근무")).not.toContain("연장근로");
    expect(termsOf("재월급")).toEqual([]);
  });

  it("takes a word of one syllable only alone or with a particle", () => {
    expect(termsOf("집을 파는 방법")).toContain("부동산");
    expect(termsOf("집중하는 방법")).not.toContain("부동산");
  });

  it("takes a noun that only looks as if it had a particle for itself", () => {
    expect(termsOf("차는")).toContain("자동차");
    expect(termsOf("차도")).not.toContain("자동차");
  });

  it("takes Latin words only whole", () => {
    expect(termsOf("tax office")).toContain("세금");
    expect(termsOf("taxi fare")).not.toContain("세금");
  });

  it("takes the longest phrase that begins at a word", () => {
    const synonyms = synonymsOf("월급 명세를 안 줘요");
    expect(synonyms.map(({ said }) => said)).toEqual(["월급 명세"]);
  });

  it.each([
    ["가장 큰 도시", "세대주"],
    ["이사회 의결", "전입"],
    ["시장이 정하는 사항", "전통시장"],
    ["의원 발의", "의료기관"],
    ["배우자 공제", "예술인"],
    ["수도권 인구", "상수도"],
    ["지방의회 의장의 사인", "결재"],
    ["광주시 조례", "광주광역시"],
    ["Who is it for?", "세계보건기구"],
    ["제안서 내용", "제안서 제출"],
    ["컴퓨터 사용 시간", "전산장비 도입"],
    ["교육 세미나 일정", "지방교육세"],
    ["급여 일시금", "임금 지급일"],
    ["토너먼트 방식", "전산소모품"],
    ["공익 가치", "사회복무요원 소집"],
    ["회사 차원의 지원", "공용차량"],
    ["아이디 개수", "아동"],
    ["규칙을 제대로 지키지 않으면", "전역"],
    ["세제개편안은 언제 나오나요?", "생활화학제품"],
    ["국민신문고에 올리면", "언론"],
    ["신문고에 올리면", "언론"],
    ["총무과에 내나요?", "간사"],
    ["수시로 점검하나요?", "대학입학전형"],
    ["수출액은 3만 불인가요?", "화재"],
    ["불 3만 불이 나갔나요?", "임차인"],
    ["옷 두 벌을 주나요?", "처벌"],
    ["섬에 가는 배", "도서"],
    ["책을 빌리는 곳", "도서지역"],
    ["차 키를 두고 내렸어요", "신장"],
    ["우산도 빌려주나요?", "융자"],
    ["집을 물려 주려면", "배상"],
  ])("%s has nothing to do with %s", (question, term) => {
    expect(termsOf(question)).not.toContain(term);
  });

  it("in official words brings in nothing", () => {
    expect(synonymsOf("임금명세서의 교부 의무")).toEqual([]);
  });
});

describe("phrases of several words", () => {
  it("may have particles between their words, however they are spaced", () => {
    for (const question of ["월급 밀렸어요", "월급이 밀렸어요", "월급밀렸어요", "제 월급이 밀려서"])
      expect(termsOf(question)).toContain("임금 체불");
    expect(termsOf("월급날 밀물")).not.toContain("임금 체불");
  });

  it("are met with and without a middle dot", () => {
    const full = "남녀고용평등과 일ㆍ가정 양립 지원에 관한 법률";
    for (const said of [full, full.replace("ㆍ", "·"), full.replace("ㆍ", "")])
      expect(termsOf(said)).toContain("남녀고용평등법");
    expect(termsOf("남녀고용평등법 위반")).toContain(full);
  });

  it("of digits stand for themselves alone", () => {
    expect(termsOf("1366에 전화")).toContain("여성긴급전화");
    expect(termsOf("1366만원")).not.toContain("여성긴급전화");
    expect(termsOf("110번에 전화")).toContain("정부민원안내콜센터");
    expect(termsOf("직원 110명, 예산 110")).not.toContain("정부민원안내콜센터");
  });
});

describe("the lexicon", () => {
  const lines = EVERYDAY_TERMS.map((line) => line.split(": ") as [string, string]);
  const parts = (text: string) => text.split(", ");
  const everyday = lines.flatMap(([official, said]) =>
    parts(said ?? "").flatMap((word) => parts(official).map((term) => `${word} → ${term}`)),
  );
  const names = [...ORGANISATION_ALIASES, ...LAW_NAMES, ...SPELLINGS].map((line) =>
    line.split(/ = |, /),
  );
  const twice = (all: string[]) => {
    const seen = new Set<string>();
    return all.filter((one) => seen.size === seen.add(one).size);
  };

  it("has several thousand entries", () => {
    const said = new Set([...lines.flatMap(([, words]) => parts(words)), ...names.flat()]);
    expect(said.size).toBeGreaterThan(12_000);
  });

  it("has an official and an everyday side on every line, and nothing twice", () => {
    expect(lines.filter((line) => line.length !== 2 || line.some((side) => !side))).toEqual([]);
    expect(twice(everyday)).toEqual([]);
    expect(names.filter((line) => line.length < 2 || twice(line).length > 0)).toEqual([]);
  });

  it("is spaced as it is read: single spaces, none at an end", () => {
    const odd = (text: string) => text !== text.trim() || /\s{2}|,\S|\S :|\s,/.test(text);
    const all = [...EVERYDAY_TERMS, ...ORGANISATION_ALIASES, ...LAW_NAMES, ...SPELLINGS];
    expect(all.filter(odd)).toEqual([]);
  });

  it("has no circle: an official term never leads back to its everyday word", () => {
    const all = new Set(everyday);
    const back = (entry: string) => entry.split(" → ").reverse().join(" → ");
    expect(everyday.filter((entry) => all.has(back(entry)))).toEqual([]);
  });

  it("knows of longer words that only begin as its own do", () => {
    const said = lines.flatMap(([, words]) => parts(words));
    const begun = (word: string) => said.filter((one) => one !== word && word.startsWith(one));
    expect(OTHER_WORDS.filter((word) => begun(word).length === 0)).toEqual([]);
    for (const word of OTHER_WORDS)
      expect(synonymsOf(`${word}의 안내`).filter((one) => begun(word).includes(one.said))).toEqual(
        [],
      );
  });

  it("finds names both ways", () => {
    const lost = names.flatMap((line) =>
      line.filter((name) => !line.every((one) => one === name || termsOf(name).includes(one))),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ["벌금", "과태료"],
    ["벌금", "범칙금"],
    ["과태료", "과징금"],
    ["해고", "퇴직"],
    ["허가", "신고"],
    ["인가", "허가"],
    ["징역", "벌금"],
    ["무효", "취소"],
    ["해제", "해지"],
    ["소비기한", "유통기한"],
    ["소유자", "임차인"],
    ["보증금", "임대료"],
    ["임대인", "임차인"],
    ["국세", "지방세"],
    ["기소", "불기소"],
    ["면허정지", "면허취소"],
    ["배상", "보상"],
    ["변상", "보상"],
    ["징계", "처벌"],
    ["부정수급", "중복수혜"],
  ])("keeps %s and %s apart", (one, other) => {
    const together = lines
      .map((sides) => sides.flatMap(parts))
      .concat(names)
      .filter((all) => all.includes(one) && all.includes(other));
    expect(together).toEqual([]);
    expect(termsOf(one)).not.toContain(other);
    expect(termsOf(other)).not.toContain(one);
  });
});

it.each([
  ["월급이 밀렸어요", ["월급이", "밀렸어요"]],
  ["제 월급밀렸어요", ["월급밀렸어요"]],
  ["쉬는 시간은 언제인가요", ["쉬는", "시간은"]],
])("tells which words of a question say a phrase: %s", (question, words) => {
  expect(everydayPhrasesIn(question).map((phrase) => phrase.words)).toContainEqual(words);
});

it("tells what a word of a longer phrase stands for alone, beside what the phrase does", () => {
  const phrases = everydayPhrasesIn("이 과업은 하청을 줘도 되나요?");
  expect(phrases[0]!.words).toEqual(["하청을", "줘도"]);
  const alone = phrases.find(({ words }) => words.length === 1);
  expect(alone).toMatchObject({ words: ["하청을"], terms: expect.arrayContaining(["하도급"]) });
});

it("tells no other name of a body for an everyday phrase", () => {
  expect(everydayPhrasesIn("기획재정부 발표")).toEqual([]);
});

it("tells which terms a text has in place of the asker's words", () => {
  const synonyms = synonymsOf("월급은 언제 받나");
  expect(synonymsIn(synonyms, "임금은 매월 1회 이상 지급한다.")).toEqual([
    { said: "월급", terms: ["임금"] },
  ]);
  expect(synonymsIn(synonyms, "월급은 매월 지급한다.")).toEqual([]);
  expect(synonymsIn(synonyms, "휴가를 준다.")).toEqual([]);
});
