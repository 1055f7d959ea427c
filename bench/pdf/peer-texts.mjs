/** The text of a PDF as peers give it, with the spaces and line ends that they find. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { kordocVersion, parse, unmarked } from "../kordoc.mjs";
import { kept, sumOf } from "./kept.mjs";

export const pdfjsVersion = createRequire(new URL("../peers/package.json", import.meta.url))(
  "pdfjs-dist/package.json",
).version;

export const popplerVersion = () =>
  /version (\S+)/.exec(spawnSync("pdftotext", ["-v"], { encoding: "utf8" }).stderr ?? "")?.[1] ??
  "not installed";

export const popplerText = (path) =>
  execFileSync("pdftotext", ["-q", path, "-"], { maxBuffer: 1 << 30 }).toString("utf8");

/** Empty where it cannot open the file. */
export const pdfjsText = (path) =>
  kept(`${sumOf(readFileSync(path))}-pdfjs-${pdfjsVersion}`, async () => {
    const script = fileURLToPath(new URL("pdfjs-text.mjs", import.meta.url));
    const { stdout } = spawnSync(process.execPath, [script, path], {
      maxBuffer: 1 << 30,
      encoding: "utf8",
    });
    return stdout ?? "";
  });

/** All its text without markup, and its paragraphs one a line with a mark for each table. */
export const kordocText = (path) =>
  kept(`${sumOf(readFileSync(path))}-kordoc-text-${kordocVersion}`, async () => {
    try {
      const { markdown = "", blocks = [] } = await parse(readFileSync(path));
      const body = blocks
        .map(({ table, text = "" }) => (table ? "\u0001" : text.replace(/\s*\n\s*/g, " ")))
        .join("\n");
      return { text: unmarked(markdown), body };
    } catch {
      return { text: "", body: "" };
    }
  });
