/** The words of the chosen language; components that use them are drawn anew when it is switched. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { en } from "../../src/words/en.js";
import { ko, type Words } from "../../src/words/ko.js";
import { oneHalf } from "./one-half.js";

type Language = "ko" | "en";
/** The words of one page, and those that all share. */
export type PageWords<Page extends keyof Words> = Words["common"] & Words[Page];

const root = document.documentElement;
const chosen = (): Language => (root.dataset.language === "en" ? "en" : "ko");

/** For scripts that draw nothing anew. */
export const wordsNow = (): Words => (chosen() === "en" ? en : ko);

/** The switch is the shell's: it marks the root element. */
export function onLanguage(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributes: true, attributeFilter: ["data-language"] });
  return () => observer.disconnect();
}

function useLanguage(): Language {
  const [language, setLanguage] = useState(chosen);
  useEffect(() => onLanguage(() => setLanguage(chosen())), []);
  return language;
}

export function useWords<Page extends keyof Words>(page: Page): PageWords<Page> {
  const language = useLanguage();
  return useMemo(() => {
    const words = language === "en" ? en : ko;
    return { ...words.common, ...words[page] };
  }, [language, page]);
}

/** Says in the chosen language what the service words in both. */
export function useSaid(): (text: string | null | undefined) => string {
  const language = useLanguage();
  return (text) => oneHalf(text ?? "", language);
}
