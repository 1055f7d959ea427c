/** Official terms beside the asker's everyday words: they find, they weigh less, and hidden chunks change nothing. */
import { describe, expect, it } from "vitest";
import { PhraseTable } from "../text/everyday-language.js";
import { Engine } from "./engine.js";
import { EXPANSION_SHARE, SHARE_OF_UNKNOWN } from "./expand-query.js";
import { deserialise, serialise } from "./index-storage.js";

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
  });

  it("weighs the terms of one word together, and more where no chunk has the word", () => {
    const terms = 3; // 임금, 급여, 보수
    const weight = (texts: Record<string, string>) => {
      const engine = engineOf({ ...FILLER, 가: "임금은 지급한다.", ...texts });
      const score = (query: string) =>
        engine.search(engine.view(), query, 9).find(({ key }) => key === "가")!.score;
      return score("월급") / score("임금");
    };
    expect(weight({})).toBeCloseTo(SHARE_OF_UNKNOWN / Math.sqrt(terms), 10);
    expect(weight({ 나: "월급은 지급한다." })).toBeCloseTo(EXPANSION_SHARE / Math.sqrt(terms), 10);
  });

  it("is searched by what it is about, not by how it is asked", () => {
    const engine = engineOf({
      ...FILLER,
      가: "받을 수 있나요 하나요.",
      나: "장학금은 3월에 준다.",
    });
    expect(found(engine, "장학금을 받을 수 있나요?")).toEqual(["나"]);
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

describe("a name that documents give a thing", () => {
  const STATED = "한국로봇융합연구재단(이하 “한로재”라 한다)의 직제";
  const texts = { ...FILLER, 가: STATED, 나: "한국로봇융합연구재단 채용 공고" };

  it("finds what has the other name", () => {
    const engine = engineOf(texts);
    expect(found(engine, "한로재")).toEqual(["가", "나"]);
    expect(engine.otherWords(engine.view(), "한로재는 어디?")).toEqual([
      { said: "한로재", terms: ["한국로봇융합연구재단"] },
    ]);
  });

  it("does not exist where only a hidden document gives it, and goes with its document", () => {
    const engine = engineOf(texts);
    const visible = new Set(Object.keys(texts).filter((key) => key !== "가"));
    expect(found(engine, "한로재", visible)).toEqual([]);
    expect(engine.otherWords(engine.view(visible), "한로재")).toEqual([]);
    engine.apply({ remove: ["가"] });
    expect(found(engine, "한로재")).toEqual([]);
  });

  it("stays with its document in joined and stored segments", () => {
    const engine = new Engine();
    for (const [key, text] of Object.entries(texts))
      engine.apply({ put: [{ key, revision: "", chunks: [chunk(text)] }] });
    engine.separateAudiences((key) => (key === "가" ? "a" : "b"));
    const stored = new Engine(deserialise(Buffer.concat(serialise(engine.snapshot())))!);
    for (const each of [engine, stored]) expect(found(each, "한로재")).toEqual(["가", "나"]);
  });

  it("is set beside a tenant's own synonyms", () => {
    const engine = engineOf(texts);
    const own = new PhraseTable([{ said: "깡통회사", terms: ["한국로봇융합연구재단"] }]);
    const view = engine.view(null, own);
    expect(
      engine
        .search(view, "깡통회사", 5)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(["가", "나"]);
    expect(found(engine, "깡통회사")).toEqual([]);
  });
});
