/** A press release whose giver stands in its logo alone, in a file and in print, as the real recognition reads it. */
import { expect, it } from "vitest";
import { makePdf, SamplePage } from "../samples/make/pdf.js";
import { renderScan } from "../samples/make/scan.js";
import { toJpeg } from "../samples/make/scan-wear.js";
import { readFile } from "../src/readers/read.js";
import { extractStructure } from "../src/structure/structure.js";

const WIDTH_MM = 40;
const HEIGHT_MM = 12;

async function releaseWith(name: string, ocr: boolean) {
  const page = { width: WIDTH_MM, height: HEIGHT_MM };
  const logo = await renderScan([{ text: name, size: 11 }], { dpi: 150, page });
  const { width, height } = logo;
  const sheet = new SamplePage()
    .scan(0, [72, 56, 185, 90])
    .lines(260, 68, ["보도자료"])
    .lines(200, 110, ["보도시점 2026. 3. 2.(월) 11:00 배포 2026. 3. 2.(월) 08:30"])
    .lines(72, 150, ["주차장 세 곳을 새로 연다", "시민이 쓰는 주차장 세 곳이 문을 연다."]);
  const jpeg = await toJpeg(logo, 90);
  const bytes = makePdf([sheet], { pictures: [{ jpeg, width, height }] });
  const options = { layout: "stored" as const, ocr };
  const document = await readFile({ bytes, filename: "release.pdf", options });
  const figure = document.blocks.find(({ type }) => type === "figure");
  return { figure, issuer: extractStructure(document).issuer, warnings: document.warnings };
}

it("names who gives the release out", async () => {
  const { figure, issuer } = await releaseWith("해양수산부", true);
  expect(figure).toMatchObject({ text: "해양수산부", extractor: "ocr", page: 1 });
  const [x0, y0, x1, y1] = figure!.lines![0]!.bbox!;
  expect([x0 >= 72, y0 >= 56, x1 <= 185, y1 <= 90]).toEqual([true, true, true, true]);
  expect(issuer).toBe("해양수산부");
});

it("names nobody where the name is neither known nor said in the text, or recognition is off", async () => {
  expect((await releaseWith("나람수산부", true)).issuer).toBeNull();
  const { figure, issuer, warnings } = await releaseWith("해양수산부", false);
  expect([figure!.text, issuer, warnings]).toEqual(["", null, []]);
});
