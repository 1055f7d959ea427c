/** Evaluation figures on the home page, read from the recorded bench results. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bilingual, html } from "./html.js";

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

/** Titles of known areas; others are shown by their own name. */
const AREAS: Record<string, [ko: string, en: string]> = {
  chunks: ["조각 나누기", "Chunks"],
  client: ["클라이언트", "Client"],
  docx: ["Word(DOCX)", "Word (DOCX)"],
  evidence: ["답과 근거", "Answers and evidence"],
  hangul: ["한글(HWP·HWPX)", "HWP and HWPX"],
  http: ["서비스", "Service"],
  ocr: ["스캔과 글자 인식", "Scans and OCR"],
  pdf: ["PDF", "PDF"],
  reading: ["읽기", "Reading"],
  scores: ["읽기 점수", "Reading scores"],
  search: ["찾기", "Search"],
  sheets: ["Excel", "Excel"],
  structure: ["문서가 말하는 것", "Structure"],
  tenants: ["테넌트", "Tenants"],
  verify: ["답 대조", "Verification"],
  zip: ["ZIP 묶음", "ZIP bundles"],
};

export function figuresHtml(areas: readonly AreaFigures[]) {
  if (areas.length === 0) return null;
  return html`
<section aria-labelledby="figures">
  <h2 id="figures">${bilingual("재어 본 값", "Evaluation figures")}</h2>
  <p class="soft">${bilingual(
    "벤치를 돌려 적힌 그대로입니다. 견줌은 같은 실행에서 같은 입력으로 잰 값입니다. 라벨을 붙인 문서와 채점 질문은 맞추는 데 쓰지 않은 반의 값만 보입니다.",
    "As the benches recorded them. A peer was measured in the same run on the same input. Of labelled documents and judged questions, only the half that nothing was fitted on is shown.",
  )}</p>
  ${areas.map((area, index) => areaHtml(area, index === 0))}
</section>
`;
}

function areaHtml({ area, at, machine, peers, figures }: AreaFigures, open: boolean) {
  const [ko, en] = AREAS[area] ?? [area, area];
  const day = at.slice(0, 10);
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`);
  return html`<details class="figures" data-area="${area}"${open && html` open`}><summary>${bilingual(ko, en)} <span class="soft">${figures.length} · <time datetime="${at}">${day}</time></span></summary>
<div class="wide" tabindex="0" role="region" aria-label="${ko} / ${en}"><table>
<thead><tr><th scope="col">${bilingual("무엇을", "What")}</th><th scope="col">${bilingual("원문", "wonmun")}</th><th scope="col">${bilingual("견줌", "Peer")}</th><th scope="col">${bilingual("기준", "Bar")}</th><th scope="col">${bilingual("결과", "Result")}</th></tr></thead>
<tbody>${figures.map(figureHtml)}</tbody></table></div>
<p class="soft">${[`${machine.processor} × ${machine.cores}`, machine.system, `Node ${machine.node}`, ...versions].join(" · ")}</p></details>
`;
}

function figureHtml(figure: Figure) {
  const { ko, en, ours, unit, better, peer, theirs, bar, note } = figure;
  const way = better === "lower" ? bilingual("낮을수록 좋음", "lower is better") : null;
  return html`<tr><th scope="row">${bilingual(ko, en)}${way && html` <small class="soft">${way}</small>`}${note && html`<small class="note">${note}</small>`}</th>
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
    return html`<span class="good">✓ ${bar === undefined ? bilingual("앞섬", "ahead") : bilingual("이룸", "met")}</span>`;
  }
  return html`<span class="bad">✗ ${bar === undefined ? bilingual("뒤짐", "behind") : bilingual("못 미침", "missed")}</span>`;
}
