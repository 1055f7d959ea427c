/** Text written as HTML, so that nothing of it is taken for markup. */

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For any place: between tags, and as the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** For between tags alone: quotation marks stay as people read them. */
export function escapeHtmlContent(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character]!);
}
