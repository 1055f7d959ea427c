import { describe, expect, it } from "vitest";
import { checkLabelValues } from "./check-label-values.js";
import { EvidenceIndex } from "./evidence-index.js";

const LINE = "조사업체 | · 조사 주관업체 : 한빛리서치 · 실사 수행업체 : 누리-ITX";
const LINES = "○ 접수기관 : 한빛센터\n○ 심사기관 : 누리재단\n○ 장소 : 한빛센터 별관";
const ROWS = "주관부서 | 문화정책과\n협조부서 | 시설관리과";
const judged = (sentence: string, text: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
  return checkLabelValues(sentence, new EvidenceIndex([{ ...chunk, text }])).map(
    ({ text: said, printed }) => `${said} / ${printed}`,
  );
};

describe("words of another label", () => {
  it.each([
    ["이번 조사의 주관업체는 누리-ITX입니다.", LINE, "누리-ITX / 한빛리서치"],
    ["접수기관은 누리재단이고 장소는 한빛센터 별관입니다.", LINES, "누리재단 / 한빛센터"],
    ["심사는 한빛센터가 맡습니다.", LINES, "한빛센터 / 누리재단"],
    ["주관부서는 시설관리과입니다.", ROWS, "시설관리과 / 문화정책과"],
  ])("%s", (sentence, text, found) => expect(judged(sentence, text)).toEqual([found]));

  it.each([
    ["이번 조사의 주관업체는 한빛리서치이고 실사 수행업체는 누리-ITX입니다.", LINE],
    ["접수기관은 한빛센터입니다.", LINES],
    ["접수기관은 한빛센터 별관입니다.", LINES],
    ["접수기관은 다른 곳입니다.", LINES],
    ["심사는 누리재단이 맡습니다.", LINES],
    ["접수는 누리재단에서 발표합니다.", LINES],
  ])("none: %s", (sentence, text) => expect(judged(sentence, text)).toEqual([]));

  it("of labels that stand twice are not told", () =>
    expect(
      judged("담당자는 누리재단입니다.", "담당자 : 한빛센터\n담당자 : 새봄센터\n심사 : 누리재단"),
    ).toEqual([]));
});
