/** Documents with one amount each, and the questions that must quote it: a wrong digit anywhere is a wrong answer. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { line, makeDocx, USUAL_STYLES } from "../../samples/make/docx.js";
import type { ServiceProcess } from "./service-process.js";

/** No amount is part of another. */
export const amount = (number: number) => `${(10_000 + number * 7).toLocaleString("en")}원`;
const topic = (number: number) => `항목${String.fromCodePoint(0xac00 + number)}`;
export const fileName = (number: number) => `규정 ${number}.docx`;

export function makeDocument(number: number): Buffer {
  return makeDocx({
    styles: USUAL_STYLES,
    body:
      line("여비 규정", "Heading1") + line(`${topic(number)}의 상한은 ${amount(number)}으로 한다.`),
  });
}

export function writeDocument(folder: string, number: number): void {
  writeFileSync(join(folder, fileName(number)), makeDocument(number));
}

/** Finds the document by its topic; the quote is the document's own sentence. */
export async function findsRight(
  service: ServiceProcess,
  tenant: string,
  number: number,
): Promise<void> {
  const found = await service.call("POST", "/search", { tenant, query: topic(number), limit: 1 });
  assert.equal(found.status, 200, JSON.stringify(found.body));
  const [hit] = found.body.hits as { filename: string; text: string }[];
  assert.equal(hit?.filename, fileName(number));
  assert.ok(hit.text.includes(amount(number)), hit.text);
}

/** Neither listed nor found. */
export async function isGone(
  service: ServiceProcess,
  tenant: string,
  number: number,
): Promise<void> {
  const found = await service.call("POST", "/search", { tenant, query: topic(number), limit: 20 });
  const texts = (found.body.hits as { text: string }[]).map(({ text }) => text).join("\n");
  assert.ok(!texts.includes(amount(number)), `${fileName(number)} is still found`);
}

export async function listed(service: ServiceProcess, tenant: string): Promise<string[]> {
  const { status, body } = await service.call("POST", "/documents", { tenant });
  assert.equal(status, 200, JSON.stringify(body));
  return (body.documents as { filename: string }[]).map(({ filename }) => filename).sort();
}

export function upload(service: ServiceProcess, tenant: string, number: number) {
  const query = new URLSearchParams({ tenant, filename: fileName(number), replace: "1" });
  return service.call("POST", `/documents/upload?${query}`, makeDocument(number));
}

export function remove(service: ServiceProcess, tenant: string, number: number) {
  const query = new URLSearchParams({ tenant, filename: fileName(number) });
  return service.call("DELETE", `/documents?${query}`);
}
