/** A view shows its own documents alone, and looks each of them up once. */
import { describe, expect, it } from "vitest";
import { Engine } from "./engine.js";
import { IndexView } from "./index-view.js";

const keyOf = (place: number) => `문서${place}.hwp`;
const document = (place: number, text = `예산 ${place}호`) => ({
  ...{ key: keyOf(place), revision: `r${place}` },
  chunks: [{ text, path: [] }],
});
const COUNT = 60;
const ALL = Array.from({ length: COUNT }, (_, place) => place);

/** Many segments of three documents each. */
function manySegments(): Engine {
  const engine = new Engine();
  for (let from = 0; from < COUNT; from += 3)
    engine.apply({ put: ALL.slice(from, from + 3).map((place) => document(place)) }, 0);
  return engine;
}

/** An engine as views see it, which counts how often a document is looked up. */
function counted(engine: Engine) {
  let looked = 0;
  return {
    get version() {
      return engine.version;
    },
    snapshot: () => engine.snapshot(),
    placeOf(key: string) {
      looked += 1;
      return engine.placeOf(key);
    },
    lookedUp: () => looked,
  };
}

const keysOf = (view: IndexView) => view.documents().map(({ key }) => key);

describe("a view of some documents in many segments", () => {
  it.each([
    ["one", (place: number) => place === 31],
    ["every fourth", (place: number) => place % 4 === 0],
    ["all but one", (place: number) => place !== 31],
    ["none", () => false],
  ])("shows and counts %s, in the order of the index", (_, isAllowed) => {
    const engine = manySegments();
    const allowed = ALL.filter(isAllowed).map(keyOf);
    const view = engine.view(new Set([...allowed].reverse().concat("없는 문서.hwp")));
    expect(keysOf(view)).toEqual(allowed);
    expect(view.chunks).toBe(allowed.length);
    const found = engine.search(view, "예산", COUNT).map(({ key }) => key);
    expect(found.sort()).toEqual([...allowed].sort());
  });

  it("looks each key up once for all segments, and no more until something changes", () => {
    const engine = manySegments();
    const source = counted(engine);
    expect(source.snapshot().length).toBeGreaterThan(10);
    const view = new IndexView(source, new Set(ALL.filter((place) => place % 2).map(keyOf)));
    view.documents();
    view.synonyms();
    expect(view.chunks).toBe(COUNT / 2);
    expect(source.lookedUp()).toBe(COUNT / 2);
    engine.apply({ remove: [keyOf(1)] }, 0);
    expect(view.chunks).toBe(COUNT / 2 - 1);
    expect(source.lookedUp()).toBe(COUNT);
  });

  it("shows a document that was replaced once, and one that was removed not at all", () => {
    const engine = manySegments();
    engine.apply({ put: [document(4, "새 예산")], remove: [keyOf(5)] }, 0);
    for (const allowed of [null, new Set(ALL.map(keyOf))]) {
      const view = engine.view(allowed);
      expect(keysOf(view).sort()).toEqual(
        ALL.filter((place) => place !== 5)
          .map(keyOf)
          .sort(),
      );
      expect(view.chunks).toBe(COUNT - 1);
    }
  });

  it("knows no name that only a hidden document gives", () => {
    const engine = new Engine();
    const full = document(0, "한빛누리진흥재단에 낸다.");
    engine.apply(
      { put: [full, document(1, "한빛누리진흥재단(이하 “한누진”이라 한다)의 지침")] },
      0,
    );
    const found = (places: number[]) =>
      engine.search(engine.view(new Set(places.map(keyOf))), "한누진", 5).map(({ key }) => key);
    expect(found([0, 1])).toContain(full.key);
    expect(found([0])).toEqual([]);
  });
});
