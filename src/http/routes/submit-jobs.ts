/** POST /jobs: takes one file or many and answers at once; they are read when their turn comes. */
import type { FastifyRequest } from "fastify";
import { type Job, type JobRequest, viewOf } from "../../jobs/job.js";
import {
  JobJsonSchema,
  type JobsAccepted,
  JobsAcceptedSchema,
  MAX_JOB_FILES,
} from "../../model/job.js";
import { Refusal } from "../../model/refusal.js";
import { refer } from "../../model/schema.js";
import type { Unlocking } from "../../tenants/receipt.js";
import { JobQuerySchema, jobRequests, NEEDS_FILE } from "../job-request.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { passwordOf } from "../upload/password.js";
import type { FetchNamed } from "../upload/receive.js";
import { withUploads } from "../upload/receive-many.js";
import { type Unlocked, withUnlocked } from "../upload/unlock.js";

/** Files of the largest size that one request may carry: more bytes than these take more than one. */
const LARGEST_FILES = 10;

export const submitJobsRoute = (service: Service) => {
  const repeated = service.repeats<Job[]>("/jobs");
  return declareRoute({
    method: "POST",
    path: "/jobs",
    summary: "파일을 받아 두고 차례로 읽습니다 / Takes files and reads them when their turn comes",
    auth: "key",
    upload: { ...service.uploadRules, limit: service.uploadRules.limit * LARGEST_FILES },
    uploadJson: JobJsonSchema,
    manyFiles: true,
    query: JobQuerySchema,
    uploadHeaders: {
      "Idempotency-Key": {
        type: "string",
        description: "Sent again with the same files, they are taken once and answered alike",
      },
    },
    success: {
      status: 202,
      description: "Taken, also if the service is restarted; one job for each file",
      content: { "application/json": refer(JobsAcceptedSchema) },
    },
    errors: [
      "INVALID_TENANT",
      "TENANT_NOT_FOUND",
      "DOCUMENT_NOT_FOUND",
      "TENANT_NOT_OWNED",
      "NO_KEY_CONFIGURED",
      "RESERVED_NAME",
      "CALLBACK_NOT_ALLOWED",
      "IDEMPOTENCY_KEY_REUSED",
      "JOBS_BUSY",
      "PARSERS_BUSY",
    ],
    async handle({ query, caller, request, reply }): Promise<JobsAccepted> {
      refusePasswordInQuery(request);
      if (query.tenant !== undefined) ownedTenant(caller, query.tenant);
      await service.jobs.refuseWhenFull(caller.consumer);
      const fetchNamed: FetchNamed = async (filename, { tenant }, write) => {
        if (typeof tenant !== "string") throw new Refusal("INVALID_REQUEST", { field: "tenant" });
        await service.tenants.copyFile(ownedTenant(caller, tenant), filename, write);
      };
      const jobs = await withUploads(
        request,
        service.spool,
        { rules: service.uploadRules, atMost: MAX_JOB_FILES, fetchNamed },
        ({ files, fields, isNamed }) => {
          const names = files.map(({ filename }) => filename);
          const { callbacks } = service.jobs;
          const { password: _, ...own } = fields;
          const sent = { ...query, ...own };
          const mayStore = service.keys.configured;
          const asked = jobRequests(names, { caller, sent, mayStore, callbacks, isNamed });
          if (isNamed) refusePassword(request, fields);
          const key = request.headers["idempotency-key"] as string | undefined;
          const submit = (unlocked: readonly Unlocked[]) => {
            const same = [asked, unlocked.map(({ file }) => file.sha256)];
            const submitted = unlocked.map(({ file, unlocking }, at) => ({
              file,
              request: withUnlocking(asked[at]!, unlocking),
            }));
            return repeated.once(caller.consumer, key, same, () =>
              service.jobs.submit(caller.consumer, submitted),
            );
          };
          const unlock = () =>
            withUnlocked(service, { request, fields, files, bulk: true }, submit);
          // Without a password nothing is opened here, and no place among the parses is taken.
          const isLocked = passwordOf(request.headers, fields) !== undefined;
          return isLocked ? service.parallel.run(reply, unlock) : submit(files);
        },
      );
      reply.code(202);
      return { jobs: jobs.map((job) => accepted(job)) };
    },
  });
};

/** Addresses are written down by every proxy on the way. */
function refusePasswordInQuery({ query }: FastifyRequest): void {
  if ((query as Record<string, unknown>).password !== undefined)
    throw new Refusal("INVALID_REQUEST", { field: "password" });
}

/** What a tenant has was unlocked when it came, or was sent without a password. */
function refusePassword({ headers }: FastifyRequest, fields: Record<string, unknown>): void {
  if (passwordOf(headers, fields) !== undefined)
    throw new Refusal("INVALID_REQUEST", { field: "password", detail: NEEDS_FILE });
}

function withUnlocking(asked: JobRequest, unlocking: Unlocking | undefined): JobRequest {
  return unlocking ? { ...asked, task: { ...asked.task, unlocking } } : asked;
}

function accepted(job: Job): JobsAccepted["jobs"][number] {
  const { id, state, filename } = viewOf(job);
  return { id, state, filename };
}
