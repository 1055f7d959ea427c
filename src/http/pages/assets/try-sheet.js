// One page on screen: its picture where there is one, and over it a box for every block that has a place.
import { both, el } from "./page.js";
import { Thumbnails } from "./try-thumbnails.js";

const SVG = "http://www.w3.org/2000/svg";
const A4 = { width: 595, height: 842 };
/** Formats whose pages the server can draw. */
const DRAWN = new Set(document.getElementById("reading").dataset.drawn.split(" "));
const PICTURE_WIDTH = 1200;
const RETRY_MS = 700;
/** Stands for a page that the server did not draw. */
const NOT_DRAWN = Symbol("not drawn");

const byId = (id) => document.getElementById(id);

export class Sheet {
  constructor(choose) {
    this.choose = choose;
    byId("previous").addEventListener("click", () => this.turn(this.page - 1));
    byId("next").addEventListener("click", () => this.turn(this.page + 1));
    byId("page").addEventListener("change", (event) => this.turn(Number(event.target.value)));
    for (const box of document.querySelectorAll(".type input")) {
      box.addEventListener("change", () => this.draw());
    }
  }

  open(read, file, name) {
    this.read = read;
    this.file = file;
    this.name = name;
    this.pictures = new Map();
    this.wanted = new Set();
    this.chosen = undefined;
    this.pages = Math.max(read.source.pages, ...read.blocks.map(({ page }) => page), 1);
    byId("pages").textContent = `/ ${this.pages}`;
    byId("page").max = this.pages;
    byId("chosen").replaceChildren();
    const isPlaced = DRAWN.has(read.source.format) || read.blocks.some(({ bbox }) => bbox);
    byId("reading").classList.toggle("flat", !isPlaced);
    const counts = Map.groupBy
      ? Map.groupBy(read.blocks, ({ type }) => type)
      : read.blocks.reduce(
          (all, one) => all.set(one.type, [...(all.get(one.type) ?? []), one]),
          new Map(),
        );
    for (const label of document.querySelectorAll(".type")) {
      const blocks = counts.get(label.dataset.type);
      label.hidden = !blocks;
      label.querySelector(".count").textContent = blocks ? blocks.length : "";
      label.querySelector("input").checked = true;
    }
    this.thumbnails = new Thumbnails(this.isDrawn() ? this.pages : 0, {
      onChoose: (page) => this.turn(page),
      onSeen: (page) => this.picture(page),
    });
    this.turn(1);
  }

  /** Pages of a bundle inside a bundle are not drawn. */
  isDrawn() {
    const { format, container_path } = this.read.source;
    return DRAWN.has(format) && container_path.length <= 2;
  }

  turn(page) {
    this.page = Math.min(Math.max(1, Math.round(page) || 1), this.pages);
    byId("page").value = this.page;
    byId("previous").disabled = this.page === 1;
    byId("next").disabled = this.page === this.pages;
    this.draw();
    this.thumbnails.mark(this.page);
    this.picture(this.page);
  }

  /** Turns to the block's page and lights it and the blocks of its chunk. */
  light(block, kin, mayTurn) {
    this.chosen = { id: block.id, kin };
    if (mayTurn && block.page !== this.page) this.turn(block.page);
    else this.draw();
  }

  /** One page at a time, as the server draws for one visitor: the one in hand first. */
  async picture(page) {
    if (this.pictures.has(page) || !this.isDrawn()) return;
    const { read, wanted } = this;
    const isAtWork = wanted.size > 0;
    wanted.add(page);
    if (isAtWork) return;
    while (wanted.size > 0 && read === this.read) {
      const next = wanted.has(this.page) ? this.page : wanted.values().next().value;
      await this.fetchPicture(next);
      wanted.delete(next);
    }
  }

