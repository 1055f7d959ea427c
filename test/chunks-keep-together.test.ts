/**
 * Chunks of documents with their extracted structure, at many budgets: no text is lost, none crosses a heading, every chunk of a
 * table has its caption and unit. Over generated documents, the samples, and small files of the corpus where that is there.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkChunks } from "../src/chunks/check-chunks.js";
import { chunkDocument } from "../src/chunks/chunk.js";
import type { Document } from "../src/model/document.js";
import { readFile } from "../src/readers/read.js";
import { extractStructure } from "../src/structure/structure.js";
import { documentFrom, type Part, randomDocument } from "./documents.js";

const BUDGETS = [137, 800];
const CORPUS = fileURLToPath(new URL("../../shared/corpus", import.meta.url));
/** Each is read by the test itself: enough to see every form, few enough for seconds. */
const MOST_FILES = 12;
const LARGEST_FILE = 60_000;

function breaches(document: Document): string[] {
  const described = { ...document, structure: extractStructure(document) };
  return BUDGETS.flatMap((budget) =>
    checkChunks(described, chunkDocument(described, budget), budget),
  );
}

/** Headings, lists and captioned tables in a random order. */
function outlined(seed: number): Document {
  let state = seed + 1;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const text = () => "예산을 정한 대로 집행하고 결과를 알린다. ".repeat(1 + random(8)).trim();
  const rows = () => Array.from({ length: 2 + random(20) }, (_, at) => [`항목 ${at}`, `${at},000`]);
  const parts: Part[] = ["2025년 예산 집행 계획"];
  for (let at = 1; at <= 4 + random(6); at += 1) {
    parts.push(
      random(2) === 0 ? `${at}. 계획의 개요` : { text: `${at}. 개요`, type: "heading", level: 1 },
    );
    for (let item = random(4); item > 0; item -= 1)
      parts.push(`${"라다나가"[item - 1]}. ${random(2) === 0 ? "대상과 범위" : text()}`);
    if (random(2) === 0) parts.push(text());
    if (random(3) === 0)
      parts.push(`<표 ${at}> 집행 현황`, "(단위: 천원)", [["구분", "금액"], ...rows()]);
    if (random(5) === 0)
      parts.push("예산 규정 일부를 다음과 같이 개정한다.", "제3조 중 “가”를 “나”로 한다.");
  }
  return documentFrom(parts);
}

describe("generated documents", () => {
  it.each(Array.from({ length: 15 }, (_, seed) => seed))("seed %i", (seed) => {
    expect(breaches(outlined(seed))).toEqual([]);
    expect(breaches(randomDocument(seed + 30))).toEqual([]);
  });
});

describe.skipIf(!existsSync(CORPUS))("files of the corpus", () => {
  const files = ["hwp", "hwpx", "docx", "pdf"]
    .flatMap((kind) =>
      existsSync(`${CORPUS}/${kind}`)
        ? readdirSync(`${CORPUS}/${kind}`).map((name) => `${kind}/${name}`)
        : [],
    )
    .filter((file) => statSync(`${CORPUS}/${file}`).size < LARGEST_FILE);
  const step = Math.ceil(files.length / MOST_FILES);
  it.each(files.filter((_, at) => at % step === 0))("%s", async (file) => {
    const bytes = readFileSync(`${CORPUS}/${file}`);
    const options = { layout: "stored", ocr: false } as const;
    const document = await readFile({ bytes, filename: file.split("/").at(-1)!, options });
    if (document.access.readable && !document.documents) expect(breaches(document)).toEqual([]);
  });
});
