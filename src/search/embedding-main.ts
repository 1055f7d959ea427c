/** The program that runs in the process of an embedding model: `embedding-main.js DIRECTORY GRAPH`. */
import type { Embedder } from "./embedder.js";
import type { FromModel, ToModel } from "./embedding-messages.js";
import { openOnnxEmbedder } from "./onnx-embedder.js";

const send = (message: FromModel) => process.send?.(message);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

// The service is gone, however it ended.
process.on("disconnect", () => process.exit(0));

try {
  const [directory, graph] = process.argv.slice(2);
  const embedder = await openOnnxEmbedder(directory!, graph!);
  process.on("message", (message: ToModel) => void answer(embedder, message));
  const { name, fingerprint, dimensions, shortcoming } = embedder;
  send({ facts: { name, fingerprint, dimensions, shortcoming } });
} catch (error) {
  process.send?.({ failure: messageOf(error) } satisfies FromModel, () => process.exit(1));
}

async function answer(embedder: Embedder, message: ToModel): Promise<void> {
  const { id } = message;
  try {
    const vectors =
      "query" in message
        ? [await embedder.embedQuery(message.query)]
        : await embedder.embedPassages(message.passages);
    send({ id, vectors });
  } catch (error) {
    send({ id, error: messageOf(error) });
  }
}
