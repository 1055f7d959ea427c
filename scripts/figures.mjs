/** Collects the figures of `bench/results` for the home page, without the benches' details. */
import { readdirSync, readFileSync } from "node:fs";

const NEEDED = ["id", "ko", "en", "ours", "unit", "better"];

/** Newest area first; files that are not in the form of `bench/record.mjs` are passed over. */
export function gatherFigures(folder) {
  return names(folder)
    .map((name) => read(`${folder}/${name}`))
    .filter((result) => inForm(result))
    .map(({ area, at, machine, peers, figures }) => ({ area, at, machine, peers, figures }))
    .sort((a, b) => b.at.localeCompare(a.at));
}

function names(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return []; // A package without its benches still builds.
  }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function inForm(result) {
  return (
    typeof result?.area === "string" &&
    !Number.isNaN(Date.parse(result.at)) &&
    typeof result.machine === "object" &&
    Array.isArray(result.figures) &&
    result.figures.length > 0 &&
    result.figures.every((figure) => NEEDED.every((key) => key in figure))
  );
}
