/** A release that holds the notice it tells of. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";

const RELEASE = ["보도자료", "배포: 2024. 7. 1.(월)", "바다 쓰레기 줄인다"];
const notice = (page: number): Part[] =>
  ["교통환경부 공고 제2024-12호", "바다 쓰레기 줄이기 사업 공고"].map((text) => ({ text, page }));

it("is not numbered or called like the notice on a page of its own", () => {
  expect(extractStructure(documentFrom([...RELEASE, ...notice(2)]))).toMatchObject({
    title: RELEASE[2],
    doc_number: null,
  });
  expect(extractStructure(documentFrom(notice(1)))).toMatchObject({
    doc_number: "교통환경부 공고 제2024-12호",
  });
});
