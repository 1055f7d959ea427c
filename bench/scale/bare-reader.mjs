/** Reads the documents whose numbers it is sent, as a parser of a service without the role `api` does, with no service and no database around it. */
import { runJob } from "../../dist/parsing/run-job.js";
import { documentsToRead } from "./files.mjs";

const files = documentsToRead(Number(process.argv[2]));

process.on("message", async (at) => {
  const { name, bytes } = files[at];
  const job = { input: "file", filename: name, bytes: bytes.length };
  const options = { layout: "checked", ocr: false };
  const { parts } = await runJob({ ...job, options, want: { kind: "document" } }, bytes);
  if (!parts.document?.length) throw new Error(`${name} was not read`);
  process.send(at);
});
process.send("ready");
