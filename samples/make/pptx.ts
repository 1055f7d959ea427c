/** Writes small PPTX packages, for samples and tests: slides of shapes in DrawingML, one layout and master around them. */
import { escapeXml } from "./docx.js";
import { makeZip } from "./zip.js";

const OFFICE = "http://schemas.openxmlformats.org";
const LINKS = `${OFFICE}/officeDocument/2006/relationships`;
const NAMESPACES = `xmlns:a="${OFFICE}/drawingml/2006/main" xmlns:r="${LINKS}" xmlns:p="${OFFICE}/presentationml/2006/main" xmlns:c="${OFFICE}/drawingml/2006/chart" xmlns:dgm="${OFFICE}/drawingml/2006/diagram" xmlns:mc="${OFFICE}/markup-compatibility/2006"`;
/** Per point. */
const EMU = 12_700;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees. */
  turned?: number;
}

export function xfrm({ x, y, width, height, turned }: Place, tag = "a:xfrm", inner = ""): string {
  const rot = turned === undefined ? "" : ` rot="${turned * 60_000}"`;
  return `<${tag}${rot}><a:off x="${x * EMU}" y="${y * EMU}"/><a:ext cx="${width * EMU}" cy="${height * EMU}"/>${inner}</${tag}>`;
}

/** Paragraph properties, the size of the letters in points, and text; a plain string has only text. */
export type SlideLine =
  | string
  | { text: string; level?: number; properties?: string; size?: number };

export function textBody(lines: readonly SlideLine[], tag = "p:txBody"): string {
  const paragraphs = lines.map((line) => {
    const sample = typeof line === "string" ? { text: line } : line;
    const { text, level = 0, properties = "", size } = sample;
    const sized = size === undefined ? "" : ` sz="${size * 100}"`;
    const runs = escapeXml(text)
      .split("\n")
      .map((part) => `<a:r><a:rPr lang="ko-KR"${sized}/><a:t>${part}</a:t></a:r>`);
    return `<a:p><a:pPr lvl="${level}">${properties}</a:pPr>${runs.join("<a:br/>")}</a:p>`;
  });
  return `<${tag}><a:bodyPr/><a:lstStyle/>${paragraphs.join("")}</${tag}>`;
}

export interface ShapeSample {
  place?: Place;
  /** `title`, `body`, `ftr` …; with an index where the layout has several. */
  placeholder?: string;
  index?: number;
  hidden?: boolean;
}

export function shape(lines: readonly SlideLine[], sample: ShapeSample = {}): string {
  const { place, placeholder, index } = sample;
  const number = index === undefined ? "" : ` idx="${index}"`;
  const type = placeholder === undefined ? "" : `<p:ph type="${placeholder}"${number}/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="s"${sample.hidden ? ' hidden="1"' : ""}/><p:cNvSpPr/><p:nvPr>${type}</p:nvPr></p:nvSpPr><p:spPr>${place ? xfrm(place) : ""}</p:spPr>${textBody(lines)}</p:sp>`;
}

export function group(place: Place, inside: Place, shapes: string): string {
  const child = `<a:chOff x="${inside.x * EMU}" y="${inside.y * EMU}"/><a:chExt cx="${inside.width * EMU}" cy="${inside.height * EMU}"/>`;
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" name="g"/></p:nvGrpSpPr><p:grpSpPr>${xfrm(place, "a:xfrm", child)}</p:grpSpPr>${shapes}</p:grpSp>`;
}

export interface SlideCell {
  text: string;
  across?: number;
  down?: number;
  merged?: "left" | "above";
}

export function slideTable(
  place: Place,
  rows: readonly (readonly (string | SlideCell)[])[],
): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const grid = `<a:gridCol w="${(place.width / columns) * EMU}"/>`.repeat(columns);
  const lines = rows.map((row) => {
    const cells = row.map((one) => {
      const cell = typeof one === "string" ? { text: one } : one;
      const spans = `${cell.across ? ` gridSpan="${cell.across}"` : ""}${cell.down ? ` rowSpan="${cell.down}"` : ""}`;
      const merged =
        cell.merged === "left" ? ' hMerge="1"' : cell.merged === "above" ? ' vMerge="1"' : "";
      return `<a:tc${spans}${merged}>${textBody([cell.text], "a:txBody")}</a:tc>`;
    });
    return `<a:tr h="${(place.height / rows.length) * EMU}">${cells.join("")}</a:tr>`;
  });
  return graphicFrame(
    place,
    `<a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${grid}</a:tblGrid>${lines.join("")}</a:tbl>`,
  );
}

export function graphicFrame(place: Place, data: string, description = ""): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="f" descr="${escapeXml(description)}"/></p:nvGraphicFramePr>${xfrm(place, "p:xfrm")}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">${data}</a:graphicData></a:graphic></p:graphicFrame>`;
}

