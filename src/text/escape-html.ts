/** Escapes text for HTML. */

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** For content only: quotation marks stay. */
export function escapeHtmlContent(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character]!);
}
