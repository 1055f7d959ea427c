/** The schema of error responses. */
import Type, { type Static } from "typebox";
import { ERROR_REASONS } from "./codes.js";
import { OneOf } from "./schema.js";

export const ErrorSchema = Type.Object(
  {
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    reason: OneOf(ERROR_REASONS, { description: "The contract: branch on this" }),
    message: Type.String({ description: "For people, Korean / English; says what to do" }),
    request_id: Type.String({ description: "Same as the X-Request-Id header" }),
    field: Type.Optional(Type.String({ description: "The offending input, where one is named" })),
  },
  { $id: "Error", additionalProperties: false },
);
export type ErrorBody = Static<typeof ErrorSchema>;
