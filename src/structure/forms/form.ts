/** The interface of a form reader, and what it extracts. */
import type { Structure } from "../../model/structure.js";
import type { DocumentRow } from "../document-rows.js";

export type FormFacts = Pick<
  Structure,
  "title" | "doc_number" | "issued_date" | "issuer" | "recipient" | "recipients"
>;

/** Reads the rows as one form; null where the document is not of that form. */
export type Form = (rows: DocumentRow[]) => Partial<FormFacts> | null;

/** The head of a document: what stands on its first page, or among its first rows where there are no pages. */
export function headOf(rows: DocumentRow[], most = 60): DocumentRow[] {
  const first = rows[0]?.page ?? 1;
  return rows.filter((row) => row.page <= first + 1).slice(0, most);
}
