/** What paragraph, text and page styles say that reading needs: page breaks, hidden text, fills; styles inherit. */
import { descend, everyElement, type XmlElement } from "../xml-tree.js";
import { ListStyles } from "./list-labels.js";

interface Style {
  parent: string;
  breakBefore: boolean;
  breakAfter: boolean;
  hidden: boolean;
  painted: boolean;
  /** A new master page begins a page. */
  masterPage: string;
  slideHidden: boolean;
  listStyle: string;
}

/** Styles inherit from one another this often; real ones a few times. */
const MAX_PARENTS = 30;

export class OdfStyles {
  readonly lists = new ListStyles();
  private readonly styles = new Map<string, Style>();

  add(part: XmlElement | undefined): void {
    this.lists.add(part);
    for (const style of everyElement(part, "style")) {
      const { attributes } = style;
      const paragraph = descend(style, "paragraph-properties")?.attributes ?? {};
      const fill = descend(style, "table-cell-properties")?.attributes["background-color"];
      this.styles.set(`${attributes.family}/${attributes.name}`, {
        parent: attributes["parent-style-name"] ?? "",
        breakBefore: paragraph["break-before"] === "page",
        breakAfter: paragraph["break-after"] === "page",
        hidden: descend(style, "text-properties")?.attributes.display === "none",
        painted: fill !== undefined && !/^(?:transparent|#ffffff)$/i.test(fill),
        masterPage: attributes["master-page-name"] ?? "",
        slideHidden: descend(style, "drawing-page-properties")?.attributes.visibility === "hidden",
        listStyle: attributes["list-style-name"] ?? "",
      });
    }
  }

  /** Whether the style or one that it inherits from has the trait. */
  has(family: string, name: string | undefined, trait: (style: Style) => boolean): boolean {
    return this.find(family, name, trait) !== undefined;
  }

  find(
    family: string,
    name: string | undefined,
    trait: (style: Style) => boolean,
  ): Style | undefined {
    let at = this.styles.get(`${family}/${name ?? ""}`);
    for (let steps = 0; at && steps < MAX_PARENTS; steps++) {
      if (trait(at)) return at;
      at = this.styles.get(`${family}/${at.parent}`);
    }
    return undefined;
  }
}
