/** Writes small DOCX packages, for samples and tests: a body in WordprocessingML, and the parts it needs around it. */
import { makeZip } from "./zip.js";

const OFFICE = "http://schemas.openxmlformats.org";
const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
const NAMESPACES = [
  `xmlns:w="${OFFICE}/wordprocessingml/2006/main"`,
  `xmlns:r="${RELATIONSHIPS}"`,
  `xmlns:m="${OFFICE}/officeDocument/2006/math"`,
  `xmlns:wp="${OFFICE}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${OFFICE}/drawingml/2006/main"`,
  `xmlns:pic="${OFFICE}/drawingml/2006/picture"`,
  `xmlns:c="${OFFICE}/drawingml/2006/chart"`,
  `xmlns:mc="${OFFICE}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(" ");

export interface DocxParts {
  /** Inside `w:body`. */
  body: string;
  /** Inside `w:styles`, `w:numbering`, `w:settings`, `w:footnotes`, `w:endnotes`, `w:comments`. */
  styles?: string;
  numbering?: string;
  settings?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  /** Relationship id → inside of `w:hdr` or `w:ftr`. */
  headers?: Record<string, string>;
  footers?: Record<string, string>;
  /** Whole parts with a relationship from the main one. */
  others?: { id: string; kind: string; part: string; content: string; external?: boolean }[];
  /** Pictures by relationship id. */
  media?: Record<string, Buffer>;
  /** Inside `cp:coreProperties` and of the extended `Properties`. */
  core?: string;
  app?: string;
  /** Where the main part stands. */
  main?: string;
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A run with its text; `properties` go into `w:rPr`. */
export function run(text: string, properties = ""): string {
  const rPr = properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${rPr}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

/** A paragraph of runs or other inner XML; `properties` go into `w:pPr`. */
export function paragraph(inner: string, properties = ""): string {
  const pPr = properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`;
  return `<w:p>${pPr}${inner}</w:p>`;
}

/** A paragraph of plain text, with a style where one is named. */
export function line(text: string, style?: string): string {
  return paragraph(run(text), style === undefined ? "" : `<w:pStyle w:val="${style}"/>`);
}

/** A paragraph in a list. */
export function listItem(text: string, numId: number, level = 0): string {
  return paragraph(
    run(text),
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`,
  );
}

export interface CellOptions {
  span?: number;
  vMerge?: "restart" | "continue";
  properties?: string;
}

/** A cell: text becomes one paragraph, XML stands as it is. */
export function cell(content: string, options: CellOptions = {}): string {
  const span = options.span === undefined ? "" : `<w:gridSpan w:val="${options.span}"/>`;
  const merge = options.vMerge === undefined ? "" : `<w:vMerge w:val="${options.vMerge}"/>`;
  const inner = content.startsWith("<") ? content : line(content);
  return `<w:tc><w:tcPr>${span}${merge}${options.properties ?? ""}</w:tcPr>${inner}</w:tc>`;
}

export function row(cells: string[], properties = ""): string {
  return `<w:tr><w:trPr>${properties}</w:trPr>${cells.join("")}</w:tr>`;
}

export function table(rows: string[]): string {
  return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join("")}</w:tbl>`;
}

/** One level of a list definition. */
export function level(index: number, format: string, text: string, more = ""): string {
  return `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${escapeXml(text)}"/>${more}</w:lvl>`;
}

/** A list definition and one instance of it under the same number. */
export function list(id: number, levels: string[]): { abstract: string; num: string } {
  return {
    abstract: `<w:abstractNum w:abstractNumId="${id}">${levels.join("")}</w:abstractNum>`,
    num: `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
  };
}

/** The inside of `w:numbering`: all definitions come before all instances. */
export function lists(...all: { abstract: string; num: string }[]): string {
  return all.map((one) => one.abstract).join("") + all.map((one) => one.num).join("");
}

/** A paragraph style. */
export function style(id: string, name: string, more = ""): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
}

/** Title, three levels of headings and captions, as Word defines them. */
export const USUAL_STYLES = [
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  style("Title", "Title", '<w:basedOn w:val="Normal"/>'),
  style("Caption", "caption", '<w:basedOn w:val="Normal"/>'),
  ...[1, 2, 3].map((n) =>
    style(
      `Heading${n}`,
      `heading ${n}`,
      `<w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="${n - 1}"/></w:pPr>`,
    ),
  ),
].join("");

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts by name, so that a test may break one before zipping. */
export function docxParts(parts: DocxParts): Record<string, string> {
  const main = parts.main ?? "word/document.xml";
  const slash = main.lastIndexOf("/") + 1;
  const folder = main.slice(0, slash);
  const files: Record<string, string> = {};
  const relationships: string[] = [];
  const relate = (id: string, kind: string, target: string, external = false): void => {
    const mode = external ? ' TargetMode="External"' : "";
    relationships.push(
      `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${kind}" Target="${target}"${mode}/>`,
    );
  };
  const add = (id: string, kind: string, name: string, root: string, inner?: string): void => {
    if (inner === undefined) return;
    files[folder + name] = `${HEAD}<w:${root} ${NAMESPACES}>${inner}</w:${root}>`;
    relate(id, kind, name);
  };
  files[main] = `${HEAD}<w:document ${NAMESPACES}><w:body>${parts.body}</w:body></w:document>`;
  for (const name of ["styles", "numbering", "settings", "footnotes", "endnotes", "comments"]) {
    add(`rId_${name}`, name, `${name}.xml`, name, parts[name as "styles"]);
  }
  for (const [id, inner] of Object.entries(parts.headers ?? {})) {
    add(id, "header", `${id}.xml`, "hdr", inner);
  }
  for (const [id, inner] of Object.entries(parts.footers ?? {})) {
    add(id, "footer", `${id}.xml`, "ftr", inner);
  }
  for (const other of parts.others ?? []) {
    relate(other.id, other.kind, other.part, other.external);
    if (!other.external) files[folder + other.part] = other.content;
  }
  for (const id of Object.keys(parts.media ?? {})) relate(id, "image", `media/${id}.png`);
  files[`${folder}_rels/${main.slice(slash)}.rels`] = relationshipsPart(relationships);

  const root = [
    `<Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="${main}"/>`,
  ];
  if (parts.core !== undefined) {
    files["docProps/core.xml"] =
      `${HEAD}<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">${parts.core}</cp:coreProperties>`;
    root.push(
      `<Relationship Id="rId2" Type="${OFFICE}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
    );
  }
  if (parts.app !== undefined) {
    files["docProps/app.xml"] =
      `${HEAD}<Properties xmlns="${OFFICE}/officeDocument/2006/extended-properties">${parts.app}</Properties>`;
    root.push(
      `<Relationship Id="rId3" Type="${RELATIONSHIPS}/extended-properties" Target="docProps/app.xml"/>`,
    );
  }
  files["_rels/.rels"] = relationshipsPart(root);
  files["[Content_Types].xml"] =
    `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  return files;
}

export function makeDocx(parts: DocxParts): Buffer {
  const { media = {}, main = "word/document.xml" } = parts;
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const pictures = Object.entries(media).map(([id, bytes]) => [`${folder}media/${id}.png`, bytes]);
  return makeZip({ ...docxParts(parts), ...Object.fromEntries(pictures) });
}

function relationshipsPart(relationships: string[]): string {
  return `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships">${relationships.join("")}</Relationships>`;
}
