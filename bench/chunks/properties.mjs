/**
 * Checks chunks of every corpus document at many budgets: no text lost or added, anchors cover their text,
 * deterministic. Usage: npm run build && node bench/chunks/properties.mjs [--only TEXT] [--checked] [--record]
 * `--record` keeps the figures in `bench/results/chunks.json`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { record } from "../record.mjs";

const BUDGETS = [100, 137, 250, 400, 800, 1500, 3000, 8000];
const KINDS = ["hwp", "hwpx", "docx", "pdf", "xlsx", "image", "zip"];
/** One file must not hold up the rest. */
const LONGEST_MS = 180_000;

const corpus =
  process.env.WONMUN_CORPUS ?? fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
const layout = process.argv.includes("--checked") ? "checked" : "stored";

if (process.argv[2] === "--file") await checkFile(process.argv[3]);
else if (existsSync(corpus)) checkAll();
else console.log("no corpus: set WONMUN_CORPUS; nothing is measured");

/** Each file in a process of its own, so that one that dies or hangs is only one. */
function checkAll() {
  const only = process.argv.includes("--only")
    ? process.argv[process.argv.indexOf("--only") + 1]
    : "";
  const breached = [];
  const totals = { files: 0, documents: 0, unread: 0, chunks: 0, breaches: 0, died: 0 };
  for (const kind of KINDS.filter((name) => existsSync(`${corpus}/${name}`))) {
    for (const name of readdirSync(`${corpus}/${kind}`).filter((each) => each.includes(only))) {
      const file = `${kind}/${name}`;
      const run = spawnSync(
        process.execPath,
        [fileURLToPath(import.meta.url), "--file", file, `--${layout}`],
        { encoding: "utf8", timeout: LONGEST_MS, maxBuffer: 64 * 1024 * 1024 },
      );
      totals.files += 1;
      if (run.status !== 0) {
        totals.died += 1;
        breached.push({ file, died: true });
        console.log(
          `died      ${file}: ${run.stderr.split("\n").find((line) => line.includes("Error")) ?? run.signal}`,
        );
        continue;
      }
      const found = JSON.parse(run.stdout);
      totals.documents += found.documents;
      totals.unread += found.unread;
      totals.chunks += found.chunks;
      totals.breaches += found.breaches.length;
      if (found.breaches.length > 0) breached.push({ file, breaches: found.breaches.length });
      for (const breach of found.breaches.slice(0, 5)) console.log(`breach    ${file}: ${breach}`);
    }
  }
  console.log(totals);
  if (process.argv.includes("--record")) keep(totals, breached);
  process.exitCode = totals.breaches + totals.died > 0 ? 1 : 0;
}

async function checkFile(file) {
  const { readFile } = await import("../../dist/readers/read.js");
  const { extractStructure } = await import("../../dist/structure/structure.js");
  const { chunkDocument } = await import("../../dist/chunks/chunk.js");
  const { checkChunks } = await import("../../dist/chunks/check-chunks.js");
  const { toMarkdown } = await import("../../dist/markdown/markdown.js");
  const result = { documents: 0, unread: 0, chunks: 0, breaches: [] };
  const check = (document) => {
    for (const inner of document.documents ?? []) check(inner);
    if (document.documents) return;
    result.documents += 1;
    if (!document.access.readable) {
      result.unread += 1;
      return;
    }
    document.structure = extractStructure(document);
    if (toMarkdown(document).trim() === "") result.breaches.push("empty Markdown");
    for (const budget of BUDGETS) {
      const chunks = chunkDocument(document, budget);
      result.chunks += chunks.length;
      const again = JSON.stringify(chunkDocument(document, budget)) === JSON.stringify(chunks);
      if (!again) result.breaches.push(`${budget}: not the same chunks again`);
      for (const breach of checkChunks(document, chunks, budget))
        result.breaches.push(`${budget}: ${breach}`);
    }
  };
  const options = { layout, ocr: false };
  check(
    await readFile({
      bytes: readFileSync(`${corpus}/${file}`),
      filename: file.split("/").at(-1),
      options,
    }),
  );
  // A pipe may not have taken it all when the process ends by itself; reading libraries may keep it from ending.
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

function keep(totals, breached) {
  const figure = (id, ko, en, ours) => ({ id, ko, en, ours, unit: "", better: "lower", bar: 0 });
  record("chunks", {
    figures: [
      figure("breaches", "어긋난 조각", "lost, added or misplaced text", totals.breaches),
      figure("died", "끝내지 못한 파일", "files that could not be checked", totals.died),
    ],
    detail: { ...totals, budgets: BUDGETS, layout, breached },
  });
}
