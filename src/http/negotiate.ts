/** What a client prefers, by its Accept header. Who takes anything, as programs do, gets the first that is offered. */
import Negotiator from "negotiator";

export function prefersMarkdown(accept: string | undefined): boolean {
  return prefers("text/markdown", "application/json", accept);
}

/** A person at a browser; a program gets what it came for. */
export function prefersHtml(accept: string | undefined, program = "application/json"): boolean {
  return prefers("text/html", program, accept);
}

function prefers(wanted: string, usual: string, accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([usual, wanted]) === wanted;
}
