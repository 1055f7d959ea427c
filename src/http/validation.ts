/** Checks requests against their schemas: a query's text is turned into numbers, a JSON body is taken as it is. */

import { Ajv } from "ajv";
import type { FastifyRouteSchemaDef } from "fastify/types/schema.js";

const OPTIONS = { allErrors: false, removeAdditional: false, useDefaults: false } as const;

/** Compiles with the named schemas at hand, so that a body may refer to them. */
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
    // An unknown name in the path is the handler's 404; headers are read where they are needed.
    return () => true;
  };
}
