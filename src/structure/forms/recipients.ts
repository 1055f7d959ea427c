/** Splits a list of recipients at commas, except inside brackets. */
import { HONORIFICS } from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { joinWhollySpaced } from "../../text/spacing.js";

const HONORIFIC = new RegExp(String.raw`\s*${oneOf(HONORIFICS)}$`);

export function splitRecipients(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let name = "";
  for (const letter of text) {
    if ("([（［".includes(letter)) depth += 1;
    if (")]）］".includes(letter)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,，、;\n]/.test(letter)) {
      names.push(name);
      name = "";
    } else name += letter;
  }
  names.push(name);
  return names
    .map((each) =>
      joinWhollySpaced(each)
        .replace(/[.\s]+$/, "")
        .replace(HONORIFIC, ""),
    )
    .filter((each) => each !== "" && !/^[(（]?\s*경유\s*[)）]?$/.test(each));
}
