/** Expectations as data: a pattern says what of a reply matters, and `mismatch` where it differs. Written without libraries, so that users can run the suite with nothing installed. */

/** Null where the value fits; else where it differs and how. */
export function mismatch(value, pattern, at = "reply") {
  if (typeof pattern === "function") {
    const said = pattern(value, at);
    if (said === true || said === null) return null;
    return typeof said === "string"
      ? said
      : `${at}: ${shown(value)} is not ${pattern.means ?? "as stated"}`;
  }
  if (pattern instanceof RegExp) {
    return typeof value === "string" && pattern.test(value)
      ? null
      : `${at}: ${shown(value)} does not match ${pattern}`;
  }
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length)
      return `${at}: ${shown(value)} is not a list of ${pattern.length}`;
    return first(pattern.map((one, index) => mismatch(value[index], one, `${at}[${index}]`)));
  }
  if (pattern !== null && typeof pattern === "object") {
    if (value === null || typeof value !== "object") return `${at}: ${shown(value)} is no object`;
    return first(
      Object.entries(pattern).map(([key, one]) => mismatch(value[key], one, `${at}.${key}`)),
    );
  }
  return Object.is(value, pattern) ? null : `${at}: ${shown(value)} is not ${shown(pattern)}`;
}

const first = (found) => found.find((one) => one !== null) ?? null;
const shown = (value) => (JSON.stringify(value) ?? "undefined").slice(0, 120);
const named = (means, check) => Object.assign(check, { means });

export const string = named("a text", (value) => typeof value === "string");
export const text = named(
  "a text with something in it",
  (value) => typeof value === "string" && value !== "",
);
export const number = named("a number", (value) => typeof value === "number");
export const integer = named("a whole number", Number.isInteger);
export const positive = named(
  "a whole number from 1 on",
  (value) => Number.isInteger(value) && value > 0,
);
export const share = named("a number from 0 to 1", (value) => value >= 0 && value <= 1);
export const boolean = named("true or false", (value) => typeof value === "boolean");
export const absent = named("absent", (value) => value === undefined);
export const any = named("there", (value) => value !== undefined);
export const filled = named(
  "a list with something in it",
  (value) => Array.isArray(value) && value.length > 0,
);
export const list = named("a list", (value) => Array.isArray(value));
export const object = named("an object", (value) => value !== null && typeof value === "object");
export const bilingual = named("Korean, a slash, English", (value) =>
  /[가-힣].* \/ .*[A-Za-z]/s.test(value),
);
export const docId = /^sha256:[0-9a-f]{64}$/;

export const oneOf = (...values) =>
  named(`one of ${values.join(", ")}`, (value) => values.includes(value));
export const orNull = (pattern) => (value, at) => value === null || mismatch(value, pattern, at);
export const each = (pattern) => (value, at) => {
  if (!Array.isArray(value)) return `${at}: ${shown(value)} is no list`;
  return first(value.map((one, index) => mismatch(one, pattern, `${at}[${index}]`)));
};
export const some = (pattern) => (value, at) =>
  (Array.isArray(value) && value.some((one) => mismatch(one, pattern) === null)) ||
  `${at}: none of ${shown(value)} fits`;
export const none = (pattern) => (value, at) =>
  (Array.isArray(value) && !value.some((one) => mismatch(one, pattern) === null)) ||
  `${at}: one of ${shown(value)} should not be there`;
export const all =
  (...patterns) =>
  (value, at) =>
    first(patterns.map((pattern) => mismatch(value, pattern, at)));
export const not = (pattern) => (value, at) =>
  mismatch(value, pattern, at) !== null || `${at}: ${shown(value)} should not fit`;
export const length = (count) => named(`of length ${count}`, (value) => value?.length === count);
export const holds = (part) =>
  named(`a text with ${part}`, (value) => String(value).includes(part));
/** Exactly these members, whatever they hold. */
export const keys = (...names) =>
  named(`of the members ${names.join(", ")}`, (value) => {
    const found = Object.keys(value ?? {})
      .sort()
      .join();
    return found === [...names].sort().join() || `has the members ${found}`;
  });
