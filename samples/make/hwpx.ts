/** Writes small HWPX packages, for samples and tests. */
import {
  CHARACTERS,
  COLUMN_WIDTH,
  fieldCommand,
  fillOf,
  LINE_HEIGHT,
  NARROW_COLUMN,
  type SampleDocument,
  type SampleFloat,
  type SampleItem,
  type SampleParagraph,
  type SampleTable,
} from "./hangul.js";
import { makeZip } from "./zip.js";

const NAMESPACES =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" ' +
  'xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head" xmlns:hc="http://www.hancom.co.kr/hwpml/2011/core"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The parts by name; `replace` puts others in their place (a broken section, an encrypted manifest) or takes them away. */
export function makeHwpx(
  document: SampleDocument,
  replace: Record<string, string | Buffer | null> = {},
): Buffer {
  const parts: Record<string, string | Buffer | null> = {
    mimetype: "application/hwp+zip",
    "version.xml": `${DECLARATION}<hv:HCFVersion xmlns:hv="http://www.hancom.co.kr/hwpml/2011/version" major="5"/>`,
    "META-INF/container.xml": `${DECLARATION}<ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/></ocf:rootfiles></ocf:container>`,
    "META-INF/manifest.xml": `${DECLARATION}<odf:manifest xmlns:odf="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>`,
    "Contents/content.hpf": content(document),
    "Contents/header.xml": header(),
    ...Object.fromEntries(
      document.sections.map((paragraphs, index) => [
        `Contents/section${index}.xml`,
        sectionXml(paragraphs),
      ]),
    ),
    ...replace,
  };
  const kept = Object.entries(parts).filter(
    (part): part is [string, string | Buffer] => part[1] !== null,
  );
  return makeZip(Object.fromEntries(kept));
}

