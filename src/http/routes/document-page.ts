/** GET /documents/page: one page of a tenant's document as a picture, for those who may see the document. */
import Negotiator from "negotiator";
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { OneOf } from "../../model/schema.js";
import { findDocument } from "../find-document.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { PrincipalSchema, TENANT_ERRORS, TenantSchema } from "../tenant-request.js";

/** Readable on a high-resolution screen. */
const MAX_WIDTH = 3000;
const DEFAULT_WIDTH = 1100;

/** A drawing is made of what a document says: opened on its own it may load, run and send nothing. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; style-src 'none'; sandbox";

const Picture = Type.String({ format: "binary" });

export const documentPageRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/documents/page",
    summary: "문서의 한 쪽을 그림으로 돌려줍니다 / One page of a document as a picture",
    auth: "key",
    query: Type.Object({
      tenant: TenantSchema,
      principal: PrincipalSchema,
      doc_id: Type.String({ maxLength: 100, description: "As the listing and citations name it" }),
      page: Type.Integer({ minimum: 1, maximum: 100_000 }),
      format: Type.Optional(
        OneOf(["svg", "png"], { description: "The kind of picture, in place of `Accept`" }),
      ),
      width: Type.Optional(
        Type.Integer({
          minimum: 100,
          maximum: MAX_WIDTH,
          description: `Pixels across, ${DEFAULT_WIDTH} by default; a drawing in SVG has none`,
        }),
      ),
    }),
    success: {
      status: 200,
      description:
        "SVG for HWP and HWPX, WebP for PDF and pictures; PNG where `Accept` names it and nothing better. `X-Page-Width` and `X-Page-Height` give the page's size in the unit of its boxes.",
      content: { "image/svg+xml": Picture, "image/webp": Picture, "image/png": Picture },
    },
    errors: [
      ...TENANT_ERRORS,
      "DOCUMENT_NOT_FOUND",
      "PAGE_NOT_FOUND",
      "NO_PAGE_PICTURE",
      "PARSERS_BUSY",
    ],
    async handle({ query, caller, request, reply }) {
      const tenant = ownedTenant(caller, query.tenant);
      const { principal = null, doc_id } = query;
      const { scope, facts } = await findDocument(service.tenants, { tenant, principal, doc_id });
      if (facts.pages > 0 && query.page > facts.pages)
        throw new Refusal("PAGE_NOT_FOUND", { field: "page" });
      const size = { width: query.width ?? DEFAULT_WIDTH };
      const { format } = query;
      const wantsPng = format ? format === "png" : prefersPng(request.headers.accept);
      const picture = await scope.pagePicture(facts, query.page, {
        ...size,
        ...(wantsPng && { as: "png" as const }),
      });
      if (!picture) throw noPicture(facts.format);
      if (format === "svg" && picture.media_type !== "image/svg+xml") throw noPicture(format);
      return reply
        .type(picture.media_type)
        .header("vary", "accept")
        .header("content-security-policy", PICTURE_POLICY)
        .header("x-page-width", picture.width)
        .header("x-page-height", picture.height)
        .send(Buffer.from(picture.data_base64, "base64"));
    },
  });

/** The reason is the format: of the document, which nothing here draws, or of the picture that was asked for. */
function noPicture(format: string): Refusal {
  const detail = { ko: `${format} 형식`, en: `format ${format}` };
  return new Refusal("NO_PAGE_PICTURE", { field: "page", detail });
}

/** PNG only where nothing that we draw better is accepted as gladly. */
function prefersPng(accept: string | undefined): boolean {
  const offered = ["image/svg+xml", "image/webp", "image/png"];
  return new Negotiator({ headers: { accept } }).mediaType(offered) === "image/png";
}
