/** Does what a job asks for: reads its file, and stores it where a tenant is to keep it. */
import type { ReasonCode } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";
import type { ParseRequest, Parsing, StoredFile } from "../parsing/parsing.js";
import { receiptOf } from "../tenants/receipt.js";
import type { StoreOptions, Tenants } from "../tenants/tenants.js";
import { type Job, type JobTask, ownerOf } from "./job.js";
import { type Lease, NotOurs, type Outcome, type Progress } from "./job-store.js";

export interface JobWork {
  parsing: Parsing;
  tenants: Pick<Tenants, "store" | "holds">;
}

export async function performJob(
  { parsing, tenants }: JobWork,
  lease: Lease,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<Outcome> {
  const { task, filename } = lease.job;
  const file = await lease.file();
  const reading = {
    consumer: ` ${ownerOf(lease.job)}`,
    bulk: true,
    signal,
    rejectIfKilled: true,
    progress: ({ done, total }) => report({ pagesDone: done, pages: total }),
  } satisfies Partial<ParseRequest>;
  if (task.kind === "store") {
    const beforeStoring = async () => {
      if (!(await lease.commit())) throw new NotOurs();
      report({ state: "indexing" });
    };
    const { isStored } = lease;
    const alongside = lease.noteStored?.bind(lease);
    const options = { ...reading, beforeStoring, isStored, alongside, indexLater: true };
    return storeFile(tenants, lease.job, task, file, options);
  }
  const want =
    task.kind === "chunks"
      ? { kind: task.kind, budget: task.budget }
      : ({ kind: "document" } as const);
  const locked = task.unlocking?.reason ? stillLocked(task.unlocking.reason) : {};
  // What was locked is read for who sent it alone, and leaves nothing in the cache.
  const keep = task.unlocking?.from === undefined;
  const { body } = await parsing.read({ file, filename, want, keep, ...reading, ...locked });
  return { state: "done", body };
}

/** What `/parse` says of a file that its password did not open. */
function stillLocked(reason: ReasonCode): Partial<ParseRequest> {
  // The password that was sent opened nothing; neither does this, and the reading says why.
  const isSaidAgain = reason === "WRONG_PASSWORD" || reason === "PASSWORD_PROTECTED";
  return isSaidAgain ? { password: "" } : { failed: reason };
}

async function storeFile(
  tenants: JobWork["tenants"],
  { filename, attempts }: Job,
  task: JobTask & { kind: "store" },
  file: StoredFile,
  order: StoreOptions,
): Promise<Outcome> {
  const { tenant, replace, tags, isThere } = task;
  if (isThere && !(await tenants.holds(tenant, filename, file.sha256)))
    throw new Refusal("DOCUMENT_NOT_FOUND", { field: "filename" });
  const options = { ...order, tags, ...(isThere && { isStored: true }) };
  const store = (over: boolean) => tenants.store(tenant, filename, file, over, options);
  const documents = await store(replace).catch(async (error: unknown) => {
    const isTaken = error instanceof Refusal && error.reason === "NAME_EXISTS";
    // A worker that died may have stored it just before.
    const isOurs = isTaken && attempts > 1 && (await tenants.holds(tenant, filename, file.sha256));
    if (!isOurs) throw error;
    return store(true);
  });
  return {
    state: "done",
    receipt: receiptOf({ tenant, filename }, file, documents, task.unlocking),
  };
}
