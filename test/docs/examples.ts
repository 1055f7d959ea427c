/** Extracts the examples of a Markdown document: fenced blocks with their kind, in order, and why one is not run. */

export interface Example {
  /** `docs/api.md:47`. */
  where: string;
  /** `sh`, `ts`, `json` … */
  language: string;
  /** What follows the language: `answer`, `keys`, `ACL.json` … */
  role: string;
  text: string;
  /** From a comment `<!-- not run: why -->` before the block. */
  notRun: string | null;
}

export function examplesOf(name: string, markdown: string): Example[] {
  const fences = markdown.matchAll(
    /(?:^<!-- not run: (?<why>.+) -->\n)?^```(?<language>\S*)[ \t]*(?<role>.*)\n(?<text>[\s\S]*?)^```$/gm,
  );
  return [...fences].map(({ index, groups }) => ({
    where: `${name}:${markdown.slice(0, index).split("\n").length}`,
    language: groups!.language!,
    role: groups!.role!.trim(),
    text: groups!.text!,
    notRun: groups!.why ?? null,
  }));
}

const LEFT_OUT = "…";

/** Reads JSON in which `…` stands for what is left out: a value, members of an object, or elements of an array. */
export function parseShown(text: string): unknown {
  const inside: string[] = [];
  let last = "";
  const json = text.replace(/"(?:[^"\\]|\\.)*"|[…[\]{}:,]/g, (token) => {
    const written =
      token !== LEFT_OUT ? token : last !== ":" && inside.at(-1) === "{" ? '"…":"…"' : '"…"';
    if (token === "{" || token === "[") inside.push(token);
    if (token === "}" || token === "]") inside.pop();
    last = token;
    return written;
  });
  return JSON.parse(json);
}

/** Where the shown JSON and the real one differ; empty where it is true. */
export function differences(shown: unknown, real: unknown, at = "$"): string[] {
  if (shown === LEFT_OUT) return [];
  if (typeof shown === "string" && shown.includes(LEFT_OUT)) {
    const parts = shown.split(LEFT_OUT).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const fits = typeof real === "string" && new RegExp(`^${parts.join("[^]*")}$`).test(real);
    return fits ? [] : [`${at}: ${JSON.stringify(real)} is not like ${JSON.stringify(shown)}`];
  }
  if (Array.isArray(shown)) return elementDifferences(shown, real, at);
  if (typeof shown === "object" && shown !== null) return memberDifferences(shown, real, at);
  return Object.is(shown, real)
    ? []
    : [`${at}: ${JSON.stringify(real)} is not ${JSON.stringify(shown)}`];
}

function memberDifferences(shown: object, real: unknown, at: string): string[] {
  if (typeof real !== "object" || real === null || Array.isArray(real)) return [`${at}: no object`];
  const members = Object.entries(shown).filter(([key]) => key !== LEFT_OUT);
  const unshown = Object.keys(real).filter((key) => !(key in shown));
  return [
    ...(LEFT_OUT in shown ? [] : unshown.map((key) => `${at}.${key}: is not shown`)),
    ...members.flatMap(([key, value]) =>
      key in real
        ? differences(value, (real as Record<string, unknown>)[key], `${at}.${key}`)
        : [`${at}.${key}: is not there`],
    ),
  ];
}

/** Without `…` the arrays are of one length; with it, what is shown comes in this order. */
function elementDifferences(shown: unknown[], real: unknown, at: string): string[] {
  if (!Array.isArray(real)) return [`${at}: no array`];
  if (!shown.includes(LEFT_OUT)) {
    if (shown.length !== real.length)
      return [`${at}: ${real.length} elements, not ${shown.length}`];
    return shown.flatMap((one, index) => differences(one, real[index], `${at}[${index}]`));
  }
  let from = 0;
  const missing: string[] = [];
  for (const one of shown.filter((each) => each !== LEFT_OUT)) {
    const found = real.findIndex(
      (each, index) => index >= from && differences(one, each).length === 0,
    );
    if (found < 0) {
      const nearest = differences(one, real[from], `${at}[${from}]`).slice(0, 3);
      missing.push(`${at}: nothing like ${JSON.stringify(one)}; ${nearest.join("; ")}`);
    } else from = found + 1;
  }
  return missing;
}
