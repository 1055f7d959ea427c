/** Validates requests against their schemas: query strings are coerced to numbers, JSON bodies are not. */

import { Ajv } from "ajv";
import type { FastifyRouteSchemaDef } from "fastify/types/schema.js";

/** `verbose`: an error carries its schema, so that an unknown member is answered with the known ones. */
const OPTIONS = {
  verbose: true,
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
} as const;

/** Compiles with the named schemas, so that a body can refer to them. */
export function requestValidator(components: readonly object[]) {
  const ofText = new Ajv({ ...OPTIONS, coerceTypes: true });
  const ofBody = new Ajv({ ...OPTIONS, coerceTypes: false });
  for (const ajv of [ofText, ofBody]) {
    ajv.addFormat("date-time", true);
    for (const schema of components) ajv.addSchema(schema);
  }
  return ({ schema, httpPart }: FastifyRouteSchemaDef<object>) => {
    if (httpPart === "body") return ofBody.compile(schema);
    if (httpPart === "querystring") return ofText.compile(schema);
    // Unknown path names are the handler's 404; headers are read where needed.
    return () => true;
  };
}
