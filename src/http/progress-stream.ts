/**
 * Tells how far a reading is before its result, to clients that ask for it: as server-sent events (`text/event-stream`) or
 * JSON lines (`application/x-ndjson`). A client that closes the connection stops the reading, as anywhere else.
 */
import { once } from "node:events";
import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import type { ResultBody } from "../parsing/result-body.js";
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import { errorBody, toRefusal } from "./errors.js";
import { firstOffered } from "./negotiate.js";
import { limitSending } from "./send-deadline.js";

const FORMATS = ["text/event-stream", "application/x-ndjson"] as const;
type ProgressFormat = (typeof FORMATS)[number];

export const PROGRESS_CONTENT = Object.fromEntries(
  FORMATS.map((format) => [
    format,
    Type.String({
      description:
        'Events `progress` (`{"phase": "queued" | "reading" | "recognising", "pages_done"?, "pages"?, "page"?}`), then one `result` with what the route answers, or one `error`',
    }),
  ]),
);

export const JOB_EVENTS_CONTENT = Object.fromEntries(
  FORMATS.map((format) => [
    format,
    Type.String({
      description:
        "Events `progress` with the job as `GET /jobs` lists it, then one `result` with the job that has ended",
    }),
  ]),
);

/** Without a word for this long, proxies and people take a connection for dead. */
export const HEARTBEAT_MS = 10_000;

export type Report = (phase: "queued" | "reading" | OcrProgress) => void;

/** JSON in pieces: what stands before the body, and the body from a byte on. */
interface ResultPieces {
  head?: Buffer;
  body: ResultBody;
  from?: number;
}

/** Null where the client wants the result alone. */
export function progressFormat(accept: string | undefined): ProgressFormat | null {
  return firstOffered(["application/json", "text/markdown", ...FORMATS], FORMATS, accept);
}

/** Events where the client names neither. */
export function jobEventsFormat(accept: string | undefined): ProgressFormat {
  return firstOffered([...FORMATS], FORMATS, accept) ?? FORMATS[0];
}

export function eventFrame(format: ProgressFormat, event: string, json: string): string {
  return opening(format, event) + json + CLOSING[format];
}

/** What is refused before anything was reported is refused as it always is; later it is the last event. */
export function streamReading(
  reply: FastifyReply,
  format: ProgressFormat,
  read: (report: Report) => Promise<ResultPieces>,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  const frame = (event: string, json: string) => {
    if (!stream.destroyed) stream.write(eventFrame(format, event, json));
  };
  let last: string | undefined;
  const heartbeat = setInterval(() => {
    if (last !== undefined) frame("progress", last);
  }, HEARTBEAT_MS);
  reply.raw.once("close", () => {
    clearInterval(heartbeat);
    stream.destroy();
  });
  return new Promise((resolve, reject) => {
    let isBegun = false;
    const begin = () => {
      if (isBegun) return;
      isBegun = true;
      // A compressor would hold the events back.
      reply.request.headers["x-no-compression"] = "true";
      reply.header("x-accel-buffering", "no").type(`${format}; charset=utf-8`);
      resolve(reply.send(stream));
    };
    const report: Report = (phase) => {
      begin();
      last = JSON.stringify(typeof phase === "string" ? { phase } : recognising(phase));
      frame("progress", last);
    };
    read(report)
      .then(async (pieces) => {
        clearInterval(heartbeat);
        begin();
        limitSending(reply, pieces.body.length);
        await writeResult(stream, format, pieces);
        stream.end();
      })
      .catch((error: unknown) => {
        clearInterval(heartbeat);
        if (!isBegun) return reject(error);
        frame("error", JSON.stringify(errorBody(toRefusal(error), reply.request.id)));
        stream.end();
      });
  });
}

function recognising({ page, done, total }: OcrProgress): object {
  return { phase: "recognising", pages_done: done, pages: total, page };
}

/** As fast as it is taken; finished JSON holds no line break of its own. */
async function writeResult(
  stream: PassThrough,
  format: ProgressFormat,
  { head = Buffer.alloc(0), body, from = 0 }: ResultPieces,
): Promise<void> {
  stream.write(opening(format, "result"));
  stream.write(head);
  for await (const chunk of body.stream(from)) {
    if (stream.destroyed) return;
    if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), once(stream, "close")]);
  }
  stream.write(CLOSING[format]);
}

function opening(format: ProgressFormat, event: string): string {
  return format === "text/event-stream" ? `event: ${event}\ndata: ` : `{"event":"${event}","data":`;
}

const CLOSING: Record<ProgressFormat, string> = {
  "text/event-stream": "\n\n",
  "application/x-ndjson": "}\n",
};
