/** Shared strings, rich text and inline text: what a person reads, without phonetic hints. */
import { localName, type streamXml, type XmlHandlers } from "../xml.js";

type Stream = Parameters<typeof streamXml>[0];

/** A workbook's shared strings; each is counted against the reader's limits where a cell shows it. */
export async function readSharedStrings(
  chunks: Stream,
  stream: typeof streamXml,
): Promise<string[]> {
  const strings: string[] = [];
  const rich = new RichText();
  await stream(chunks, {
    open(name) {
      const local = localName(name);
      if (local === "si") rich.start();
      else rich.open(local);
    },
    text(text) {
      rich.text(text);
    },
    close(name) {
      const local = localName(name);
      if (local === "si") strings.push(rich.finish());
      else rich.close(local);
    },
  } satisfies XmlHandlers);
  return strings;
}

/** Gathers `t` runs of a string item (CT_Rst), leaving out `rPh` phonetic runs. */
export class RichText {
  private gathered = "";
  private inText = false;
  private phonetic = 0;

  start(): void {
    this.gathered = "";
    this.inText = false;
    this.phonetic = 0;
  }

  open(local: string): void {
    if (local === "rPh") this.phonetic++;
    else if (local === "t") this.inText = this.phonetic === 0;
  }

  text(text: string): void {
    if (this.inText) this.gathered += text;
  }

  close(local: string): void {
    if (local === "rPh") this.phonetic--;
    else if (local === "t") this.inText = false;
  }

  finish(): string {
    return plainText(this.gathered);
  }
}

/** A copy that does not keep alive the piece of the sheet it was cut from. */
export function ownCopy(text: string): string {
  return text.length < 13 ? text : Buffer.from(text, "utf16le").toString("utf16le");
}

/** `_x000D_` stands for a character that XML cannot carry (ECMA-376 Part 1, 22.9.2.19 ST_Xstring). */
export function plainText(text: string): string {
  const plain = text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
  return plain.includes("\r") ? plain.replace(/\r\n?/g, "\n") : plain;
}
