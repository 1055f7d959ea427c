/** Which areas are measured, in which order, and how long each takes. */
import { existsSync, readdirSync } from "node:fs";

/** Of an area that is not in the list below. */
const UNKNOWN = { minutes: 3 };

/**
 * The areas in the order in which `npm run bench` measures them: what stands beside peers first. `minutes` is what an area takes on a quiet
 * machine of two cores; `args` make it short enough for one run of all (fewer repetitions, never fewer documents).
 */
export const ORDERED = {
  start: { minutes: 1 },
  hangul: { minutes: 5 },
  sheets: { minutes: 3 },
  docx: { minutes: 1 },
  load: { minutes: 6, args: ["2"] },
  search: { minutes: 20 },
  pdf: { minutes: 5 },
  growth: { minutes: 14, args: ["--long", "--record"] },
  zip: { minutes: 1 },
  ocr: { minutes: 12, needs: "tesseract" },
  tenants: { minutes: 8, args: ["--seconds", "60", "--kills", "40"] },
  structure: { minutes: 3 },
  verify: { minutes: 1 },
  pictures: { minutes: 2, args: ["--record"] },
  chunks: { minutes: 5 },
  damage: { minutes: 2 },
  formats: { minutes: 5, needs: "soffice" },
  answers: { minutes: 3, args: ["--record"] },
  scale: { minutes: 30, onlyWhenAsked: true },
};

const folders = readdirSync(new URL(".", import.meta.url)).filter((name) =>
  existsSync(new URL(`${name}/run.mjs`, import.meta.url)),
);

/** With those that nobody has put into the order: they come last. */
export const AREAS = {
  ...ORDERED,
  ...Object.fromEntries(
    folders.filter((name) => !(name in ORDERED)).map((name) => [name, UNKNOWN]),
  ),
};
