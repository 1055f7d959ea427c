/** What `wonmun` can do, command by command: help, suggestions and shell completions are made from it. */

interface Wording {
  ko: string;
  en: string;
}

interface OptionHelp extends Wording {
  /** The placeholder of its value; absent for a switch. */
  value?: string;
}

interface CommandHelp extends Wording {
  /** What stands behind the command's name. */
  takes: string;
  options: Record<string, OptionHelp>;
  /** What exit code 1 means here; absent where there is none. */
  one?: Wording;
}

const CACHE: Record<string, OptionHelp> = {
  cache: { value: "DIR", ko: "판독 캐시 폴더", en: "folder of the parse cache" },
  "no-cache": { ko: "캐시를 쓰지 않음", en: "no cache" },
};
const CORPUS: OptionHelp = {
  value: "DIR",
  ko: "문서 폴더. 안의 폴더 하나가 테넌트 하나",
  en: "folder of documents, one folder inside for each tenant",
};
const PRINCIPAL: OptionHelp = {
  value: "P",
  ko: "누구의 눈으로 볼지",
  en: "whose eyes to look with",
};

export const COMMAND_HELP: Record<string, CommandHelp> = {
  serve: {
    takes: "[--corpus DIR] [--host H] [--port N]",
    ko: "서비스를 엽니다",
    en: "runs the service",
    options: {
      corpus: CORPUS,
      host: { value: "H", ko: "서비스 주소", en: "address to listen on" },
      port: { value: "N", ko: "포트. 0은 비어 있는 포트", en: "port; 0 is any free one" },
      role: {
        value: "R",
        ko: "데이터베이스를 함께 쓸 때 맡을 일: api,parse,index",
        en: "what it does where a database is shared: api,parse,index",
      },
      ...CACHE,
    },
  },
  parse: {
    takes: "FILE… [--format json|md|text|chunks] [--out DIR]",
    ko: "서버 없이 파일을 읽습니다. 폴더, 별표(*), 표준 입력(-)도 됩니다",
    en: "reads files without a server: folders, wildcards and standard input (-) too",
    options: {
      format: { value: "F", ko: "json, md, text, chunks 중 하나", en: "json, md, text or chunks" },
      md: { ko: "--format md와 같음", en: "the same as --format md" },
      json: { ko: "--format json과 같음(기본)", en: "the same as --format json (default)" },
      chunks: { ko: "--format chunks와 같음", en: "the same as --format chunks" },
      explain: { ko: "제목·번호·날짜·기관을 고른 까닭", en: "why title, number, date and issuer" },
      budget: { value: "N", ko: "조각의 글자 수", en: "characters of a chunk" },
      pages: { value: "1-3,7", ko: "이 쪽만", en: "only these pages" },
      fields: {
        value: "F,…",
        ko: "이 항목만(blocks,tables,structure,metrics,chunks). 앞에 -를 붙이면 그것만 빼고",
        en: "only these members (blocks,tables,structure,metrics,chunks); with - all but these",
      },
      out: { value: "DIR", ko: "결과를 파일로 둘 폴더", en: "folder for the results" },
      "password-file": {
        value: "FILE",
        ko: "첫 줄에 암호가 적힌 파일. 잠긴 문서를 엽니다",
        en: "file whose first line is the password of locked documents",
      },
      name: { value: "NAME", ko: "표준 입력으로 받은 파일의 이름", en: "name of standard input" },
      ...CACHE,
    },
    one: { ko: "읽지 못한 파일이 있음", en: "some file could not be read" },
  },
  render: {
    takes: "FILE [--pages 1-3] [--out DIR]",
    ko: "쪽을 그림으로 그립니다",
    en: "draws pages as pictures",
    options: {
      pages: { value: "1-3", ko: "그릴 쪽", en: "pages to draw" },
      out: { value: "DIR", ko: "그림을 둘 폴더", en: "folder for the pictures" },
      width: { value: "N", ko: "너비(픽셀)", en: "pixels across" },
      png: { ko: "PNG로", en: "as PNG" },
      ...CACHE,
    },
    one: { ko: "그리지 못한 쪽이 있음", en: "some page could not be drawn" },
  },
  ask: {
    takes: '--corpus DIR --tenant T "질문"',
    ko: "서버 없이 묻고 원문에서 뽑은 답을 봅니다",
    en: "asks without a server; prints the extracted answer and its evidence",
    options: {
      corpus: CORPUS,
      tenant: { value: "T", ko: "테넌트", en: "the tenant" },
      principal: PRINCIPAL,
      limit: { value: "N", ko: "인용의 수", en: "number of citations" },
      ...CACHE,
    },
    one: { ko: "답을 찾지 못함", en: "no answer was found" },
  },
  mcp: {
    takes: "--corpus DIR [--root DIR…] [--principal P] [--setup NAME]",
    ko: "표준 입출력으로 MCP 도구를 제공합니다",
    en: "serves MCP tools over standard input and output",
    options: {
      corpus: CORPUS,
      root: { value: "DIR", ko: "read_file이 읽어도 되는 폴더", en: "where read_file may read" },
      principal: PRINCIPAL,
      setup: {
        value: "NAME",
        ko: "claude-desktop, cursor, vscode, codex, gemini에 넣을 설정을 출력",
        en: "prints the settings for claude-desktop, cursor, vscode, codex or gemini",
      },
      ...CACHE,
    },
  },
  model: {
    takes: "check DIR",
    ko: "임베딩 모델을 시험해 봅니다",
    en: "tries an embedding model",
    options: {},
    one: { ko: "이 모델은 쓰지 않는 것이 나음", en: "the model is better not used" },
  },
  sync: {
    takes: "FOLDER [--follow]",
    ko: "문서 폴더를 함께 쓰는 데이터베이스(SERVICE_DATABASE)로 옮기고 같게 맞춥니다",
    en: "brings a corpus folder into the shared database (SERVICE_DATABASE) and makes it the same",
    options: {
      follow: { ko: "끝내지 않고 바뀌는 대로 따라감", en: "goes on, following changes" },
    },
    one: {
      ko: "가져오지 못한 파일이 있음",
      en: "some files could not be brought",
    },
  },
  cache: {
    takes: "ls | purge [--older-than 30d] [--doc-id sha256:…] [--all]",
    ko: "캐시에 남은 글을 보고 지웁니다",
    en: "lists and purges cached text",
    options: {
      cache: CACHE.cache!,
      "older-than": { value: "30d", ko: "이보다 오래된 것(m, h, d, w)", en: "older than this" },
      "doc-id": { value: "ID", ko: "이 문서의 것", en: "of this document" },
      all: { ko: "모두", en: "everything" },
    },
  },
  completion: {
    takes: "bash | zsh | fish",
    ko: "셸 자동 완성을 출력합니다",
    en: "prints shell completions",
    options: {},
  },
};

