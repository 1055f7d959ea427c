/** Writes small PDF files for tests and samples: Korean and Latin text, lines, boxes, tags, turned and cropped pages. */

export interface TextOptions {
  size?: number;
  font?: "korean" | "bold" | "latin";
  /** Text rendering mode (ISO 32000-1, table 106); 3 is invisible. */
  mode?: number;
  /** Grey from 0 (black) to 1 (white). */
  grey?: number;
  /** Degrees counter-clockwise. */
  angle?: number;
  /** How far letters lean to the right, as a share of their height. */
  lean?: number;
  /** Id of the marked content that the text belongs to, with its tag. */
  mark?: { id: number; tag: string };
  /** Marked as no part of the text, as running lines are. */
  artifact?: boolean;
}

export interface PageOptions {
  width?: number;
  height?: number;
  /** Degrees clockwise that viewers turn the page. */
  rotate?: 0 | 90 | 180 | 270;
  crop?: [number, number, number, number];
}

/** A page to draw on; coordinates in points from the top left. */
export class SamplePage {
  readonly width: number;
  readonly height: number;
  private readonly operators: string[] = [];

  constructor(readonly options: PageOptions = {}) {
    this.width = options.width ?? 595;
    this.height = options.height ?? 842;
  }

  /** Text whose baseline starts at (x, y). */
  text(x: number, y: number, text: string, options: TextOptions = {}): this {
    const { size = 10, font = "korean", mode = 0, grey = 0, angle = 0, lean = 0 } = options;
    const { mark, artifact } = options;
    const turn = (angle * Math.PI) / 180;
    const matrix = [
      Math.cos(turn),
      Math.sin(turn),
      lean * Math.cos(turn) - Math.sin(turn),
      lean * Math.sin(turn) + Math.cos(turn),
      x,
      this.height - y,
    ]
      .map((value) => value.toFixed(4))
      .join(" ");
    const name = font === "latin" ? "L" : font === "bold" ? "B" : "K";
    const string =
      font === "latin" ? `(${text.replace(/[\\()]/g, "\\$&")})` : `<${utf16Hex(text)}>`;
    const shown = `q ${grey} g BT ${mode} Tr /${name} ${size} Tf ${matrix} Tm ${string} Tj ET Q`;
    if (artifact) this.operators.push(`/Artifact <</Type /Pagination>> BDC ${shown} EMC`);
    else this.operators.push(mark ? `/${mark.tag} <</MCID ${mark.id}>> BDC ${shown} EMC` : shown);
    return this;
  }

  /** Glyphs of a font that maps its codes to text itself: 1 is the ligature `tt`, 2 is U+F0851, 3 has no text. */
  codes(x: number, y: number, codes: readonly number[], size = 10): this {
    const hex = codes.map((code) => code.toString(16).padStart(4, "0")).join("");
    this.operators.push(`q BT /M ${size} Tf ${x} ${this.height - y} Td <${hex}> Tj ET Q`);
    return this;
  }

  /** One run of Korean letters that stand apart by so many ems each, without a space glyph. */
  spread(x: number, y: number, text: string, ems: number, size = 10): this {
    const shown = [...text].map((letter) => `<${utf16Hex(letter)}>`).join(`${-1000 * ems}`);
    this.operators.push(`q BT /K ${size} Tf ${x} ${this.height - y} Td [${shown}] TJ ET Q`);
    return this;
  }

  /** Lines of text one below the other. */
  lines(
    x: number,
    y: number,
    texts: readonly string[],
    options: TextOptions & { step?: number } = {},
  ): this {
    const step = options.step ?? (options.size ?? 10) * 1.6;
    for (const [index, text] of texts.entries()) this.text(x, y + index * step, text, options);
    return this;
  }

  line(x0: number, y0: number, x1: number, y1: number, width = 0.5): this {
    this.operators.push(`q ${width} w ${x0} ${this.height - y0} m ${x1} ${this.height - y1} l S Q`);
    return this;
  }

  /** So many shapes in a row that are no rectangles, of a letter's size: text turned into outlines. */
  outlines(x: number, y: number, count: number, size = 8): this {
    for (let at = 0; at < count; at++) {
      const left = x + at * size * 1.1;
      const foot = this.height - y;
      this.operators.push(
        `${left} ${foot} m ${left + size} ${foot} l ${left + size / 2} ${foot + size} l f`,
      );
    }
    return this;
  }

  fill(x0: number, y0: number, x1: number, y1: number, grey: number): this {
    this.operators.push(`q ${grey} g ${x0} ${this.height - y1} ${x1 - x0} ${y1 - y0} re f Q`);
    return this;
  }

  /** What `draw` puts on the page, cut off outside the given area. */
  clip(x0: number, y0: number, x1: number, y1: number, draw: (page: this) => void): this {
    this.operators.push(`q ${x0} ${this.height - y1} ${x1 - x0} ${y1 - y0} re W n`);
    draw(this);
    this.operators.push("Q");
    return this;
  }

