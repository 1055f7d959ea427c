/** Sets language and theme as they were chosen before, ahead of the first paint: the one script that a page waits for. */
const root = document.documentElement;

function chosen(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Private windows may refuse to tell.
    return null;
  }
}

const language = chosen("language") === "en" ? "en" : "ko";
root.lang = language;
root.dataset.language = language;
const theme = chosen("theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;

export {};
