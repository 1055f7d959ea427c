// Keys and zoom for a view that is whole without them: n and p between sources, + and - for size, a language switch.
const root = document.documentElement;
const sources = [...document.querySelectorAll(".source")];
let at = -1;

function go(step) {
  if (sources.length === 0) return;
  at = Math.min(Math.max(at + step, 0), sources.length - 1);
  sources[at].scrollIntoView({ block: "start" });
  sources[at].focus({ preventScroll: true });
}

function zoom(step) {
  const now = Number(root.dataset.zoom ?? 1);
  root.dataset.zoom = String(Math.min(Math.max(now + step, 1), 3));
}

const KEYS = {
  n: () => go(1),
  p: () => go(-1),
  "+": () => zoom(1),
  "=": () => zoom(1),
  "-": () => zoom(-1),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  KEYS[event.key]?.();
});
for (const link of document.querySelectorAll('a[href^="#source-"]')) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    at = sources.findIndex(({ id }) => `#${id}` === link.getAttribute("href"));
    go(0);
  });
}
const language = document.getElementById("language");
language.hidden = false;
language.addEventListener("click", () => {
  root.dataset.language = root.dataset.language === "ko" ? "en" : "ko";
  root.lang = root.dataset.language;
});
