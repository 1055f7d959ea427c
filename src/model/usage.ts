/** Schemas of usage counts by consumer and route. */
import Type, { type Static } from "typebox";
import { NextCursorSchema } from "./cursor-schema.js";
import { refer } from "./schema.js";

export const RouteUsageSchema = Type.Object(
  {
    calls: Type.Integer({ minimum: 0 }),
    errors: Type.Integer({ minimum: 0, description: "Calls answered with 4xx or 5xx" }),
    bytes_in: Type.Integer({ minimum: 0, description: "Body bytes received" }),
    ms: Type.Integer({ minimum: 0, description: "Milliseconds spent, all calls together" }),
  },
  { $id: "RouteUsage" },
);
export type RouteUsage = Static<typeof RouteUsageSchema>;

export const UsageSchema = Type.Object(
  {
    consumers: Type.Record(Type.String(), Type.Record(Type.String(), refer(RouteUsageSchema)), {
      description: "Consumer name → route → counts; wrong keys stand under `unknown`",
    }),
    next_cursor: NextCursorSchema,
  },
  { $id: "Usage" },
);
export type Usage = Static<typeof UsageSchema>;
