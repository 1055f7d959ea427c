/** The half that is read now of what the service says in both languages: `한국어 / English`, with a detail in brackets at its end. */
export function oneHalf(text: string, language: "ko" | "en"): string {
  const at = text.indexOf(" / ");
  if (at < 0) return text;
  const [korean, rest] = [text.slice(0, at), text.slice(at + 3)];
  const [, english, detail] = /^(.*?)(?: \((.*)\))?$/s.exec(rest) as unknown as [
    string,
    string,
    string | undefined,
  ];
  const said = language === "ko" ? korean : english;
  return detail === undefined ? said : `${said} (${oneHalf(detail, language)})`;
}
