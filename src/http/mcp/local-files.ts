/** The tool `read_file` of MCP over stdio: reads a file of this machine by its path, within the folders that were allowed. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { basename, relative, resolve, sep } from "node:path";
import Type from "typebox";
import { DEFAULT_CHUNK_BUDGET } from "../../model/plain.js";
import { Refusal } from "../../model/refusal.js";
import { OneOf } from "../../model/schema.js";
import type { OutputRequest, Parsing } from "../../parsing/parsing.js";
import { innerCall } from "../inner-call.js";
import type { ToolOutcome } from "./mcp-server.js";
import type { ToolDescription } from "./mcp-tools.js";

const WANTED: Record<string, OutputRequest> = {
  markdown: { kind: "markdown" },
  json: { kind: "document" },
  chunks: { kind: "chunks", budget: DEFAULT_CHUNK_BUDGET },
};

export const READ_FILE = {
  name: "read_file",
  title: "내 컴퓨터의 파일 읽기 / Read a local file",
  description:
    "Reads a document of this machine by its path, within the allowed folders: as Markdown, as chunks with page and coordinates, or as structured JSON. Stores nothing.",
  inputSchema: Type.Object({
    path: Type.String({ minLength: 1, description: "Absolute, or relative to the first folder" }),
    as: Type.Optional(OneOf(Object.keys(WANTED), { description: "`markdown` unless told" })),
  }),
  readOnly: true,
} satisfies ToolDescription;

/** More is cut by every client; the text travels through a pipe in one message. */
const MAX_RESULT_BYTES = 16 * 1024 * 1024;

export class LocalFiles {
  private constructor(
    private readonly roots: readonly string[],
    private readonly corpus: string,
  ) {}

  /** Roots as the disk spells them: what a link leads to decides, not how it is called. */
  static async open(roots: readonly string[], corpus: string): Promise<LocalFiles> {
    return new LocalFiles(
      await Promise.all(roots.map((root) => realpath(root))),
      await realpath(corpus),
    );
  }

  async read(
    parsing: Parsing,
    given: { path: string; as?: string },
    maxBytes: number,
  ): Promise<ToolOutcome> {
    const path = await this.allowed(given.path);
    const info = await stat(path);
    if (!info.isFile()) throw new Refusal("DOCUMENT_NOT_FOUND", { field: "path" });
    if (info.size > maxBytes) throw new Refusal("TOO_LARGE", { field: "path" });
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    const want = WANTED[given.as ?? "markdown"]!;
    const { summary, body } = await parsing.read({
      file: { path, bytes: info.size, sha256: hash.digest("hex") },
      filename: basename(path),
      want,
      signal: innerCall.getStore()!.signal,
    });
    if (body.length > MAX_RESULT_BYTES) {
      await body.release();
      throw new Refusal("TOO_LARGE", { field: "path" });
    }
    const pieces: Buffer[] = [];
    for await (const piece of body.stream()) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString("utf8");
    return want.kind === "markdown"
      ? { body: { ...summary, markdown: text }, text, isError: false }
      : { body: JSON.parse(text), text, isError: false };
  }

  /** The real path of a file inside a root; a file elsewhere is as one that does not exist. */
  private async allowed(given: string): Promise<string> {
    const path = await realpath(resolve(this.roots[0]!, given)).catch(() => null);
    const inside = (root: string) => path !== null && isInside(root, path);
    if (path === null || !this.roots.some(inside))
      throw new Refusal("DOCUMENT_NOT_FOUND", {
        field: "path",
        detail: { ko: "허용한 폴더 안에 없음", en: "not within the allowed folders" },
      });
    // Documents of tenants have rules of who may see them, which a path would pass by.
    if (inside(this.corpus))
      throw new Refusal("DOCUMENT_NOT_FOUND", {
        field: "path",
        detail: {
          ko: "문서 폴더의 문서는 list_documents와 리소스로 읽기",
          en: "documents of the corpus are read by list_documents and resources",
        },
      });
    return path;
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}
