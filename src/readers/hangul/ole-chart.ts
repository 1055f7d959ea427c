/**
 * The text of a chart in an OLE object: a compound file, in HWP 5 behind its length. Hangul 2018 and later keep the chart as DrawingML
 * in the stream `OOXMLChartContents`; older ones only as the objects of their chart program in `Contents`.
 */
import { ChartText } from "../chart-text.js";
import { OleFile } from "../containers/ole.js";
import { UnreadableFile } from "../reader.js";
import { readXml } from "../xml.js";
import { storedChartText } from "./stored-chart.js";

/** In HWP 5 the object begins with its own length. */
const LENGTH_BYTES = 4;

/** Empty where the object is no chart, or one that cannot be read: what it shows is a picture all the same. */
export function oleChartText(object: Buffer | undefined): string {
  if (!object) return "";
  const bytes = OleFile.isOle(object) ? object : object.subarray(LENGTH_BYTES);
  if (!OleFile.isOle(bytes)) return "";
  try {
    const file = OleFile.open(bytes);
    const drawn = file.find("OOXMLChartContents");
    const stored = file.find("Contents");
    if (!drawn) return stored ? storedChartText(file.read(stored)) : "";
    const chart = new ChartText();
    readXml(file.read(drawn), chart.handlers());
    return chart.text;
  } catch (error) {
    if (error instanceof UnreadableFile) return "";
    throw error;
  }
}
