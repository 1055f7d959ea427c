/** The figures as they come from the benches' records to the home page. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
// @ts-expect-error: a script of the build, plain JavaScript.
import { gatherFigures } from "../../../scripts/figures.mjs";
import { type AreaFigures, figuresHtml, readFigures } from "./figures.js";

const machine = { processor: "Test CPU", cores: 2, system: "linux arm64", node: "v20.20.2" };
const recorded: AreaFigures & { detail: object } = {
  area: "search",
  at: "2026-11-15T01:02:03.000Z",
  machine,
  peers: { minisearch: "7.2.0" },
  figures: [
    {
      id: "p50",
      ko: "찾는 시간",
      en: "Time to find",
      ours: 3.5,
      unit: "ms",
      better: "lower",
      peer: "minisearch",
      theirs: 7,
    },
    {
      id: "recall",
      ko: "다시 찾기",
      en: "Recall",
      ours: 0.91,
      unit: "",
      better: "higher",
      bar: 0.95,
      note: "1,000 questions",
    },
  ],
  detail: { rows: ["not for the page"] },
};

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-figures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("gathers what is in the form, newest first, without the details", () => {
  const folder = folderOf({
    "search.json": JSON.stringify(recorded),
    "pdf.json": JSON.stringify({ ...recorded, area: "pdf", at: "2026-11-16T00:00:00.000Z" }),
    "older.json": "[]",
    "broken.json": "{",
    "unnamed.json": JSON.stringify({ ...recorded, figures: [{ ours: 1 }] }),
    "notes.md": "# no figures",
  });
  const gathered = gatherFigures(folder) as AreaFigures[];
  expect(gathered.map(({ area }) => area)).toEqual(["pdf", "search"]);
  const { detail, ...kept } = recorded;
  expect(gathered[1]).toEqual(kept);
  expect(gatherFigures(join(folder, "absent"))).toEqual([]);
});

test("shows each figure with its date, its peer and whether its bar is met", () => {
  const file = join(folderOf({ "figures.json": JSON.stringify([recorded]) }), "figures.json");
  const shown = String(figuresHtml(readFigures(file)));
  expect(shown).toContain('<time datetime="2026-11-15T01:02:03.000Z">2026-11-15</time>');
  expect(shown).toContain("찾는 시간");
  expect(shown).toContain("Time to find");
  expect(shown).toContain("3.5 ms");
  expect(shown).toContain("7 ms");
  expect(shown).toContain("minisearch 7.2.0");
  expect(shown.match(/✓|✗/g)).toEqual(["✓", "✗"]);
  expect(shown).toContain("missed");
});

test("leaves the section out where nothing was measured", () => {
  expect(readFigures("/nowhere/figures.json")).toEqual([]);
  expect(figuresHtml([])).toBeNull();
});
