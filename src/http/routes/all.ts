/** The list of all routes. */
import type { Route } from "../route.js";
import type { Service } from "../route-context.js";
import { answerRoute } from "./answer.js";
import { assetsRoute } from "./assets.js";
import { chunkRoute } from "./chunk.js";
import { contextRoute } from "./context.js";
import { deleteDocumentRoute } from "./delete-document.js";
import { demoRoute } from "./demo.js";
import { difyRetrievalRoute } from "./dify-retrieval.js";
import { doclingConvertRoute } from "./docling-convert.js";
import { docsRoutes } from "./docs.js";
import { documentPageRoute } from "./document-page.js";
import { healthRoute } from "./health.js";
import { homeRoutes } from "./home.js";
import { jobEventsRoute } from "./job-events.js";
import { jobsRoutes } from "./jobs.js";
import { listDocumentsRoutes } from "./list-documents.js";
import { listFeedbackRoute } from "./list-feedback.js";
import { mcpRoute } from "./mcp.js";
import { metricsRoute } from "./metrics.js";
import { openDocumentRoute } from "./open-document.js";
import { openWebuiProcessRoute } from "./open-webui-process.js";
import { openapiRoute } from "./openapi.js";
import { parseRoute } from "./parse.js";
import { probeRoutes } from "./probes.js";
import { searchRoute } from "./search.js";
import { sendFeedbackRoute } from "./send-feedback.js";
import { submitJobsRoute } from "./submit-jobs.js";
import { tryRoutes } from "./try.js";
import { tryParseRoutes } from "./try-parse.js";
import { uploadDocumentRoute } from "./upload-document.js";
import { usageRoute } from "./usage.js";
import { verifyRoute } from "./verify.js";
import { viewRoutes } from "./view.js";

export function allRoutes(service: Service): Route[] {
  const watched = [healthRoute(service), ...probeRoutes(service), metricsRoute(service)];
  // A service that only does jobs is watched, and answers nobody else.
  if (service.options.answersRequests === false) return watched;
  return [
    ...homeRoutes(service),
    ...watched,
    openapiRoute(service),
    ...docsRoutes(service),
    demoRoute(service),
    ...tryRoutes(service),
    ...tryParseRoutes(service),
    assetsRoute(),
    parseRoute(service),
    chunkRoute(service),
    ...listDocumentsRoutes(service),
    openDocumentRoute(service),
    documentPageRoute(service),
    uploadDocumentRoute(service),
    deleteDocumentRoute(service),
    searchRoute(service),
    contextRoute(service),
    answerRoute(service),
    verifyRoute(service),
    ...viewRoutes(service),
    submitJobsRoute(service),
    ...jobsRoutes(service),
    jobEventsRoute(service),
    difyRetrievalRoute(service),
    doclingConvertRoute(service),
    openWebuiProcessRoute(service),
    mcpRoute(service),
    sendFeedbackRoute(service),
    listFeedbackRoute(service),
    usageRoute(service),
  ];
}
