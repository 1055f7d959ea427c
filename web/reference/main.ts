/** Opens the API reference on this service's own description, in the language that was chosen; nothing is asked of anybody else. */
import { wordLabels } from "./library-labels.js";
import { inLanguage } from "./one-language.js";

interface Reference {
  createApiReference(place: string, settings: Record<string, unknown>): void;
}

const { Scalar } = globalThis as unknown as { Scalar: Reference };
const root = document.documentElement;
const isDark = () =>
  root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;

const description: unknown = await fetch("/openapi.json").then((reply) => reply.json());
const place = document.getElementById("reference")!;
place.replaceChildren();
if (root.dataset.language !== "en") wordLabels(place);
Scalar.createApiReference("#reference", {
  content: inLanguage(description, root.dataset.language === "en" ? "en" : "ko"),
  theme: "none",
  layout: "modern",
  forceDarkModeState: isDark() ? "dark" : "light",
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultOpenAllTags: true,
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
});

// The reference has no switches of its own: it is drawn anew as it was chosen.
new MutationObserver(() => location.reload()).observe(root, {
  attributeFilter: ["data-theme", "data-language"],
});
