/** Validates requests against their schemas: query strings are coerced to numbers, JSON bodies are not. */

import { Ajv, type ValidateFunction } from "ajv";
import type { FastifyRouteSchemaDef } from "fastify/types/schema.js";

/**
 * `verbose`: an error carries its schema, so that an unknown member is answered with the known ones. `validateSchema`: the schemas are the
 * service's own, and a wrong one fails when it is compiled; holding each against JSON Schema's own at every start took a tenth of it.
 */
const OPTIONS = {
  verbose: true,
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
  validateSchema: false,
} as const;

/** Compiles with the named schemas, so that a body can refer to them. */
export function requestValidator(components: readonly object[]) {
  const ofText = compiler(components, true);
  const ofBody = compiler(components, false);
  return ({ schema, httpPart }: FastifyRouteSchemaDef<object>) => {
    if (httpPart === "body") return whenAsked(() => ofBody().compile(schema));
    if (httpPart === "querystring") return whenAsked(() => ofText().compile(schema));
    // Unknown path names are the handler's 404; headers are read where needed.
    return () => true;
  };
}

/** Made when it is first asked for: looking through all named schemas is a tenth of a start. */
function compiler(components: readonly object[], coerceTypes: boolean): () => Ajv {
  let made: Ajv | undefined;
  return () => {
    if (!made) {
      const whole = new Ajv({ ...OPTIONS, coerceTypes });
      whole.addFormat("date-time", true);
      for (const schema of components) whole.addSchema(schema);
      made = whole;
    }
    return made;
  };
}

/** Compiled with the first request that needs it: a start need not wait for a hundred routes. */
function whenAsked(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | undefined;
  const validate: ((data: unknown) => boolean) & Pick<ValidateFunction, "errors"> = (data) => {
    compiled ??= compile();
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid as boolean;
  };
  return validate;
}