  async fetchPicture(page) {
    const { read } = this;
    const inner = read.source.container_path.slice(1);
    this.pictures.set(page, null);
    const query = new URLSearchParams({ page, width: PICTURE_WIDTH });
    if (inner.length === 1) query.set("inner", inner[0]);
    for (;;) {
      const response = await fetch(`/try/page?${query}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/octet-stream",
          "X-Filename": encodeURIComponent(this.name),
        },
        body: this.file,
      }).catch(() => undefined);
      if (read !== this.read) return;
      if (response?.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        continue;
      }
      const { picture } = response?.ok ? await response.json() : {};
      this.pictures.set(page, picture ?? NOT_DRAWN);
      if (picture) this.thumbnails.show(page, picture);
      if (page === this.page) this.draw();
      return;
    }
  }

  draw() {
    const { read, page } = this;
    if (!read) return;
    const kept = this.pictures.get(page);
    const picture = kept === NOT_DRAWN ? null : kept;
    const shown = new Set(
      [...document.querySelectorAll(".type input:checked")].map(({ value }) => value),
    );
    const placed = places(read, page)
      .filter(({ block }) => shown.has(block.type))
      .map(({ block, bbox }) => ({ block, bbox: onDrawing(bbox, block, picture?.texts) }));
    const size = picture ?? extent(placed);
    const sheet = byId("sheet");
    sheet.classList.toggle("blank", !picture);
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", `${page}쪽의 블록 / Blocks of page ${page}`);
    for (const { block, bbox } of placed) svg.append(...this.box(block, bbox, !picture));
    const image = picture
      ? [
          el("img", {
            src: `data:${picture.media_type};base64,${picture.data_base64}`,
            alt: `${read.source.filename} ${page}쪽`,
          }),
        ]
      : [];
    const focused = document.activeElement?.dataset?.block;
    sheet.hidden = !picture && placed.length === 0;
    sheet.replaceChildren(...image, svg);
    if (focused && document.activeElement === document.body) {
      svg.querySelector(`[data-block="${focused}"]`)?.focus({ preventScroll: true });
    }
    byId("note").replaceChildren(...note(read, kept, placed.length));
  }

  box(block, [x0, y0, x1, y1], withText) {
    const rect = document.createElementNS(SVG, "rect");
    const chosen = this.chosen;
    const state = chosen?.id === block.id ? " on" : chosen?.kin.has(block.id) ? " kin" : "";
    const attributes = {
      x: x0,
      y: y0,
      width: Math.max(x1 - x0, 1),
      height: Math.max(y1 - y0, 1),
      class: `box${state}`,
      "data-block": block.id,
      "data-type": block.type,
      tabindex: 0,
      role: "button",
      "aria-label": `${block.type}: ${block.text.slice(0, 80)}`,
    };
    for (const [name, value] of Object.entries(attributes)) rect.setAttribute(name, value);
    rect.addEventListener("click", () => this.choose(block.id, { from: "sheet" }));
    rect.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.choose(block.id, { from: "sheet" });
    });
    const cells = chosen?.id === block.id ? this.cells(block) : [];
    if (!withText) return [rect, ...cells];
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", x0 + 1);
    text.setAttribute("y", Math.min(y0 + 10, y1));
    text.setAttribute("font-size", "9");
    text.textContent = block.text.split("\n", 1)[0].slice(0, Math.max(4, (x1 - x0) / 8));
    return [rect, text, ...cells];
  }

  cells(block) {
    const table = this.read.tables.find((one) => one.block === block.id);
    return (table?.cells ?? [])
      .filter(({ page, bbox }) => bbox && page === this.page)
      .map(({ bbox: [x0, y0, x1, y1] }) => {
        const rect = document.createElementNS(SVG, "rect");
        const attributes = { x: x0, y: y0, width: x1 - x0, height: y1 - y0, class: "cell-box" };
        for (const [name, value] of Object.entries(attributes)) rect.setAttribute(name, value);
        return rect;
      });
  }
}

/** The blocks of a page that have a place: their box, or for a block that goes on from another page the lines here. */
function places(read, page) {
  return read.blocks.flatMap((block) => {
    const lines = (block.lines ?? []).filter((line) => line.page === page && line.bbox);
    if (block.page === page && block.bbox) return [{ block, bbox: block.bbox }];
    if (block.page !== page && lines.length > 0) return [{ block, bbox: around(lines) }];
    return [];
  });
}

/** Letters to know a block's first line by, and points that a drawing may stand off the file's own layout. */
const FIRST_LETTERS = 8;
const MAX_DRIFT = 60;

/** A layout engine's drawing tells where it has its lines: the box goes to the first line of its block. */
function onDrawing(box, block, texts) {
  if (!texts) return box;
  const wanted = block.text.replace(/[\s|]+/g, "").slice(0, FIRST_LETTERS);
  const drifts = texts
    .map(({ text, rows }, at) => ({
      text: texts
        .slice(at, at + 4)
        .map((run) => run.text)
        .join("")
        .replace(/[\s|]+/g, ""),
      hasLetters: text.trim() !== "",
      drift: rows[0] - box[1],
    }))
    .filter(({ text, hasLetters }) => hasLetters && wanted !== "" && text.startsWith(wanted))
    .map(({ drift }) => drift)
    .filter((drift) => Math.abs(drift) <= MAX_DRIFT)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  const down = block.type === "table" ? 0 : (drifts[0] ?? 0);
  return [box[0], box[1] + down, box[2], box[3] + down];
}

function around(lines) {
  const boxes = lines.map(({ bbox }) => bbox);
  return [0, 1, 2, 3].map((at) => Math[at < 2 ? "min" : "max"](...boxes.map((box) => box[at])));
}

function extent(placed) {
  return {
    width: Math.max(A4.width, ...placed.map(({ bbox }) => bbox[2])),
    height: Math.max(A4.height, ...placed.map(({ bbox }) => bbox[3])),
  };
}

function note({ source }, picture, placed) {
  if (picture === NOT_DRAWN) {
    return both(
      "쪽 그림을 그리지 못했습니다. 상자의 자리만 보입니다.",
      "The page could not be drawn; boxes are shown without it.",
    );
  }
  if (picture) return [];
  if (DRAWN.has(source.format)) {
    return both("쪽 그림을 그리는 중입니다.", "The page is being drawn.");
  }
  if (placed > 0) {
    return both(
      `${source.format.toUpperCase()}에는 쪽 그림이 없어 상자의 자리만 빈 종이에 보입니다. 종이 크기는 실제와 다를 수 있습니다.`,
      `${source.format.toUpperCase()} has no page picture: boxes are shown on a blank sheet, whose size may differ.`,
    );
  }
  return both(
    "이 형식(또는 이 쪽)에는 좌표가 없어 칠할 것이 없습니다. 블록과 조각을 보세요.",
    "No coordinates here, so nothing is painted; see the blocks and chunks.",
  );
}
