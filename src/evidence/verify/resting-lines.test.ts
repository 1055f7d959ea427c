/** Which lines a sentence may rest on, and how much of it each holds. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { letters } from "./meeting-words.js";
import { clearLines, restingLines, shareOfClause } from "./resting-lines.js";

const index = (text: string, path: string[] = []) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path, text },
  ]);

describe("resting lines", () => {
  it("come the best first, by the share of the words they hold", () => {
    const evidence = index("심사 결과를 알린다.\n심사 위원을 위촉한다.\n예산을 세운다.");
    const resting = restingLines("심사 위원을 위촉한다.", evidence);
    expect(resting.map(({ line }) => line.text)).toEqual([
      "심사 위원을 위촉한다.",
      "심사 결과를 알린다.",
      "예산을 세운다.",
    ]);
    expect(resting[0]!.share).toBe(1);
    expect(resting[2]!.share).toBe(0);
  });

  it("count a word that only stands above for three fifths", () => {
    const [best] = restingLines("심사", index("결과를 알린다.", ["심사"]));
    expect(best!.share).toBeCloseTo(0.6, 10);
  });

  it("are none for a sentence without words", () => {
    expect(restingLines("12.", index("결과를 알린다."))).toEqual([]);
    expect(clearLines("12.", index("결과를 알린다."))).toEqual([]);
  });
});

describe("clear lines", () => {
  const known = (said: string, text: string) =>
    clearLines(said, index(text)).map((line) => line.text);

  it("hold more than half of the sentence", () => {
    expect(known("심사 갑을", "심사한다.")).toEqual(["심사한다."]);
    expect(known("심사 갑을 병정 무기", "심사한다.")).toEqual([]);
  });

  it.each([
    [15, 2],
    [11, 1],
  ])("are those that hold nearly as much as the best: one more word beside %i", (shared, clear) => {
    const words =
      "심사 위원 절차 결과 통보 서류 접수 예산 계약 입찰 공고 채용 면접 시험 합격".split(" ");
    const line = words.slice(0, shared).join(" ");
    expect(known(`${line} 가산점`, `${line} 가산점\n${line}`)).toHaveLength(clear);
  });
});

describe("the share of a clause", () => {
  const evidence = index("예산은 확정하며, 심사는 생략한다.", ["공모전"]);
  const [line] = evidence.lines;
  const share = (said: string) =>
    shareOfClause(
      evidence.weigh([{ word: said, start: 0, end: 2 }], () => 1),
      letters("심사는 생략한다."),
      line!,
    );

  it("is whole for its own words, half for those of the line and above, nothing for others", () => {
    expect(share("심사")).toBe(1);
    expect(share("예산")).toBe(0.5);
    expect(share("공모전")).toBe(0.5);
    expect(share("채용")).toBe(0);
  });
});

describe("a sentence in a person's own words", () => {
  it("rests on the line that holds its nouns, whatever its own verbs are", () => {
    const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
    const text = "인력을 배치한다.\n예산을 세운다.\n결과를 보고한다.";
    const clear = clearLines(
      "인력을 골라 뽑아 가르쳐 키워",
      new EvidenceIndex([{ ...chunk, text }]),
    );
    expect(clear.map((line) => line.text)).toEqual(["인력을 배치한다."]);
  });
});
