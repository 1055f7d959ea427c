/**
 * Reads environment variables and the options that override them as typed values; refuses unknown names and malformed
 * values.
 */
import { resolve } from "node:path";
import { closestMatch } from "leven";
import {
  type DECLARATIONS,
  type Declaration,
  declarationOf,
  SETTING_NAMES,
  type SettingName,
} from "./declarations.js";
import { readHostNames } from "./host-names.js";
import { UnusableSetting, unusable } from "./unusable-setting.js";

export type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = "SERVICE_";

interface ValueOfKind {
  text: string;
  secret: string;
  database: string;
  /** Absolute. */
  folder: string;
  file: string;
  integer: number;
  switch: boolean;
  choice: string;
  url: URL;
  hosts: readonly string[];
  origins: readonly string[];
}
type ValueOf<D extends Declaration> =
  | (D extends { values: readonly (infer V)[] } ? V : ValueOfKind[D["kind"]])
  | (D extends { default: null } | { zeroIsOff: true } ? null : never);

/** Every setting by its name; null where it is not set, or off. */
export type Settings = {
  readonly [N in SettingName]: ValueOf<(typeof DECLARATIONS)[N]>;
};

/** `options` are values from the command line, by the name of the variable that they overrule. */
export function readSettings(
  env: Environment,
  options: Partial<Record<SettingName, string | undefined>> = {},
): Settings {
  refuseUnknown(env);
  const values = SETTING_NAMES.map((name) => {
    const option = options[name]?.trim();
    if (option === "") throw unusable(name, "", "비어 있습니다 / is empty");
    // An empty variable is one that is not set, as in an .env file with nothing after the sign.
    const given = option ?? (env[name]?.trim() || undefined);
    return [name, readValue(name, declarationOf(name), given)];
  });
  return Object.fromEntries(values) as Settings;
}

function refuseUnknown(env: Environment): void {
  const known: ReadonlySet<string> = new Set(SETTING_NAMES);
  const unknown = Object.keys(env).find((name) => name.startsWith(PREFIX) && !known.has(name));
  if (unknown === undefined) return;
  const nearest = closestMatch(unknown, SETTING_NAMES);
  throw new UnusableSetting(
    `${unknown}: 없는 설정입니다. 가장 가까운 이름은 ${nearest} / no such setting; the nearest name is ${nearest}`,
  );
}

function readValue(
  name: SettingName,
  declaration: Declaration,
  given: string | undefined,
): ValueOfKind[Declaration["kind"]] | null {
  const { kind } = declaration;
  if (given === undefined) {
    const { default: value } = declaration;
    return kind === "folder" && typeof value === "string" ? resolve(value) : value;
  }
  if (declaration.zeroIsOff && given === "0") return null;
  const refuse = (why: string) => unusable(name, given, why);
  switch (kind) {
    case "text":
    case "secret":
      return given;
    case "database":
      return databaseAddress(given, refuse);
    case "folder":
    case "file":
      return resolve(given);
    case "integer":
      return wholeNumber(given, declaration.from, declaration.to, refuse);
    case "switch":
      return oneOf(given, ["0", "1"], refuse) === "1";
    case "choice":
      return oneOf(given, declaration.values, refuse);
    case "url":
      return webAddress(given, refuse);
    case "hosts":
      return hostNames(given, refuse);
    case "origins":
      return origins(given, refuse);
  }
}

type Refuse = (why: string) => UnusableSetting;

function wholeNumber(text: string, from: number, to: number, refuse: Refuse): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw refuse(
      `${from}에서 ${to} 사이의 정수여야 합니다 / must be a whole number from ${from} to ${to}`,
    );
  }
  return value;
}

function oneOf(text: string, values: readonly string[], refuse: Refuse): string {
  if (values.includes(text)) return text;
  const list = values.join(", ");
  throw refuse(`${list} 가운데 하나여야 합니다 / must be one of ${list}`);
}

function webAddress(text: string, refuse: Refuse): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw refuse("http(s) 주소가 아닙니다 / is no http(s) address");
  }
  if (url.username || url.password) {
    throw refuse("주소에 암호를 넣지 마세요 / must not hold a password");
  }
  return url;
}

function databaseAddress(text: string, refuse: Refuse): string {
  if (/^postgres(?:ql)?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw refuse(
    "postgres://로 시작하는 주소가 아닙니다 / is no address that begins with postgres://",
  );
}

function hostNames(text: string, refuse: Refuse): readonly string[] {
  const names = readHostNames(text);
  if (names) return names;
  throw refuse(
    "쉼표로 구분한 호스트 이름이나 주소여야 합니다(http://와 포트 없이) / must be host names or addresses, separated by commas, without http:// and ports",
  );
}

/** As browsers send them: scheme, host and port, nothing behind. */
function origins(text: string, refuse: Refuse): readonly string[] {
  const given = text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const isOrigin = (one: string) =>
    one === "*" || (/^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one);
  if (given.length > 0 && given.every(isOrigin)) return given;
  throw refuse(
    "쉼표로 구분한 출처여야 합니다(https://이름[:포트], 뒤에 / 없이) / must be origins, separated by commas: https://name[:port] without a slash behind",
  );
}
