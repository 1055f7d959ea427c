/**
 * Constants and defaults of the model without the schemas: the schema library takes a third of a second to load, which
 * every parser process and command would pay at start.
 */
import type { Structure } from "./structure.js";

export const SCHEMA_VERSION = "0.1";

/** Maximum characters of a chunk. */
export const DEFAULT_CHUNK_BUDGET = 800;
export const MIN_CHUNK_BUDGET = 100;
export const MAX_CHUNK_BUDGET = 8000;

/** The structure of a document that states nothing about itself. */
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
