/** Receives one file as everywhere, or many in a form; all of them are removed from the spool afterwards. */
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../model/refusal.js";
import type { UploadRules } from "../route.js";
import { fileName } from "./file-name.js";
import { receiveForm } from "./form-upload.js";
import { bodyKind, bodyOf, type FetchNamed, type Upload, withUpload } from "./receive.js";
import type { Spool, SpoolFile } from "./spool.js";

interface Uploads {
  files: Pick<Upload, "file" | "filename">[];
  /** Other members of a JSON body or form; empty for raw bytes. */
  fields: Record<string, unknown>;
  /** The body names a file of a tenant instead of holding one. */
  isNamed: boolean;
}

interface ReceiveMany {
  /** For each file. */
  rules: UploadRules;
  /** Files of one request. */
  atMost: number;
  fetchNamed: FetchNamed;
}

export async function withUploads<T>(
  request: FastifyRequest,
  spool: Spool,
  { rules, atMost, fetchNamed }: ReceiveMany,
  use: (uploads: Uploads) => Promise<T>,
): Promise<T> {
  if (bodyKind(request) !== "form") {
    let isNamed = false;
    const fetch: FetchNamed = (...asked) => {
      isNamed = true;
      return fetchNamed(...asked);
    };
    const useOne = ({ fields, ...file }: Upload) => use({ files: [file], fields, isNamed });
    return withUpload(request, spool, rules, useOne, fetch);
  }
  const opened: Promise<SpoolFile>[] = [];
  try {
    const { fields, filenames } = await receiveForm(request, bodyOf(request), () => {
      if (opened.length >= atMost) return undefined;
      const file = spool.create(rules);
      opened.push(file);
      return file;
    });
    const spooled = await Promise.all(opened);
    const files: Uploads["files"] = [];
    for (const [at, file] of spooled.entries())
      files.push({
        file: await file.finish(),
        filename: fileName(nameOf(fields, filenames, at), "file"),
      });
    return await use({ files, fields, isNamed: false });
  } finally {
    for (const file of await Promise.allSettled(opened))
      if (file.status === "fulfilled") await file.value.remove();
  }
}

/** A single file may be given another name by a field, as everywhere. */
function nameOf(
  { filename }: Record<string, unknown>,
  filenames: readonly (string | undefined)[],
  at: number,
): string {
  if (filename === undefined) return filenames[at] ?? "";
  if (typeof filename !== "string" || filenames.length > 1)
    throw new Refusal("INVALID_REQUEST", { field: "filename" });
  return filename;
}