  /** A ruled grid with a text in each cell, wrapped by the caller into lines. */
  table(
    xs: readonly number[],
    ys: readonly number[],
    cells: readonly (string | readonly string[])[][],
    options: TextOptions = {},
  ): this {
    const size = options.size ?? 10;
    for (const x of xs) this.line(x, ys[0]!, x, ys.at(-1)!);
    for (const y of ys) this.line(xs[0]!, y, xs.at(-1)!, y);
    for (const [row, texts] of cells.entries()) {
      for (const [col, text] of texts.entries()) {
        this.lines(xs[col]! + 5, ys[row]! + size * 1.4, typeof text === "string" ? [text] : text, {
          ...options,
          step: size * 1.4,
        });
      }
    }
    return this;
  }

  /** A grey picture over the given area; `mark` is the id of its marked content. */
  picture(x0: number, y0: number, x1: number, y1: number, mark?: number): this {
    const drawn = `q ${x1 - x0} 0 0 ${y1 - y0} ${x0} ${this.height - y1} cm /Im Do Q`;
    this.operators.push(mark === undefined ? drawn : `/Figure <</MCID ${mark}>> BDC ${drawn} EMC`);
    return this;
  }

  /** One of the file's own pictures (`FileOptions.pictures`, from 0) over the given area, the whole page where none is given. */
  scan(number: number, [x0, y0, x1, y1] = [0, 0, this.width, this.height]): this {
    this.operators.push(
      `q ${x1! - x0!} 0 0 ${y1! - y0!} ${x0} ${this.height - y1!} cm /P${number} Do Q`,
    );
    return this;
  }

  get content(): string {
    return this.operators.join("\n");
  }
}

export interface FileOptions {
  title?: string;
  bookmarks?: { title: string; page: number }[];
  tags?: TagOptions[];
  /** Grey JPEG pictures that pages show. */
  pictures?: { jpeg: Buffer; width: number; height: number }[];
  /** Embedded files; those with a page (from 0) are pinned to it instead of listed. */
  files?: { name: string; bytes: Buffer; page?: number }[];
  /** Packets of a dynamic XFA form. */
  xfa?: { template: string; datasets: string };
}

/** A structure element: its role and the marked contents that belong to it, by page from 0. */
export interface TagOptions {
  role: string;
  page: number;
  marks: number[];
  /** Roles of the elements around it, the outermost first. */
  around?: string[];
  /** What is read out in its place. */
  alternative?: string;
}

export function makePdf(pages: readonly SamplePage[], options: FileOptions = {}): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const catalog = add("");
  const tree = add("");
  const fonts = addFonts(add);
  const image = add(
    "<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\n\x80\nendstream",
  );
  const pictures = (options.pictures ?? []).map(({ jpeg, width, height }, number) => {
    const head = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>`;
    return `/P${number} ${add(`${head}\nstream\n${jpeg.toString("latin1")}\nendstream`)} 0 R`;
  });
  const resources = `<</Font<</K ${fonts.korean} 0 R/B ${fonts.bold} 0 R/L ${fonts.latin} 0 R/M ${fonts.mapped} 0 R>>/XObject<</Im ${image} 0 R${pictures.join("")}>>>>`;
  const files = (options.files ?? []).map(({ name, bytes, page }) => {
    const stream = add(
      `<</Type/EmbeddedFile/Length ${bytes.length}>>\nstream\n${bytes.toString("latin1")}\nendstream`,
    );
    const title = `<feff${utf16Hex(name)}>`;
    const spec = add(`<</Type/Filespec/F(file)/UF ${title}/EF<</F ${stream} 0 R>>>>`);
    return { title, spec, page };
  });
  const kids = pages.map((page, index) => {
    const pins = files
      .filter((one) => one.page === index)
      .map(({ spec }) => `<</Type/Annot/Subtype/FileAttachment/Rect[9 9 20 20]/FS ${spec} 0 R>>`);
    const content = add(
      `<</Length ${Buffer.byteLength(page.content, "latin1")}>>\nstream\n${page.content}\nendstream`,
    );
    const crop = page.options.crop;
    return add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${page.width} ${page.height}]` +
        (crop ? `/CropBox[${crop.join(" ")}]` : "") +
        (page.options.rotate ? `/Rotate ${page.options.rotate}` : "") +
        (pins.length > 0 ? `/Annots[${pins.join("")}]` : "") +
        `/Resources ${resources}/Contents ${content} 0 R/StructParents ${index}>>`,
    );
  });
  objects[tree - 1] =
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(" ")}]>>`;
  const outlines = options.bookmarks ? addBookmarks(add, objects, options.bookmarks, kids) : 0;
  const structure = options.tags ? addTags(add, objects, options.tags, kids) : 0;
  const listed = files.filter(({ page }) => page === undefined);
  const names = listed.map(({ title, spec }) => `${title} ${spec} 0 R`).join(" ");
  const packets = Object.entries(options.xfa ?? {}).map(([name, xml]) => {
    const bytes = Buffer.from(xml).toString("latin1");
    return `(${name}) ${add(`<</Length ${bytes.length}>>\nstream\n${bytes}\nendstream`)} 0 R`;
  });
  objects[catalog - 1] =
    `<</Type/Catalog/Pages ${tree} 0 R` +
    (listed.length > 0 ? `/Names<</EmbeddedFiles<</Names[${names}]>>>>` : "") +
    (packets.length > 0
      ? `/AcroForm<</Fields[]/XFA[${packets.join(" ")}]>>/NeedsRendering true`
      : "") +
    (outlines ? `/Outlines ${outlines} 0 R` : "") +
    (structure ? `/StructTreeRoot ${structure} 0 R/MarkInfo<</Marked true>>` : "") +
    ">>";
  const info = options.title ? add(`<</Title <${"feff"}${utf16Hex(options.title)}>>>`) : 0;
  return write(objects, catalog, info);
}

function addFonts(add: (body: string) => number) {
  const descriptor = add(
    "<</Type/FontDescriptor/FontName/HYSMyeongJo-Medium/Flags 6/FontBBox[0 -148 1001 880]/ItalicAngle 0/Ascent 880/Descent -148/CapHeight 880/StemV 93>>",
  );
  // Not embedded: the engine knows the Adobe-Korea1 collection. ASCII is half as wide as Hangul.
  const font = (name: string) => {
    const descendant = add(
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>/FontDescriptor ${descriptor} 0 R/DW 1000/W[1 95 500]>>`,
    );
    return add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/UniKS-UTF16-H/DescendantFonts[${descendant} 0 R]>>`,
    );
  };
  return {
    korean: font("HYSMyeongJo-Medium"),
    bold: font("HYGoThic-Bold"),
    latin: add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"),
    mapped: addMappedFont(add, descriptor),
  };
}

function addMappedFont(add: (body: string) => number, descriptor: number): number {
  const map = [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    "2 beginbfchar <0001> <00740074> <0002> <DB82DC51> endbfchar",
    "endcmap end end",
  ].join("\n");
  const unicode = add(`<</Length ${map.length}>>\nstream\n${map}\nendstream`);
  const descendant = add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Sample-Mapped/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 600>>`,
  );
  return add(
    `<</Type/Font/Subtype/Type0/BaseFont/Sample-Mapped/Encoding/Identity-H/ToUnicode ${unicode} 0 R/DescendantFonts[${descendant} 0 R]>>`,
  );
}

