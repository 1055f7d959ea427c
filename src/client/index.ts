/** `wonmun/client`: the service over HTTP, typed by the same schemas as its OpenAPI description. */
export type { Anchor, Chunk } from "../model/chunk.js";
export type { ErrorReason, ReasonCode, WarningCode } from "../model/codes.js";
export type { Block, Cell, Document, Line, Table, Warning } from "../model/document.js";
export type { ErrorBody } from "../model/error.js";
export type { Citation, Hit, SourceEntry, Verification } from "../model/evidence.js";
export type { Feedback, FeedbackList, FeedbackReceipt } from "../model/feedback.js";
export type { Filter } from "../model/filter.js";
export type { Health } from "../model/health.js";
export type { Job, JobList, JobsAccepted, JobView } from "../model/job.js";
export type { Deleted, Listing, Skipped, UploadReceipt } from "../model/listing.js";
export type { PartialDocument, PartialReading } from "../model/partial-reading.js";
export type {
  AnswerRequest,
  AnswerResponse,
  ContextRequest,
  ContextResponse,
  SearchRequest,
  SearchResponse,
  VerifyRequest,
  VerifyResponse,
} from "../model/questions.js";
export type { Structure } from "../model/structure.js";
export type { ChunkedDocument, OpenedDocument } from "../model/upload.js";
export type { Usage } from "../model/usage.js";
export * from "./client.js";
export type { FileInput } from "./file-body.js";
export type { RetryOptions } from "./retry.js";
export { WonmunError } from "./wonmun-error.js";
