/**
 * The report matches the results: who is ahead, which target is missed; and the pages in the repository are up to date.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREAS, ORDERED } from "./areas.mjs";
import { chart } from "./chart.mjs";
import {
  type Figure,
  lead,
  type Result,
  readmeTable,
  readResults,
  reasonsAmiss,
  recognitionTable,
  resilienceTable,
  resultsPage,
  scaleTables,
  verdict,
  withTable,
} from "./report.mjs";

const time: Figure = {
  ...{ id: "time", ko: "시간", en: "Time <median>", unit: "ms", better: "lower" },
  ...{ ours: 2, peer: "other", theirs: 8, bar: 4 },
};
const recall: Figure = {
  ...{ id: "recall", ko: "재현율", en: "Recall", unit: "", better: "higher" },
  ...{ ours: 0.9, peer: "other", theirs: 0.99, bar: 0.95, note: "vertical | text" },
};
const alone: Figure = {
  ...{ id: "memory", ko: "메모리", en: "Memory", unit: "MiB", better: "lower", ours: 120 },
};
const result: Result = {
  area: "letters",
  at: "2026-02-03T04:05:06.000Z",
  machine: { processor: "chip", cores: 2, system: "linux arm64", node: "v20.0.0" },
  peers: { other: "1.2.3" },
  figures: [time, recall, alone],
};
const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

describe("the report", () => {
  it("tells ahead from behind, and met from missed, both ways round", () => {
    expect(lead(time)).toBe(4);
    expect(lead(recall)).toBeCloseTo(0.909, 3);
    expect(lead(alone)).toBeNull();
    expect(lead({ ...time, theirs: null })).toBeNull();
    expect([time, recall, alone].map(verdict)).toEqual(["met", "missed", ""]);
    expect(verdict({ ...time, ours: 4 })).toBe("met");
  });

  it("puts every figure with its date, machine, peer and bar on the page", () => {
    const page = resultsPage([result]);
    expect(page).toContain(
      "2026-02-03 · chip, 2 cores, linux arm64, Node v20.0.0 · beside other 1.2.3",
    );
    expect(page).toContain(
      "| Time <median> (lower is better) | 2 ms | 8 ms (other) | 4.00× | ≤ 4 ms | met |",
    );
    expect(page).toContain("0.909× **behind** | ≥ 0.95 | **missed**: vertical \\| text |");
    const far = { ...time, ours: 0.01 };
    expect(readmeTable([{ ...result, figures: [far] }])).toContain("| 800× |");
    expect(page).toContain("| Memory (lower is better) | 120 MiB |  |  |  |  |");
  });

  it("names each machine below the README's table, with the areas that show a peer", () => {
    const other = { ...result, area: "words", machine: { ...result.machine, processor: "core" } };
    const unseen = { ...other, area: "alone", figures: [alone] };
    expect(readmeTable([result, { ...result, area: "more" }, unseen, other])).toMatch(
      /\|\n\n- letters, more: chip, 2 cores, linux arm64, Node v20\.0\.0\.\n- words: core, 2 cores, .*$/,
    );
  });

  it("names what is behind without a reason, and reasons that are not needed", () => {
    const amiss = reasonsAmiss([result], { "letters/time": "it was" });
    expect(amiss).toEqual({ missing: ["letters/recall"], stale: ["letters/time"] });
    expect(reasonsAmiss([result], { "letters/recall": "it is" })).toEqual({
      ...{ missing: [], stale: [] },
    });
  });

  it("draws how a cost grows, one bar for each size, to scale", () => {
    const sizes = [
      { size: 10, each_ms: 2 },
      { size: 1000, each_ms: 4 },
    ];
    const picture = chart({ ...result, figures: [alone], detail: { series: { pages: sizes } } })!;
    const widths = [...picture.matchAll(/<rect x="330" y="\d+" width="([\d.]+)"/g)];
    expect(Number(widths[1]![1]) / Number(widths[0]![1])).toBeCloseTo(2, 2);
    expect(picture).toContain("1,000 pages");
  });

  it("says what was tried against the service, in thousands", () => {
    const flips = { ...alone, ko: "뒤집은 곳", en: "Flips", ours: 10_000, unit: "" };
    const table = resilienceTable([{ ...result, area: "chaos", figures: [flips] }, result]);
    expect(table.split("\n").slice(2)).toEqual([
      "| `npm run chaos` | 뒤집은 곳 / Flips | 10,000 | 2026-02-03 |",
    ]);
  });

  it("sizes a deployment from the costs of a run, and tells how they grow", () => {
    const costs = { embedded_ms: 8, store_ms_a_document: 4, index_ms_a_document: 20, cold_ms: 900 };
    const size = { ...costs, database_bytes_a_chunk: 1000 };
    const detail = {
      documents_a_second: { one: 2 },
      growth: [
        { chunks: 10_000, ...size, shared_ms: 5 },
        { chunks: 100_000, ...size, shared_ms: 20 },
      ],
      many: { tenants: 1000, chunks: 1e6, index_bytes_a_chunk: 400, open_ms_a_tenant: 5 },
    };
    const scale = { ...result, area: "scale", figures: [alone], detail };
    const tables = scaleTables([scale]);
    expect(tables).toContain("| A question, shared database | 5 ms | 20 ms | 4.00× |");
    // 1,000 uploads a minute at 2 documents a second and parser, which is busy for 60 %.
    expect(tables).toContain("| parsers, one core each | 14 |");
    expect(tables).toContain("| database, GiB, without what it keeps for itself | 93.1 |");
    expect(scaleTables([result])).toContain("Not recorded yet");
  });

  it("draws what has a peer, to scale, and nothing where none has", () => {
    const picture = chart(result)!;
    const widths = [...picture.matchAll(/height="12" fill="[^"]+"/g)];
    expect(widths).toHaveLength(4);
    const [ours, theirs] = [...picture.matchAll(/<rect x="330" y="\d+" width="([\d.]+)"/g)].map(
      ([, width]) => Number(width),
    );
    expect(theirs! / ours!).toBeCloseTo(4, 1);
    expect(picture).toContain("Time &#60;median&#62;");
    expect(chart({ ...result, figures: [alone] })).toBeNull();
  });

  it("writes the README's table between its marks, and refuses where they are missing", () => {
    const readme = file("../README.md");
    const changed = withTable(readme, "| new |");
    expect(changed).toContain("-->\n\n| new |\n\n<!-- end of figures -->");
    expect(changed.length - "| new |".length).toBeLessThan(readme.length + 10);
    expect(() => withTable("no marks", "| new |")).toThrow(/no marks/);
  });
});

it("puts only areas in order that have a bench, and measures all that have", () => {
  const folder = new URL(".", import.meta.url);
  const there = readdirSync(folder).filter((name) =>
    existsSync(new URL(`${name}/run.mjs`, folder)),
  );
  expect(Object.keys(ORDERED).filter((name) => !there.includes(name))).toEqual([]);
  expect(Object.keys(AREAS).sort()).toEqual(there.sort());
});

describe("the pages in the repository", () => {
  const results = readResults();

  it("are what the report makes of the results", () => {
    expect(results.length).toBeGreaterThan(0);
    expect(file("results/README.md")).toBe(resultsPage(results));
    expect(file("../README.md")).toBe(withTable(file("../README.md"), readmeTable(results)));
    expect(file("../docs/ocr.md")).toBe(
      withTable(file("../docs/ocr.md"), recognitionTable(results)),
    );
    expect(file("../docs/security.md")).toBe(
      withTable(file("../docs/security.md"), resilienceTable(results)),
    );
    expect(file("../docs/scale.md")).toBe(
      withTable(file("../docs/scale.md"), scaleTables(results)),
    );
  });

  it("say why wherever we are behind a peer or miss a bar", () => {
    const why = JSON.parse(file("behind.json"));
    expect(reasonsAmiss(results, why).missing).toEqual([]);
  });

  it("show a chart for each area with peers, and no other", () => {
    for (const one of results) {
      const path = new URL(`results/charts/${one.area}.svg`, import.meta.url);
      expect([one.area, existsSync(path) ? readFileSync(path, "utf8") : null]).toEqual([
        one.area,
        chart(one),
      ]);
    }
  });
});
