/** The HTTP server: declared routes behind keys, limits, usage counting and one error format. */
import swagger from "@fastify/swagger";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { answerMalformedRequest, sendRefusal } from "./errors.js";
import { installEtags } from "./etag.js";
import { installCompression, installCors } from "./http-conventions.js";
import { installLifecycle, requestId } from "./lifecycle.js";
import { DESCRIPTION } from "./openapi.js";
import { COMPONENTS } from "./openapi-components.js";
import { addExamples } from "./openapi-examples.js";
import { inTagOrder } from "./openapi-tags.js";
import type { HttpOptions } from "./options.js";
import { registerRoutes } from "./register-routes.js";
import { openService, type Service } from "./route-context.js";
import { allRoutes } from "./routes/all.js";
import { requestValidator } from "./validation.js";

/** Limit of JSON bodies without a file: questions, answers to verify, feedback. */
const MAX_JSON_BODY = 1_048_576;
/** Timeout of a whole request: enough for 100 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 600_000;

/** Ready to `listen`. `close()` stops accepting and resolves when requests in flight are finished. */
export async function createServer(options: HttpOptions): Promise<FastifyInstance> {
  return serve(await openService(options));
}

/** The server of a service that its maker goes on to use. */
export async function serve(service: Service): Promise<FastifyInstance> {
  const { options } = service;
  const server = Fastify({
    trustProxy: isTrustedHop(options.trustedProxies ?? 0),
    bodyLimit: MAX_JSON_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: requestId,
    // During shutdown, requests on open connections are answered, then the connection is closed.
    return503OnClosing: false,
    frameworkErrors: sendRefusal,
    clientErrorHandler: answerMalformedRequest,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
    ...(options.logger && { loggerInstance: options.logger }),
  }) as unknown as FastifyInstance;

  for (const schema of COMPONENTS) server.addSchema(schema);
  server.setValidatorCompiler(requestValidator(COMPONENTS));
  // Responses are finished JSON or small objects; a schema-based serialiser would silently drop fields.
  server.setSerializerCompiler(() => JSON.stringify);
  server.setErrorHandler(sendRefusal);
  await installCors(server, options.corsOrigins ?? []);
  installLifecycle(server, service);
  installEtags(server);
  await installCompression(server);

  await server.register(swagger, {
    openapi: DESCRIPTION,
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, i) =>
        typeof json.$id === "string" ? json.$id : `def-${i}`,
    },
  });
  service.routes = allRoutes(service);
  await registerRoutes(server, service.routes);
  await server.ready();
  // Written when it is first asked for: that takes as long as a third of a start.
  let written: string | undefined;
  service.openapi = () => {
    written ??= JSON.stringify(description(server));
    return written;
  };
  return server;
}

/** With examples, and in the order that a reader meets things. */
function description(server: FastifyInstance): object {
  const described = server.swagger() as { paths: Parameters<typeof addExamples>[0] };
  addExamples(described.paths);
  return { ...described, paths: inTagOrder(described.paths) };
}

/** Which addresses, counted from the connection itself (0) to the left through `X-Forwarded-For`, are proxies of ours. */
function isTrustedHop(proxies: number): false | ((address: string, hop: number) => boolean) {
  // By a function: the framework takes a bare number for "trust nobody".
  return proxies > 0 && ((_address, hop) => hop < proxies);
}
