/** Whether a printed line's end stands for a space: by what stands around it, the document's own words and habits, and its other ends. */
import { describe, expect, it } from "vitest";
import { line } from "../../../test/page-content.js";
import { STARTS_MID_WORD } from "../../text/lexicon/line-ends.js";
import { joinLines } from "./join-lines.js";
import { LineEnds } from "./line-ends.js";
import type { PrintedLine } from "./text-lines.js";

const lines = (...texts: (string | [string, Partial<PrintedLine>])[]): PrintedLine[] =>
  texts.map((one, index) => {
    const [text, more] = typeof one === "string" ? [one, {}] : one;
    return line(text, 0, 100 + 16 * index, more);
  });

/** Joined as one paragraph of a document that has these others. */
function joined(own: PrintedLine[], others: PrintedLine[][] = []): string {
  const ends = new LineEnds();
  for (const paragraph of [own, ...others]) ends.learn(paragraph);
  return joinLines(own, ends).text;
}

describe("a line end", () => {
  it("is a space where the file prints one at either side", () => {
    expect(joined(lines(["국민의", { spaceAfter: true }], "의"))).toBe("국민의 의");
    expect(joined(lines("국민의", ["의", { spaceBefore: true }]))).toBe("국민의 의");
  });

  it.each([
    ["a hyphenated Latin word is made whole", "docu-", "ment", "document"],
    ["with the other hyphen too", "docu‐", "ment", "document"],
    ["but a hyphen before a capital stays", "Seoul-", "Korea", "Seoul-Korea"],
    ["and one before Hangul", "AI-", "기반", "AI-기반"],
    ["and before a word that stands elsewhere", "AI-", "기반 AI 기반", "AI-기반 AI 기반"],
    ["a hyphen after a digit is no broken word", "2024-", "abc", "2024-abc"],
    ["Latin words are parted", "the", "law", "the law"],
    ["a number and a Latin word are parted", "3", "km", "3 km"],
    ["Latin and a number are parted", "PDF", "2.0", "PDF 2.0"],
    ["Latin and a bracket are parted", "law", "(act)", "law (act)"],
    ["a comma and a Latin word are parted", "law,", "act", "law, act"],
    ["a closed bracket and a Latin word are parted", "(law)", "act", "(law) act"],
    ["a number and Hangul go on", "3", "개월", "3개월"],
    ["figures are parted, as none is broken", "35", "30", "35 30"],
    ["a figure after a hyphen goes on", "02-", "123", "02-123"],
    ["Latin and Hangul are parted", "AI", "기반", "AI 기반"],
  ])("%s", (_, before, after, expected) => {
    expect(joined(lines(before, after))).toBe(expected);
  });
});

