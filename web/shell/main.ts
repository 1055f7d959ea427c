/** The switches of language and theme on every page, and buttons that copy a part of it. */
import { copyText } from "../shared/copy.js";

const root = document.documentElement;
/** How long a button says that it has copied. */
const SHOWN_MS = 1500;

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows may refuse to store; the choice then lasts as long as the page.
  }
}

/** Attributes and the title hold no elements that could be hidden: they are worded anew. */
function wordAttributes(): void {
  const language = root.dataset.language === "en" ? "en" : "ko";
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-en]")) {
    const wording = element.dataset[language]!;
    if (element instanceof HTMLTitleElement) document.title = wording;
    else element.setAttribute("aria-label", wording);
  }
}
wordAttributes();

document.getElementById("language")?.addEventListener("click", () => {
  const language = root.dataset.language === "en" ? "ko" : "en";
  root.dataset.language = language;
  root.lang = language;
  remember("language", language);
  wordAttributes();
});

document.getElementById("theme")?.addEventListener("click", () => {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = root.dataset.theme ?? (isDark ? "dark" : "light");
  root.dataset.theme = now === "dark" ? "light" : "dark";
  remember("theme", root.dataset.theme);
});

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.dataset.copy!);
    if (!(await copyText(source?.textContent ?? ""))) return;
    button.dataset.done = "true";
    setTimeout(() => delete button.dataset.done, SHOWN_MS);
  });
}