/** Korean or English by the locale's name (`ko_KR.UTF-8`); both where it says neither. */
export function localise({ ko, en }: Wording, locale: string): string {
  if (/^ko\b|^ko_/i.test(locale)) return ko;
  return /^[a-z]{2,3}(?:[_.@-]|$)/i.test(locale) && !/^posix/i.test(locale) ? en : `${ko} / ${en}`;
}

/** What errors end with: the system's own code. */
const SYSTEM_CODE = / \([A-Z0-9]+\)$/;

/**
 * One language of a line that says a thing in both: `wonmun.hwp: 없는 파일입니다 / no such file (ENOENT)`. A line of another form stays as it
 * is, as nothing of it may be lost.
 */
export function localiseLine(line: string, locale: string): string {
  const [left, right, ...more] = line.split(" / ");
  if (left === undefined || right === undefined || more.length > 0 || !/[가-힣]/.test(left))
    return line;
  // What both speak of: a path, a setting and its value.
  const subject = left.slice(0, left.lastIndexOf(": ") + 1);
  const [code = ""] = SYSTEM_CODE.exec(right) ?? [];
  const en = subject === "" ? right : `${subject} ${right}`;
  const said = localise({ ko: `${left}${code}`, en }, locale);
  return said === `${left}${code} / ${en}` ? line : said;
}

/** One line for each command. */
export function commandList(locale: string): string {
  return Object.entries(COMMAND_HELP)
    .map(([name, help]) => `  wonmun ${name} ${help.takes}\n      ${localise(help, locale)}\n`)
    .join("");
}

export function helpOf(name: string, locale: string): string {
  const { takes, options, one, ...summary } = COMMAND_HELP[name]!;
  const say = (wording: Wording) => localise(wording, locale);
  const left = ([option, { value }]: [string, OptionHelp]) =>
    `  --${option}${value ? ` ${value}` : ""}`;
  const entries = Object.entries(options);
  const width = Math.max(0, ...entries.map((entry) => left(entry).length)) + 2;
  const lines = entries.map((entry) => `${left(entry).padEnd(width)}${say(entry[1])}`);
  const codes = [
    `  0  ${say({ ko: "잘 됨", en: "done" })}`,
    ...(one ? [`  1  ${say(one)}`] : []),
    `  2  ${say({ ko: "부른 방법이나 설정이 맞지 않음", en: "the call or a setting cannot be used" })}`,
  ];
  return [
    `wonmun ${name} ${takes}`,
    `  ${say(summary)}`,
    ...(lines.length > 0 ? ["", ...lines] : []),
    "",
    say({ ko: "종료 코드", en: "exit codes" }),
    ...codes,
    "",
  ].join("\n");
}
