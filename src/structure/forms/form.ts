/** What one kind of form states about its document, and the seam that every form fills. */
import type { Structure } from "../../model/structure.js";
import type { Row } from "../document-rows.js";

export type FormFacts = Pick<
  Structure,
  "title" | "doc_number" | "issued_date" | "issuer" | "recipient" | "recipients"
>;

/** Reads the rows as one form; null where the document is not of that form. */
export type Form = (rows: Row[]) => Partial<FormFacts> | null;

/** The head of a document: what stands on its first page, or among its first rows where there are no pages. */
export function headOf(rows: Row[], most = 60): Row[] {
  const first = rows[0]?.page ?? 1;
  return rows.filter((row) => row.page <= first + 1).slice(0, most);
}
