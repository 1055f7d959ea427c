/** `kordoc` as a peer: its text without Markdown markup, and CPU times of two readers in one process. */
import { createRequire } from "node:module";

export { parse } from "./peers/node_modules/kordoc/dist/index.js";

export const kordocVersion = createRequire(import.meta.url)(
  "./peers/node_modules/kordoc/package.json",
).version;

/** Markdown and HTML marks are not text. */
export const unmarked = (markdown) =>
  markdown
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<[^>]+>/g, "\n")
    .replace(
      /&(nbsp|lt|gt|amp|quot);/g,
      (_, name) => ({ nbsp: " ", lt: "<", gt: ">", amp: "&", quot: '"' })[name],
    )
    .replace(/^\s*#+\s|^\s*\|?[\s:|-]+\|\s*$/gm, "\n")
    .replace(/\\([|*_~`#\\[\]()<>-])/g, "$1")
    .replace(/\*\*|\|/g, "\n");

/** CPU milliseconds: the best of `runs` after one to warm up; with 0 runs the first one. */
export async function timed(work, runs) {
  let best = Number.POSITIVE_INFINITY;
  let result;
  for (let run = 0; run <= runs; run++) {
    const before = process.cpuUsage();
    result = await work();
    const { user, system } = process.cpuUsage(before);
    if (run > 0 || runs === 0) best = Math.min(best, (user + system) / 1000);
  }
  return { best, result };
}
