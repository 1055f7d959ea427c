/**
 * The declaration of a route: OpenAPI, the auth table, usage counting, 405 and `/health.endpoints` are derived from it.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import type { ErrorReason } from "../model/codes.js";
import type { Caller } from "./keys.js";
import type { LargeBodyLimit } from "./large-bodies.js";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `open`: no key needed; `key`: any known key; `admin`: the administrative key. */
export type Auth = "open" | "key" | "admin";

export interface Call<Query = unknown, Body = unknown> {
  query: Query;
  body: Body;
  params: Record<string, string>;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface UploadRules {
  /** Bytes the file may have. */
  limit: number;
  /** Reason for refusing a larger one. */
  tooLarge: ErrorReason;
}

interface Success {
  status: 200 | 201 | 202;
  description: string;
  /** Schema by media type; the first is the default. */
  content: Record<string, TSchema>;
}

export interface Route {
  method: Method;
  /** As in OpenAPI: `/docs/{name}.md`. */
  path: string;
  summary: string;
  auth: Auth;
  /** Works only on a server that has keys; elsewhere 403 `NO_KEY_CONFIGURED`. */
  keyedServerOnly?: boolean;
  /** Whether calls appear in `/usage`; default: all but open routes. */
  counted?: boolean;
  params?: TSchema;
  query?: TSchema;
  /** A JSON body. */
  body?: TSchema;
  /** Maximum bytes of the JSON body, if more than the default. */
  bodyLimit?: number;
  /** Limits large JSON bodies that are held in memory. */
  largeBodies?: LargeBodyLimit;
  /** Refuses requests from pages of another origin. */
  sameOriginOnly?: boolean;
  /** Takes a file: raw bytes or base64 in JSON, streamed by the handler within these rules. */
  upload?: UploadRules;
  /** A form may carry several files, all in parts named `file`. */
  manyFiles?: boolean;
  /** The file is the body, whatever `Content-Type` says of it. */
  anyContentType?: boolean;
  /** The JSON that may carry the file, where it holds more than the file and its name. */
  uploadJson?: TSchema;
  /** Headers beside the file's name, as OpenAPI describes them. */
  uploadHeaders?: Record<string, object>;
  success: Success;
  /** A second success, without a body. */
  emptySuccess?: { status: 202; description: string };
  /** Reasons beyond those that every route of its kind may answer with. */
  errors?: ErrorReason[];
  handle(call: Call): unknown;
}

type TypedRoute<Q extends TSchema, B extends TSchema> = Omit<Route, "query" | "body" | "handle"> & {
  query?: Q;
  body?: B;
  handle(call: Call<Static<Q>, Static<B>>): unknown;
};

/** Types the handler by its schemas. */
export function declareRoute<Q extends TSchema, B extends TSchema>(route: TypedRoute<Q, B>): Route {
  return route as Route;
}

export function isCounted(route: Route): boolean {
  return route.counted ?? route.auth !== "open";
}

/** Every reason the route may refuse with, in the order of the codes' table. */
export function reasonsOf(route: Route): ErrorReason[] {
  const always = ["HOST_NOT_ALLOWED", "INTERNAL", "STORAGE_FULL"] as const;
  const reasons = new Set<ErrorReason>([...always, ...(route.errors ?? [])]);
  const add = (...more: ErrorReason[]) => more.forEach((reason) => void reasons.add(reason));
  if (route.auth !== "open")
    add("KEY_REQUIRED", "KEY_UNKNOWN", "RATE_LIMITED", "DATABASE_UNAVAILABLE");
  if (route.auth === "admin") add("ADMIN_KEY_REQUIRED");
  if (route.sameOriginOnly) add("ORIGIN_NOT_ALLOWED");
  if (route.keyedServerOnly) add("NO_KEY_CONFIGURED");
  if (route.query || route.body || route.upload) add("INVALID_REQUEST");
  if (route.body || route.upload) {
    add("INVALID_JSON", "TEXT_TOO_LONG", "UNSUPPORTED_MEDIA_TYPE");
  }
  if (route.body) add("TOO_LARGE");
  if (route.largeBodies) add("PARSERS_BUSY");
  if (route.upload) add("NAME_REQUIRED", "INVALID_BASE64", route.upload.tooLarge);
  return [...reasons];
}
