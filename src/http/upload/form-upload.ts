/** Receives `multipart/form-data`: its files go to the spool as they arrive, the other fields are kept. */
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../model/refusal.js";
import { MAX_OTHER_BYTES } from "./json-upload.js";
import type { SpoolFile } from "./spool.js";

/** More than the routes know; each is counted against the bytes of all fields. */
const MAX_FIELDS = 50;

/** Fields of the routes that are no text in JSON. */
const AS_JSON: Record<string, (text: string) => unknown> = {
  budget: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text),
  replace: (text) => ({ "1": true, true: true, "0": false, false: false })[text] ?? text,
};

interface Form {
  fields: Record<string, unknown>;
  /** Of its files, in the order sent; undefined where a part has none. */
  filenames: (string | undefined)[];
}

/** Where the next file goes; undefined where there may be no more. */
type NextFile = () => Promise<SpoolFile> | undefined;

export async function receiveForm(
  request: FastifyRequest,
  body: AsyncIterable<Buffer>,
  nextFile: NextFile,
): Promise<Form> {
  const form = openForm(request);
  const fields: Record<string, unknown> = {};
  const filenames: Form["filenames"] = [];
  let bytes = 0;
  const received: Promise<void>[] = [];
  let fault: unknown;
  let failed = () => {};
  const broken = new Promise<void>((resolve) => {
    failed = resolve;
  });
  const fail = (error: unknown) => {
    fault ??= error;
    failed();
  };
  form.on("field", (name, value) => {
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (bytes > MAX_OTHER_BYTES) fail(new Refusal("TEXT_TOO_LONG", { field: name }));
    const known = AS_JSON[name]?.(value) ?? value;
    // Sent more than once, it is a list.
    fields[name] = Object.hasOwn(fields, name) ? [fields[name], known].flat() : known;
  });
  form.on("file", (name, stream, filename) => {
    const next = nextFile();
    if (!next) {
      fail(new Refusal("INVALID_REQUEST", { field: name, detail: TOO_MANY }));
      stream.resume();
      return;
    }
    filenames.push(filename);
    received.push(next.then((file) => writeTo(file, stream)).catch(fail));
  });
  for (const limit of ["partsLimit", "fieldsLimit"] as const)
    form.on(limit, () => fail(new Refusal("INVALID_REQUEST", { field: "body" })));
  const ended = new Promise<void>((resolve) => {
    form.once("finish", resolve);
    form.once("error", () =>
      fail(new Refusal("INVALID_REQUEST", { field: "body", detail: BROKEN })),
    );
  });
  for await (const chunk of body) {
    const flows = form.write(chunk);
    if (fault) throw fault;
    if (!flows) await Promise.race([new Promise((resolve) => form.once("drain", resolve)), broken]);
  }
  form.end();
  await Promise.race([ended, broken]);
  if (fault) throw fault;
  await Promise.all(received);
  if (fault) throw fault;
  if (received.length === 0)
    throw new Refusal("INVALID_REQUEST", { field: "file", detail: NO_FILE });
  return { fields, filenames };
}

const TOO_MANY = { ko: "파일이 너무 많습니다", en: "too many files" };
const NO_FILE = { ko: "파일이 든 칸이 없습니다", en: "no part of the form is a file" };
const BROKEN = { ko: "multipart 본문이 끝까지 오지 않았습니다", en: "the form is cut or broken" };

function openForm(request: FastifyRequest): BusboyInstance {
  try {
    const headers = { "content-type": request.headers["content-type"]! };
    return new Busboy({
      headers,
      limits: { fieldSize: MAX_OTHER_BYTES, fieldNameSize: 100, fields: MAX_FIELDS },
    });
  } catch {
    throw new Refusal("INVALID_REQUEST", { field: "Content-Type", detail: NO_BOUNDARY });
  }
}

const NO_BOUNDARY = { ko: "boundary가 없습니다", en: "without a boundary" };

async function writeTo(file: SpoolFile, stream: Readable): Promise<void> {
  for await (const chunk of stream) await file.write(chunk as Buffer);
}
