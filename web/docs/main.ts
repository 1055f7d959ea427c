/** Makes a rendered document handy: search over all documents, copy buttons, examples as tabs. */
import { copyText } from "../shared/copy.js";
import { onLanguage, wordsNow } from "../shared/words.js";
import { type DocSection, findSections } from "./find-sections.js";

const page = document.querySelector<HTMLElement>(".docs")!;
const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = "", name = "") =>
  Object.assign(document.createElement(tag), { textContent: text, className: name });

/** How long a button says that it has copied. */
const SHOWN_MS = 1500;
/** What is worded anew when the language is switched. */
const worded: (() => void)[] = [];
const word = (say: () => void) => {
  say();
  worded.push(say);
};
onLanguage(() => {
  for (const say of worded) say();
});

// On a telephone the text comes first.
if (matchMedia("(max-width: 900px)").matches)
  page.querySelector<HTMLDetailsElement>("#contents")!.open = false;

for (const block of page.querySelectorAll<HTMLElement>("pre[data-copy]")) {
  const frame = element("div", "", "code");
  block.replaceWith(frame);
  const button = element("button", "", "quiet copy");
  word(() => {
    button.textContent = wordsNow().common.copy;
  });
  button.type = "button";
  button.addEventListener("click", async () => {
    if (!(await copyText(block.textContent ?? ""))) return;
    button.dataset.done = "true";
    setTimeout(() => delete button.dataset.done, SHOWN_MS);
  });
  frame.append(block, button);
}

/** The language chosen once holds for every example. */
const groups = [...page.querySelectorAll<HTMLElement>(".examples")].map((group) => {
  const panes = [...group.querySelectorAll<HTMLElement>(".example")];
  const list = element("div", "", "tabs");
  list.setAttribute("role", "tablist");
  word(() => list.setAttribute("aria-label", wordsNow().docs.languages));
  const tabs = panes.map((pane) => {
    const tab = element("button", pane.querySelector("h4")!.textContent!);
    tab.type = "button";
    tab.setAttribute("role", "tab");
    tab.addEventListener("click", () => choose(pane.dataset.language!));
    pane.querySelector("h4")!.hidden = true;
    pane.setAttribute("role", "tabpanel");
    return tab;
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    choose(panes[next]!.dataset.language!);
    tabs[next]!.focus();
  });
  list.append(...tabs);
  group.prepend(list);
  return { panes, tabs };
});

function choose(language: string): void {
  for (const { panes, tabs } of groups) {
    const shown = panes.find((pane) => pane.dataset.language === language) ?? panes[0];
    panes.forEach((pane, index) => {
      pane.hidden = pane !== shown;
      tabs[index]!.setAttribute("aria-selected", String(pane === shown));
      tabs[index]!.tabIndex = pane === shown ? 0 : -1;
    });
  }
}
choose("sh");

/** Fetched when somebody first searches. */
let sections: Promise<DocSection[]> | undefined;

function loadSections(): Promise<DocSection[]> {
  const names = page.dataset.docs!.split(" ");
  return Promise.all(names.map(sectionsOf)).then((all) => all.flat());
}

async function sectionsOf(doc: string): Promise<DocSection[]> {
  const headers = { accept: "text/html" };
  const text = await fetch(`/docs/${doc}.md`, { headers }).then((reply) => reply.text());
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const found: DocSection[] = [{ doc, heading: "", anchor: "", text: "" }];
  for (const child of parsed.querySelector("article")?.children ?? []) {
    child.querySelector(":scope > .anchor")?.remove();
    const content = child.textContent ?? "";
    if (/^H[1-6]$/.test(child.tagName))
      found.push({ doc, heading: content.trim(), anchor: child.id, text: "" });
    else found.at(-1)!.text += ` ${content}`;
  }
  return found;
}

const field = document.querySelector<HTMLInputElement>("#find")!;
const results = document.querySelector<HTMLElement>("#found")!;
word(() => {
  field.placeholder = wordsNow().docs.searchExample;
});
field.closest("form")!.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", async () => {
  sections ??= loadSections();
  const query = field.value;
  const found = findSections(await sections, query);
  if (query !== field.value) return;
  if (query.trim() === "") return results.replaceChildren();
  if (found.length === 0) {
    return results.replaceChildren(element("p", wordsNow().docs.nothing));
  }
  const list = element("ol");
  for (const { section, excerpt } of found) {
    const link = element("a", section.heading || section.doc);
    link.href = `/docs/${section.doc}.md${section.anchor && `#${encodeURIComponent(section.anchor)}`}`;
    const item = element("li");
    item.append(link, element("p", excerpt, "soft"));
    list.append(item);
  }
  results.replaceChildren(list);
});
