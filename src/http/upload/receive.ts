/**
 * Receives the file of a request, raw, in a form or as base64 in JSON, into the spool, without blocking or buffering it
 * in memory.
 */
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../model/refusal.js";
import type { StoredFile } from "../../parsing/parsing.js";
import type { UploadRules } from "../route.js";
import { fileName, nameOfRequest } from "./file-name.js";
import { receiveForm } from "./form-upload.js";
import { JsonUploadReader, MAX_OTHER_BYTES } from "./json-upload.js";
import type { Spool, SpoolFile } from "./spool.js";

export interface Upload {
  file: StoredFile;
  filename: string;
  /** Other members of a JSON body or form; empty for raw bytes. */
  fields: Record<string, unknown>;
}

/** Base64 is 4/3 of the bytes; line breaks and escaped slashes add a little. Only the early refusal uses this. */
const JSON_OVERHEAD = (4 / 3) * 1.1;

/** The fields of a form, and the lines between its parts. */
const FORM_OVERHEAD = 2 * MAX_OTHER_BYTES;

/** Maximum bytes of a JSON body that carries a file of the given size. */
export function maxJsonBytes(limit: number): number {
  return Math.ceil(limit * JSON_OVERHEAD) + MAX_OTHER_BYTES;
}

/** Refuses by Content-Length, before reading the body. */
export function refuseByLength(request: FastifyRequest, { limit, tooLarge }: UploadRules): void {
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", { field: "Content-Encoding" });
  }
  const length = Number(request.headers["content-length"] ?? 0);
  const allowed = { json: maxJsonBytes(limit), form: limit + FORM_OVERHEAD, raw: limit };
  if (length > allowed[bodyKind(request)]) throw new Refusal(tooLarge);
}

/** Writes the bytes of a file that a JSON body names instead of holding it, by the name as it was sent. */
export type FetchNamed = (
  filename: string,
  fields: Record<string, unknown>,
  write: (bytes: Uint8Array) => Promise<void>,
) => Promise<void>;

/** Passes the received file to `use`, and always removes it from the spool afterwards. Without `fetchNamed` a JSON body must hold it. */
export async function withUpload<T>(
  request: FastifyRequest,
  spool: Spool,
  rules: UploadRules,
  use: (upload: Upload) => Promise<T>,
  fetchNamed?: FetchNamed,
): Promise<T> {
  const kind = bodyKind(request);
  const name = nameOfRequest(request.headers, request.query);
  // A raw body cannot carry its name: refuse before receiving it.
  if (kind === "raw" && name === undefined)
    throw new Refusal("NAME_REQUIRED", { field: "X-Filename" });
  const file = await spool.create(rules);
  try {
    const { fields, hasData = true } = await RECEIVE[kind](request, file);
    const { filename: inBody, ...others } = fields;
    if (!hasData) {
      if (!fetchNamed) throw new Refusal("INVALID_REQUEST", { field: "data_base64" });
      const named = text(inBody).normalize("NFC");
      await fetchNamed(named, others, (bytes) => file.write(bytes));
      return await use({ file: await file.finish(), filename: named, fields: others });
    }
    const filename = inBody === undefined ? name : fileName(text(inBody), "filename");
    if (filename === undefined) throw new Refusal("NAME_REQUIRED", { field: "filename" });
    return await use({ file: await file.finish(), filename, fields: others });
  } finally {
    await file.remove();
  }
}

export function bodyKind(request: FastifyRequest): keyof typeof RECEIVE {
  const type = request.headers["content-type"] ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return "form";
  return /^application\/json\b/i.test(type) ? "json" : "raw";
}

const RECEIVE = {
  raw: receiveRaw,
  json: receiveJson,
  form: receiveOneOfForm,
};

interface Received {
  fields: Record<string, unknown>;
  /** False where a JSON body holds no file. */
  hasData?: boolean;
}

async function receiveOneOfForm(request: FastifyRequest, file: SpoolFile): Promise<Received> {
  const files = [file];
  const { fields, filenames } = await receiveForm(request, bodyOf(request), () => {
    const next = files.pop();
    return next && Promise.resolve(next);
  });
  return { fields: { filename: filenames[0], ...fields } };
}

async function receiveRaw(request: FastifyRequest, file: SpoolFile): Promise<Received> {
  for await (const chunk of bodyOf(request)) await file.write(chunk);
  return { fields: {} };
}

async function receiveJson(request: FastifyRequest, file: SpoolFile): Promise<Received> {
  const reader = new JsonUploadReader();
  for await (const chunk of bodyOf(request)) await file.write(reader.push(chunk));
  reader.finish();
  const { fields, hasData } = reader;
  return { fields, hasData };
}

/** Streams the body. Stopping early keeps the connection open, so that the refusal can be sent. */
export async function* bodyOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    request.bytesIn += chunk.length;
    yield chunk;
  }
}

function text(value: unknown): string {
  if (typeof value !== "string") throw new Refusal("INVALID_REQUEST", { field: "filename" });
  return value;
}
