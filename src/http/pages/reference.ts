/** The API reference page, generated from the OpenAPI description. */
import { ERRORS, type ErrorReason } from "../../model/codes.js";
import { bilingual, html } from "./html.js";
import type { HtmlPage } from "./shell.js";

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
}
interface MediaContent {
  [type: string]: { schema?: Schema };
}
interface Operation {
  summary?: string;
  security?: unknown[];
  parameters?: {
    in: string;
    name: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { content?: MediaContent };
  responses: Record<string, { description: string; content?: MediaContent }>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export function referencePage(openapi: OpenApi): HtmlPage {
  const routes = Object.entries(openapi.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const schemas = Object.entries(openapi.components.schemas);
  return {
    path: "/reference",
    title: "API · 원문 wonmun",
    styles: ["home.css"],
    main: html`
<h1>${bilingual("API 참조", "API reference")}</h1>
<p>${bilingual("이 화면은 ", "Made from ")}<a href="/openapi.json">/openapi.json</a>${bilingual("에서 만들어집니다.", ".")}</p>
<section aria-labelledby="routes"><h2 id="routes">${bilingual("경로", "Routes")}</h2>
${routes.map(({ path, verb, operation }) => routeHtml(path, verb, operation))}
</section>
<section aria-labelledby="schemas"><h2 id="schemas">${bilingual("자료", "Schemas")}</h2>
${schemas.map(
  ([name, schema]) => html`<details id="schema-${name}"><summary>${name}</summary>
${schema.description && html`<p>${schema.description}</p>`}${fieldsHtml(schema)}</details>`,
)}
</section>`,
  };
}

function routeHtml(path: string, verb: string, operation: Operation) {
  const [ko, en] = (operation.summary ?? "").split(" / ");
  return html`<details class="route"><summary><span class="verb mono">${verb.toUpperCase()}</span> <b class="mono">${path}</b> ${bilingual(ko, en ?? ko)} <span class="soft">${operation.security?.length ? bilingual("키", "key") : bilingual("열림", "open")}</span></summary>
${
  operation.parameters &&
  html`<div class="wide" tabindex="0"><table><tbody>${operation.parameters.map(
    (one) =>
      html`<tr><th scope="row"><code>${one.name}</code>${one.required && " *"}</th><td>${one.in}</td><td>${one.schema && typeHtml(one.schema)}</td><td>${one.description ?? one.schema?.description}</td></tr>`,
  )}</tbody></table></div>`
}
${contentHtml(bilingual("보냄", "Takes"), operation.requestBody?.content)}
${Object.entries(operation.responses).map(([status, response]) =>
  Number(status) < 400
    ? html`<h3>${status} <small class="soft">${response.description}</small></h3>${contentHtml(bilingual("받음", "Gives"), response.content)}`
    : html`<h3>${status}</h3>${reasonsHtml(response.description)}`,
)}
</details>
`;
}

/** Error codes are the backticked words of the description; their texts come from the error table. */
function reasonsHtml(description: string) {
  const reasons = [...description.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code as ErrorReason);
  return html`<ul class="reasons">${reasons.map(
    (code) => html`<li><code>${code}</code> ${bilingual(ERRORS[code].ko, ERRORS[code].en)}</li>`,
  )}</ul>`;
}

function contentHtml(label: ReturnType<typeof html>, content: MediaContent | undefined) {
  if (!content) return null;
  return Object.entries(content).map(
    ([type, { schema }]) =>
      html`<p>${label} <code>${type}</code> ${schema && typeHtml(schema)}</p>${schema && fieldsHtml(schema)}`,
  );
}

function fieldsHtml({ properties, required = [] }: Schema) {
  if (!properties) return null;
  return html`<div class="wide" tabindex="0"><table><tbody>${Object.entries(properties).map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code>${required.includes(name) && " *"}</th><td>${typeHtml(schema)}</td><td>${schema.description}</td></tr>`,
  )}</tbody></table></div>`;
}

function typeHtml(schema: Schema): ReturnType<typeof html> {
  const name = schema.$ref?.split("/").at(-1);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.enum) return html`${schema.enum.map((value) => html`<code>${String(value)}</code> `)}`;
  if (schema.items) return html`[${typeHtml(schema.items)}]`;
  const parts = schema.anyOf ?? schema.allOf;
  if (parts)
    return html`${parts.map((part, index) => html`${index > 0 && " | "}${typeHtml(part)}`)}`;
  return html`${schema.type ?? "any"}`;
}
