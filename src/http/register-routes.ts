/** Registers declared routes on Fastify. */
import { isUtf8 } from "node:buffer";
import type { FastifyInstance, RouteOptions } from "fastify";
import { Refusal } from "../model/refusal.js";
import { schemaOf } from "./openapi.js";
import type { Call, Route } from "./route.js";

export async function registerRoutes(server: FastifyInstance, routes: readonly Route[]) {
  replaceJsonParser(server);
  for (const route of routes.filter(({ upload }) => !upload)) server.route(optionsOf(route));
  // Upload routes are registered separately: their bodies, even JSON, are streamed by the handler.
  await server.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      ["application/octet-stream", "application/json", "multipart/form-data"],
      (_request, _payload, done) => done(null),
    );
    for (const route of routes.filter(({ upload }) => upload)) {
      uploads.route({
        ...optionsOf(route),
        validatorCompiler: (part) =>
          part.httpPart === "body" ? () => true : server.validatorCompiler!(part),
        preParsing: async (request) => {
          // A body without a Content-Type is raw bytes (RFC 9110 §8.3).
          const raw = "application/octet-stream";
          if (route.anyContentType) request.headers["content-type"] = raw;
          request.headers["content-type"] ??= raw;
        },
      });
    }
  });
}

function optionsOf(route: Route): RouteOptions {
  return {
    method: route.method,
    url: route.path.replace(/\{([a-z_]+)\}/g, ":$1"),
    schema: schemaOf(route),
    config: { declared: route },
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    handler: async (request, reply) =>
      route.handle({
        query: request.query,
        body: request.body,
        params: request.params as Record<string, string>,
        caller: request.caller ?? { consumer: "", administrative: false },
        request,
        reply,
      } satisfies Call),
  };
}

/** Fastify's JSON parser, but counting bytes and refusing invalid UTF-8. */
function replaceJsonParser(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = body as Buffer;
    request.bytesIn = bytes.length;
    if (!isUtf8(bytes)) return done(new Refusal("INVALID_JSON"));
    return parse(request, bytes.toString("utf8"), done);
  });
}
