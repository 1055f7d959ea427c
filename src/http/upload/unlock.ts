/**
 * Takes the password off uploaded files before anything of them is kept: a tenant and a queue hold what they can read again by themselves,
 * and no password. What is wrong with one is said as a file's reason, never as an error of the request.
 */
import type { FastifyRequest } from "fastify";
import type { Unlocking } from "../../tenants/receipt.js";
import { ANONYMOUS } from "../keys.js";
import type { Service } from "../route-context.js";
import { passwordOf } from "./password.js";
import type { Upload } from "./receive.js";
import type { SpoolFile } from "./spool.js";

/** Opened, a file may be larger than it was sent: an archive's items were packed once more, pictures of a PDF in another way. */
const LARGER_WHEN_OPEN = 4;

type Sent = Pick<Upload, "file" | "filename">;

export interface Unlocked extends Sent {
  /** Only where a password was sent and the file was locked. */
  unlocking?: Unlocking;
}

interface UploadedFiles {
  request: FastifyRequest;
  fields: Record<string, unknown>;
  files: readonly Sent[];
  /** Nobody waits for what becomes of them: people go first. */
  bulk?: boolean;
}

/** Passes the files on, unlocked where the request has a password that opens them; the copies are removed afterwards. */
export async function withUnlocked<T>(
  service: Service,
  { request, fields, files, bulk = false }: UploadedFiles,
  use: (files: readonly Unlocked[]) => Promise<T>,
): Promise<T> {
  const password = passwordOf(request.headers, fields);
  if (password === undefined) return use(files);
  const { uploadRules } = service;
  const rules = { ...uploadRules, limit: uploadRules.limit * LARGER_WHEN_OPEN };
  const copies: SpoolFile[] = [];
  try {
    const unlocked: Unlocked[] = [];
    for (const sent of files) {
      const { summary, body } = await service.parsing.read({
        ...sent,
        want: { kind: "unlocked" },
        password,
        consumer: request.caller?.consumer ?? ANONYMOUS,
        signal: request.gone,
        bulk,
      });
      const isTooLarge = body.length > rules.limit;
      if (body.length === 0 || isTooLarge) {
        await body.release();
        const reason = isTooLarge ? ("TOO_LARGE" as const) : summary.reason;
        unlocked.push({ ...sent, ...(reason && { unlocking: { reason } }) });
        continue;
      }
      const copy = await service.spool.create(rules);
      copies.push(copy);
      for await (const chunk of body.stream()) await copy.write(chunk);
      const { filename, file } = sent;
      unlocked.push({ filename, file: await copy.finish(), unlocking: { from: file.sha256 } });
    }
    return await use(unlocked);
  } finally {
    for (const copy of copies) await copy.remove();
  }
}
