/** POST /jobs: takes one file or many and answers at once; they are read when their turn comes. */
import { type Job, viewOf } from "../../jobs/job.js";
import {
  JobJsonSchema,
  type JobsAccepted,
  JobsAcceptedSchema,
  MAX_JOB_FILES,
} from "../../model/job.js";
import { Refusal } from "../../model/refusal.js";
import { refer } from "../../model/schema.js";
import { JobQuerySchema, jobRequests } from "../job-request.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import type { FetchNamed } from "../upload/receive.js";
import { withUploads } from "../upload/receive-many.js";

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
    ],
    async handle({ query, caller, request, reply }): Promise<JobsAccepted> {
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
          const sent = { ...query, ...fields };
          const mayStore = service.keys.configured;
          const asked = jobRequests(names, { caller, sent, mayStore, callbacks, isNamed });
          const key = request.headers["idempotency-key"] as string | undefined;
          const same = [asked, files.map(({ file }) => file.sha256)];
          return repeated.once(caller.consumer, key, same, () =>
            service.jobs.submit(
              caller.consumer,
              files.map(({ file }, at) => ({ file, request: asked[at]! })),
            ),
          );
        },
      );
      reply.code(202);
      return { jobs: jobs.map((job) => accepted(job)) };
    },
  });
};

function accepted(job: Job): JobsAccepted["jobs"][number] {
  const { id, state, filename } = viewOf(job);
  return { id, state, filename };
}
