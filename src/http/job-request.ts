/** What a request for jobs asks for, from its query or body: checked before anything is kept. */
import Type from "typebox";
import { allowedCallback, type CallbackSettings } from "../jobs/callback-sender.js";
import type { JobRequest, JobTask } from "../jobs/job.js";
import { JOB_PRIORITIES, JOB_RESULTS, type JobPriority } from "../model/job.js";
import { DEFAULT_CHUNK_BUDGET, MAX_CHUNK_BUDGET, MIN_CHUNK_BUDGET } from "../model/plain.js";
import { Refusal } from "../model/refusal.js";
import { OneOf } from "../model/schema.js";
import { isReserved } from "../tenants/document-names.js";
import type { Caller } from "./keys.js";
import { ownedTenant } from "./tenant-ownership.js";
import { tagsOf } from "./upload/tags.js";

/** As in the body, for raw bytes. */
export const JobQuerySchema = Type.Object({
  tenant: Type.Optional(
    Type.String({ description: "Keeps the files there; else they are only read" }),
  ),
  filename: Type.Optional(Type.String({ description: "Where X-Filename is not sent" })),
  replace: Type.Optional(Type.String({ description: "`1` replaces documents of the same name" })),
  tags: Type.Optional(Type.String({ description: "For `filter`, separated by commas" })),
  result: Type.Optional(
    OneOf(JOB_RESULTS, { description: "Without a tenant: as `/parse` or as `/chunk` answers" }),
  ),
  budget: Type.Optional(
    Type.Integer({
      minimum: MIN_CHUNK_BUDGET,
      maximum: MAX_CHUNK_BUDGET,
      description: "Characters a chunk may have, with `result=chunks`",
    }),
  ),
  priority: Type.Optional(OneOf(JOB_PRIORITIES, { description: "`low` lets other jobs go first" })),
  callback_url: Type.Optional(
    Type.String({
      description: "Told when a job ends; its host must be in SERVICE_CALLBACK_HOSTS",
    }),
  ),
});

interface Asked {
  caller: Caller;
  /** Members of the body count before those of the query. */
  sent: Record<string, unknown>;
  /** A server without keys keeps no files for anybody. */
  mayStore: boolean;
  callbacks: CallbackSettings | null;
  /** The file is in its tenant already: it is only read again. */
  isNamed: boolean;
}

export function jobRequests(
  filenames: readonly string[],
  { caller, sent, mayStore, callbacks, isNamed }: Asked,
): JobRequest[] {
  const { callback_url: url } = sent;
  if (url !== undefined && typeof url !== "string")
    throw new Refusal("INVALID_REQUEST", { field: "callback_url" });
  const task = taskOf(caller, sent, mayStore || isNamed);
  if (task.kind === "store" && isNamed) {
    for (const field of ["replace", "tags"] as const)
      if (sent[field] !== undefined)
        throw new Refusal("INVALID_REQUEST", { field, detail: NEEDS_FILE });
    task.isThere = true;
  }
  const reserved = filenames.find((name) => task.kind === "store" && isReserved(name));
  if (reserved !== undefined) throw new Refusal("RESERVED_NAME", { field: "filename" });
  return filenames.map((filename) => ({
    consumer: caller.consumer,
    filename,
    task,
    priority: priorityOf(sent.priority),
    callbackUrl: url === undefined ? null : allowedCallback(url, callbacks),
  }));
}

function taskOf(caller: Caller, sent: Record<string, unknown>, mayStore: boolean): JobTask {
  const { tenant, replace, tags, result = "document" } = sent;
  if (tenant === undefined) {
    for (const field of ["replace", "tags"] as const)
      if (sent[field] !== undefined)
        throw new Refusal("INVALID_REQUEST", { field, detail: NEEDS_TENANT });
    if (result === "document") return { kind: "document" };
    if (result === "chunks") return { kind: "chunks", budget: budgetOf(sent.budget) };
    throw new Refusal("INVALID_REQUEST", { field: "result" });
  }
  if (typeof tenant !== "string") throw new Refusal("INVALID_REQUEST", { field: "tenant" });
  if (!mayStore) throw new Refusal("NO_KEY_CONFIGURED");
  const list = tagsOf(tags);
  return {
    kind: "store",
    tenant: ownedTenant(caller, tenant),
    replace: wantsReplace(replace),
    ...(list && { tags: list }),
  };
}

export const NEEDS_FILE = { ko: "파일을 보낼 때 씁니다", en: "goes with a file that is sent" };
const NEEDS_TENANT = { ko: "tenant와 함께 씁니다", en: "needs a tenant" };

function wantsReplace(given: unknown): boolean {
  if (given === undefined || given === false || given === "0" || given === "false") return false;
  if (given === true || given === "1" || given === "true") return true;
  throw new Refusal("INVALID_REQUEST", { field: "replace" });
}

function budgetOf(given: unknown = DEFAULT_CHUNK_BUDGET): number {
  const budget = Number(given);
  if (Number.isInteger(budget) && budget >= MIN_CHUNK_BUDGET && budget <= MAX_CHUNK_BUDGET)
    return budget;
  throw new Refusal("INVALID_REQUEST", { field: "budget" });
}

function priorityOf(given: unknown = "normal"): JobPriority {
  if (given === "normal" || given === "low") return given;
  throw new Refusal("INVALID_REQUEST", { field: "priority" });
}
