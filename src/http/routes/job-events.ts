/** GET /jobs/{id}/events: how far a job is, as it goes on, until it ends. */
import { PassThrough } from "node:stream";
import { isFinal, viewOf } from "../../jobs/job.js";
import {
  eventFrame,
  HEARTBEAT_MS,
  JOB_EVENTS_CONTENT,
  jobEventsFormat,
} from "../progress-stream.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { JobParamsSchema } from "./jobs.js";

export const jobEventsRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/jobs/{id}/events",
    summary: "작업의 진행을 실시간으로 알립니다 / Streams how far a job is",
    auth: "key",
    params: JobParamsSchema,
    success: {
      status: 200,
      description: "Ends with the job; opened again, it begins with the state as it is then",
      content: JOB_EVENTS_CONTENT,
    },
    errors: ["JOB_NOT_FOUND"],
    async handle({ params, caller, request, reply }) {
      const { consumer } = caller;
      await service.jobs.get(consumer, params.id!);
      const format = jobEventsFormat(request.headers.accept);
      const stream = new PassThrough();
      const write = (event: string, json: string) => {
        if (!stream.destroyed) stream.write(eventFrame(format, event, json));
      };
      let last = "";
      const heartbeat = setInterval(() => write("progress", last), HEARTBEAT_MS);
      const ended = AbortSignal.any([request.gone, service.closing.signal]);
      const follow = async () => {
        for await (const job of service.jobs.watch(consumer, params.id!, ended)) {
          last = JSON.stringify(viewOf(job));
          write(isFinal(job.state) ? "result" : "progress", last);
        }
      };
      void follow()
        .catch((error: unknown) => request.log.error({ err: error }, "a job cannot be followed"))
        .finally(() => {
          clearInterval(heartbeat);
          stream.end();
        });
      // A compressor would hold the events back.
      request.headers["x-no-compression"] = "true";
      return reply.header("x-accel-buffering", "no").type(`${format}; charset=utf-8`).send(stream);
    },
  });
