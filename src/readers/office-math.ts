/** Renders Office equations (OMML, ECMA-376 22.1) as one line: `(a+b)/c`, `x^2`, `√(x)`, `∑_(i=1)^n i`. */
import { fraction, matrix, parenthesise, root, script, withAccent } from "./linear-math.js";

interface MathNode {
  name: string;
  /** Values of the `…Pr` children: `chr`, `begChr`, `endChr`, `sepChr`, `degHide`, `type`. */
  properties: Record<string, string>;
  children: MathNode[];
  text: string;
}

/** Collects one `m:oMath` and gives its text. Only an equation is ever held as a tree, never the document. */
export class EquationBuilder {
  private readonly root: MathNode = node("m:oMath");
  private readonly opened: MathNode[] = [this.root];
  private skip = 0;
  private inProperties = 0;
  private inText = false;

  open(name: string, attributes: Record<string, string>): void {
    if (this.skip > 0 || name === "w:del" || name === "w:moveFrom" || name === "w:rPr") {
      this.skip++;
      return;
    }
    if (this.inProperties > 0 || (name.startsWith("m:") && name.endsWith("Pr"))) {
      this.inProperties++;
      const value = attributes["m:val"];
      this.opened.at(-1)!.properties[name.slice(2)] = value ?? "";
      return;
    }
    this.inText = name === "m:t" || name === "w:t";
    const child = node(name);
    this.opened.at(-1)!.children.push(child);
    this.opened.push(child);
  }

  close(): void {
    this.inText = false;
    if (this.skip > 0) this.skip--;
    else if (this.inProperties > 0) this.inProperties--;
    else if (this.opened.length > 1) this.opened.pop();
  }

  text(text: string): void {
    if (this.inText && this.skip === 0) this.opened.at(-1)!.text += text;
  }

  finish(): string {
    return render(this.root)
      .replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize("NFKC"))
      .replace(/[\u2061-\u2064]/g, "")
      .replace(/ {2,}/g, " ")
      .trim();
  }
}

function node(name: string): MathNode {
  return { name, properties: {}, children: [], text: "" };
}

const SCRIPTS = new Set(["m:sSup", "m:sSub", "m:sSubSup", "m:limLow", "m:limUpp", "m:f", "m:func"]);

/** The children side by side; a script ends where a space follows, or the next letter would join it. */
function renderChildren(parent: MathNode): string {
  let text = "";
  let ends = false;
  for (const child of parent.children) {
    const next = render(child);
    text += ends && /^[\p{L}\p{N}]/u.test(next) ? ` ${next}` : next;
    if (next !== "") ends = SCRIPTS.has(child.name);
  }
  return text;
}

function renderPart(parent: MathNode, name: string): string {
  const found = parent.children.find((child) => child.name === name);
  return found ? renderChildren(found).trim() : "";
}

function parts(parent: MathNode, name: string): string[] {
  return parent.children
    .filter((child) => child.name === name)
    .map((child) => renderChildren(child).trim());
}

function render(element: MathNode): string {
  const { properties } = element;
  switch (element.name) {
    case "m:t":
    case "w:t":
      return element.text;
    case "w:br":
      return "\n";
    case "m:f":
      return renderFraction(element);
    case "m:sSup":
      return parenthesise(renderPart(element, "m:e")) + script("^", renderPart(element, "m:sup"));
    case "m:sSub":
      return parenthesise(renderPart(element, "m:e")) + script("_", renderPart(element, "m:sub"));
    case "m:sSubSup":
      return (
        parenthesise(renderPart(element, "m:e")) +
        script("_", renderPart(element, "m:sub")) +
        script("^", renderPart(element, "m:sup"))
      );
    case "m:sPre":
      return (
        script("_", renderPart(element, "m:sub")) +
        script("^", renderPart(element, "m:sup")) +
        parenthesise(renderPart(element, "m:e"))
      );
    case "m:rad":
      return root(renderPart(element, "m:deg"), renderPart(element, "m:e"));
    case "m:nary": {
      const sign = properties.chr ?? "∫";
      const limits =
        script("_", renderPart(element, "m:sub")) + script("^", renderPart(element, "m:sup"));
      return `${sign}${limits} ${renderPart(element, "m:e")}`;
    }
    case "m:d": {
      const separator = properties.sepChr ?? "|";
      const inside = parts(element, "m:e").join(separator);
      return `${properties.begChr ?? "("}${inside}${properties.endChr ?? ")"}`;
    }
    case "m:func":
      return `${renderPart(element, "m:fName")} ${renderPart(element, "m:e")}`;
    case "m:limLow":
      return renderPart(element, "m:e") + script("_", renderPart(element, "m:lim"));
    case "m:limUpp":
      return renderPart(element, "m:e") + script("^", renderPart(element, "m:lim"));
    case "m:acc":
      return withAccent(renderPart(element, "m:e"), properties.chr ?? "\u0302");
    case "m:bar":
      return withAccent(renderPart(element, "m:e"), properties.pos === "bot" ? "\u0332" : "\u0305");
    case "m:groupChr": {
      const sign = properties.chr ?? "⏟";
      const inside = renderPart(element, "m:e");
      return /^[⏞⏟]$/.test(sign) ? inside : inside + sign;
    }
    case "m:m":
      return matrix(
        element.children.filter((child) => child.name === "m:mr").map((row) => parts(row, "m:e")),
      );
    case "m:eqArr":
      return parts(element, "m:e")
        .map((line) => line.replaceAll("&", ""))
        .join("\n");
    default:
      return renderChildren(element);
  }
}

function renderFraction(element: MathNode): string {
  const top = renderPart(element, "m:num");
  const bottom = renderPart(element, "m:den");
  // A fraction without a bar is a binomial coefficient's inside, not a division (22.1.2.36).
  return element.properties.type === "noBar" ? `${top} ¦ ${bottom}` : fraction(top, bottom);
}
