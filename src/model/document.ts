/** The Document schema: blocks, tables and warnings of one file, each with its page and box. */
import Type, { type Static } from "typebox";
import { REASON_CODES, WARNING_CODES } from "./codes.js";
import { BlockTypeSchema, BoxSchema, ExtractorSchema, FormatSchema } from "./format.js";
import { SCHEMA_VERSION } from "./plain.js";
import { Nullable, OneOf, refer } from "./schema.js";
import { StructureSchema } from "./structure.js";

const Page = Type.Integer({
  minimum: 1,
  description: "From 1; for spreadsheets the sheet's number",
});
const Confidence = Type.Number({ minimum: 0, maximum: 1 });

export const PropertiesSchema = Type.Object(
  {
    title: Type.Optional(Type.String()),
    subject: Type.Optional(Type.String()),
    author: Type.Optional(Type.String()),
    keywords: Type.Optional(Type.String()),
    created: Type.Optional(Type.String()),
    modified: Type.Optional(Type.String()),
    application: Type.Optional(Type.String()),
    encoding: Type.Optional(
      Type.String({
        description: "How the letters of a text file are written: utf-8, utf-16le, cp949 …",
      }),
    ),
  },
  {
    $id: "Properties",
    description: "The file's own metadata, as stored; nothing that the page itself states",
  },
);
export type Properties = Static<typeof PropertiesSchema>;

export const SourceSchema = Type.Object(
  {
    filename: Type.String(),
    format: FormatSchema,
    bytes: Type.Integer({ minimum: 0 }),
    pages: Type.Integer({
      minimum: 0,
      description: "0 where the format states none and none can be derived",
    }),
    selected_pages: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        description: "Only where `pages` was asked for: those of them that the document has",
      }),
    ),
    sha256: Type.String(),
    container_path: Type.Array(Type.String(), {
      description: "Empty unless inside a container: `[bundle.zip, folder/a.hwp]`",
    }),
    properties: Type.Optional(refer(PropertiesSchema)),
  },
  { $id: "Source" },
);
export type Source = Static<typeof SourceSchema>;

export const AccessSchema = Type.Object(
  {
    readable: Type.Boolean(),
    drm: Type.Boolean(),
    drm_vendor: Nullable(Type.String()),
    password_protected: Type.Boolean(),
    reason: Nullable(OneOf(REASON_CODES)),
    reason_text: Nullable(
      Type.String({ description: "The reason in words, with what to do; null when readable" }),
    ),
  },
  { $id: "Access" },
);
export type Access = Static<typeof AccessSchema>;

export const LineSchema = Type.Object(
  {
    start: Type.Integer({
      minimum: 0,
      description: "First character of the line in the block's text",
    }),
    end: Type.Integer({ minimum: 0, description: "One past its last character" }),
    page: Page,
    bbox: Nullable(BoxSchema),
  },
  { $id: "Line", description: "Where one printed line of a block stands; offsets in code points" },
);
export type Line = Static<typeof LineSchema>;

export const EquationSchema = Type.Object(
  {
    text: Type.String({ description: "As it stands in the block's text, on one line" }),
    script: Type.String({ description: "As the file stores it" }),
  },
  { $id: "Equation", description: "An equation that the file stores as a script of its own" },
);
export type Equation = Static<typeof EquationSchema>;

export const BlockSchema = Type.Object(
  {
    id: Type.String({ pattern: "^b[0-9]+$" }),
    type: BlockTypeSchema,
    text: Type.String(),
    page: Page,
    bbox: Nullable(BoxSchema),
    parent: Nullable(
      Type.String({ description: "Id of the heading, list item, table or figure it sits under" }),
    ),
    level: Nullable(Type.Integer({ minimum: 1 })),
    extractor: ExtractorSchema,
    confidence: Confidence,
    lines: Type.Optional(Type.Array(refer(LineSchema))),
    equations: Type.Optional(
      Type.Array(refer(EquationSchema), {
        description: "The equations in its text, in order; of a table those in its cells",
      }),
    ),
    cell_range: Type.Optional(
      Type.String({
        description: "Only in spreadsheets: the cells the text stands in or over, `Sheet1!A1`",
      }),
    ),
  },
  { $id: "Block" },
);
export type Block = Static<typeof BlockSchema>;

export const CellSchema = Type.Object(
  {
    row: Type.Integer({ minimum: 0 }),
    col: Type.Integer({ minimum: 0 }),
    row_span: Type.Integer({ minimum: 1 }),
    col_span: Type.Integer({ minimum: 1 }),
    text: Type.String(),
    header: Type.Boolean(),
    page: Page,
    bbox: Nullable(BoxSchema),
    ref: Nullable(Type.String({ description: "Spreadsheet address: `B3`" })),
    lines: Type.Optional(
      Type.Array(refer(LineSchema), {
        description: "Only where the text goes on over a page end: the place of each printed line",
      }),
    ),
  },
  { $id: "Cell" },
);
export type Cell = Static<typeof CellSchema>;

