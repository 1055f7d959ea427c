/** OCR on scans and pictures of the corpus with known text, compared with the Tesseract program. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFile } from "../../src/readers/read.js";
import { drawWithProgram, runProgram } from "./program.js";
import { pairErrorRate } from "./score.js";

interface Entry {
  file: string;
  traits?: string[];
}

export interface CorpusMeasured {
  file: string;
  engine: string;
  /** Percent of letter pairs missing or too many. */
  error: number;
}

export async function measureCorpus(
  corpus: string,
  folders: Map<string, string | undefined>,
  languages: string[],
): Promise<CorpusMeasured[]> {
  const results: CorpusMeasured[] = [];
  for (const { file, truth } of await scansWithText(corpus)) {
    const path = join(corpus, file);
    const report = (engine: string, text: string) => {
      const error = Math.round(pairErrorRate(truth, text) * 1000) / 10;
      results.push({ file, engine, error });
      process.stdout.write(
        `${basename(file).slice(0, 30).padEnd(32)} ${engine.padEnd(24)} ${error} %\n`,
      );
    };
    for (const [engine, folder] of folders) report(engine, await textOf(path, folder));
    const bytes = readFileSync(path);
    const pictures = file.endsWith(".pdf") ? drawWithProgram(path) : [bytes];
    for (const language of pictures ? languages : []) {
      const found = pictures!.map((picture) => runProgram(picture, language, 3)?.text);
      if (found.every((text) => text !== undefined))
        report(`tesseract ${language}`, found.join("\n"));
    }
  }
  return results;
}

async function textOf(path: string, folder: string | undefined, page?: number): Promise<string> {
  const { blocks } = await readFile({
    bytes: readFileSync(path),
    filename: basename(path),
    options: { layout: "checked", ocr: true, ...(folder !== undefined && { ocrData: folder }) },
  });
  return blocks
    .filter((block) => page === undefined || block.page === page)
    .map((block) => block.text)
    .join("\n");
}

/** Hand-written transcripts, outputs kept by the sources, and for pictures of a document's page that page's own text. */
async function scansWithText(corpus: string): Promise<{ file: string; truth: string }[]> {
  const manifest = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));
  const entries: Entry[] = Array.isArray(manifest) ? manifest : manifest.files;
  const out: { file: string; truth: string }[] = [];
  for (const { file, traits = [] } of entries) {
    const isScan = file.startsWith("image/") || traits.includes("scan");
    if (!isScan) continue;
    const page = /(\d+)page\.\w+$/.exec(file)?.[1];
    const twin = traits.find((trait) => trait.startsWith("twin-of:"))?.slice("twin-of:".length);
    if (page && twin) {
      const folder = readdirSync(corpus).find((name) => existsSync(join(corpus, name, twin)));
      if (folder) {
        const truth = await textOf(join(corpus, folder, twin), undefined, Number(page));
        out.push({ file, truth });
      }
      continue;
    }
    const kept = [`reference/${file}.txt`, `golden/${file}.txt`, `golden/${file}.md`]
      .map((name) => join(corpus, name))
      .find((name) => existsSync(name));
    if (kept) out.push({ file, truth: readFileSync(kept, "utf8") });
  }
  return out;
}
