// What every page's script uses: the two switches, elements from values (never from markup), copying, requests.
const root = document.documentElement;

function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows may refuse to store; the choice then lasts as long as the page.
  }
}

const languageSwitch = document.getElementById("language");
function showLanguage(language) {
  root.dataset.language = language;
  root.lang = language;
}
showLanguage(root.dataset.language ?? "ko");
languageSwitch?.addEventListener("click", () => {
  const language = root.dataset.language === "ko" ? "en" : "ko";
  showLanguage(language);
  remember("language", language);
});

document.getElementById("theme")?.addEventListener("click", () => {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = root.dataset.theme ?? (dark ? "dark" : "light");
  root.dataset.theme = now === "dark" ? "light" : "dark";
  remember("theme", root.dataset.theme);
});

/** An element with attributes (functions listen) and children (strings become text). */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined),
  );
  return element;
}

/** The same words in both languages; the style sheet shows one. */
export function both(ko, en) {
  return [el("span", { lang: "ko" }, ko), el("span", { lang: "en" }, en)];
}

/** `한국어 / English`, as the service words things. */
export function bilingual(text) {
  const at = (text ?? "").indexOf(" / ");
  return at < 0 ? [text ?? ""] : both(text.slice(0, at), text.slice(at + 3));
}

/** What became of a provision, in both languages. */
export function revisionWords(kind) {
  return {
    added: both("신설", "added"),
    deleted: both("삭제", "deleted"),
    amended: both("개정", "amended"),
    unchanged: both("현행과 같음", "unchanged"),
    renumbered: both("번호만 바뀜", "renumbered"),
  }[kind];
}

/** Copies, and says so on the button for a moment. */
export function copyFrom(button, text) {
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      return;
    }
    button.dataset.done = "true";
    setTimeout(() => delete button.dataset.done, 1500);
  });
}

for (const button of document.querySelectorAll("button[data-copy]")) {
  copyFrom(button, () => document.getElementById(button.dataset.copy)?.textContent ?? "");
}

/** Arrow keys walk a tab list; the chosen tab alone is in the tab order. */
export function tabs(list, onShow = () => {}) {
  const all = [...list.querySelectorAll('[role="tab"]')];
  const show = (tab, focus = false) => {
    for (const one of all) {
      const chosen = one === tab;
      one.setAttribute("aria-selected", String(chosen));
      one.tabIndex = chosen ? 0 : -1;
      document.getElementById(one.getAttribute("aria-controls")).hidden = !chosen;
    }
    if (focus) tab.focus();
    onShow(tab);
  };
  for (const tab of all) tab.addEventListener("click", () => show(tab));
  list.addEventListener("keydown", (event) => {
    const at = all.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : step && all[(at + step + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    show(next, true);
  });
  return (id) => show(document.getElementById(id));
}
