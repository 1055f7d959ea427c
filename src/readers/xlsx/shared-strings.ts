/** Shared strings, rich text and inline text, without phonetic hints. */
import { composed } from "../../text/composed.js";
import { UnreadableFile } from "../reader.js";
import { localName, streamXml, type XmlHandlers } from "../xml.js";
import type { ReadLimits } from "./limits.js";

/**
 * A workbook's shared strings into `strings`, which keeps what came before a fault; each is counted against
 * the reader's limits again where a cell shows it.
 */
export async function readSharedStrings(
  chunks: AsyncIterable<Buffer>,
  strings: string[],
  limits: ReadLimits,
): Promise<void> {
  const rich = new RichText();
  let characters = 0;
  await streamXml(chunks, {
    open(name) {
      const local = localName(name);
      if (local === "si") rich.start();
      else rich.open(local);
    },
    text(text) {
      characters += text.length;
      if (characters > limits.maxSharedCharacters) throw tooMany();
      rich.text(text);
    },
    close(name) {
      const local = localName(name);
      if (local === "si") {
        if (strings.length >= limits.maxSharedStrings) throw tooMany();
        strings.push(rich.finish());
      } else rich.close(local);
    },
  } satisfies XmlHandlers);
}

function tooMany(): UnreadableFile {
  return new UnreadableFile("TOO_LARGE", "more shared strings than are kept");
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
    return composed(plainText(this.gathered));
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
