/** GET /assets/<name>: styles and scripts of the pages. */
import { readFile } from "node:fs/promises";
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { listAssets } from "../pages/assets.js";
import { declareRoute } from "../route.js";

export const assetsRoute = () => {
  const assets = listAssets();
  return declareRoute({
    method: "GET",
    path: "/assets/{name}",
    summary: "화면이 쓰는 스타일과 스크립트 / Styles and scripts of the pages",
    auth: "open",
    params: Type.Object({ name: Type.String() }),
    success: {
      status: 200,
      description: "The file",
      content: {
        "text/css": Type.String(),
        "text/javascript": Type.String(),
        "image/svg+xml": Type.String(),
      },
    },
    errors: ["NOT_FOUND"],
    async handle({ params, reply }) {
      const asset = assets.get(params.name!);
      if (!asset) throw new Refusal("NOT_FOUND", { field: "name" });
      return reply.type(asset.type).send(await readFile(asset.path));
    },
  });
};
