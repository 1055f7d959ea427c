/** Generates the settings documentation from the declarations: command help, tables of the docs, .env.example. */
import {
  type Declaration,
  declarationOf,
  SETTING_NAMES,
  type SettingName,
} from "./declarations.js";

/** A range that ends higher is shown without its end. */
const HIGHEST_SHOWN = 10_000_000;
const MARKS = [
  "<!-- settings: written by `npm run settings` -->",
  "<!-- end of settings -->",
] as const;

type Language = "ko" | "en";

/** What `npm run settings` writes, by path: from the text that stands there now. */
export const WRITTEN_FILES: Readonly<Record<string, (text: string) => string>> = {
  "README.md": (text) => betweenMarks(text, table("ko")),
  "docs/install.md": (text) => betweenMarks(text, table("en")),
  ".env.example": () => envExample(),
};

/** The part of `wonmun --help` after the commands. */
export function settingsHelp(): string {
  const lines = all().flatMap(([name, declaration]) => [
    `  ${name}${declaration.option ? `, ${declaration.option}` : ""}`,
    `      ${plain(declaration.ko)} / ${plain(declaration.en)}`,
    `      ${plain(values(declaration, "ko"))}; 기본값 ${plain(preset(declaration, "ko"))} / default ${plain(preset(declaration, "en"))}`,
  ]);
  return `환경 변수 / environment variables:\n\n${lines.join("\n")}\n`;
}

function table(language: Language): string {
  const head =
    language === "ko"
      ? "| 변수 / variable | 뜻 / meaning | 값 / values | 기본값 / default |"
      : "| Variable, option | Meaning | Values | Default |";
  const rows = all().map(([name, declaration]) => {
    const names = [name, ...(declaration.option ? [declaration.option] : [])];
    return `| ${names.map(code).join(", ")} | ${declaration[language]} | ${values(declaration, language)} | ${preset(declaration, language)} |`;
  });
  return [head, "|---|---|---|---|", ...rows].join("\n");
}

function envExample(): string {
  const entries = all().map(
    ([name, declaration]) => `# ${plain(declaration.ko)}
# ${plain(declaration.en)}
# ${plain(values(declaration, "ko"))} / ${plain(values(declaration, "en"))}
#${name}=${quoted(exampleOf(declaration))}
`,
  );
  return `# 설정 예시: 필요한 줄의 주석 표시(#)를 지우고 .env로 저장합니다. \`npm run settings\`가 씁니다.
# Settings: remove the # before what you need and save it as .env. Written by \`npm run settings\`.
#
#     node --env-file=.env dist/cli/main.js serve

${entries.join("\n")}`;
}

/** What may stand there. */
function values(declaration: Declaration, language: Language): string {
  const texts = VALUES[language];
  const zero = declaration.zeroIsOff ? texts.zero : "";
  switch (declaration.kind) {
    case "integer": {
      const { from, to } = declaration;
      return zero + (to > HIGHEST_SHOWN ? texts.atLeast(from) : `${from}–${to}`);
    }
    case "switch":
      return "`0`, `1`";
    case "choice":
      return declaration.values.map(code).join(", ");
    default:
      return zero + texts[declaration.kind];
  }
}

const VALUES = {
  ko: {
    zero: "`0`은 끔, ",
    atLeast: (from: number) => `${from} 이상`,
    text: "문자열",
    secret: "문자열",
    database: "postgres://… 주소",
    folder: "폴더",
    file: "파일",
    url: "http(s) 주소",
    hosts: "이름, 이름, …",
    origins: "https://…, …",
  },
  en: {
    zero: "`0` is off, ",
    atLeast: (from: number) => `${from} or more`,
    text: "text",
    secret: "text",
    database: "postgres://… address",
    folder: "folder",
    file: "file",
    url: "http(s) address",
    hosts: "name, name, …",
    origins: "https://…, …",
  },
} as const;

/** What holds where nothing is set. */
function preset(declaration: Declaration, language: Language): string {
  if (declaration.unset) return declaration.unset[language];
  const { default: value } = declaration;
  if (typeof value === "boolean") return ON_OR_OFF[language][value ? 0 : 1];
  return code(String(value));
}

const ON_OR_OFF = { ko: ["켬", "끔"], en: ["on", "off"] } as const;

function exampleOf(declaration: Declaration): string {
  const { default: value, example } = declaration;
  if (typeof value === "boolean") return value ? "1" : "0";
  return example ?? String(value);
}

/** As systemd, the shell and Node's own reader of .env files all take it. */
function quoted(value: string): string {
  return /^[\w./:@,-]*$/.test(value) ? value : `'${value}'`;
}

function betweenMarks(text: string, written: string): string {
  const [start, end] = MARKS.map((mark) => text.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`no place for the settings: ${MARKS.join(" … ")}`);
  return `${text.slice(0, start)}${MARKS[0]}\n\n${written}\n\n${text.slice(end)}`;
}

function all(): [SettingName, Declaration][] {
  return SETTING_NAMES.map((name) => [name, declarationOf(name)]);
}

function code(text: string): string {
  return `\`${text}\``;
}

function plain(text: string): string {
  return text.replaceAll("`", "");
}
