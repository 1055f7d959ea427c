/**
 * The values of the model that reading needs, apart from the schemas: the schema library takes a third of a second to load, which
 * every parser process and every command would pay at its start.
 */
import type { Structure } from "./structure.js";

export const SCHEMA_VERSION = "0.1";

/** Characters a chunk may have. */
export const DEFAULT_CHUNK_BUDGET = 800;
export const MIN_CHUNK_BUDGET = 100;
export const MAX_CHUNK_BUDGET = 8000;

/** What a document says about itself when it says nothing. */
export function emptyStructure(): Structure {
  return {
    title: null,
    doc_number: null,
    issued_date: null,
    issuer: null,
    recipient: null,
    recipients: [],
    sections: [],
    attachments: [],
    revisions: [],
  };
}
