/** Puts the API reference (Scalar, bundled in its Fastify plug-in) among the pages' scripts, so that it works offline. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import scalar from "@scalar/fastify-api-reference";
import Fastify from "fastify";

const target = fileURLToPath(new URL("../dist/web/scalar.js", import.meta.url));
const EMPTY = { openapi: "3.1.0", info: { title: "", version: "" }, paths: {} };

export async function buildReference() {
  const server = Fastify();
  await server.register(scalar, { routePrefix: "/r", configuration: { content: EMPTY } });
  const { statusCode, rawPayload } = await server.inject("/r/js/scalar.js");
  await server.close();
  if (statusCode !== 200) throw new Error(`the API reference is not where it was: ${statusCode}`);
  writeFileSync(target, rawPayload);
}
