/** Writes small OpenDocument packages, for samples and tests: a body, styles and metadata. */
import { escapeXml } from "./docx.js";
import { makeZip } from "./zip.js";

const NAMESPACES = [
  "office",
  "text",
  "table",
  "draw",
  "svg",
  "style",
  "fo",
  "presentation",
  "meta",
  "xlink",
  "chart",
]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat('xmlns:dc="http://purl.org/dc/elements/1.1/"')
  .join(" ");

const TYPES = { odt: "text", ods: "spreadsheet", odp: "presentation" };

export interface OdfSample {
  /** Inside the body's element. */
  body: string;
  /** Inside `office:automatic-styles`. */
  styles?: string;
  /** Inside `office:master-styles`. */
  masters?: string;
  title?: string;
  pages?: number;
  others?: Record<string, string | Buffer>;
  manifest?: string;
}

export function makeOdf(kind: keyof typeof TYPES, sample: OdfSample): Buffer {
  const type = TYPES[kind];
  return makeZip({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    "content.xml": `<office:document-content ${NAMESPACES}><office:automatic-styles>${sample.styles ?? ""}</office:automatic-styles><office:body><office:${type}>${sample.body}</office:${type}></office:body></office:document-content>`,
    "styles.xml": `<office:document-styles ${NAMESPACES}><office:master-styles>${sample.masters ?? ""}</office:master-styles></office:document-styles>`,
    "meta.xml": `<office:document-meta ${NAMESPACES}><office:meta><dc:title>${escapeXml(sample.title ?? "")}</dc:title><meta:document-statistic meta:page-count="${sample.pages ?? 1}"/></office:meta></office:document-meta>`,
    "META-INF/manifest.xml": `<manifest:manifest xmlns:manifest="urn:m">${sample.manifest ?? ""}</manifest:manifest>`,
    ...sample.others,
  });
}

export function odfParagraph(text: string, style = "P1"): string {
  return `<text:p text:style-name="${style}">${escapeXml(text)}</text:p>`;
}

/** A table of texts; `null` stands under a cell that spans over it. */
export function odfTable(
  name: string,
  rows: readonly (readonly (string | OdfCell | null)[])[],
): string {
  const lines = rows.map((row) => {
    const cells = row.map((one) => {
      if (one === null) return "<table:covered-table-cell/>";
      const cell = typeof one === "string" ? { text: one } : one;
      const spans = `${cell.across ? ` table:number-columns-spanned="${cell.across}"` : ""}${cell.down ? ` table:number-rows-spanned="${cell.down}"` : ""}`;
      return `<table:table-cell${spans}>${cell.inner ?? odfParagraph(cell.text)}</table:table-cell>`;
    });
    return `<table:table-row>${cells.join("")}</table:table-row>`;
  });
  return `<table:table table:name="${escapeXml(name)}">${lines.join("")}</table:table>`;
}

export interface OdfCell {
  text: string;
  across?: number;
  down?: number;
  inner?: string;
}

export function odfFrame(inner: string, place = "", type = ""): string {
  return `<draw:frame ${place}${type ? ` presentation:class="${type}"` : ""}>${inner}</draw:frame>`;
}
