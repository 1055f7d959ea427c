/** Types of `json-schemas.mjs` for the tests. */
export function jsonSchemaFiles(components: readonly object[]): Record<string, string>;
