import { describe, expect, it } from "vitest";
import { DamagedFile } from "../disk/checked-file.js";
import { Engine } from "./engine.js";
import { deserialise, serialise } from "./index-storage.js";
import type { IndexedDocument } from "./segment-build.js";
import { mergeSegments } from "./segment-merge.js";

const SYLLABLES = [
  "출장",
  "여비",
  "지급",
  "기준",
  "예산",
  "계약",
  "위원회",
  "심의",
  "허가",
  "신청",
];

/** A small generator, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function makeDocuments(count: number, seed: number): IndexedDocument[] {
  const next = random(seed);
  const word = () => SYLLABLES[Math.floor(next() ** 2 * SYLLABLES.length)]!;
  const text = () =>
    Array.from(
      { length: 1 + Math.floor(next() * 20) },
      () => word() + (next() < 0.4 ? word() : ""),
    ).join(" ");
  return Array.from({ length: count }, (_, place) => ({
    key: `문서${place}.hwp`,
    revision: `r${place}`,
    chunks: Array.from({ length: Math.floor(next() * 4) }, () => ({
      text: text(),
      path: [`${word()} ${word()}`],
    })),
  }));
}

const QUERIES = [
  "출장 여비 지급 기준",
  "위원회심의",
  "예산은 언제 신청하나요?",
  "없는말",
  "허가 계약",
];
const results = (engine: Engine, view = engine.view()) =>
  QUERIES.map((query) => engine.search(view, query, 7));

/** A fresh index of these and nothing else. */
function indexOf(put: IndexedDocument[]): Engine {
  const engine = new Engine();
  engine.apply({ put });
  return engine;
}

describe("the name of a file", () => {
  const chunk = (text: string) => ({ text, path: [] });
  const found = (query: string, name?: string) => {
    const engine = new Engine();
    const chunks = [chunk("출장비를 정한다."), chunk("여비를 정한다.")];
    const named = { key: "a", revision: "r", chunks, ...(name !== undefined && { name }) };
    const other = {
      key: "b",
      revision: "r",
      name: "다른 문서.hwp",
      chunks: [chunk("예산을 정한다.")],
    };
    engine.apply({ put: [named, other] });
    return engine.search(engine.view(), query, 5).map((hit) => `${hit.key} ${hit.chunk}`);
  };

  it("finds the beginning of the file, by any of its words", () => {
    expect(found("제안요청서", "R25BD-000_제안요청서_v2.hwp")).toEqual(["a 0"]);
    expect(found("R25BD", "R25BD-000_제안요청서_v2.hwp")).toEqual(["a 0"]);
    expect(found("제안요청서")).toEqual([]);
  });

  it("is no format", () => {
    expect(found("hwp", "제안요청서.hwp")).toEqual([]);
  });
});

