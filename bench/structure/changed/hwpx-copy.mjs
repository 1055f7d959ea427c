/** An HWPX document in the making: its parts as trees, with what the changes need of them. A HWP file is brought into this form first. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { childrenOf, element, localOf, parseXml, writeXml } from "./xml-tree.mjs";

const require = createRequire(import.meta.url);
let engine;

/** The layout engine that the service has writes what it read as HWPX. */
export async function hwpxOf(bytes) {
  engine ??= (async () => {
    const module = await import(require.resolve("@rhwp/core"));
    await module.default({
      module_or_path: readFileSync(require.resolve("@rhwp/core/rhwp_bg.wasm")),
    });
    return module;
  })();
  const { HwpDocument } = await engine;
  const document = new HwpDocument(bytes);
  try {
    return Buffer.from(document.exportHwpx());
  } finally {
    document.free();
  }
}

/** Paragraphs that a long document keeps. */
const [HEAD, FOOT] = [100, 40];
const LINE = { height: 1000, spacing: 600 };

/** The parts that hold words or say how they are set; pictures change no field. */
const PARTS = /^(?:mimetype|version\.xml|META-INF\/|Contents\/[^/]+\.(?:xml|hpf)$)/;

export function partsOf(bytes) {
  return unzipSync(bytes, { filter: ({ name }) => PARTS.test(name) });
}

export class HwpxCopy {
  filename = "changed.hwpx";
  #trees = new Map();
  #fresh = new Set();