describe("without printed spaces", () => {
  it.each([
    ["what looks like two words is two", [], "이 정확하게", "파악 밖", "이 정확하게 파악 밖"],
    ["what looks like one word is one", [], "이 바탕으", "로 밖", "이 바탕으로 밖"],
    [
      "a word that stands elsewhere was broken",
      ["그린산업"],
      "이 그린",
      "산업 밖",
      "이 그린산업 밖",
    ],
    ["two that stand elsewhere were not", ["정부 시책"], "이 정부", "시책 밖", "이 정부 시책 밖"],
    ["one alone says little", ["구청 사이"], "이 구청", "장직 밖", "이 구청장직 밖"],
    ["but not against what is plain", ["공공 기관"], "이 공공", "기관 밖", "이 공공기관 밖"],
    [
      "whole and apart, it is whole",
      ["정부 시책", "정부시책"],
      "이 정부",
      "시책 밖",
      "이 정부시책 밖",
    ],
    [
      "marks around words do not hide them",
      ["「그린산업」, 그리고"],
      "이 (그린",
      "산업) 밖",
      "이 (그린산업) 밖",
    ],
    ["one letter is no word", ["그 밖의"], "모든 그", "림자 밖", "모든 그림자 밖"],
  ])("%s", (_, others, before, after, expected) => {
    expect(
      joined(
        lines(before, after),
        others.map((text) => lines(text)),
      ),
    ).toBe(expected);
  });

  it("counts no word that a line end may have cut", () => {
    const cut = lines("앞말", "정부 뒷말 시책", "마지막");
    expect(joined(lines("이 정부", "시책 밖"), [cut])).toBe("이 정부시책 밖");
    const inner = lines("앞말", "뒷말 정부 끝말 시책 밖", "마지막");
    expect(joined(lines("이 정부", "시책 밖"), [inner])).toBe("이 정부 시책 밖");
  });

  it.each([
    ["a sign alone is parted", "가나 -", "다라", "가나 - 다라"],
    ["before it too", "가나", "※ 다라", "가나 ※ 다라"],
    ["a sentence's end is followed by a space", "하였다.", "구청장", "하였다. 구청장"],
    ["a comma too", "시장,", "군수", "시장, 군수"],
    ["a closing quote too", "기본법」", "시행령", "기본법」 시행령"],
    ["a bracket too", "시장(가)", "군수", "시장(가) 군수"],
    ["및, a word that stands alone, begins anew", "시장(가)", "및 군수", "시장(가) 및 군수"],
    ["a middle dot goes on", "시장·", "군수", "시장·군수"],
    ["a particle goes on with its word", "시장", "은 모두", "시장은 모두"],
    ["an ending goes on with its word", "시행", "하여야 모두", "시행하여야 모두"],
    ["a particle that closes a word parts", "구청장에서", "모두", "구청장에서 모두"],
    ["및 at the end parts", "시장 및", "군수", "시장 및 군수"],
    ["nothing known: the word goes on", "구청", "장직 모두", "구청장직 모두"],
  ])("%s", (_, before, after, expected) => {
    expect(joined(lines(before, after))).toBe(expected);
  });

  it.each(STARTS_MID_WORD)("%s goes on behind a bracket or a letter", (ending) => {
    const others = [lines(`앞 ${ending} 뒤`)];
    expect(joined(lines("시장(가)", `${ending} 모두`), others)).toBe(`시장(가)${ending} 모두`);
    expect(joined(lines("시장 AI", `${ending} 모두`), others)).toBe(`시장 AI${ending} 모두`);
  });

  it.each([
    ["joined", "가(나) 다(라) 마(바) 사(아)", "시장(갑)"],
    ["apart", "가 (나) 다 (라) 마 (바) 사 (아)", "시장 (갑)"],
  ])("the document's habit tells whether a bracket is %s", (_, text, expected) => {
    const others = Array.from({ length: 20 }, () => lines(text));
    const ends = Array.from({ length: 9 }, () => lines("구청", "장직"));
    expect(joined(lines("시장", "(갑)"), [...others, ...ends])).toBe(expected);
  });
});

/** Of how many line ends of a text cut at all widths what is read is right, where of the spaces at line ends every `printed`th is printed. */
function rightEnds(printed: number, isUnknown = false): [right: number, all: number] {
  let [right, all] = [0, 0];
  for (let width = 12; width < 40; width++) {
    const parts = Array.from({ length: Math.ceil(TEXT.length / width) }, (_, at) =>
      TEXT.slice(at * width, (at + 1) * width),
    );
    const isSpace = parts.map((part, at) => / $/.test(part) || /^ /.test(parts[at + 1] ?? ""));
    let spaces = 0;
    const own = lines(
      ...parts.map((part, at): [string, Partial<PrintedLine>] => [
        part.trim(),
        { spaceAfter: isSpace[at]! && ++spaces % printed === 0, endUnknown: isUnknown },
      ]),
    );
    const ends = new LineEnds();
    ends.learn(own);
    for (const [at, next] of own.slice(1).entries()) {
      all++;
      if ((ends.between(own[at]!, next) === " ") === isSpace[at]) right++;
    }
  }
  return [right, all];
}

describe("the line ends of a text that is cut at any width", () => {
  it.each([
    ["every space at a line's end printed", 1, false, [358, 368]],
    ["every second", 2, false, [358, 368]],
    ["none", Number.POSITIVE_INFINITY, false, [355, 368]],
    ["none, as the ends are not known", Number.POSITIVE_INFINITY, true, [355, 368]],
  ])("%s", (_, printed, isUnknown, expected) => {
    expect(rightEnds(printed, isUnknown)).toEqual(expected);
  });
});

/** Made for this test. */
const TEXT =
  "이 지침은 한빛군이 관리하는 체육시설의 이용과 사용료 징수에 필요한 사항을 정하는 것을 목적으로 한다. 시설을 이용하려는 사람은 이용일 7일 전까지 신청서를 작성하여 군수에게 제출하여야 하며, 군수는 신청을 받은 날부터 3일 이내에 허가 여부를 알려야 한다. 다만, 군이 주관하는 행사와 겹치는 경우에는 이용을 제한하거나 시간을 바꾸게 할 수 있다. 사용료는 허가를 받은 때에 미리 내야 하고, 이용자의 사정으로 취소한 경우에는 이용일까지 남은 기간에 따라 그 일부를 돌려준다. 시설이나 기구를 파손한 사람은 원래대로 복구하거나 그 비용을 물어야 한다.";

