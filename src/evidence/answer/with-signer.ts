/** A seal block writes the day of signing beside the role and the name under it: `총무과장 | 06/29`, then `한별`. */

/** `06/29`, `전결 6/29`. */
const SIGNED_ON = /^(?:전결\s?)?\d{1,2}\/\d{1,2}$/;
const NAME = /^[가-힣]{2,4}$/;

/** The row as it stands in the text, with the name under it, where it ends with the asked role and the day of signing. */
export function withSigner(text: string, row: string, role: string | undefined): string {
  const [called, day] = row.split(" | ").slice(-2);
  if (role === undefined || day === undefined || !SIGNED_ON.test(day.trim())) return row;
  if (!called!.replace(/\s+/g, "").endsWith(role)) return row;
  const at = text.indexOf(row);
  if (at < 0) return row;
  const end = at + row.length;
  const [, name = ""] = text.slice(end).split("\n", 2);
  return text.startsWith("\n", end) && NAME.test(name.trim()) ? `${row}\n${name}` : row;
}
