/**
 * Prints the text of a PDF as `pdfjs-dist` gives it, in a process of its own: another peer loads another version of its worker.
 *
 *   node bench/pdf/pdfjs-text.mjs file.pdf
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const peer = createRequire(new URL("../peers/package.json", import.meta.url));
const { getDocument } = await import(peer.resolve("pdfjs-dist/legacy/build/pdf.mjs"));
const task = getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 });
const document = await task.promise;
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  // A line ends where it says so, as when its viewer copies text.
  for (const { str, hasEOL } of items) process.stdout.write(`${str}${hasEOL ? "\n" : ""}`);
  process.stdout.write("\n");
  page.cleanup();
}
await task.destroy();
