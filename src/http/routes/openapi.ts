/** GET /openapi.json: the OpenAPI description, generated from the route declarations. */
import Type from "typebox";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

export const openapiRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/openapi.json",
    summary: "이 인터페이스의 OpenAPI 설명 / The OpenAPI description of this interface",
    auth: "open",
    success: {
      status: 200,
      description: "OpenAPI 3.1",
      content: {
        "application/json": Type.Object({
          openapi: Type.String(),
          info: Type.Object({ title: Type.String(), version: Type.String() }),
          paths: Type.Object({}),
          components: Type.Object({}),
        }),
      },
    },
    handle: ({ reply }) => reply.type("application/json; charset=utf-8").send(service.openapi()),
  });
