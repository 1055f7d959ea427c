/** Escapes Markdown markup in document text. */

/** For running text. Korean labels (`1.`, `-`) at a line's start would become lists, `#` a heading. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~]/g, (mark) =>
      mark === "<" ? "&lt;" : mark === ">" ? "&gt;" : `\\${mark}`,
    )
    .replace(/^(\s*)([-+#=])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2")
    .replace(/^ {4,}|^\t+/, "   ");
}

/** For a cell of a GFM table: one line. */
export function escapeCell(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) =>
      escapeText(line.trim())
        .replace(/^\\([-+#=])/, "$1")
        .replace(/^(\d+)\\([.)])/, "$1$2"),
    )
    .join("<br>");
}
