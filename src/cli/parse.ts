/** `wonmun parse`: parses files without a server, in parser processes, several at a time. */

import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { pMapIterable } from "p-map";
import type { Document } from "../model/document.js";
import { DEFAULT_CHUNK_BUDGET, MAX_CHUNK_BUDGET, MIN_CHUNK_BUDGET } from "../model/plain.js";
import { Refusal } from "../model/refusal.js";
import { CHUNK_FIELDS, DOCUMENT_FIELDS, parseFields, parsePages } from "../model/selection.js";
import { cacheInfo } from "../parsing/cache-info.js";
import type { OutputRequest, ParseResult } from "../parsing/parsing.js";
import { SafeReading } from "../parsing/safe-reading.js";
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import { readSettings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { outputFolder } from "./check-paths.js";
import { inputFiles } from "./input-files.js";
import { OutputNames } from "./output-names.js";
import { passwordFrom } from "./password-file.js";
import { ProgressBar } from "./progress.js";
import { said } from "./said.js";
import { cacheOption, readingSettings } from "./settings.js";
import { storedFile } from "./stored-file.js";

export async function runParse(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      md: { type: "boolean" },
      json: { type: "boolean" },
      chunks: { type: "boolean" },
      explain: { type: "boolean" },
      format: { type: "string" },
      name: { type: "string", default: "stdin" },
      budget: { type: "string" },
      pages: { type: "string" },
      fields: { type: "string" },
      out: { type: "string" },
      "password-file": { type: "string" },
      cache: { type: "string" },
      "no-cache": { type: "boolean" },
    },
  });
  if (positionals.length === 0)
    throw new UnusableSetting("읽을 파일을 적어 주세요 / name the files to read");
  const whole = outputRequest(values);
  const asText = values.format === "text";
  if (asText && values.fields !== undefined)
    throw new UnusableSetting("--fields: --format json, chunks");
  const want = selected(whole, values);
  if (values.out) outputFolder(values.out);
  const password = passwordFrom(values["password-file"]);
  const settings = readingSettings(readSettings(process.env, cacheOption(values)));
  const { files, close } = await inputFiles(positionals, values.name);
  const reading = await SafeReading.open({ ...settings, startAhead: true });
  const progress = new ProgressBar(files.length);
  const names = new OutputNames(asText ? ".txt" : (EXTENSIONS[whole.kind] ?? ".json"));
  let unread = 0;
  try {
    // In the order of the files. An error of one is its result.
    const results = pMapIterable(
      files,
      async ({ path, shown }) => {
        const onPage = (page: OcrProgress) => progress.page(basename(path), page);
        const result = readOne(reading, path, { want, progress: onPage, password });
        return { path: shown, result: await result.catch((error) => error as Error) };
      },
      { concurrency: settings.workers * 2 },
    );
    for await (const { path, result } of results) {
      progress.step(basename(path));
      if (result instanceof Error || !result.summary.readable) {
        unread++;
        progress.printLine(unreadLine(path, result));
      }
      if (result instanceof Error) continue;
      const file = values.out && join(values.out, names.nameFor(path));
      if (asText) await writeText(result, file);
      else await writeResult(result, whole, file);
    }
  } finally {
    progress.done();
    if (reading.cache?.writeFault) progress.printLine(said(`${cacheInfo(reading.cache).reason}`));
    await reading.close();
    close();
  }
  if (files.length > 1)
    progress.printLine(
      said(
        `읽음 ${files.length - unread}개, 읽지 못함 ${unread}개 / read ${files.length - unread}, not read ${unread}`,
      ),
    );
  return unread > 0 ? 1 : 0;
}

function outputRequest(values: {
  md?: boolean | undefined;
  json?: boolean | undefined;
  chunks?: boolean | undefined;
  explain?: boolean | undefined;
  format?: string | undefined;
  budget?: string | undefined;
}): OutputRequest {
  const { format } = values;
  if ([values.md, values.json, values.chunks, values.explain, format].filter(Boolean).length > 1) {
    throw new UnusableSetting(
      "--format, --md, --json, --chunks, --explain 중 하나만 / only one of --format, --md, --json, --chunks, --explain",
    );
  }
  if (format !== undefined && !["json", "md", "text", "chunks"].includes(format))
    throw new UnusableSetting("--format: json, md, text, chunks");
  const budget = values.budget === undefined ? DEFAULT_CHUNK_BUDGET : Number(values.budget);
  if (!Number.isInteger(budget) || budget < MIN_CHUNK_BUDGET || budget > MAX_CHUNK_BUDGET) {
    throw new UnusableSetting(`--budget: ${MIN_CHUNK_BUDGET}–${MAX_CHUNK_BUDGET}`);
  }
  if (values.explain) return { kind: "explanation" };
  if (values.md || format === "md") return { kind: "markdown" };
  if (values.chunks || format === "chunks") return { kind: "chunks", budget };
  return { kind: "document" };
}

/** Only some pages or members of the output. */
function selected(
  of: OutputRequest,
  { pages, fields }: { pages?: string | undefined; fields?: string | undefined },
): OutputRequest {
  if (pages === undefined && fields === undefined) return of;
  const known = of.kind === "chunks" ? CHUNK_FIELDS : DOCUMENT_FIELDS;
  if (of.kind !== "chunks" && of.kind !== "document" && (of.kind !== "markdown" || fields))
    throw new UnusableSetting(
      "--pages: --format json, md, text, chunks; --fields: --format json, chunks",
    );
  try {
    return {
      kind: "selection",
      of,
      ...(pages !== undefined && { pages: parsePages(pages) }),
      ...(fields !== undefined && { fields: parseFields(fields, known) }),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field, detail } = error.info;
    throw new UnusableSetting(`--${field}: ${detail?.ko} / ${detail?.en}`);
  }
}

async function readOne(
  reading: SafeReading,
  path: string,
  how: {
    want: OutputRequest;
    progress: (page: OcrProgress) => void;
    password: string | undefined;
  },
): Promise<ParseResult> {
  const { password, ...asked } = how;
  const file = await storedFile(path);
  // What a field was chosen by is not in the cache.
  const keep = asked.want.kind !== "explanation";
  const locked = password === undefined ? {} : { password };
  return reading.read({ file, filename: basename(path), ...asked, keep, ...locked });
}

function unreadLine(path: string, result: ParseResult | Error): string {
  if (!(result instanceof Error))
    return `${path}: ${result.summary.reason}: ${said(`${result.summary.reason_text}`)}`;
  const line = said(result.message);
  return line.startsWith(`${path}: `) ? line : `${path}: ${line}`;
}

const EXTENSIONS: Partial<Record<OutputRequest["kind"], string>> = {
  markdown: ".md",
  chunks: ".chunks.json",
  explanation: ".explain.json",
};

/** The text alone, block by block; of a bundle that of its items. */
async function writeText({ body }: ParseResult, file: string | undefined): Promise<void> {
  const document = JSON.parse((await body.bytes()).toString("utf8")) as Document;
  const text = `${textOf(document)}\n`;
  if (file) await writeFile(file, text);
  else process.stdout.write(text);
}

function textOf({ blocks, documents }: Document): string {
  if (documents) return documents.map(textOf).join("\n\n");
  return blocks.map(({ text }) => text).join("\n");
}

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