export const TableSchema = Type.Object(
  {
    id: Type.String({ pattern: "^t[0-9]+$" }),
    block: Type.String({ description: "The block of type `table` in the reading order" }),
    page: Page,
    bbox: Nullable(BoxSchema),
    rows: Type.Integer({ minimum: 0 }),
    cols: Type.Integer({ minimum: 0 }),
    header_rows: Type.Integer({ minimum: 0 }),
    caption: Nullable(Type.String()),
    cells: Type.Array(refer(CellSchema)),
    grid: Type.Array(Type.Array(Type.String()), {
      description: "rows × cols; a spanning cell's text stands at its first place only",
    }),
    cell_range: Nullable(Type.String({ description: "`Sheet1!A1:F20`" })),
    nested_in: Nullable(
      Type.Object({
        table: Type.String(),
        row: Type.Integer({ minimum: 0 }),
        col: Type.Integer({ minimum: 0 }),
        at: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: "How many characters of the cell's text stand before it, where known",
          }),
        ),
      }),
    ),
    continues: Nullable(
      Type.String({ description: "Id of the table on an earlier page that this one goes on from" }),
    ),
    repeated_header_rows: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: "How many header rows are printed again above this part; they are left out",
      }),
    ),
    extractor: ExtractorSchema,
    confidence: Confidence,
  },
  { $id: "Table" },
);
export type Table = Static<typeof TableSchema>;

export const WarningSchema = Type.Object(
  {
    code: OneOf(WARNING_CODES),
    text: Type.String(),
    page: Nullable(Page),
    block: Nullable(Type.String()),
  },
  { $id: "Warning" },
);
export type Warning = Static<typeof WarningSchema>;

const Share = Type.Number({ minimum: 0, maximum: 1 });

export const CoverageSchema = Type.Object(
  {
    characters_in_file: Type.Integer({
      minimum: 0,
      description: "Letters and digits that the file stores, counted without the reader",
    }),
    characters_in_blocks: Type.Integer({
      minimum: 0,
      description: "Those of them that are in the blocks",
    }),
    share: Share,
    pages: Type.Array(Type.Object({ page: Page, share: Share }), {
      description:
        "Only pages (sheets) of which something is missing; empty where the stored text has no pages",
    }),
    pages_in_file: Type.Optional(
      Type.Integer({ minimum: 0, description: "PDF only: pages that the file has" }),
    ),
    pages_in_blocks: Type.Optional(
      Type.Integer({ minimum: 0, description: "PDF only: pages that blocks stand on" }),
    ),
    pictures_in_file: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: "PDF only: pictures on its pages, ornaments and backgrounds too",
      }),
    ),
    pictures_in_blocks: Type.Optional(
      Type.Integer({ minimum: 0, description: "PDF only: blocks of type figure" }),
    ),
  },
  { $id: "Coverage", description: "How complete the reading is" },
);
export type Coverage = Static<typeof CoverageSchema>;

export const MetricsSchema = Type.Object(
  {
    parse_ms: Type.Integer({ minimum: 0 }),
    extractor_mix: Type.Record(Type.String(), Type.Number(), {
      description: "Extractor name to its share of the characters",
    }),
    coverage: Type.Optional(Nullable(refer(CoverageSchema))),
    coverage_reason: Type.Optional(
      Type.String({ description: "Why `coverage` is null: the file offers no count of its own" }),
    ),
  },
  { $id: "Metrics" },
);
export type Metrics = Static<typeof MetricsSchema>;

export const AclSchema = Type.Object(
  {
    allow: Type.Array(Type.String()),
    rule: Type.String({ description: "The pattern that decided; `default` where none matched" }),
  },
  { $id: "Acl" },
);
export type Acl = Static<typeof AclSchema>;

export const DocumentSchema = Type.Object(
  {
    doc_id: Type.String({ pattern: "^sha256:[0-9a-f]{64}$" }),
    schema_version: Type.Literal(SCHEMA_VERSION),
    source: refer(SourceSchema),
    access: refer(AccessSchema),
    blocks: Type.Array(refer(BlockSchema)),
    tables: Type.Array(refer(TableSchema)),
    structure: refer(StructureSchema),
    warnings: Type.Array(refer(WarningSchema)),
    metrics: refer(MetricsSchema),
    acl: Nullable(refer(AclSchema)),
    documents: Type.Optional(
      Type.Array(Type.Unsafe<unknown>({ $ref: "Document#" }), {
        description: "Only for zip bundles: the inner Documents, each whole",
      }),
    ),
  },
  { $id: "Document" },
);
/** TypeBox cannot type a schema that refers to itself, so the one recursive field is typed here. */
export interface Document extends Omit<Static<typeof DocumentSchema>, "documents"> {
  documents?: Document[];
}
