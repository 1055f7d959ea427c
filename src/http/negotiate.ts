/** What a client prefers, by its Accept header. Who takes anything, as programs do, gets the first that is offered. */
import Negotiator from "negotiator";

export function prefersMarkdown(accept: string | undefined): boolean {
  return prefers("text/markdown", "application/json", accept);
}

/** A person at a browser; a program gets what it came for. */
export function prefersHtml(accept: string | undefined, program = "application/json"): boolean {
  return prefers("text/html", program, accept);
}

/** The one of `wanted` that is preferred to all else that is offered; null where something else is. */
export function firstOffered<Type extends string>(
  offered: readonly string[],
  wanted: readonly Type[],
  accept: string | undefined,
): Type | null {
  const best = new Negotiator({ headers: { accept } }).mediaType([...offered]);
  return wanted.find((one) => one === best) ?? null;
}

function prefers(wanted: string, usual: string, accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([usual, wanted]) === wanted;
}
