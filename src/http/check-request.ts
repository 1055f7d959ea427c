/** Holds a request that came by no route (library, stdio) to the schema of its route, with the same refusals. */
import type { TSchema } from "typebox";
import { type SchemaError, schemaRefusal } from "./errors.js";
import { COMPONENTS } from "./openapi-components.js";
import { requestValidator } from "./validation.js";

const compile = requestValidator(COMPONENTS);

/** A function that throws the refusal which the route would answer with. */
export function requestCheck(schema: TSchema): (request: unknown) => void {
  const validate = compile({ schema, method: "POST", url: "", httpPart: "body" }) as {
    (value: unknown): boolean;
    errors?: SchemaError[] | null;
  };
  return (request) => {
    if (!validate(request)) throw schemaRefusal(validate.errors![0]!);
  };
}
