/** The proviso behind a sentence belongs to it: `5만원으로 한다. 다만, 화환은 10만원으로 한다.` answered by its first half misleads. */
import { sentences } from "../../text/sentences.js";

const PROVISO = /^[ \t]{0,3}(?:다만|단)(?:\s?[,，]|\s)/;
/** More is a rule of its own. */
const LONGEST = 300;

/** The line as it stands in the text, through the proviso that follows it in the same paragraph. */
export function withProviso(text: string, line: string): string {
  const at = line.includes(" | ") ? -1 : text.indexOf(line);
  if (at < 0) return line;
  const end = at + line.length;
  const lineEnd = text.indexOf("\n", end);
  const rest = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  if (!PROVISO.test(rest)) return line;
  const proviso = sentences(rest)[0]!;
  if (proviso.length > LONGEST) return line;
  return text.slice(at, end + rest.indexOf(proviso) + proviso.length);
}