export interface SlideSample {
  shapes: string;
  hidden?: boolean;
  /** Without the shapes of layout and master. */
  bare?: boolean;
  notes?: readonly SlideLine[];
  comments?: readonly string[];
  /** Parts with a relationship from the slide: type, part name, content. */
  parts?: { id: string; type: string; part: string; content: string | Buffer }[];
}

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;
const relationships = (list: string[]) =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${list.join("")}</Relationships>`;

export interface PptxOptions {
  title?: string;
  /** `presentation`, `slideshow`, `template`. */
  kind?: string;
  /** Shapes of the master, which every slide shows. */
  master?: string;
  /** Sizes in points that the master gives titles, in the middle, and words beside placeholders. */
  letters?: { title: number; other: number };
}

export function makePptx(slides: readonly SlideSample[], options: PptxOptions = {}): Buffer {
  const { letters } = options;
  const given = (size: number | undefined) => (size ? `<a:defRPr sz="${size * 100}"/>` : "");
  const parts: Record<string, string | Buffer> = {
    "[Content_Types].xml": `<Types xmlns="${OFFICE}/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.${options.kind ?? "presentation"}.main+xml"/></Types>`,
    "_rels/.rels": relationships([
      relationship("rId1", "officeDocument", "ppt/presentation.xml"),
      relationship("rId2", "core-properties", "docProps/core.xml").replace(
        LINKS,
        `${OFFICE}/package/2006/relationships/metadata`,
      ),
    ]),
    "docProps/core.xml": `<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="urn:dc"><dc:title>${escapeXml(options.title ?? "")}</dc:title></cp:coreProperties>`,
    "ppt/presentation.xml": `<p:presentation ${NAMESPACES}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join("")}</p:sldIdLst><p:sldSz cx="${960 * EMU}" cy="${540 * EMU}"/></p:presentation>`,
    // Slides are numbered against their order, as after moving them about.
    "ppt/_rels/presentation.xml.rels": relationships(
      slides.map((_, at) =>
        relationship(`rId${at + 1}`, "slide", `slides/slide${slides.length - at}.xml`),
      ),
    ),
    "ppt/slideLayouts/slideLayout1.xml": `<p:sldLayout ${NAMESPACES}><p:cSld><p:spTree>${shape(["제목 편집"], { placeholder: "title", place: { x: 40, y: 20, width: 880, height: 60 } })}${shape(["본문 편집"], { placeholder: "body", index: 1, place: { x: 40, y: 100, width: 880, height: 380 } })}</p:spTree></p:cSld></p:sldLayout>`,
    "ppt/slideLayouts/_rels/slideLayout1.xml.rels": relationships([
      relationship("rId1", "slideMaster", "../slideMasters/slideMaster1.xml"),
    ]),
    "ppt/slideMasters/slideMaster1.xml": `<p:sldMaster ${NAMESPACES}><p:cSld><p:spTree>${options.master ?? ""}</p:spTree></p:cSld><p:txStyles><p:titleStyle><a:lvl1pPr${letters ? ' algn="ctr"' : ""}><a:buNone/>${given(letters?.title)}</a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr><a:buFont typeface="Arial"/><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr><a:buFont typeface="Wingdings"/><a:buChar char="l"/></a:lvl2pPr></p:bodyStyle>${letters ? `<p:otherStyle><a:lvl1pPr>${given(letters.other)}</a:lvl1pPr></p:otherStyle>` : "<p:otherStyle/>"}</p:txStyles></p:sldMaster>`,
  };
  for (const [at, slide] of slides.entries()) addSlide(parts, slide, slides.length - at);
  return makeZip(parts);
}

function addSlide(
  parts: Record<string, string | Buffer>,
  slide: SlideSample,
  number: number,
): void {
  const links = [relationship("rIdL", "slideLayout", "../slideLayouts/slideLayout1.xml")];
  parts[`ppt/slides/slide${number}.xml`] =
    `<p:sld ${NAMESPACES}${slide.hidden ? ' show="0"' : ""}${slide.bare ? ' showMasterSp="0"' : ""}><p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${slide.shapes}</p:spTree></p:cSld></p:sld>`;
  if (slide.notes) {
    links.push(relationship("rIdN", "notesSlide", `../notesSlides/notesSlide${number}.xml`));
    parts[`ppt/notesSlides/notesSlide${number}.xml`] =
      `<p:notes ${NAMESPACES}><p:cSld><p:spTree>${shape(slide.notes, { placeholder: "body", index: 1 })}${shape([String(number)], { placeholder: "sldNum" })}</p:spTree></p:cSld></p:notes>`;
  }
  if (slide.comments) {
    links.push(relationship("rIdC", "comments", `../comments/comment${number}.xml`));
    parts[`ppt/comments/comment${number}.xml`] =
      `<p:cmLst ${NAMESPACES}>${slide.comments.map((text) => `<p:cm><p:text>${escapeXml(text)}</p:text></p:cm>`).join("")}</p:cmLst>`;
  }
  for (const { id, type, part, content } of slide.parts ?? []) {
    links.push(relationship(id, type, `../${part}`));
    parts[`ppt/${part}`] = content;
  }
  parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relationships(links);
}