describe("how a document ends its other lines", () => {
  const many = (count: number, ...own: (string | [string, Partial<PrintedLine>])[]) =>
    Array.from({ length: count }, () => lines(...own));

  it.each([
    ["nearly all stand for spaces: this one too", "하였다", "또한 이것은", "정부 시책"],
    ["none does: nor this one", "바탕으", "로 밖의 것", "정부시책"],
  ])("%s", (_, before, after, expected) => {
    expect(joined(lines("정부", "시책"), many(30, before, after))).toBe(expected);
  });

  it.each([
    ["a space in five lines printed: those without one count apart", 2, 8, "정부시책"],
    ["fewer: together with those that print none", 2, 9, "정부 시책"],
  ])("%s", (_, spaced, bare, expected) => {
    // Ends that are not known stand for spaces; those that print none where others do are broken words.
    const others = [
      ...many(40, ["하였다", { endUnknown: true }], "또한 이것은"),
      ...many(spaced, ["하나", { spaceAfter: true }], "두울"),
      ...many(bare - 1, "바탕으", "로 밖의 것"),
    ];
    expect(joined(lines("정부", "시책"), [...others])).toBe(expected);
  });

  it("counts a space printed at the next line's beginning", () => {
    const unknown = many(40, ["하였다", { endUnknown: true }], "또한 이것은");
    const print = many(9, "하나", ["두울", { spaceBefore: true }]);
    const broken = many(9, "바탕으", "로 밖의 것");
    expect(joined(lines("정부", "시책"), [...unknown, ...print, ...broken])).toBe("정부시책");
  });
});

/** Two words at a line's end, in all orders. */
const NOUNS =
  "정부 시책 구청 장직 시민 참여 교육 계획 예산 집행 도로 공사 안전 점검 사업 환경 평가 기관 관리 지원 운영 보고 심의 주민".split(
    " ",
  );

describe("what the document's own words and habits count", () => {
  const spaces = (others: (before: string, after: string) => string[]) =>
    NOUNS.flatMap((before) =>
      NOUNS.filter((after) => after !== before).filter((after) =>
        joined(
          lines(`이 ${before}`, `${after} 밖`),
          others(before, after).map((text) => lines(text)),
        ).includes(`${before} ${after}`),
      ),
    ).length;

  it.each([
    ["nothing", () => [], 180],
    ["one of them is known", (before: string) => [`${before} 밖의`], 319],
    ["both are", (before: string, after: string) => [`${before} 밖의 ${after}`], 515],
    ["joined once", (before: string, after: string) => [`${before}${after} 밖의`], 5],
    ["joined twice", (before: string, after: string) => [`${before}${after} ${before}${after}`], 0],
    [
      "joined once, and both known",
      (before: string, after: string) => [`${before}${after} ${before} 밖의 ${after}`],
      66,
    ],
  ])("of 552 pairs, %s", (_, others, count) => {
    expect(spaces(others)).toBe(count);
  });

  it.each([
    ["both ways alike", 1, 1, 20],
    ["joined once", 1, 0, 13],
    ["joined four times", 4, 0, 12],
    ["joined thirty times", 30, 0, 8],
    ["apart once", 0, 1, 62],
    ["apart four times", 0, 4, 64],
    ["apart thirty times", 0, 30, 64],
  ])("signs of 64 pairs that stand %s", (_, together, apart, expected) => {
    const signs = { 한: "가", "0": "1", a: "x", "(": "(", ")": ")", "·": "·", "-": "-", "*": "※" };
    const found: string[] = [];
    for (const [first, before] of Object.entries(signs))
      for (const [second, after] of Object.entries(signs)) {
        const others = [
          ...Array.from({ length: together }, () => lines(`나${before}${after}나`)),
          ...Array.from({ length: apart }, () => lines(`나${before} ${after}나`)),
        ];
        const own = lines(`한나${before}`, `${after}마바`);
        if (/ /.test(joined(own, others))) found.push(first + second);
      }
    expect(found).toHaveLength(expected);
  });

  it.each([
    [4, "정부 시책"],
    [5, "정부시책"],
  ])("%d wrapped lines show whether the file prints spaces", (wrapped, expected) => {
    const ends = new LineEnds();
    for (let count = 0; count < 40; count++)
      ends.learn(lines(["하였다", { endUnknown: true }], "또한 이것은"));
    for (let count = 0; count < wrapped - 2; count++) ends.learn(lines("바탕으", "로 밖의 것"));
    for (let count = 0; count < 2; count++)
      ends.learn(lines(["하나", { spaceAfter: true }], "두울"));
    expect(joinLines(lines("정부", "시책"), ends).text).toBe(expected);
  });
});