describe("Engine", () => {
  it("finds a document by its words, best first, and forgets it when it is removed", () => {
    const engine = new Engine();
    const chunks = (text: string) => [{ text, path: ["여비 규정"] }];
    engine.apply({
      put: [
        { key: "a", revision: "1", chunks: chunks("국내 출장의 일비는 2만 원으로 한다.") },
        { key: "b", revision: "1", chunks: chunks("계약은 서면으로 한다.") },
      ],
    });
    const view = engine.view();
    expect(engine.search(view, "국내출장 일비", 5)[0]).toMatchObject({ key: "a", chunk: 0 });
    expect(engine.revisionOf("a")).toBe("1");
    engine.apply({ remove: ["a"] });
    expect(engine.search(view, "국내출장 일비", 5)).toEqual([]);
    expect(engine.revisionOf("a")).toBeUndefined();
    expect(view.chunks).toBe(1);
  });

  it("gives up no chunk too early: the best few are the first of all", () => {
    // Long enough that frequent terms are jumped through, and a mask besides.
    const engine = new Engine();
    const documents = makeDocuments(900, 17);
    const rare = documents.map((document, place) => ({
      ...document,
      chunks: document.chunks.map(({ text, path }, at) => ({
        text: (place + at) % 37 === 0 ? `${text} 특례 ${place % 5}호` : text,
        path,
      })),
    }));
    engine.apply({ put: rare.slice(0, 500) });
    engine.apply({ put: rare.slice(500) });
    const allowed = new Set(rare.filter((_, place) => place % 3 > 0).map(({ key }) => key));
    const asked = [...QUERIES, "특례 3호 출장 여비", "특례 위원회 심의 허가", "예산", "특례"];
    for (const view of [engine.view(), engine.view(allowed)]) {
      for (const query of asked) {
        const all = engine.search(view, query, view.chunks);
        for (const limit of [1, 5, 20])
          expect(engine.search(view, query, limit)).toEqual(all.slice(0, limit));
      }
    }
  });

  it("gives up no chunk for what rounding makes of a long query", () => {
    // Hundreds of equal terms in one, of another size in the other: short sums come out in the wrong order.
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const words = letters.flatMap((one) => letters.map((other) => one + other));
    const others = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const number = at.toString(26).replace(/\d/g, (digit) => letters[16 + Number(digit)]!);
        return `${name}x${number}q${name}`;
      });
    const document = (key: string, text: string[]) => ({
      ...{ key, revision: "" },
      chunks: [{ text: text.join(" "), path: [] }],
    });
    const engine = new Engine();
    engine.apply({
      put: [
        document("a", [...words.slice(0, 335), ...others("a", 158)]),
        document("b", [...words.slice(335, 650), ...others("b", 60)]),
        ...["zfa", "zfb", "zfc", "zfd"].map((key) => document(key, others(key, 575))),
      ],
    });
    const view = engine.view();
    const query = words.slice(0, 650).join(" ");
    const all = engine.search(view, query, 6);
    expect(all.map(({ key }) => key)).toEqual(["b", "a"]);
    expect(engine.search(view, query, 1)).toEqual(all.slice(0, 1));
  });

  it("replaces a document under the same key", () => {
    const engine = new Engine();
    engine.apply({ put: [{ key: "a", revision: "1", chunks: [{ text: "옛 기준", path: [] }] }] });
    engine.apply({ put: [{ key: "a", revision: "2", chunks: [{ text: "새 예산", path: [] }] }] });
    expect(engine.search(engine.view(), "기준", 5)).toEqual([]);
    expect(engine.search(engine.view(), "예산", 5)).toHaveLength(1);
    expect([...engine.keys()]).toEqual(["a"]);
  });

  it("gives in every view what a fresh index of the visible documents gives, to the score and the order", () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const documents = makeDocuments(60, seed);
      const next = random(seed * 77);
      const engine = new Engine();
      // Come in batches of every size, some twice, some go: many segments, joined and with holes.
      for (let from = 0; from < documents.length; ) {
        const to = from + 1 + Math.floor(next() * 3);
        engine.apply({ put: documents.slice(from, to) });
        if (next() < 0.3)
          engine.apply({ put: [documents[Math.floor(next() * from)] ?? documents[0]!] });
        from = to;
      }
      const gone = documents.filter(() => next() < 0.2).map(({ key }) => key);
      engine.apply({ remove: gone });
      const allowed = new Set(documents.filter(() => next() < 0.5).map(({ key }) => key));
      const visible = documents.filter(({ key }) => allowed.has(key) && !gone.includes(key));
      const fresh = indexOf(visible.reverse());
      const view = engine.view(allowed);
      expect(results(engine, view)).toEqual(results(fresh));
      expect(view.chunks).toBe(fresh.view().chunks);
    }
  });

  it("gives the same for one or a few documents among many, however they are listed", () => {
    const documents = makeDocuments(400, 3);
    const engine = indexOf(documents);
    engine.apply({ remove: [documents[7]!.key] });
    for (const places of [[0], [199], [399], [390, 210, 8], [12, 11, 10, 9, 8, 7, 6]]) {
      const allowed = new Set(places.map((place) => documents[place]!.key));
      const visible = documents.filter(({ key }, place) => allowed.has(key) && place !== 7);
      const view = engine.view(allowed);
      expect(results(engine, view)).toEqual(results(indexOf(visible)));
      expect(view.chunks).toBe(indexOf(visible).view().chunks);
    }
  });

  it("comes back from its stored bytes with the same results", () => {
    const engine = new Engine();
    for (const document of makeDocuments(50, 5)) engine.apply({ put: [document] });
    engine.apply({ remove: ["문서3.hwp", "문서17.hwp"] });
    const stored = Buffer.concat(serialise(engine.snapshot()));
    const opened = new Engine(deserialise(stored)!);
    expect(results(opened)).toEqual(results(engine));
    expect([...opened.keys()].sort()).toEqual([...engine.keys()].sort());
    expect(opened.revisionOf("문서4.hwp")).toBe("r4");
    // Odd addresses must not matter.
    const shifted = Buffer.concat([Buffer.alloc(1), stored]).subarray(1);
    expect(results(new Engine(deserialise(shifted)!))).toEqual(results(engine));
  });

  it("refuses stored bytes that are torn or altered", () => {
    const engine = new Engine();
    engine.apply({ put: makeDocuments(5, 9) });
    const stored = Buffer.concat(serialise(engine.snapshot()));
    expect(() => deserialise(stored.subarray(0, stored.length - 9))).toThrow(DamagedFile);
    expect(deserialise(Buffer.alloc(0))).toBeNull();
    const altered = Buffer.from(stored);
    altered[altered.length - 8]! ^= 1;
    expect(() => deserialise(altered)).toThrow(DamagedFile);
  });

  it("has large segments joined elsewhere while documents come, change and go", () => {
    const engine = new Engine();
    const documents = makeDocuments(400, 11);
    for (const document of documents) engine.apply({ put: [document] }, 20);
    const before = engine.snapshot().length;
    const changed = { ...documents[5]!, revision: "새", chunks: [{ text: "출장 계약", path: [] }] };
    let turns = 0;
    for (let group = engine.nextMerge(); group; group = engine.nextMerge()) {
      const segment = mergeSegments(group);
      // What happens between asking and taking.
      if (turns === 0) engine.apply({ put: [changed], remove: [documents[7]!.key] }, 20);
      engine.replaceMerged(group, segment);
      turns++;
    }
    expect(turns).toBeGreaterThan(2);
    expect(engine.snapshot().length).toBeLessThan(before / 2);
    const fresh = new Engine();
    const left = documents
      .filter((_, place) => place !== 7)
      .map((one, at) => (at === 5 ? changed : one));
    fresh.apply({ put: left });
    expect(results(engine)).toEqual(results(fresh));
    expect(engine.revisionOf(changed.key)).toBe("새");
    expect(engine.has(documents[7]!.key)).toBe(false);
  });

  it("has what lies about in many segments gathered into few, and leaves a large one alone for a small one", () => {
    const engine = new Engine();
    const documents = makeDocuments(400, 13);
    const gather = () => {
      for (let group = engine.nextLazyMerge(20); group; group = engine.nextLazyMerge(20))
        engine.replaceMerged(group, mergeSegments(group));
    };
    for (const document of documents.slice(0, 390)) engine.apply({ put: [document] }, 0);
    gather();
    expect(engine.snapshot()).toHaveLength(1);
    const [large] = engine.snapshot();
    let most = 0;
    for (const document of documents.slice(390)) {
      engine.apply({ put: [document], remove: [documents[0]!.key] }, 0);
      gather();
      most = Math.max(most, engine.snapshot().length);
    }
    expect(engine.snapshot()).toContain(large);
    expect(most).toBeLessThan(12);
    const fresh = indexOf(documents.slice(1));
    expect(results(engine)).toEqual(results(fresh));
  });

  it("keeps audiences apart, also those that come to be while segments are joined, and a view touches its own alone", () => {
    const engine = new Engine();
    const documents = makeDocuments(300, 19);
    const rest = (divisor: number) => (key: string) => `${Number(/\d+/.exec(key)![0]) % divisor}`;
    const settle = () => {
      for (;;) {
        const group = engine.nextMerge() ?? engine.nextLazyMerge(20);
        if (!group) break;
        engine.replaceMerged(group, mergeSegments(group));
      }
    };
    engine.separateAudiences(rest(2), 20);
    for (const document of documents) engine.apply({ put: [document] }, 20);
    // Who may see what changes while the joining of segments is under way.
    const group = engine.nextLazyMerge(20)!;
    const joined = mergeSegments(group);
    engine.separateAudiences(rest(3), 20);
    engine.replaceMerged(group, joined);
    settle();
    for (const divisor of [3, 60, 5, 2]) {
      engine.separateAudiences(rest(divisor), 20);
      settle();
      expect(engine.snapshot().length).toBeLessThan(4 + 2 * divisor);
      for (let audience = 0; audience < divisor; audience += 1) {
        const seen = documents.filter(({ key }) => rest(divisor)(key) === `${audience}`);
        const view = engine.view(new Set(seen.map(({ key }) => key)));
        expect(view.visible().every(({ mask }) => mask === null)).toBe(true);
        expect(view.documents().length).toBe(seen.length);
        const fresh = indexOf(seen);
        expect(results(engine, view)).toEqual(results(fresh));
      }
    }
    engine.separateAudiences(() => "all", 20);
    settle();
    expect(engine.snapshot().length).toBeLessThan(4);
    const fresh = indexOf(documents);
    expect(results(engine)).toEqual(results(fresh));
  });

  it("does not join again what is being joined elsewhere, so that no work is lost while documents come", () => {
    const engine = new Engine();
    const documents = makeDocuments(400, 23);
    engine.apply({ put: documents.slice(0, 200) }, 0);
    engine.apply({ put: documents.slice(200, 300) }, 0);
    for (const document of documents.slice(300, 303)) engine.apply({ put: [document] }, 0);
    const group = engine.nextLazyMerge(20)!;
    const joined = mergeSegments(group);
    for (const document of documents.slice(303)) engine.apply({ put: [document] }, 80);
    expect(engine.snapshot().length).toBeLessThan(30);
    engine.replaceMerged(group, joined);
    expect(engine.snapshot().map(({ segment }) => segment)).toContain(joined[0]);
    const fresh = indexOf(documents);
    expect(results(engine)).toEqual(results(fresh));
  });

  it("joins no more at once than it is told to, however many segments are due", () => {
    const engine = new Engine();
    const documents = makeDocuments(400, 29);
    for (const document of documents) engine.apply({ put: [document] }, 0);
    const before = engine.snapshot().map(({ segment }) => segment);
    engine.separateAudiences((key) => (key < "문서2" ? "one" : "other"), 60);
    const kept = new Set(engine.snapshot().map(({ segment }) => segment));
    const joined = before.filter((segment) => !kept.has(segment));
    expect(joined.length).toBeGreaterThan(8);
    expect(joined.reduce((sum, { chunks }) => sum + chunks, 0)).toBeLessThanOrEqual(60);
  });

  it("does not take what was joined of segments that are no longer there", () => {
    const engine = new Engine();
    const documents = makeDocuments(60, 3);
    for (const document of documents) engine.apply({ put: [document] }, 0);
    const group = engine.nextMerge()!;
    const segment = mergeSegments(group);
    engine.apply({ remove: documents.map(({ key }) => key) });
    engine.replaceMerged(group, segment);
    expect(engine.snapshot()).toEqual([]);
    expect([...engine.keys()]).toEqual([]);
  });

  it("keeps the segments few, whatever the number of documents", () => {
    const engine = new Engine();
    for (const document of makeDocuments(300, 3)) engine.apply({ put: [document] });
    expect(engine.snapshot().length).toBeLessThan(24);
    expect([...engine.keys()]).toHaveLength(300);
  });
});
