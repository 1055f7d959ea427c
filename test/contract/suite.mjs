/** The conformance suite: every statement of the contract as a row, how it is proven, and what a running service says to it. */
import { mismatch } from "./match.mjs";
import { REQUESTS } from "./requests.mjs";
import { ACCESS } from "./rows/access.mjs";
import { ANSWERS } from "./rows/answers.mjs";
import { CHUNKS } from "./rows/chunks.mjs";
import { DOCUMENTS } from "./rows/documents.mjs";
import { ERRORS } from "./rows/errors.mjs";
import { JOBS } from "./rows/jobs.mjs";
import { LIMITS } from "./rows/limits.mjs";
import { MCP } from "./rows/mcp.mjs";
import { OVERVIEW } from "./rows/overview.mjs";
import { SEARCH } from "./rows/search.mjs";
import { STARTING } from "./rows/starting.mjs";
import { TENANTS } from "./rows/tenants.mjs";
import { USAGE } from "./rows/usage.mjs";
import { VERIFY } from "./rows/verify.mjs";

export const SECTIONS = [
  OVERVIEW,
  DOCUMENTS,
  CHUNKS,
  TENANTS,
  SEARCH,
  ANSWERS,
  VERIFY,
  MCP,
  JOBS,
  USAGE,
  ACCESS,
  ERRORS,
  LIMITS,
  STARTING,
];

/**
 * One row: `id`, `says`, and its proof: `request` (a name in REQUESTS) with `expect`, or `test` (a test by file and name), or `untested`
 * (why no test can tell). `needs`: settings without which the statement does not apply.
 */
export const ROWS = SECTIONS.flatMap(({ rows }) => rows.map(rowOf));

/** As written: `[id, says, request, expect, ...needs]`, `[id, says, { test: [file, name] }]`, `[id, says, { untested: why }]`. */
function rowOf([id, says, proof, expect, ...needs]) {
  if (typeof proof === "object") return { id, says, needs: [], ...proof };
  return { id, says, needs, request: proof, expect };
}

/** What a service says to a row: `holds`, `fails` with where, or `skipped` with what it lacks. */
export async function tryRow(row, service) {
  if (row.test) return { outcome: "by test", detail: row.test.join(" › ") };
  if (row.untested) return { outcome: "untested", detail: row.untested };
  const lack = row.needs.find((need) => !service.can.has(need));
  if (lack) return { outcome: "skipped", detail: `needs: ${lack}` };
  try {
    const reply = await service.reply(row.request, REQUESTS[row.request]);
    const detail = mismatch(reply, row.expect);
    return detail === null ? { outcome: "holds", detail: "" } : { outcome: "fails", detail };
  } catch (error) {
    return { outcome: "fails", detail: String(error?.cause ?? error) };
  }
}

/** docs/conformance.md */
export function conformancePage() {
  const lines = [
    "# 계약 적합성 / Conformance",
    "",
    "서비스 계약의 문장 하나가 한 줄입니다. `요청`은 실행 중인 서비스에 실제로 보내 확인하고, `시험`은 저장소의 시험이 확인합니다.",
    "배포한 서비스에 그대로 해 볼 수 있습니다. 쓰기용 테넌트를 지정하지 않으면 읽기만 합니다.",
    "",
    "Every statement of the contract is one row. A *request* is sent to a running service; a *test* is one of the repository's. Try your own deployment, read-only unless a tenant for writing is named:",
    "",
    '`npm run conformance -- --base-url http://127.0.0.1:8080 --key "$KEY" --tenant demo --write-tenant scratch`',
    "",
    `${ROWS.length} statements: ${count("request")} by requests, ${count("test")} by tests, ${count("untested")} that no test can tell.`,
    "`needs` names the settings without which a statement does not apply; all others hold with keys and without, cache, OCR and vectors on and off.",
    "This page is generated (`npm run conformance -- --write-docs`).",
  ];
  for (const { title, rows } of SECTIONS) {
    lines.push(
      "",
      `## ${title}`,
      "",
      "| Id | Statement | Needs | Proof |",
      "| --- | --- | --- | --- |",
    );
    for (const row of rows.map(rowOf)) {
      lines.push(
        `| ${cell(row.id)} | ${cell(row.says)} | ${row.needs.map(code).join(" ")} | ${proofOf(row)} |`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

const count = (kind) => ROWS.filter((row) => row[kind]).length;
const cell = (text) => text.replaceAll("|", "\\|");
const code = (text) => `\`${text}\``;

function proofOf({ request, test, untested }) {
  if (request) return `request: ${request}`;
  return test ? `test: ${code(test[0])} ${cell(test[1])}` : `untested: ${cell(untested)}`;
}
