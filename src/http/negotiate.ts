/** Content negotiation: whether the Accept header prefers Markdown to JSON (RFC 9110 §12.5.1). */

export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept) return false;
  const ranges = accept.split(",").map(readRange);
  return quality(ranges, "text", "markdown") > quality(ranges, "application", "json");
}

interface AcceptRange {
  type: string;
  subtype: string;
  quality: number;
}

function readRange(range: string): AcceptRange {
  const [media = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const [type = "", subtype = ""] = media.split("/");
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return { type, subtype, quality: Number.isFinite(quality) ? quality : 0 };
}

/** The q-value of the most specific matching range; 0 if none matches. */
function quality(ranges: AcceptRange[], type: string, subtype: string): number {
  const find = (t: string, s: string) =>
    ranges.find((range) => range.type === t && range.subtype === s)?.quality;
  return find(type, subtype) ?? find(type, "*") ?? find("*", "*") ?? 0;
}
