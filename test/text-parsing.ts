/**
 * A fake parser for tests of what comes after parsing: text files, one chunk per line; `!REASON` makes a file
 * unreadable.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Chunk } from "../src/model/chunk.js";
import { REASONS, type ReasonCode } from "../src/model/codes.js";
import { emptyStructure } from "../src/model/plain.js";
import type { DocumentEntry, ParseRequest, ParseResult, Parsing } from "../src/parsing/parsing.js";
import { ResultBody } from "../src/parsing/result-body.js";

export class TextParsing implements Parsing {
  /** Names of the files read, in order. */
  readonly reads: string[] = [];
  readonly inFlight = 0;
  private readonly known = new Map<string, DocumentEntry[]>();

  /** Like the parse cache, it remembers by content and name. */
  async read({ file, filename }: ParseRequest): Promise<ParseResult> {
    const key = `${file.sha256}/${filename}`;
    let entries = this.known.get(key);
    if (!entries) {
      this.reads.push(filename);
      await file.fetch?.();
      entries = entriesOf(await readFile(file.path, "utf8"), file.sha256);
      this.known.set(key, entries);
    }
    return {
      summary: {} as ParseResult["summary"],
      body: ResultBody.ofBuffer(Buffer.from(JSON.stringify(entries))),
    };
  }

  async close(): Promise<void> {}
}

/** Lines `@inner/path` start the items of a bundle; `@안.zip>가.docx` is an item of an archive inside it. */
function entriesOf(text: string, sha256: string): DocumentEntry[] {
  if (!text.startsWith("@")) return [entry([], text, `sha256:${sha256}`)];
  return text
    .split(/^@/m)
    .filter(Boolean)
    .map((item) => {
      const [inner, ...lines] = item.split("\n");
      const text = lines.join("\n");
      const hash = createHash("sha256").update(text).digest("hex");
      return entry(inner!.split(">"), text, `sha256:${hash}`);
    });
}

function entry(inner: string[], text: string, doc_id: string): DocumentEntry {
  const reason = /^!(\w+)/.exec(text)?.[1] as ReasonCode | undefined;
  const lines = reason ? [] : text.split("\n").filter(Boolean);
  return {
    inner,
    doc_id,
    format: "docx",
    pages: 1,
    access: {
      readable: !reason,
      drm: false,
      drm_vendor: reason === "DRM_ENCRYPTED" ? "Fasoo" : null,
      password_protected: reason === "PASSWORD_PROTECTED",
      reason: reason ?? null,
      reason_text: reason ? REASONS[reason].ko : null,
    },
    structure: { ...emptyStructure(), title: lines[0] ?? null },
    forms: [],
    review: text.includes("표가 이상함") ? [{ code: "TABLE_GRID_UNCERTAIN", text: "표" }] : [],
    tables: [],
    chunks: lines.map(
      (line, index): Chunk => ({
        id: `c${index + 1}`,
        doc_id,
        kind: "paragraph",
        text: line,
        blocks: [`b${index + 1}`],
        anchors: [{ page: 1, bbox: null, cell_range: null }],
        path: [lines[0]!],
        outline: [],
        extractors: ["docx"],
      }),
    ),
  };
}
