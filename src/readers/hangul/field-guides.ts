/**
 * Fields to click (누름틀) that no one has filled in: their text is the guide, which Hangul shows on the screen and does not print.
 */

/** `Clickhere:set:46:Direction:wstring:4:소속관서 HelpState:wstring:0:  `; the number is the guide's length. */
const DIRECTION = /Direction:wstring:(\d+):/;

/** The guide in a field's command; files of before Hangul 2007 begin with it and set a semicolon behind it. */
export function guideOf(command: string): string {
  const direction = DIRECTION.exec(command);
  if (!direction) return command.split(";", 1)[0]!;
  const start = direction.index + direction[0].length;
  return command.slice(start, start + Number(direction[1]));
}

/** Whether a field's text is the guide alone; Hangul may store a space behind it. */
export function isGuide(text: string, command: string): boolean {
  return text.trim() !== "" && text.trimEnd() === guideOf(command).trimEnd();
}
