/**
 * POST /v1/convert/file: docling-serve's interface, as far as its users take Markdown of one file: they switch by changing a URL. Options of
 * docling that choose its models or pictures are accepted and change nothing.
 */
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { parsePages } from "../../model/selection.js";
import { convertUpload, pagesOf } from "../converted-file.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

const Nothing = Type.Null();

export const ConvertedDocumentSchema = Type.Object(
  {
    document: Type.Object({
      filename: Type.String(),
      md_content: Type.Union([Type.String(), Type.Null()]),
      json_content: Nothing,
      html_content: Nothing,
      text_content: Nothing,
      doctags_content: Nothing,
    }),
    status: Type.Union([Type.Literal("success"), Type.Literal("failure")]),
    errors: Type.Array(
      Type.Object({
        component_type: Type.String(),
        module_name: Type.String(),
        error_message: Type.String({ description: "The reason, and in words what to do" }),
      }),
    ),
    processing_time: Type.Number({ description: "Seconds" }),
    timings: Type.Object({}),
  },
  { $id: "ConvertedDocument", description: "As docling-serve answers" },
);

const FormSchema = Type.Object(
  {
    filename: Type.String(),
    data_base64: Type.String(),
    to_formats: Type.Optional(Type.String({ description: "`md`, which is the default, alone" })),
    page_range: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { description: "First and last page" }),
    ),
    md_page_break_placeholder: Type.Optional(
      Type.String({ description: "Stands between two pages" }),
    ),
    target_type: Type.Optional(Type.String({ description: "`inbody` alone" })),
    password: Type.Optional(Type.String({ description: "Opens an encrypted file; kept nowhere" })),
  },
  { $id: "ConvertForm" },
);

export { FormSchema as ConvertFormSchema };

export const doclingConvertRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/v1/convert/file",
    summary: "docling-serve와 같은 모양으로 변환합니다 / Converts a file as docling-serve does",
    auth: "key",
    upload: service.uploadRules,
    uploadJson: FormSchema,
    success: {
      status: 200,
      description: "The file as Markdown; `status` says whether it could be read",
      content: { "application/json": Type.Unsafe({ $ref: "ConvertedDocument#" }) },
    },
    errors: ["PARSERS_BUSY"],
    async handle(call) {
      const began = performance.now();
      let between: string | null = null;
      const { summary, markdown } = await convertUpload(service, call, ({ fields }) => {
        onlyKnown(fields, "to_formats", "md");
        onlyKnown(fields, "target_type", "inbody");
        const { page_range, md_page_break_placeholder } = fields;
        between = typeof md_page_break_placeholder === "string" ? md_page_break_placeholder : null;
        const of = { kind: "markdown" } as const;
        return page_range === undefined
          ? of
          : { kind: "selection", of, pages: parsePages(rangeOf(page_range)) };
      });
      const pages = () => pagesOf(markdown).map(({ text }) => text);
      const text = between === null ? markdown : pages().join(`\n\n${between}\n\n`);
      return {
        document: {
          filename: summary.filename,
          md_content: summary.readable ? text : null,
          json_content: null,
          html_content: null,
          text_content: null,
          doctags_content: null,
        },
        status: summary.readable ? "success" : "failure",
        errors: summary.readable
          ? []
          : [
              {
                component_type: "document_backend",
                module_name: "wonmun",
                error_message: `${summary.reason}: ${summary.reason_text}`,
              },
            ],
        processing_time: (performance.now() - began) / 1000,
        timings: {},
      };
    },
  });

/** A form repeats a field for each value of a list. */
function onlyKnown(fields: Record<string, unknown>, field: string, known: string): void {
  const given = fields[field];
  if (given === undefined || [given].flat().every((value) => value === known)) return;
  const detail = { ko: `${known}만 됩니다`, en: `${known} alone` };
  throw new Refusal("INVALID_REQUEST", { field, detail });
}

/** `1`, `3` as two fields, `[1,3]` in JSON or as text: first and last page. */
function rangeOf(given: unknown): string {
  const numbers = String(given).match(/\d+/g) ?? [];
  if (numbers.length !== 2) throw new Refusal("INVALID_REQUEST", { field: "page_range" });
  return numbers.join("-");
}
