/** The words of the chosen language; components that use them are drawn anew when it is switched. */
import { useEffect, useState } from "preact/hooks";
import { en } from "./en.js";
import { ko } from "./ko.js";

export type Words = typeof ko;
type Language = "ko" | "en";

const root = document.documentElement;
const chosen = (): Language => (root.dataset.language === "en" ? "en" : "ko");

function useLanguage(): Language {
  const [language, setLanguage] = useState(chosen);
  useEffect(() => {
    // The switch is the shell's: it marks the root element.
    const observer = new MutationObserver(() => setLanguage(chosen()));
    observer.observe(root, { attributes: true, attributeFilter: ["data-language"] });
    return () => observer.disconnect();
  }, []);
  return language;
}

export function useWords(): Words {
  return useLanguage() === "en" ? en : ko;
}

/** The half of `한국어 / English`, as the service words things, that is read now. */
export function useSaid(): (text: string | null | undefined) => string {
  const language = useLanguage();
  return (text) => {
    const [korean, english] = (text ?? "").split(" / ", 2) as [string, string?];
    return language === "en" ? (english ?? korean) : korean;
  };
}
