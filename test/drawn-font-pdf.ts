/** A PDF of one page whose font is written here: letters are squares, and the font says what text, width and size each code has. */

export interface DrawnFont {
  /** By code, from 1 on: the text that it stands for and its width in units of the font. */
  letters: readonly (readonly [text: string, width: number])[];
  /** Height of every letter in units of the font. */
  height: number;
  /** What one unit is, in text of size 1. */
  unit: number;
}

const streamOf = (body: string) => `<</Length ${body.length}>>\nstream\n${body}\nendstream`;
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
const utf16 = (text: string) => [...text].map((letter) => hex(letter.charCodeAt(0), 4)).join("");

/** Maps the codes of a font, from 1 on, to text. */
export const toUnicode = (texts: readonly string[]): string =>
  streamOf(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${texts.length} beginbfchar ${texts
      .map((text, index) => `<${hex(index + 1, 2)}> <${utf16(text)}>`)
      .join(" ")} endbfchar endcmap end`,
  );

/** The page with the content; its font is called F. */
export function drawnFontPdf({ letters, height, unit }: DrawnFont, content: string): Buffer {
  const names = letters.map((_, index) => `/g${index + 1}`);
  const procs = names.map((name, index) => `${name} ${7 + index} 0 R`).join("");
  const widths = letters.map(([, width]) => width);
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>",
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[${unit} 0 0 ${unit} 0 0]/CharProcs<<${procs}>>/Encoding<</Type/Encoding/Differences[1${names.join("")}]>>/FirstChar 1/LastChar ${letters.length}/Widths[${widths.join(" ")}]/ToUnicode 6 0 R>>`,
    streamOf(content),
    toUnicode(letters.map(([text]) => text)),
    ...widths.map((width) =>
      streamOf(`${width} 0 0 0 ${width} ${height} d1 0 0 ${width} ${height} re f`),
    ),
  ]);
}

/** A file of these objects, the first of which is the catalogue. */
export function pdfOf(objects: readonly string[]): Buffer {
  let file = "%PDF-1.4\n";
  const rows = objects.map((body, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}