  constructor(parts) {
    this.parts = parts;
    this.names = Object.keys(parts)
      .filter((name) => /^Contents\/section\d+\.xml$/.test(name))
      .sort((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
    this.sections = this.names.map((name) => this.#tree(name));
  }

  get header() {
    return this.#tree("Contents/header.xml");
  }

  get package() {
    return this.#tree("Contents/content.hpf");
  }

  /** A part that nobody asks for is not taken apart. */
  #tree(name) {
    if (!this.#trees.has(name)) this.#trees.set(name, parseXml(strFromU8(this.parts[name])));
    return this.#trees.get(name);
  }

  changedParts() {
    for (const section of this.sections) for (const list of listsIn(section)) this.#place(list);
    const written = [...this.#trees].map(([name, root]) => [name, strToU8(writeXml(root))]);
    return { ...this.parts, ...Object.fromEntries(written) };
  }

  /** New paragraphs stand right below the ones above them: a line higher up would begin a page. */
  #place(list) {
    let y = 0;
    for (const paragraph of childrenOf(list, "p")) {
      const lines = childrenOf(paragraph, "linesegarray").flatMap((each) =>
        childrenOf(each, "lineseg"),
      );
      if (this.#fresh.has(paragraph) && paragraph.attributes.pageBreak !== "1")
        for (const line of lines) line.attributes.vertpos = String(y + 1);
      y = Number(lines.at(-1)?.attributes.vertpos ?? y);
    }
  }

  bytes() {
    return Buffer.from(zipSync(this.changedParts(), { level: 0 }));
  }

  /** A long document without its middle: its fields stand at its head and its foot, and it is read again for every change. */
  withoutMiddle() {
    const all = this.sections.flatMap((section) =>
      childrenOf(section, "p").map((paragraph) => ({ section, paragraph })),
    );
    for (const { section, paragraph } of all.slice(HEAD, -FOOT))
      if (section.children.find((each) => typeof each !== "string") !== paragraph)
        section.children.splice(section.children.indexOf(paragraph), 1);
    return this;
  }

  /** Paragraphs of the whole document, each with the list that holds it, in document order. */
  *paragraphs() {
    for (const section of this.sections) yield* paragraphsIn(section);
  }

  /** Paragraphs that stand by themselves, in no cell. */
  top() {
    return childrenOf(this.sections[0], "p");
  }

  /** The paragraph after which lines go that stand before everything: the one that sets up the section may hold nothing else. */
  putFirst(...paragraphs) {
    const [section] = this.sections;
    const first = childrenOf(section, "p")[0];
    const setup = [];
    // What sets up the section must come first: it moves into the first new paragraph.
    for (const run of childrenOf(first, "run")) {
      const kept = run.children.filter(isSetup);
      run.children = run.children.filter((each) => !kept.includes(each));
      setup.push(...kept);
    }
    const run = childrenOf(paragraphs[0], "run")[0];
    run.children.unshift(...setup);
    section.children.splice(section.children.indexOf(first), 0, ...paragraphs);
    this.moveDown(first, paragraphs.length * (LINE.height + LINE.spacing));
  }

  /** Saved lines of the first page, from a paragraph on, stand so much lower. */
  moveDown(from, by) {
    const all = this.top();
    let last = -1;
    for (const paragraph of all.slice(all.indexOf(from))) {
      for (const array of childrenOf(paragraph, "linesegarray"))
        for (const line of childrenOf(array, "lineseg")) {
          const y = Number(line.attributes.vertpos);
          if (y < last) return;
          last = y;
          line.attributes.vertpos = String(y + by);
        }
    }
  }

  /** A paragraph set like most of the text; `like` is another paragraph whose make it takes. */
  paragraph(text, { like, at = 0 } = {}) {
    const make = like ?? this.textMake();
    const run =
      childrenOf(make, "run").find((each) => textOf(each) !== "") ?? childrenOf(make, "run")[0];
    const [line] = childrenOf(make, "linesegarray").flatMap((each) => childrenOf(each, "lineseg"));
    const height = line?.attributes.textheight ?? String(LINE.height);
    const made = element("hp:p", { ...make.attributes, pageBreak: "0", columnBreak: "0" }, [
      element("hp:run", { ...run?.attributes }, [element("hp:t", {}, text === "" ? [] : [text])]),
      ...(line
        ? [
            element("hp:linesegarray", {}, [
              element("hp:lineseg", {
                ...line.attributes,
                textpos: "0",
                vertpos: String(at * (LINE.height + LINE.spacing)),
                vertsize: height,
                textheight: height,
              }),
            ]),
          ]
        : []),
    ]);
    this.#fresh.add(made);
    return made;
  }

  /** The paragraph whose make most letters have, outside of tables where there are any. */
  textMake() {
    if (this.make) return this.make;
    const letters = new Map();
    for (const { paragraph, cell } of this.paragraphs()) {
      const text = textOf(paragraph);
      if (text.length < 2 || holdsObject(paragraph)) continue;
      const run = childrenOf(paragraph, "run").find((each) => textOf(each) !== "");
      const key = `${paragraph.attributes.paraPrIDRef} ${run?.attributes.charPrIDRef}`;
      const known = letters.get(key) ?? { count: 0, paragraph };
      known.count += cell ? text.length / 10 : text.length;
      letters.set(key, known);
    }
    this.make = [...letters.values()].sort((a, b) => b.count - a.count)[0].paragraph;
    return this.make;
  }

  /** A table of texts, in a paragraph of its own. */
  table(rows, { like, paragraphs } = {}) {
    const cols = Math.max(...rows.map((row) => row.length));
    const width = Math.floor(48000 / cols);
    const cell = (text, row, col) =>
      element("hp:tc", { name: "", header: "0", borderFillIDRef: "1" }, [
        element(
          "hp:subList",
          { id: "", vertAlign: "CENTER" },
          paragraphs ?? [this.paragraph(text, { like })],
        ),
        element("hp:cellAddr", { colAddr: String(col), rowAddr: String(row) }),
        element("hp:cellSpan", { colSpan: "1", rowSpan: "1" }),
        element("hp:cellSz", { width: String(width), height: "2000" }),
      ]);
    const table = element(
      "hp:tbl",
      {
        id: "1",
        textWrap: "TOP_AND_BOTTOM",
        rowCnt: String(rows.length),
        colCnt: String(cols),
        cellSpacing: "0",
        borderFillIDRef: "1",
      },
      [
        element("hp:sz", {
          width: "48000",
          widthRelTo: "ABSOLUTE",
          height: String(2000 * rows.length),
          heightRelTo: "ABSOLUTE",
        }),
        element("hp:pos", {
          treatAsChar: "1",
          vertRelTo: "PARA",
          horzRelTo: "PARA",
          vertOffset: "0",
          horzOffset: "0",
        }),
        ...rows.map((row, at) =>
          element(
            "hp:tr",
            {},
            row.map((text, col) => cell(text, at, col)),
          ),
        ),
      ],
    );
    const holder = this.paragraph("");
    childrenOf(holder, "run")[0].children = [table];
    return holder;
  }

  picture(description) {
    const holder = this.paragraph("");
    childrenOf(holder, "run")[0].children = [
      element("hp:pic", { id: "2", textWrap: "TOP_AND_BOTTOM" }, [
        element("hp:sz", {
          width: "8000",
          widthRelTo: "ABSOLUTE",
          height: "1000",
          heightRelTo: "ABSOLUTE",
        }),
        element("hp:pos", {
          treatAsChar: "1",
          vertRelTo: "PARA",
          horzRelTo: "PARA",
          vertOffset: "0",
          horzOffset: "0",
        }),
        element("hp:shapeComment", {}, [description]),
        element("hc:img", { binaryItemIDRef: "image0" }),
      ]),
    ];
    return holder;
  }

  /** A running header or footer in the first paragraph. */
  running(kind, text) {
    const [first] = this.top();
    const run = childrenOf(first, "run").at(-1);
    run.children.push(
      element("hp:ctrl", {}, [
        element(`hp:${kind}`, { id: "9", applyPageType: "BOTH" }, [
          element("hp:subList", { id: "", vertAlign: "TOP" }, [this.paragraph(text)]),
        ]),
      ]),
    );
  }

  /** The paragraphs that hold some words and no others, one or several of one list; null where they stand among others. */
  find(words) {
    const wanted = squeeze(words);
    for (const section of this.sections)
      for (const list of listsIn(section)) {
        const own = list.children.filter(
          (each) => typeof each !== "string" && localOf(each) === "p",
        );
        for (let from = 0; from < own.length; from += 1) {
          let said = "";
          for (let to = from; to < Math.min(own.length, from + 3); to += 1) {
            if (holdsObject(own[to])) break;
            said += squeeze(textOf(own[to]));
            if (said === wanted && squeeze(textOf(own[from])) !== "")
              return { list, paragraphs: own.slice(from, to + 1), isTop: list === section };
            if (!wanted.startsWith(said)) break;
          }
        }
      }
    return null;
  }

  /** Puts other texts in the place of each text; letters of a paragraph's runs are brought into its first run where the text changes. */
  replaceTexts(change) {
    let changed = false;
    for (const { paragraph } of this.paragraphs()) {
      const text = textOf(paragraph);
      if (text === "") continue;
      const other = change(text);
      if (other === text || holdsObject(paragraph)) continue;
      setText(paragraph, other);
      changed = true;
    }
    return changed;
  }
}

const OBJECTS = new Set([
  "tbl",
  "pic",
  "rect",
  "container",
  "equation",
  "ellipse",
  "polygon",
  "textart",
]);

export function holdsObject(paragraph) {
  return childrenOf(paragraph, "run").some((run) =>
    run.children.some((each) => typeof each !== "string" && OBJECTS.has(localOf(each))),
  );
}

function isSetup(node) {
  if (typeof node === "string") return false;
  if (localOf(node) === "secPr") return true;
  return localOf(node) === "ctrl" && childrenOf(node, "colPr").length > 0;
}

/** Lists of paragraphs: the section, and those of cells and boxes. */
function* listsIn(node) {
  if (node.children.some((each) => typeof each !== "string" && localOf(each) === "p")) yield node;
  for (const child of node.children) if (typeof child !== "string") yield* listsIn(child);
}

function* paragraphsIn(node, list = node, cell = null) {
  for (const child of [...node.children]) {
    if (typeof child === "string") continue;
    const name = localOf(child);
    if (name === "p") yield { paragraph: child, list: node, cell };
    yield* paragraphsIn(child, list, name === "tc" ? child : cell);
  }
}

/** The own text of a paragraph or run, without that of the objects in it. */
export function textOf(node) {
  const runs = localOf(node) === "run" ? [node] : childrenOf(node, "run");
  return runs
    .flatMap((run) => childrenOf(run, "t"))
    .map((each) => lettersOf(each))
    .join("");
}

function lettersOf(node) {
  return node.children
    .map((each) =>
      typeof each === "string"
        ? each
        : each.name.endsWith("lineBreak")
          ? "\n"
          : each.name.endsWith("tab")
            ? "\t"
            : /[Ss]pace$/.test(each.name)
              ? " "
              : lettersOf(each),
    )
    .join("");
}

/** One text in the paragraph's first run that holds any; its controls stay. Line breaks are written as Hangul does. */
export function setText(paragraph, text) {
  const run =
    childrenOf(paragraph, "run").find((each) => textOf(each) !== "") ??
    childrenOf(paragraph, "run")[0];
  for (const each of childrenOf(paragraph, "run"))
    each.children = each.children.filter(
      (child) => typeof child === "string" || localOf(child) !== "t",
    );
  const parts = text
    .split("\n")
    .flatMap((line, at) => (at === 0 ? [line] : [element("hp:lineBreak"), line]));
  run.children.push(
    element(
      "hp:t",
      {},
      parts.filter((each) => each !== ""),
    ),
  );
}

export function squeeze(text) {
  return text.normalize("NFC").replace(/[\s\u00a0\u200b]+/g, "");
}
