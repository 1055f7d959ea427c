/** `pages` and `fields` of a request: in the query, or in the JSON body or form that carries the file. */
import Type from "typebox";
import { Refusal } from "../model/refusal.js";
import { type Field, parseFields, parsePages, type Selection } from "../model/selection.js";
import type { OutputRequest, SelectionRequest } from "../parsing/parsing.js";

/** Longer lists are no selection any more. */
const MAX_LENGTH = 1000;

export function selectionQuery(known: readonly Field[]) {
  return {
    pages: Type.Optional(
      Type.String({
        maxLength: MAX_LENGTH,
        description:
          "Only these pages (sheets), `1-3,7,10-`. The whole file is read; what stands on one of them is given whole",
      }),
    ),
    fields: Type.Optional(
      Type.String({
        maxLength: MAX_LENGTH,
        description: `Only these members, or with \`-\` all but these: ${known.join(", ")}`,
      }),
    ),
  };
}

interface Asked {
  pages?: string;
  fields?: string;
}

export function selectionOf({ pages, fields }: Asked, known: readonly Field[]): Selection {
  return {
    ...(pages !== undefined && { pages: parsePages(pages) }),
    ...(fields !== undefined && { fields: parseFields(fields, known) }),
  };
}

/** The output that was asked for, or the selected part of it. */
export function select(
  of: SelectionRequest["of"],
  known: readonly Field[],
  query: Asked,
  body: Record<string, unknown>,
): OutputRequest {
  const pages = query.pages ?? textIn(body, "pages");
  const fields = query.fields ?? textIn(body, "fields");
  if (fields !== undefined && of.kind === "markdown")
    throw new Refusal("INVALID_REQUEST", { field: "fields", detail: NO_MEMBERS });
  if (pages === undefined && fields === undefined) return of;
  const asked = { ...(pages !== undefined && { pages }), ...(fields !== undefined && { fields }) };
  return { kind: "selection", of, ...selectionOf(asked, known) };
}

const NO_MEMBERS = { ko: "Markdown에는 없습니다", en: "Markdown has none" };

/** JSON may hold `fields` as a list. */
function textIn(body: Record<string, unknown>, field: "pages" | "fields"): string | undefined {
  const given = body[field];
  if (given === undefined) return undefined;
  const text = Array.isArray(given) && field === "fields" ? given.join(",") : given;
  if (typeof text !== "string" || text.length > MAX_LENGTH)
    throw new Refusal("INVALID_REQUEST", { field });
  return text;
}
