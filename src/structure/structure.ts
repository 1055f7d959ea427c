/** Document → what it states about itself. */
import type { Document } from "../model/document.js";
import { emptyStructure, type Structure } from "../model/structure.js";

export function describe(_document: Document): Structure {
  return emptyStructure();
}
