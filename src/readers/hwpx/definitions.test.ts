/** Definitions of a HWPX header as far as reading needs them. */
import { expect, it } from "vitest";
import { emptyDefinitions } from "../hangul/tree.js";
import { readDefinitions } from "./definitions.js";

it("knows centred paragraphs", () => {
  const definitions = emptyDefinitions();
  const shape = (id: number, align: string) =>
    `<hh:paraPr id="${id}"><hh:align horizontal="${align}"/></hh:paraPr>`;
  const xml = `<hh:head xmlns:hh="h">${shape(1, "CENTER")}${shape(2, "LEFT")}<hh:paraPr id="3"/></hh:head>`;
  readDefinitions(Buffer.from(xml), definitions);
  expect([1, 2, 3].map((id) => definitions.shapes.get(id)?.centred)).toEqual([true, false, false]);
});
