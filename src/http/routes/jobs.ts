/** GET /jobs, GET /jobs/{id} and DELETE /jobs/{id}: a consumer's own jobs; those of others do not exist. */
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import { type Job, viewOf } from "../../jobs/job.js";
import type { StoredResult } from "../../jobs/job-store.js";
import { decodeCursor, encodeCursor } from "../../model/cursor.js";
import { CursorSchema } from "../../model/cursor-schema.js";
import { JobListSchema, JobSchema, JobStateSchema } from "../../model/job.js";
import { refer } from "../../model/schema.js";
import { declareRoute, type Route } from "../route.js";
import type { Service } from "../route-context.js";

const DEFAULT_LIMIT = 50;
/** Larger limits are clamped, not refused. */
const MAX_LIMIT = 500;

export const JobParamsSchema = Type.Object({
  id: Type.String({ description: "As `POST /jobs` gave it" }),
});

export const jobsRoutes = (service: Service): Route[] => [
  declareRoute({
    method: "GET",
    path: "/jobs",
    summary: "내 작업 목록, 새것부터 / One's own jobs, newest first",
    auth: "key",
    query: Type.Object({
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          default: DEFAULT_LIMIT,
          description: `Jobs at most; more than ${MAX_LIMIT} is clipped`,
        }),
      ),
      cursor: Type.Optional(CursorSchema),
    }),
    success: {
      status: 200,
      description: "Without their results",
      content: { "application/json": refer(JobListSchema) },
    },
    async handle({ query, caller }) {
      const limit = Math.min(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT);
      const [before] = query.cursor === undefined ? [] : decodeCursor("jobs", query.cursor, 1);
      // One more tells whether others follow.
      const found = await service.jobs.list(caller.consumer, limit + 1, before);
      const jobs = found.slice(0, limit).map(viewOf);
      const next = found.length > limit && encodeCursor("jobs", [jobs.at(-1)!.id]);
      return { jobs, ...(next && { next_cursor: next }) };
    },
  }),
  declareRoute({
    method: "GET",
    path: "/jobs/{id}",
    summary: "작업의 상태와 결과 / How far a job is, and its result",
    auth: "key",
    params: JobParamsSchema,
    success: {
      status: 200,
      description: "The job; `result` once it is done",
      content: { "application/json": refer(JobSchema) },
    },
    errors: ["JOB_NOT_FOUND"],
    async handle({ params, caller, reply }) {
      const job = await service.jobs.get(caller.consumer, params.id!);
      if (job.state !== "done") return viewOf(job);
      if (job.receipt) return { ...viewOf(job), result: job.receipt };
      const result = await service.jobs.result(job);
      return result ? sendWithResult(reply, job, result) : viewOf(job);
    },
  }),
  declareRoute({
    method: "DELETE",
    path: "/jobs/{id}",
    summary: "작업을 취소합니다 / Cancels a job",
    auth: "key",
    params: JobParamsSchema,
    success: {
      status: 200,
      description: "Cancelled; nothing of it is stored",
      content: { "application/json": refer(JobStateSchema) },
    },
    errors: ["JOB_NOT_FOUND", "JOB_NOT_CANCELLABLE"],
    async handle({ params, caller }) {
      return viewOf(await service.jobs.cancel(caller.consumer, params.id!));
    },
  }),
];

/** The result is finished JSON, perhaps large: it is put into the answer as it is, from where it is kept. */
function sendWithResult(reply: FastifyReply, job: Job, { length, stream }: StoredResult) {
  const head = Buffer.from(`${JSON.stringify(viewOf(job)).slice(0, -1)},"result":`);
  const pieces = async function* () {
    yield head;
    yield* stream();
    yield Buffer.from("}");
  };
  return reply
    .header("content-length", head.length + length + 1)
    .type("application/json; charset=utf-8")
    .send(Readable.from(pieces(), { objectMode: false }));
}
