/**
 * Keys and buttons for a view that is whole without them: n and p or a number between sources, + and - for size, pages, language.
 * It stands in the view itself, so it imports nothing.
 */
const root = document.documentElement;
const sources = [...document.querySelectorAll<HTMLElement>(".source")];
const byId = (id: string) => document.getElementById(id);
const MAX_ZOOM = 3;
/** Pixels left of a mark that stay in sight. */
const MARGIN = 24;
let at = -1;

function go(to: number): void {
  if (sources.length === 0) return;
  at = Math.min(Math.max(to, 0), sources.length - 1);
  const source = sources[at]!;
  source.scrollIntoView({ block: "start" });
  source.focus({ preventScroll: true });
  // Where the mark is below the fold, it comes into sight.
  const mark = source.querySelector(".strong");
  if (mark && mark.getBoundingClientRect().bottom > innerHeight)
    mark.scrollIntoView({ block: "center", inline: "nearest" });
}

function zoom(step: number): void {
  const now = Number(root.dataset.zoom ?? 1);
  root.dataset.zoom = String(Math.min(Math.max(now + step, 1), MAX_ZOOM));
  showMarks();
}

/** Where a page is wider than its frame, the painted place is brought into sight. */
function showMarks(): void {
  for (const frame of document.querySelectorAll(".scroll")) {
    const svg = frame.querySelector("svg");
    const mark =
      svg?.querySelector<SVGPathElement>(".strong") ?? svg?.querySelector<SVGPathElement>(".pale");
    if (!svg || !mark) continue;
    const scale = svg.clientWidth / svg.viewBox.baseVal.width;
    frame.scrollLeft = Math.max(0, mark.getBBox().x * scale - MARGIN);
  }
}

const next = () => go(at + 1);
const previous = () => go(at - 1);
const KEYS: Record<string, () => void> = {
  n: next,
  p: previous,
  "+": () => zoom(1),
  "=": () => zoom(1),
  "-": () => zoom(-1),
};

document.addEventListener("keydown", (event) => {
  const isForSelect = event.target instanceof Element && event.target.matches("select");
  if (event.ctrlKey || event.metaKey || event.altKey || isForSelect) return;
  if (/^[1-9]$/.test(event.key) && Number(event.key) <= sources.length) go(Number(event.key) - 1);
  KEYS[event.key]?.();
});
for (const link of document.querySelectorAll('a[href^="#source-"]')) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    go(sources.findIndex(({ id }) => `#${id}` === link.getAttribute("href")));
  });
}

const tools = byId("tools");
if (tools) {
  tools.hidden = false;
  byId("next")?.addEventListener("click", next);
  byId("previous")?.addEventListener("click", previous);
  byId("larger")?.addEventListener("click", () => zoom(1));
  byId("smaller")?.addEventListener("click", () => zoom(-1));
  byId("jump")?.addEventListener("change", (event) => {
    const figure = byId((event.target as HTMLSelectElement).value)!;
    at = sources.indexOf(figure.closest<HTMLElement>(".source")!);
    figure.scrollIntoView({ block: "start" });
    figure.querySelector<HTMLElement>(".scroll")!.focus({ preventScroll: true });
  });
}
function speak(language: string): void {
  root.dataset.language = language;
  root.lang = language;
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-en]"))
    element.setAttribute("aria-label", element.dataset[language]!);
}

/** As chosen on the service's other pages; a saved view and some frames have no such memory. */
function chosenBefore(): string | null {
  try {
    return localStorage.getItem("language");
  } catch {
    return null;
  }
}

if (chosenBefore() === "en") speak("en");
const language = byId("language")!;
language.hidden = false;
language.addEventListener("click", () => speak(root.lang === "ko" ? "en" : "ko"));
addEventListener("resize", showMarks);
showMarks();

export {};
