/**
 * Keeps the figures of one bench as `bench/results/<area>.json`, in the one form that the results page, the README and the
 * home page read. A figure stands beside its peer of the same run; a figure without a peer says the bar it is held to.
 *
 *     record("search", { peers: { minisearch: "7.2.0" }, figures: [figure], detail })
 *
 * figure: { id, ko, en, ours, unit, better: "lower" | "higher", peer, theirs, bar, note }: `id` is unique in its area;
 * `peer`/`theirs`, `bar` and `note` may be left out. `detail` is whatever the bench found besides (rows per file, versions).
 */
import { writeFileSync } from "node:fs";
import { arch, cpus, platform } from "node:os";

const FIELDS = new Set("id ko en ours unit better peer theirs bar note".split(" "));

export function record(area, { peers = {}, figures, detail = {} }) {
  for (const figure of figures) check(area, figure);
  const result = {
    area,
    at: new Date().toISOString(),
    machine: {
      processor: cpus()[0]?.model ?? "unknown",
      cores: cpus().length,
      system: `${platform()} ${arch()}`,
      node: process.version,
    },
    peers,
    figures,
    detail,
  };
  const file = new URL(`results/${area}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(result, null, 1)}\n`);
  console.table(
    figures.map(({ id, ours, theirs = "", peer = "", bar = "", unit }) => ({
      id,
      ours,
      theirs,
      peer,
      bar,
      unit,
    })),
  );
  return result;
}

function check(area, figure) {
  const unknown = Object.keys(figure).filter((key) => !FIELDS.has(key));
  const missing = ["id", "ko", "en", "ours", "unit", "better"].filter((key) => !(key in figure));
  if (unknown.length > 0 || missing.length > 0)
    throw new Error(`${area}: figure ${figure.id}: unknown ${unknown}, missing ${missing}`);
}
