/** What stands around the content of slides: the words of their masters and the footers that the deck states once, each text once. */
import { textOf } from "../flow/flow-items.js";
import { elementsOf, everyElement, textBelow, type XmlElement } from "../xml-tree.js";
import { OdfFlow } from "./flow.js";
import type { OdfStyles } from "./styles.js";

/** Frames that the program fills in, and those of handouts and notes. */
const NOT_WORDS = /^(?:date-time|page-number|page|handout|notes)$/;

interface AroundText {
  type: "header" | "footer";
  text: string;
}

export class AroundSlides {
  private readonly given = new Set<string>();
  private readonly masters = new Map<string, XmlElement>();
  /** Texts of `footer-decl` and `header-decl` by their names. */
  private readonly stated = new Map<string, string>();

  constructor(
    part: XmlElement | undefined,
    body: XmlElement,
    private readonly styles: OdfStyles,
  ) {
    for (const master of everyElement(part, "master-page"))
      this.masters.set(master.attributes.name ?? "", master);
    for (const element of elementsOf(body))
      if (/^(?:footer|header)-decl$/.test(element.name))
        this.stated.set(element.attributes.name ?? "", textBelow(element).trim());
  }

  /** Those of a slide that no slide before had. */
  *of({ attributes }: XmlElement): Generator<AroundText> {
    const master = this.masters.get(attributes["master-page-name"] ?? "");
    for (const frame of elementsOf(master)) {
      const { class: kind = "", placeholder } = frame.attributes;
      if (frame.name === "notes" || placeholder === "true" || NOT_WORDS.test(kind)) continue;
      // A field that the deck's own text fills in.
      if (kind !== "" && !everyElement(frame, kind).next().done) continue;
      yield* this.once(kind === "footer" ? "footer" : "header", this.textOf(frame));
    }
    for (const type of ["header", "footer"] as const)
      yield* this.once(type, this.stated.get(attributes[`use-${type}-name`] ?? "") ?? "");
  }

  private *once(type: AroundText["type"], text: string): Generator<AroundText> {
    if (!/[\p{L}\p{N}]/u.test(text) || this.given.has(text)) return;
    this.given.add(text);
    yield { type, text };
  }

  private textOf(frame: XmlElement): string {
    const flow = new OdfFlow(this.styles, new Map());
    return textOf(flow.read({ ...frame, name: "", children: [frame] }));
  }
}
