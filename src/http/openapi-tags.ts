/** The parts of the interface in the order that a user meets them: tags of the OpenAPI description. */
interface Tag {
  name: string;
  description: string;
  paths: RegExp;
}

const TAGS: readonly Tag[] = [
  {
    name: "읽기 / Read",
    description: "파일 하나를 읽습니다 / Reads one file; nothing is stored",
    paths: /^\/(parse|chunk|process)$|^\/v1\//,
  },
  {
    name: "문서 / Documents",
    description: "테넌트의 문서를 올리고 나열하고 열고 지웁니다 / Keeps the documents of a tenant",
    paths: /^\/documents/,
  },
  {
    name: "질문 / Questions",
    description:
      "찾고, 근거를 모으고, 답하고, 대조합니다 / Finds, gathers evidence, answers, checks",
    paths: /^\/(search|context|answer|verify|view|retrieval)/,
  },
  {
    name: "작업 / Jobs",
    description: "파일을 맡기고 차례로 읽게 합니다 / Leaves files to be read when their turn comes",
    paths: /^\/jobs/,
  },
  {
    name: "연결 / Connect",
    description: "MCP와 신고 / MCP, and reports of what was read wrongly",
    paths: /^\/(mcp|feedback)/,
  },
  {
    name: "운영 / Operate",
    description: "상태와 사용량 / State and usage",
    paths: /^\/(health|usage|metrics|openapi)/,
  },
  {
    name: "체험 / Try",
    description: "키 없이 파일을 읽어 봅니다 / Tries a file without a key",
    paths: /^\/try/,
  },
  {
    name: "화면 / Pages",
    description: "사람이 보는 화면과 문서 / Pages and documents for people",
    paths: /^\/(demo|reference|docs|assets|$)/,
  },
];

export const TAG_LIST = TAGS.map(({ name, description }) => ({ name, description }));

/** A path that no tag claims fails the description's test. */
export function tagsOf(path: string): string[] {
  return TAGS.filter(({ paths }) => paths.test(path)).map(({ name }) => name);
}

/** Paths in the order of their tags; within one, as they were declared. */
export function inTagOrder<Item>(paths: Record<string, Item>): Record<string, Item> {
  const place = (path: string) => TAGS.findIndex(({ paths }) => paths.test(path));
  return Object.fromEntries(
    Object.entries(paths).sort(([one], [other]) => place(one) - place(other)),
  );
}
