/** Evaluation figures on the home page, read from the recorded bench results. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ko as KOREAN, type Words } from "../../words/ko.js";
import { bilingual, html, labelled, worded } from "./html.js";

/** Written by the build from `bench/results`; the same place seen from `src` and from `dist`. */
const FIGURES_FILE = fileURLToPath(new URL("../../../dist/figures.json", import.meta.url));

interface Figure {
  id: string;
  ko: string;
  en: string;
  ours: number | string;
  unit: string;
  better: "lower" | "higher";
  peer?: string;
  theirs?: number | string;
  bar?: number | string;
  note?: string;
}

export interface AreaFigures {
  area: string;
  /** ISO time of the run. */
  at: string;
  machine: { processor: string; cores: number; system: string; node: string };
  peers: Record<string, string>;
  figures: Figure[];
}

/** Empty if there are no results: the page then omits the section. */
export function readFigures(path = FIGURES_FILE): AreaFigures[] {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as AreaFigures[];
  } catch {
    return [];
  }
}

type FigureWords = Words["figures"];
type Area = keyof FigureWords["areas"];
const word = (name: Exclude<keyof FigureWords, "areas">) => worded(({ figures }) => figures[name]);

/** Known areas have a title; others are shown by their own name. */
const isKnown = (area: string): area is Area => area in KOREAN.figures.areas;

export function figuresHtml(areas: readonly AreaFigures[]) {
  if (areas.length === 0) return null;
  return html`
<section aria-labelledby="figures">
  <h2 id="figures">${word("title")}</h2>
  <p class="soft">${word("how")}</p>
  ${areas.map((area, index) => areaHtml(area, index === 0))}
</section>
`;
}

function areaHtml({ area, at, machine, peers, figures }: AreaFigures, open: boolean) {
  const title = isKnown(area) ? worded(({ figures: words }) => words.areas[area]) : area;
  const label = labelled(({ figures: words }) => (isKnown(area) ? words.areas[area] : area));
  const day = at.slice(0, 10);
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`);
  return html`<details class="figures" data-area="${area}"${open && html` open`}><summary>${title} <span class="soft">${figures.length} · <time datetime="${at}">${day}</time></span></summary>
<div class="wide" tabindex="0" role="region" ${label}><table>
<thead><tr><th scope="col">${word("what")}</th><th scope="col">${word("ours")}</th><th scope="col">${word("peer")}</th><th scope="col">${word("bar")}</th><th scope="col">${word("result")}</th></tr></thead>
<tbody>${figures.map(figureHtml)}</tbody></table></div>
<p class="soft">${[`${machine.processor} × ${machine.cores}`, machine.system, `Node ${machine.node}`, ...versions].join(" · ")}</p></details>
`;
}

function figureHtml(figure: Figure) {
  const { ko, en, ours, unit, better, peer, theirs, bar, note } = figure;
  const way = better === "lower" ? word("lower") : null;
  return html`<tr><th scope="row">${bilingual(ko, en)}${way && html` <small class="soft">${way}</small>`}${note && html`<small class="note" lang="en">${note}</small>`}</th>
<td class="value">${amount(ours, unit)}${barHtml(ours, theirs)}</td>
<td class="value">${theirs !== undefined && html`${amount(theirs, unit)} <small class="soft">${peer}</small>${barHtml(theirs, ours)}`}</td>
<td class="value">${bar !== undefined && amount(bar, unit)}</td>
<td>${verdictHtml(figure)}</td></tr>
`;
}

const amount = (value: number | string, unit: string) =>
  typeof value === "number" ? `${value.toLocaleString("en")} ${unit}`.trim() : value;

/** Bar width relative to the other value. */
function barHtml(value: number | string, other: number | string | undefined) {
  if (typeof value !== "number" || typeof other !== "number") return null;
  const share = Math.max(value, other) > 0 ? (100 * value) / Math.max(value, other) : 0;
  return html`<svg class="length" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.max(share, 0.5).toFixed(1)}" height="4"/></svg>`;
}

/** Compared with its target if it has one, else with its peer; text values cannot be compared. */
function verdictHtml({ ours, theirs, bar, better }: Figure) {
  const measure = typeof bar === "number" ? bar : bar === undefined ? theirs : undefined;
  if (typeof ours !== "number" || typeof measure !== "number") return null;
  if (better === "lower" ? ours <= measure : ours >= measure) {
    return html`<span class="good">✓ ${bar === undefined ? word("ahead") : word("met")}</span>`;
  }
  return html`<span class="bad">✗ ${bar === undefined ? word("behind") : word("missed")}</span>`;
}