function addBookmarks(
  add: (body: string) => number,
  objects: string[],
  bookmarks: { title: string; page: number }[],
  kids: number[],
): number {
  const root = add("");
  const first = objects.length + 1;
  for (const [index, { title, page }] of bookmarks.entries()) {
    add(
      `<</Title <feff${utf16Hex(title)}>/Parent ${root} 0 R/Dest[${kids[page - 1]} 0 R/Fit]` +
        (index > 0 ? `/Prev ${first + index - 1} 0 R` : "") +
        (index < bookmarks.length - 1 ? `/Next ${first + index + 1} 0 R` : "") +
        ">>",
    );
  }
  objects[root - 1] =
    `<</Type/Outlines/First ${first} 0 R/Last ${objects.length} 0 R/Count ${bookmarks.length}>>`;
  return root;
}

function addTags(
  add: (body: string) => number,
  objects: string[],
  tags: readonly TagOptions[],
  kids: number[],
): number {
  const root = add("");
  const whole = add("");
  const elements = tags.map(({ role, page, marks, around = [], alternative }) => {
    // Each element's number is known before its parent's is, from the inside out.
    const outer = objects.length + 1 + around.length;
    const parent = around.length > 0 ? objects.length + 2 : whole;
    const id = add(
      `<</Type/StructElem/S/${role}/P ${parent} 0 R/Pg ${kids[page]} 0 R/K[${marks.join(" ")}]` +
        (alternative ? `/Alt <feff${utf16Hex(alternative)}>>>` : ">>"),
    );
    for (const [index, wrapper] of around.toReversed().entries()) {
      const above = index === around.length - 1 ? whole : objects.length + 2;
      add(`<</Type/StructElem/S/${wrapper}/P ${above} 0 R/K[${objects.length} 0 R]>>`);
    }
    return { page, marks, id, outer };
  });
  objects[whole - 1] =
    `<</Type/StructElem/S/Document/P ${root} 0 R/K[${elements.map(({ outer }) => `${outer} 0 R`).join(" ")}]>>`;
  const parents = kids.map((_, page) => {
    const own = elements.filter((element) => element.page === page);
    const byMark: string[] = [];
    for (const { id, marks } of own) for (const mark of marks) byMark[mark] = `${id} 0 R`;
    return `${page} [${Array.from(byMark, (entry) => entry ?? "null").join(" ")}]`;
  });
  objects[root - 1] =
    `<</Type/StructTreeRoot/K[${whole} 0 R]/ParentTree<</Nums[${parents.join(" ")}]>>>>`;
  return root;
}

function write(objects: readonly string[], catalog: number, info: number): Buffer {
  let file = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, "0")} 00000 n \n`;
  file += `trailer\n<</Size ${objects.length + 1}/Root ${catalog} 0 R${info ? `/Info ${info} 0 R` : ""}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

const utf16Hex = (text: string): string => {
  let hex = "";
  for (let index = 0; index < text.length; index++)
    hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  return hex;
};
