/** Schemas of jobs: files that are read, or kept in a tenant, after the request has been answered. */
import Type, { type Static } from "typebox";
import { ERROR_REASONS, type ErrorReason, JOB_FAILURES, type JobFailure } from "./codes.js";
import { NextCursorSchema } from "./cursor-schema.js";
import { DocumentSchema } from "./document.js";
import { StoredSchema } from "./listing.js";
import { Nullable, OneOf, refer } from "./schema.js";
import { ChunkedDocumentSchema } from "./upload.js";

/** The last three are final. */
export const JOB_STATES = ["queued", "reading", "indexing", "done", "failed", "cancelled"] as const;
export type JobState = (typeof JOB_STATES)[number];

export const JOB_PRIORITIES = ["normal", "low"] as const;
export type JobPriority = (typeof JOB_PRIORITIES)[number];

/** What comes of a file that no tenant keeps. */
export const JOB_RESULTS = ["document", "chunks"] as const;

/** More files in one request would make its list of ids unwieldy; send several requests. */
export const MAX_JOB_FILES = 500;

const Count = Type.Integer({ minimum: 0 });
const Moment = Type.String({ format: "date-time" });

const JobErrorSchema = Type.Object({
  reason: OneOf<(ErrorReason | JobFailure)[]>([
    ...ERROR_REASONS,
    ...(Object.keys(JOB_FAILURES) as JobFailure[]),
  ]),
  message: Type.String({ description: "`한국어 / English`" }),
});

const JobCallbackSchema = Type.Object({
  url: Type.String(),
  state: OneOf(["waiting", "delivered", "given_up"], {
    description: "`given_up`: nobody took it in all its tries",
  }),
  tries: Count,
});
export type JobCallback = Static<typeof JobCallbackSchema>;

/** Without its result. */
export const JobStateSchema = Type.Object(
  {
    id: Type.String(),
    state: OneOf(JOB_STATES),
    filename: Type.String(),
    tenant: Nullable(Type.String({ description: "Null: the file is read and kept nowhere" })),
    bytes: Count,
    priority: OneOf(JOB_PRIORITIES),
    created_at: Moment,
    finished_at: Nullable(Moment),
    expires_at: Nullable(Moment, {
      description: "When the finished job and its result are forgotten",
    }),
    attempts: Type.Integer({ minimum: 0, description: "How often a service began it" }),
    pages_done: Nullable(Count, {
      description: "Pages recognised, where text recognition is needed",
    }),
    pages: Nullable(Count),
    unlocked_from: Type.Optional(
      Type.String({
        description:
          "The file was locked and its password sent: what is read is a copy without the password, and this the hash of the file as it was sent",
      }),
    ),
    error: Type.Optional(JobErrorSchema),
    callback: Type.Optional(JobCallbackSchema),
  },
  { $id: "JobState" },
);
export type JobView = Static<typeof JobStateSchema>;

export const JobSchema = Type.Object(
  {
    ...JobStateSchema.properties,
    result: Type.Optional(
      Type.Union([refer(StoredSchema), refer(DocumentSchema), refer(ChunkedDocumentSchema)], {
        description:
          "Of a job that is done: what `/documents/upload`, `/parse` or `/chunk` would have answered",
      }),
    ),
  },
  { $id: "Job" },
);
export type Job = Static<typeof JobSchema>;

export const JobsAcceptedSchema = Type.Object(
  {
    jobs: Type.Array(
      Type.Object({ id: Type.String(), state: OneOf(JOB_STATES), filename: Type.String() }),
      { description: "One for each file, in the order sent" },
    ),
  },
  { $id: "JobsAccepted" },
);
export type JobsAccepted = Static<typeof JobsAcceptedSchema>;

export const JobListSchema = Type.Object(
  {
    jobs: Type.Array(refer(JobStateSchema), { description: "Newest first, without results" }),
    next_cursor: NextCursorSchema,
  },
  { $id: "JobList" },
);
export type JobList = Static<typeof JobListSchema>;

/** What may be sent beside the files, in the query, the form or JSON. */
export const JobOptionsSchema = Type.Object({
  tenant: Type.Optional(
    Type.String({ description: "Keeps the files there; without it they are only read" }),
  ),
  replace: Type.Optional(Type.Boolean({ description: "Replaces documents of the same name" })),
  tags: Type.Optional(Type.Array(Type.String(), { description: "For `filter`" })),
  result: Type.Optional(
    OneOf(JOB_RESULTS, { description: "Without a tenant: as `/parse` or as `/chunk` answers" }),
  ),
  budget: Type.Optional(
    Type.Integer({ description: "Characters a chunk may have, with `result: chunks`" }),
  ),
  priority: Type.Optional(
    OneOf(JOB_PRIORITIES, { description: "`low` lets others' jobs and one's own go first" }),
  ),
  callback_url: Type.Optional(
    Type.String({
      description: "Told when a job ends; its host must be in SERVICE_CALLBACK_HOSTS",
    }),
  ),
});
export type JobOptions = Static<typeof JobOptionsSchema>;

export const JobJsonSchema = Type.Object(
  {
    filename: Type.String({ description: "Only the name is used; any path part is stripped" }),
    data_base64: Type.Optional(
      Type.String({
        description:
          "The file's bytes in base64 (RFC 4648 §4, padded). Without them `filename` names a file that `tenant` has already, which is read again",
      }),
    ),
    ...JobOptionsSchema.properties,
    password: Type.Optional(
      Type.String({
        description: "Opens encrypted files as they arrive, one for all; kept nowhere",
      }),
    ),
  },
  { $id: "JobJson" },
);
