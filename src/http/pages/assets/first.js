// Sets language and theme as they were chosen before, ahead of the first paint.
const chosen = (name) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const root = document.documentElement;
const language = chosen("language") === "en" ? "en" : "ko";
root.lang = language;
root.dataset.language = language;
const theme = chosen("theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
