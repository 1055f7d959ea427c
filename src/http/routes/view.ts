/** GET and POST /view: the answer with its evidence highlighted on the pages, as one HTML file. */
import Type from "typebox";
import { viewAnswer } from "../../evidence/answer-view.js";
import { AnswerRequestSchema } from "../../model/questions.js";
import { VIEW_POLICY, viewHtml } from "../pages/view.js";
import { type Call, declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { TENANT_ERRORS } from "../tenant-request.js";

type ViewRequest = Type.Static<typeof AnswerRequestSchema>;

const common = {
  path: "/view",
  summary:
    "답과 근거를 원문의 쪽 위에 칠해 보입니다 / The answer, its evidence painted on the pages",
  auth: "key" as const,
  success: {
    status: 200 as const,
    description: "One self-contained HTML file",
    content: { "text/html": Type.String() },
  },
  errors: [...TENANT_ERRORS, "LLM_NOT_CONFIGURED" as const, "LLM_FAILED" as const],
};

export const viewRoutes = (service: Service) => {
  const view = async (asked: ViewRequest, { caller, reply }: Call) => {
    const tenant = ownedTenant(caller, asked.tenant);
    const answer = await service.questions.answer({ ...asked, tenant });
    const scope = await service.tenants.scope(
      tenant,
      asked.principal ?? null,
      undefined,
      asked.wait,
    );
    const shown = await viewAnswer(answer, scope, service.options.cache?.().enabled ?? false);
    return reply
      .header("content-security-policy", VIEW_POLICY)
      .type("text/html; charset=utf-8")
      .send(viewHtml(shown));
  };
  return [
    declareRoute({
      ...common,
      method: "GET",
      query: AnswerRequestSchema,
      handle: (call) => view(call.query, call),
    }),
    declareRoute({
      ...common,
      method: "POST",
      body: AnswerRequestSchema,
      handle: (call) => view(call.body, call),
    }),
  ];
};
