/** Every schema that has a name in the OpenAPI description. */
import type { TSchema } from "typebox";
import { AnchorSchema, ChunkSchema } from "../model/chunk.js";
import * as document from "../model/document.js";
import { ErrorSchema } from "../model/error.js";
import * as evidence from "../model/evidence.js";
import * as feedback from "../model/feedback.js";
import { FilterSchema } from "../model/filter.js";
import { HealthSchema, LiveSchema, ReadySchema } from "../model/health.js";
import * as job from "../model/job.js";
import * as listing from "../model/listing.js";
import { PartialDocumentSchema, PartialReadingSchema } from "../model/partial-reading.js";
import * as questions from "../model/questions.js";
import * as structure from "../model/structure.js";
import {
  ChunkedDocumentSchema,
  OpenedDocumentSchema,
  StoreJsonSchema,
  TriedDocumentSchema,
  TrySummarySchema,
  UploadJsonSchema,
} from "../model/upload.js";
import { RouteUsageSchema, UsageSchema } from "../model/usage.js";

import { RetrievalResponseSchema } from "./routes/dify-retrieval.js";
import { ConvertedDocumentSchema, ConvertFormSchema } from "./routes/docling-convert.js";
import { LoadedPageSchema } from "./routes/open-webui-process.js";

export const COMPONENTS: readonly TSchema[] = [
  document.DocumentSchema,
  document.SourceSchema,
  document.PropertiesSchema,
  document.AccessSchema,
  document.BlockSchema,
  document.LineSchema,
  document.EquationSchema,
  document.TableSchema,
  document.CellSchema,
  document.WarningSchema,
  document.MetricsSchema,
  document.CoverageSchema,
  document.AclSchema,
  structure.StructureSchema,
  structure.SectionSchema,
  structure.AttachmentSchema,
  structure.RevisionRowSchema,
  AnchorSchema,
  ChunkSchema,
  ChunkedDocumentSchema,
  OpenedDocumentSchema,
  PartialDocumentSchema,
  PartialReadingSchema,
  TriedDocumentSchema,
  TrySummarySchema,
  UploadJsonSchema,
  StoreJsonSchema,
  FilterSchema,
  evidence.HitSchema,
  evidence.SourceEntrySchema,
  evidence.CitationSchema,
  evidence.ChunkReferenceSchema,
  evidence.CitationClaimSchema,
  evidence.SentenceCheckSchema,
  evidence.VerificationSchema,
  structure.RevisionSchema,
  questions.SearchResponseSchema,
  questions.ContextResponseSchema,
  questions.AnswerResponseSchema,
  questions.VerifyResponseSchema,
  listing.ListingSchema,
  listing.ReadableEntrySchema,
  listing.UnreadableEntrySchema,
  listing.SkippedSchema,
  listing.StoredSchema,
  listing.DeletedSchema,
  job.JobJsonSchema,
  job.JobStateSchema,
  job.JobSchema,
  job.JobsAcceptedSchema,
  job.JobListSchema,
  RetrievalResponseSchema,
  ConvertedDocumentSchema,
  ConvertFormSchema,
  LoadedPageSchema,
  ErrorSchema,
  HealthSchema,
  LiveSchema,
  ReadySchema,
  RouteUsageSchema,
  UsageSchema,
  feedback.FeedbackSchema,
  feedback.FeedbackItemSchema,
  feedback.FeedbackReceiptSchema,
  feedback.FeedbackListSchema,
];
