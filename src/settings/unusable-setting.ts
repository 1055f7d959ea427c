/** An invalid setting: the command prints its message in one line and exits with code 2. */
import { declarationOf, type SettingName } from "./declarations.js";

/** A value is shown this far; what was pasted by mistake may be long. */
const SHOWN_CHARACTERS = 80;

export class UnusableSetting extends Error {
  constructor(message: string) {
    super(oneLine(message));
  }
}

/** `SERVICE_PORT (--port) = http: 까닭 / why`; what is or may hold a secret is left out, and so is an empty value. */
export function unusable(name: SettingName, value: string, why: string): UnusableSetting {
  const { kind, option } = declarationOf(name);
  const secret =
    kind === "secret" || kind === "database" || (kind === "url" && value.includes("@"));
  const shown = secret || value === "" ? "" : ` = ${shorten(value)}`;
  return new UnusableSetting(`${name}${option ? ` (${option})` : ""}${shown}: ${why}`);
}

function shorten(value: string): string {
  const points = [...value];
  return points.length > SHOWN_CHARACTERS
    ? `${points.slice(0, SHOWN_CHARACTERS).join("")}…`
    : value;
}

/** Line breaks and other control characters as their escapes. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) =>
    JSON.stringify(character)
      .slice(1, -1)
      .replace(/^[\u007f-\u009f\u2028\u2029]$/, "?"),
  );
}
