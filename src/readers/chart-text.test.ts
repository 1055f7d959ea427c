/** Charts as text: titles, names of series, categories and the values that the file keeps. */
import { describe, expect, it } from "vitest";
import { makeOle } from "../../samples/make/ole.js";
import { ChartText } from "./chart-text.js";
import { oleChartText } from "./hangul/ole-chart.js";
import { readXml } from "./xml.js";

const points = (values: string[]) =>
  values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join("");
const series = (name: string, categories: string[], values: string[], format = "General") =>
  `<c:ser><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx>` +
  `<c:cat><c:strRef><c:strCache>${points(categories)}</c:strCache></c:strRef></c:cat>` +
  `<c:val><c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`;
const chart = (inside: string) =>
  `<c:chartSpace xmlns:c="urn:c" xmlns:a="urn:a"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>연도별 </a:t></a:r><a:r><a:t>예산</a:t></a:r></a:p></c:rich></c:tx></c:title>${inside}</c:chart></c:chartSpace>`;

function textOf(xml: string): string {
  const reading = new ChartText();
  readXml(Buffer.from(xml), reading.handlers());
  return reading.text;
}

const budget = chart(
  series("국비", ["2024", "2025"], ["100", "0.30000000000000004"]) +
    series("비율", ["2024", "2025"], ["0.253", "0.5"], "0.0%"),
);

describe("ChartText", () => {
  it("gives a line for every category, with the values of each series", () => {
    expect(textOf(budget)).toBe(
      "연도별 예산\n| 국비 | 비율\n2024 | 100 | 25.3%\n2025 | 0.3 | 50.0%",
    );
  });

  it("keeps the place of points that are missing", () => {
    const gap = `<c:ser><c:val><c:numRef><c:numCache><c:pt idx="2"><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>`;
    expect(textOf(chart(series("가", ["일", "이", "삼"], ["1", "2", "3"]) + gap))).toContain(
      "일 | 1\n이 | 2\n삼 | 3 | 7",
    );
  });

  it("is found in the OLE object of an HWP file", () => {
    const ole = makeOle({ Contents: Buffer.alloc(10), OOXMLChartContents: Buffer.from(budget) });
    const length = Buffer.alloc(4);
    length.writeUInt32LE(ole.length);
    expect(oleChartText(Buffer.concat([length, ole]))).toContain("2024 | 100 | 25.3%");
    expect(oleChartText(Buffer.concat([length, ole.subarray(0, 600)]))).toBe("");
    expect(oleChartText(Buffer.from("no object"))).toBe("");
  });
});
