/** Official terms beside the asker's everyday words: they find, they weigh less, and hidden chunks change nothing. */
import { describe, expect, it } from "vitest";
import { Engine } from "./engine.js";
import { EXPANSION_SHARE } from "./expand-query.js";

const chunk = (text: string) => ({ text, path: [] });
function engineOf(texts: Record<string, string>): Engine {
  const engine = new Engine();
  engine.apply({
    put: Object.entries(texts).map(([key, text]) => ({ key, revision: "", chunks: [chunk(text)] })),
  });
  return engine;
}
const found = (engine: Engine, query: string, allowed: ReadonlySet<string> | null = null) =>
  engine.search(engine.view(allowed), query, 5).map(({ key }) => key);

const FILLER = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`채움${at}`, `회의실 ${at}호의 사용 절차를 정한다.`]),
);

describe("an everyday question", () => {
  it("finds what says the same in official terms", () => {
    const engine = engineOf({ ...FILLER, 법: "임금은 매월 1회 이상 지급하여야 한다." });
    expect(found(engine, "월급은 언제?")).toEqual(["법"]);
  });

  it("finds the asker's own word before the official one", () => {
    const engine = engineOf({ ...FILLER, 가: "임금은 지급한다.", 나: "월급은 지급한다." });
    expect(found(engine, "월급")).toEqual(["나", "가"]);
  });

  it("counts a term once that is both said and brought in", () => {
    const engine = engineOf({ ...FILLER, 가: "임금은 지급한다." });
    const own = engine.search(engine.view(), "임금", 1)[0]!.score;
    expect(engine.search(engine.view(), "월급 임금", 1)[0]!.score).toBeCloseTo(own, 10);
    expect(engine.search(engine.view(), "월급", 1)[0]!.score).toBeCloseTo(
      EXPANSION_SHARE * own,
      10,
    );
  });

  it("is answered as if hidden documents were not there", () => {
    const texts = { ...FILLER, 가: "임금은 지급한다.", 나: "급여를 지급한다." };
    const { 나: _, ...visible } = texts;
    const engine = engineOf(texts);
    const view = engine.view(new Set(Object.keys(visible)));
    const fresh = engineOf(visible);
    expect(engine.search(view, "월급", 5)).toEqual(fresh.search(fresh.view(), "월급", 5));
  });
});

it("what an expansion weighs", () => {
  expect(EXPANSION_SHARE).toBe(0.4);
});
