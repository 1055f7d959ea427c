/** `wonmun parse`: parses files without a server, in parser processes, several at a time. */
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { pMapIterable } from "p-map";
import { DEFAULT_CHUNK_BUDGET, MAX_CHUNK_BUDGET, MIN_CHUNK_BUDGET } from "../model/plain.js";
import { cacheInfo } from "../parsing/cache-info.js";
import type { OutputRequest, ParseResult } from "../parsing/parsing.js";
import { SafeReading } from "../parsing/safe-reading.js";
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import { readSettings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { outputFolder } from "./check-paths.js";
import { OutputNames } from "./output-names.js";
import { ProgressBar } from "./progress.js";
import { cacheOption, readingSettings } from "./settings.js";
import { storedFile } from "./stored-file.js";

export async function runParse(args: string[]): Promise<number> {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      md: { type: "boolean" },
      json: { type: "boolean" },
      chunks: { type: "boolean" },
      explain: { type: "boolean" },
      budget: { type: "string" },
      out: { type: "string" },
      cache: { type: "string" },
      "no-cache": { type: "boolean" },
    },
  });
  if (files.length === 0)
    throw new UnusableSetting("읽을 파일을 적어 주세요 / name the files to read");
  const want = outputRequest(values);
  if (values.out) outputFolder(values.out);
  const settings = readingSettings(readSettings(process.env, cacheOption(values)));
  const reading = await SafeReading.open(settings);
  const progress = new ProgressBar(files.length);
  const names = new OutputNames(EXTENSIONS[want.kind] ?? ".json");
  let unread = 0;
  try {
    // In the order of the files. An error of one is its result.
    const results = pMapIterable(
      files,
      async (path) => {
        const onPage = (page: OcrProgress) => progress.page(basename(path), page);
        const result = readOne(reading, path, want, onPage);
        return { path, result: await result.catch((error) => error as Error) };
      },
      { concurrency: settings.workers * 2 },
    );
    for await (const { path, result } of results) {
      progress.step(basename(path));
      if (result instanceof Error || !result.summary.readable) {
        unread++;
        progress.printLine(`${path}: ${result instanceof Error ? result.message : reason(result)}`);
      }
      if (result instanceof Error) continue;
      await writeResult(result, want, values.out && join(values.out, names.nameFor(path)));
    }
  } finally {
    progress.done();
    if (reading.cache?.writeFault) progress.printLine(`${cacheInfo(reading.cache).reason}`);
    await reading.close();
  }
  return unread > 0 ? 1 : 0;
}

function outputRequest(values: {
  md?: boolean | undefined;
  json?: boolean | undefined;
  chunks?: boolean | undefined;
  explain?: boolean | undefined;
  budget?: string | undefined;
}): OutputRequest {
  if ([values.md, values.json, values.chunks, values.explain].filter(Boolean).length > 1) {
    throw new UnusableSetting(
      "--md, --json, --chunks, --explain 중 하나만 / only one of --md, --json, --chunks, --explain",
    );
  }
  const budget = values.budget === undefined ? DEFAULT_CHUNK_BUDGET : Number(values.budget);
  if (!Number.isInteger(budget) || budget < MIN_CHUNK_BUDGET || budget > MAX_CHUNK_BUDGET) {
    throw new UnusableSetting(`--budget: ${MIN_CHUNK_BUDGET}–${MAX_CHUNK_BUDGET}`);
  }
  if (values.explain) return { kind: "explanation" };
  if (values.md) return { kind: "markdown" };
  if (values.chunks) return { kind: "chunks", budget };
  return { kind: "document" };
}

async function readOne(
  reading: SafeReading,
  path: string,
  want: OutputRequest,
  progress: (page: OcrProgress) => void,
): Promise<ParseResult> {
  const file = await storedFile(path);
  // What a field was chosen by is not in the cache.
  const keep = want.kind !== "explanation";
  return reading.read({ file, filename: basename(path), want, progress, keep });
}

function reason({ summary }: ParseResult): string {
  return `${summary.reason}: ${summary.reason_text}`;
}

const EXTENSIONS: Partial<Record<OutputRequest["kind"], string>> = {
  markdown: ".md",
  chunks: ".chunks.json",
  explanation: ".explain.json",
};

/** Writes to standard output, or into the file of the `--out` folder. */
async function writeResult(
  parsed: ParseResult,
  want: OutputRequest,
  file: string | undefined,
): Promise<void> {
  if (file) {
    await writeFile(file, parsed.body.stream());
    return;
  }
  for await (const chunk of parsed.body.stream()) process.stdout.write(chunk);
  if (want.kind !== "markdown") process.stdout.write("\n");
}
