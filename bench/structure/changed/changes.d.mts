/** Types of `changes.mjs` for the tests. */
import type { HwpxCopy } from "./hwpx-copy.mjs";

type Fields = Record<"title" | "doc_number" | "issued_date" | "issuer", string | null>;

/** False where a change does not fit; further readings of fields that are as right. */
export const CHANGES: Record<
  string,
  (
    copy: HwpxCopy,
    label: Fields & { file: string },
    // biome-ignore lint/suspicious/noConfusingVoidType: most changes return nothing
  ) => false | undefined | void | Partial<Record<keyof Fields, string[]>>
>;
