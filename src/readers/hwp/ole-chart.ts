/**
 * The text of a chart in an OLE object of HWP 5: a compound file behind its length. Hangul 2018 and later keep the chart as
 * DrawingML in the stream `OOXMLChartContents`; older charts have no text that is documented.
 */
import { ChartText } from "../chart-text.js";
import { OleFile } from "../containers/ole.js";
import { UnreadableFile } from "../reader.js";
import { readXml } from "../xml.js";

/** The object begins with its own length. */
const LENGTH_BYTES = 4;

export function oleChartText(object: Buffer | undefined): string {
  const bytes = object?.subarray(LENGTH_BYTES);
  if (!bytes || !OleFile.isOle(bytes)) return "";
  try {
    const file = OleFile.open(bytes);
    const entry = file.find("OOXMLChartContents");
    if (!entry) return "";
    const chart = new ChartText();
    readXml(file.read(entry), chart.handlers());
    return chart.text;
  } catch (error) {
    // What the object shows is a picture all the same.
    if (error instanceof UnreadableFile) return "";
    throw error;
  }
}
