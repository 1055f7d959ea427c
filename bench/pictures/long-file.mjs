/** An HWPX file of many pages, made from the bundled sample: a page break and thirty lines on each. */
import { readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const SAMPLE = new URL("../../samples/corpus/demo/개정 규칙.hwpx", import.meta.url);
const LINES = 30;

export function longFile(pages) {
  const parts = unzipSync(new Uint8Array(readFileSync(SAMPLE)));
  const name = Object.keys(parts).find((one) => one.endsWith("section0.xml"));
  const xml = strFromU8(parts[name]);
  const head = xml.slice(0, xml.indexOf("</hp:p>") + "</hp:p>".length);
  const paragraph = (text, turns) =>
    `<hp:p id="0" paraPrIDRef="0" styleIDRef="0" pageBreak="${turns ? 1 : 0}" columnBreak="0"><hp:run charPrIDRef="0"><hp:t>${text}</hp:t></hp:run></hp:p>`;
  const body = Array.from({ length: pages * LINES }, (_, at) => {
    const text = `${Math.floor(at / LINES) + 1}쪽의 ${(at % LINES) + 1}째 줄에 적은 글`;
    return paragraph(text, at > 0 && at % LINES === 0);
  });
  parts[name] = strToU8(`${head}${body.join("")}</hs:sec>`);
  return Buffer.from(zipSync(parts));
}
