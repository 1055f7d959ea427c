/** What stands between two printed lines of one paragraph, and where each line is in the joined text. */
import { describe, expect, it } from "vitest";
import { line } from "../../../test/page-content.js";
import { joinLines, LineEnds, roundBox } from "./join-lines.js";
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
    ["Latin and Hangul go on", "AI", "기반", "AI기반"],
  ])("%s", (_, before, after, expected) => {
    expect(joined(lines(before, after))).toBe(expected);
  });
});

describe("without printed spaces", () => {
  it.each([
    ["what looks like two words is two", [], "이 정확하게", "파악 밖", "이 정확하게 파악 밖"],
    ["what looks like one word is one", [], "이 바탕으", "로 밖", "이 바탕으로 밖"],
    [
      "a word that stands elsewhere whole was broken",
      ["그린산업"],
      "이 그린",
      "산업 밖",
      "이 그린산업 밖",
    ],
    ["two that stand elsewhere were not", ["정부 시책"], "이 정부", "시책 밖", "이 정부 시책 밖"],
    ["nor where one of them does", ["시책 사이"], "이 정부", "시책 밖", "이 정부 시책 밖"],
    ["one alone says little", ["구청 사이"], "이 구청", "장직 밖", "이 구청장직 밖"],
    ["both say more", ["구청 장직"], "이 구청", "장직 밖", "이 구청 장직 밖"],
    ["but not against what is plain", ["공공 기관"], "이 공공", "기관 밖", "이 공공기관 밖"],
    [
      "whole and apart, it is apart",
      ["정부 시책", "정부시책"],
      "이 정부",
      "시책 밖",
      "이 정부 시책 밖",
    ],
    [
      "more often whole, it is whole",
      ["정부 시책", "정부시책 정부시책"],
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
    const inner = lines("앞말", "뒷말 정부 끝말", "마지막");
    expect(joined(lines("이 정부", "시책 밖"), [inner])).toBe("이 정부 시책 밖");
  });

  it("parts where one side is no word at all", () => {
    expect(joined(lines("가나 -", "다라"))).toBe("가나 - 다라");
    expect(joined(lines("가나", "※ 다라"))).toBe("가나 ※ 다라");
  });

  it.each([
    ["a sentence's end is followed by a space", "하였다.", "구청장", "하였다. 구청장"],
    ["a comma too", "시장,", "군수", "시장, 군수"],
    ["a closing quote too", "기본법」", "시행령", "기본법」 시행령"],
    ["및, a word that stands alone, begins anew", "시장", "및 군수", "시장 및 군수"],
    ["등 with its particle too", "시장", "등을", "시장 등을"],
    ["등 as the head of a word does not", "시장", "등록", "시장등록"],
    ["a particle goes on with its word", "시장", "은 모두", "시장은 모두"],
    ["an ending goes on with its word", "시행", "하여야 모두", "시행하여야 모두"],
    ["a particle that closes a word parts", "구청장에서", "모두", "구청장에서 모두"],
    ["및 at the end parts", "시장 및", "군수", "시장 및 군수"],
    ["nothing known: the word goes on", "구청", "장직 모두", "구청장직 모두"],
  ])("%s", (_, before, after, expected) => {
    expect(joined(lines(before, after))).toBe(expected);
  });

  it.each(
    `은 는 이 가 을 를 의 에 에서 에게 으로 로 로는 로써 로서 와 과 도 만 까지 부터 토록 하도록 한 하는 하여 하고 하며 할 함
    된 되는 되어 되고 될 됨 였다 하였다 합니다 됩니다 입니다 다 니다`.split(/\s+/),
  )("%s goes on behind a bracket, though the document has it as a word", (ending) => {
    const others = [lines(`앞 ${ending} 뒤`)];
    expect(joined(lines("시장(가)", `${ending} 모두`), others)).toBe(`시장(가) ${ending} 모두`);
    expect(joined(lines("시장 AI", `${ending} 모두`), others)).toBe(`시장 AI${ending} 모두`);
  });

  it("tells the line ends of a text that is cut anywhere", () => {
    let right = 0;
    let all = 0;
    for (let width = 15; width < 40; width += 1) {
      for (let at = width; at < TEXT.length; at += width) {
        const [before, after] = [
          TEXT.slice(Math.max(0, at - width), at),
          TEXT.slice(at, at + width),
        ];
        const truth = before.trimEnd() + (/\s$/.test(before) || /^\s/.test(after) ? " " : "");
        all += 1;
        if (joined(lines(before.trim(), after.trim())).startsWith(truth.trimStart() + after.trim()))
          right += 1;
      }
    }
    expect([right, all]).toEqual([288, 298]);
  });
});

/** Made for this test. */
const TEXT =
  "이 지침은 한빛군이 관리하는 체육시설의 이용과 사용료 징수에 필요한 사항을 정하는 것을 목적으로 한다. 시설을 이용하려는 사람은 이용일 7일 전까지 신청서를 작성하여 군수에게 제출하여야 하며, 군수는 신청을 받은 날부터 3일 이내에 허가 여부를 알려야 한다. 다만, 군이 주관하는 행사와 겹치는 경우에는 이용을 제한하거나 시간을 바꾸게 할 수 있다. 사용료는 허가를 받은 때에 미리 내야 하고, 이용자의 사정으로 취소한 경우에는 이용일까지 남은 기간에 따라 그 일부를 돌려준다. 시설이나 기구를 파손한 사람은 원래대로 복구하거나 그 비용을 물어야 한다.";

describe("how a document ends its lines", () => {
  /** Wrapped lines of which some print a space at their end. */
  const habit = (spaced: number, bare: number): PrintedLine[][] => [
    ...Array.from({ length: spaced }, () => lines(["하나", { spaceAfter: true }], "두울")),
    ...Array.from({ length: bare }, () => lines("세엣", "네엣")),
  ];

  it.each([
    ["one space in five lines: a missing one means a broken word", 2, 7, "정부시책"],
    ["fewer: the words tell", 2, 8, "정부 시책"],
  ])("%s", (_, spaced, bare, expected) => {
    // `정부` and `시책` stand elsewhere, so that the words alone would part them.
    const others = [...habit(spaced, bare), lines("정부 시책")];
    expect(joined(lines("정부", "시책"), others)).toBe(expected);
  });

  it.each([
    ["five wrapped lines show the habit", 4, "정부시책"],
    ["four do not", 3, "정부 시책"],
  ])("%s", (_, spaced, expected) => {
    expect(joined(lines("정부", "시책"), [...habit(spaced, 0), lines("정부 시책")])).toBe(expected);
  });

  it("does not count lines whose end is not known", () => {
    const unknown = Array.from({ length: 9 }, () => lines(["세엣", { endUnknown: true }], "네엣"));
    const others = [...habit(2, 2), ...unknown, lines("정부 시책")];
    expect(joined(lines("정부", "시책"), others)).toBe("정부시책");
    // Nor does the habit say anything of such a line.
    expect(joined(lines(["정부", { endUnknown: true }], "시책"), others)).toBe("정부 시책");
  });

  it("counts a space printed at the next line's beginning", () => {
    const others = Array.from({ length: 4 }, () => lines("하나", ["두울", { spaceBefore: true }]));
    expect(joined(lines("정부", "시책"), [...others, lines("정부 시책")])).toBe("정부시책");
  });

  it.each([
    ["및 begins a word", "정부", "및 국민", "정부 및 국민"],
    ["a particle closes one", "정부기관을", "모두", "정부기관을 모두"],
    ["unless another follows", "정부기관에", "서는 모두", "정부기관에서는 모두"],
    ["after one syllable it may be part of a word", "마을", "회관", "마을회관"],
    ["및 closes one", "정부 및", "국민", "정부 및 국민"],
    ["and so it does alone on its line", "및", "국민", "및 국민"],
    ["but not inside a word", "모및", "국민", "모및국민"],
    ["a comma closes one", "국민,", "정부", "국민, 정부"],
    ["but none of a number", "1,", "2호", "1,2호"],
  ])("grammar shows a space left out on the margin: %s", (_, before, after, expected) => {
    expect(joined(lines(before, after), habit(9, 0))).toBe(expected);
  });

  it.each(
    "을 를 에 에서 으로 하여 하고 하며 되어 에게 까지 부터 하는 되는 이나 에는 에도".split(" "),
  )("grammar shows a space after %s", (ending) => {
    expect(joined(lines(`국민${ending}`, "모두"), habit(9, 0))).toBe(`국민${ending} 모두`);
  });

  it.each("및 또는 등 위해 위한 대한 관한 따라 따른 통해 통한 있는 없는".split(" "))(
    "grammar shows a space after the word %s",
    (word) => {
      expect(joined(lines(`그 ${word}`, "모두"), habit(9, 0))).toBe(`그 ${word} 모두`);
    },
  );

  it.each("서 게 는 도 만 의 나 써 로 부터 까지 라 야".split(" "))(
    "grammar shows none before %s, which goes on with a particle",
    (ending) => {
      expect(joined(lines("국민에", `${ending} 모두`), habit(9, 0))).toBe(`국민에${ending} 모두`);
    },
  );

  it("grammar gives way to a word that stands elsewhere", () => {
    const others = [...habit(9, 0), lines("가족센터에이바")];
    expect(joined(lines("가족센터에", "이바"), others)).toBe("가족센터에이바");
  });

  it.each([
    ["seven in ten end in a space: lines break between words", 7, 2, "구청 장직"],
    ["fewer: the word goes on", 13, 6, "구청장직"],
  ])("where one line's end is not known: %s", (_, spaced, bare, expected) => {
    const own = lines("구청", "장직");
    const asked = lines(["구청", { endUnknown: true }], "장직");
    const ends = new LineEnds();
    for (const paragraph of [own, ...habit(spaced, bare)]) ends.learn(paragraph);
    expect(joinLines(asked, ends).text).toBe(expected);
  });

  it("takes fewer than five lines for no habit", () => {
    const ask = (count: number) => {
      const ends = new LineEnds();
      for (const paragraph of habit(count, 0)) ends.learn(paragraph);
      return joinLines(lines(["구청", { endUnknown: true }], "장직"), ends).text;
    };
    expect(ask(4)).toBe("구청장직");
    expect(ask(5)).toBe("구청 장직");
  });
});

describe("the place of each line in the text", () => {
  it("is counted in characters, without the hyphen and with the space", () => {
    const own = [
      line(" docu-", 0, 100, { page: 1 }),
      line("ment of", 0, 116, { page: 1 }),
      line("law", 3, 40, { page: 2 }),
    ];
    expect(joinLines(own, new LineEnds())).toEqual({
      text: "document of law",
      lines: [
        { start: 0, end: 4, page: 1, bbox: [0, 92, 30, 102] },
        { start: 4, end: 11, page: 1, bbox: [0, 108, 35, 118] },
        { start: 12, end: 15, page: 2, bbox: [3, 32, 18, 42] },
      ],
    });
  });

  it("counts a pair of surrogates as one character", () => {
    const own = lines("𠀀법", "𠀀");
    expect(joinLines(own, new LineEnds()).lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it("keeps two decimals of a box", () => {
    expect(roundBox([1.005, 2.014, 3.016, 4])).toEqual([1, 2.01, 3.02, 4]);
  });
});