export function sectionXml(paragraphs: SampleParagraph[]): string {
  const inside = paragraphs.map((one, at) => write(one, at === 0)).join("");
  return `${DECLARATION}<hs:sec ${NAMESPACES}>${inside}</hs:sec>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function content(document: SampleDocument): string {
  const sections = document.sections.map((_, index) => `section${index}`);
  return `${DECLARATION}<opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:metadata><opf:title>${escaped(document.title ?? "")}</opf:title></opf:metadata><opf:manifest><opf:item id="header" href="Contents/header.xml" media-type="application/xml"/>${sections.map((id) => `<opf:item id="${id}" href="Contents/${id}.xml" media-type="application/xml"/>`).join("")}</opf:manifest><opf:spine><opf:itemref idref="header"/>${sections.map((id) => `<opf:itemref idref="${id}"/>`).join("")}</opf:spine></opf:package>`;
}

const FORMATS = ["^1.", "^2.", "^3)", "^4)", "(^5)", "(^6)", "^7"];
const NUMBERS = [
  "DIGIT",
  "HANGUL_SYLLABLE",
  "DIGIT",
  "HANGUL_SYLLABLE",
  "DIGIT",
  "HANGUL_SYLLABLE",
  "CIRCLED_DIGIT",
];

function header(): string {
  const heads = FORMATS.map(
    (format, at) =>
      `<hh:paraHead start="1" level="${at + 1}" numFormat="${NUMBERS[at]}">${format}</hh:paraHead>`,
  ).join("");
  const shape = (id: number, heading: string) =>
    `<hh:paraPr id="${id}"><hh:align horizontal="JUSTIFY"/>${heading}</hh:paraPr>`;
  const heading = (type: string, idRef: number, level: number) =>
    `<hh:heading type="${type}" idRef="${idRef}" level="${level}"/>`;
  const shapes = [
    shape(0, heading("NONE", 0, 0)),
    shape(1, heading("OUTLINE", 0, 0)),
    shape(2, heading("OUTLINE", 0, 1)),
    shape(3, heading("NUMBER", 1, 0)),
    shape(4, heading("BULLET", 1, 0)),
  ].join("");
  return `${DECLARATION}<hh:head ${NAMESPACES} version="1.31" secCnt="1"><hh:refList><hh:borderFills itemCnt="3"><hh:borderFill id="1">${borders("NONE")}</hh:borderFill><hh:borderFill id="2"><hc:fillBrush><hc:winBrush faceColor="#002080" hatchColor="#000000" alpha="0"/></hc:fillBrush></hh:borderFill><hh:borderFill id="3">${borders("SOLID")}</hh:borderFill></hh:borderFills><hh:charProperties itemCnt="3"><hh:charPr id="0" height="1000" textColor="#000000" shadeColor="none"/><hh:charPr id="1" height="100" textColor="#000000" shadeColor="none"/><hh:charPr id="2" height="1000" textColor="#FFFFFF" shadeColor="none"/></hh:charProperties><hh:numberings itemCnt="1"><hh:numbering id="1" start="0">${heads}</hh:numbering></hh:numberings><hh:bullets itemCnt="1"><hh:bullet id="1" char="○" useImage="0"/></hh:bullets><hh:paraProperties itemCnt="5">${shapes}</hh:paraProperties><hh:styles itemCnt="1"><hh:style id="0" type="PARA" name="바탕글" engName="Normal" paraPrIDRef="0"/></hh:styles></hh:refList></hh:head>`;
}

const section = (facing = false) =>
  `<hp:secPr id="" textDirection="HORIZONTAL" outlineShapeIDRef="1"><hp:pagePr landscape="WIDELY" gutterType="${facing ? "LEFT_RIGHT" : "LEFT_ONLY"}" width="59528" height="84188"><hp:margin header="4252" footer="4252" gutter="0" left="8504" right="8504" top="5668" bottom="4252"/></hp:pagePr></hp:secPr><hp:ctrl><hp:colPr id="" type="NEWSPAPER" layout="LEFT" colCount="1" sameSz="1" sameGap="0"/></hp:ctrl>`;

const DELETED_END =
  '<hp:t><hp:deleteBegin Id="9" TcId="1"/><hp:deleteEnd Id="9" TcId="1" paraend="1"/></hp:t>';

function write(paragraph: SampleParagraph, first = false): string {
  const lines = (paragraph.lines ?? []).map(
    ({ at, y, height = LINE_HEIGHT, x = 0, width = COLUMN_WIDTH }) =>
      `<hp:lineseg textpos="${at}" vertpos="${y}" vertsize="${height}" textheight="${height}" baseline="850" spacing="600" horzpos="${x}" horzsize="${width}" flags="393216"/>`,
  );
  return `<hp:p id="0" paraPrIDRef="${paragraph.shape ?? 0}" styleIDRef="0" pageBreak="${paragraph.pageBreak ? 1 : 0}" columnBreak="0"><hp:run charPrIDRef="0">${first ? section(paragraph.facing) : ""}${paragraph.content.map(item).join("")}${paragraph.endDeleted ? DELETED_END : ""}</hp:run>${lines.length > 0 ? `<hp:linesegarray>${lines.join("")}</hp:linesegarray>` : ""}</hp:p>`;
}

function list(paragraphs: SampleParagraph[]): string {
  return `<hp:subList id="" vertAlign="TOP">${paragraphs.map((one) => write(one)).join("")}</hp:subList>`;
}

function item(one: SampleItem): string {
  if (typeof one === "string") return `<hp:t>${escaped(one)}</hp:t>`;
  switch (one.kind) {
    case "run": {
      const text = escaped(one.text);
      if (one.as === "tiny" || one.as === "white") {
        return `</hp:run><hp:run charPrIDRef="${CHARACTERS[one.as]}"><hp:t>${text}</hp:t></hp:run><hp:run charPrIDRef="0">`;
      }
      const name = one.as === "deleted" ? "delete" : "insert";
      return `<hp:t><hp:${name}Begin Id="1" TcId="1"/>${text}<hp:${name}End Id="1" TcId="1" paraend="0"/></hp:t>`;
    }
    case "tab":
      return '<hp:t><hp:tab width="4000" leader="0" type="1"/></hp:t>';
    case "lineBreak":
      return "<hp:t><hp:lineBreak/></hp:t>";
    case "table":
      return table(one);
    case "box":
      return `<hp:rect textWrap="TOP_AND_BOTTOM">${place(one.floating)}<hp:rotationInfo angle="${one.floating?.angle ?? 0}"/><hp:drawText>${list(one.paragraphs)}</hp:drawText></hp:rect>`;
    case "picture":
      return `<hp:pic textWrap="TOP_AND_BOTTOM">${place()}<hp:shapeComment>${escaped(one.description ?? "그림입니다.")}</hp:shapeComment><hc:img binaryItemIDRef="image1"/></hp:pic>`;
    case "equation":
      return `<hp:equation textWrap="TOP_AND_BOTTOM">${place()}<hp:script>${escaped(one.script)}</hp:script></hp:equation>`;
    case "footnote":
    case "endnote": {
      const name = one.kind === "footnote" ? "footNote" : "endNote";
      return `<hp:ctrl><hp:${name} number="${one.number}" suffixChar="41">${list(one.paragraphs)}</hp:${name}></hp:ctrl>`;
    }
    case "header":
    case "footer":
      return `<hp:ctrl><hp:${one.kind} id="1" applyPageType="BOTH">${list(one.paragraphs)}</hp:${one.kind}></hp:ctrl>`;
    case "comment":
      return `<hp:ctrl><hp:hiddenComment>${list(one.paragraphs)}</hp:hiddenComment></hp:ctrl>`;
    case "memo":
      return `<hp:ctrl><hp:fieldBegin id="1" type="MEMO" name="">${list(one.paragraphs)}</hp:fieldBegin></hp:ctrl><hp:ctrl><hp:fieldEnd beginIDRef="1"/></hp:ctrl>`;
    case "field":
      return `<hp:ctrl><hp:fieldBegin id="2" type="CLICK_HERE" name="" editable="1" dirty="${one.isChanged ? 1 : 0}"><hp:parameters cnt="1" name=""><hp:stringParam name="Command">${escaped(fieldCommand(one.guide))}</hp:stringParam></hp:parameters></hp:fieldBegin></hp:ctrl><hp:t>${escaped(one.text)}</hp:t><hp:ctrl><hp:fieldEnd beginIDRef="2"/></hp:ctrl>`;
    case "ruby":
      return `<hp:dutmal posType="TOP"><hp:mainText>${escaped(one.main)}</hp:mainText><hp:subText>${escaped(one.ruby)}</hp:subText></hp:dutmal>`;
  }
}

function borders(type: "NONE" | "SOLID"): string {
  return ["left", "right", "top", "bottom"]
    .map((side) => `<hh:${side}Border type="${type}" width="0.12 mm" color="#000000"/>`)
    .join("");
}

function place(
  floating?: SampleFloat,
  height = floating?.height ?? 2000,
  width = floating?.width ?? 10000,
): string {
  const to = { paper: "PAPER", page: "PAGE", paragraph: "PARA" }[floating?.to ?? "paragraph"];
  return `<hp:sz width="${width}" height="${height}"/><hp:pos treatAsChar="${floating ? 0 : 1}" vertRelTo="${to}" horzRelTo="${to}" vertAlign="TOP" horzAlign="LEFT" vertOffset="${(floating?.offset ?? 0) >>> 0}" horzOffset="${floating?.left ?? 0}"/>`;
}

function table(one: SampleTable): string {
  const rows = Array.from({ length: one.rows }, (_, row) => {
    const cells = one.cells.filter((cell) => cell.row === row);
    return `<hp:tr>${cells
      .map(
        (cell) =>
          `<hp:tc header="${cell.header ? 1 : 0}" hasMargin="0" borderFillIDRef="${fillOf(one, cell)}">${list(cell.paragraphs)}<hp:cellAddr colAddr="${cell.col}" rowAddr="${cell.row}"/><hp:cellSpan colSpan="${cell.colSpan ?? 1}" rowSpan="${cell.rowSpan ?? 1}"/><hp:cellSz width="${one.columnWidth ?? NARROW_COLUMN}" height="${one.rowHeight ?? 1000}"/><hp:cellMargin left="4294967295" right="4294967295" top="4294967295" bottom="4294967295"/></hp:tc>`,
      )
      .join("")}</hp:tr>`;
  });
  const caption = one.caption ? `<hp:caption side="TOP">${list(one.caption)}</hp:caption>` : "";
  return `<hp:tbl textWrap="TOP_AND_BOTTOM" rowCnt="${one.rows}" colCnt="${one.cols}" pageBreak="CELL" repeatHeader="1" borderFillIDRef="1">${place(one.floating, one.height, one.columnWidth && one.columnWidth * one.cols)}${caption}<hp:inMargin left="510" right="510" top="141" bottom="141"/>${rows.join("")}</hp:tbl>`;
}
