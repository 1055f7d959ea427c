/** Whether a client prefers Markdown to JSON, by its Accept header. */
import Negotiator from "negotiator";

const OFFERED = ["application/json", "text/markdown"];

export function prefersMarkdown(accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(OFFERED) === "text/markdown";
}
