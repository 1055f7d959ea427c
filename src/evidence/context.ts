/** Builds the context for a prompt: numbered evidence from hits, within a character budget. */
import type { Bundle, Hit, SourceEntry } from "../model/evidence.js";
import { characters, codeUnitsWithin } from "../text/code-points.js";
import { sentenceEnds } from "../text/sentences.js";
import { foldSpace } from "../text/spacing.js";

/** Minimum characters of a truncated chunk. */
const SHORTEST_CUT = 200;
const SEPARATOR = "\n\n";

export function buildContext(hits: readonly Hit[], budget: number): Bundle {
  const sources: SourceEntry[] = [];
  const blocks: string[] = [];
  let used = 0;
  let truncated = false;
  for (const hit of hits) {
    const n = sources.length + 1;
    const lead = `${blocks.length > 0 ? SEPARATOR : ""}${headerOf(n, hit)}\n`;
    const room = budget - used - characters(lead);
    const text = characters(hit.text) <= room ? hit.text : cutText(hit.text, room);
    const cut = text !== hit.text;
    truncated ||= cut;
    if (text === null) continue;
    blocks.push(lead + text);
    used += characters(lead) + characters(text);
    const { text: _, ...rest } = hit;
    sources.push({ n, ...rest, chars: characters(text), cut });
  }
  return { budget, used, truncated, sources, context: blocks.join("") };
}

/** `[1] 규정.hwp · 3쪽 · 여비 규정 > 제2장 > 제5조`; always one line. */
export function headerOf(n: number, hit: Pick<Hit, "filename" | "anchors" | "path">): string {
  const page = hit.anchors[0]?.page;
  // A name is looked up by its letters, so only what would break the line is taken out of it.
  const name = hit.filename.replace(/[\p{Cc}\u2028\u2029]/gu, " ");
  const parts = [name, page === undefined ? "" : `${page}쪽`, foldSpace(hit.path.join(" > "))];
  return `[${n}] ${parts.filter(Boolean).join(" · ")}`;
}

/** The longest prefix that fits and ends with a sentence or row; null if that is too short. */
function cutText(text: string, room: number): string | null {
  if (room < SHORTEST_CUT) return null;
  const most = codeUnitsWithin(text, room);
  const ends = [...text.matchAll(/\n+/g)].map((match) => match.index);
  const best = Math.max(0, ...[...ends, ...sentenceEnds(text)].filter((end) => end <= most));
  const kept = text.slice(0, best).trimEnd();
  return characters(kept) >= SHORTEST_CUT ? kept : null;
}
