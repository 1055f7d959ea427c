/** Classifies a drawing: picture, chart, diagram, or the frame of a text box (ECMA-376 20.4, and VML in part 4). */
import { integer, isOn } from "./element-names.js";

/** A box that begins less than a line (12 pt in EMU) below its paragraph and pushes the text down stands above it. */
const ONE_LINE = 152_400;

export class Drawing {
  isPicture: boolean;
  hidden = false;
  /** Relationship of a chart or diagram, whose own part holds its words. */
  part: string | undefined;
  /** Relationship of the picture's data. */
  picture: string | undefined;
  /** Words set as a shape (VML `textpath`): WordArt, watermarks. */
  words = "";
  private alternative: string | undefined;
  private pushesText = false;
  private byParagraph = false;
  private offset: number | undefined;

  constructor(element: string) {
    this.isPicture = element === "w:object";
  }

  get text(): string {
    return this.alternative ?? "";
  }

  /** Whether a box in it stands above the paragraph that holds its anchor. */
  get isAbove(): boolean {
    if (!this.byParagraph || this.offset === undefined) return false;
    return this.offset < 0 || (this.pushesText && this.offset < ONE_LINE);
  }

  open(name: string, attributes: Record<string, string>): void {
    switch (name) {
      case "wp:docPr":
        this.alternative ??= cleanAltText(attributes.descr) ?? cleanAltText(attributes.title);
        if (attributes.hidden !== undefined && isOn(attributes.hidden)) this.hidden = true;
        break;
      case "pic:cNvPr":
        this.alternative ??= cleanAltText(attributes.descr);
        break;
      case "pic:pic":
      case "w14:contentPart":
      case "am3d:model3d":
      case "cx:chart":
        this.isPicture = true;
        break;
      case "a:blip":
        this.picture ??= attributes["r:embed"];
        break;
      case "v:imagedata":
        this.isPicture = true;
        this.picture ??= attributes["r:id"];
        this.alternative ??= cleanAltText(attributes["o:title"]);
        break;
      case "c:chart":
        this.isPicture = true;
        this.part ??= attributes["r:id"];
        break;
      case "dgm:relIds":
        this.isPicture = true;
        this.part ??= attributes["r:dm"];
        break;
      case "wp:positionV":
        this.byParagraph = /^(paragraph|line)$/.test(attributes.relativeFrom ?? "");
        break;
      case "wp:wrapTopAndBottom":
        this.pushesText = true;
        break;
      case "v:textpath":
        this.words = cleanAltText(attributes.string) ?? this.words;
        break;
      default:
        if (name.startsWith("v:")) this.alternative ??= cleanAltText(attributes.alt);
    }
  }

  verticalOffset(text: string): void {
    this.offset ??= integer(text.trim());
  }
}

function cleanAltText(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === "" ? undefined : trimmed;
}
