/** The frame of a program that runs in the process of a model: `…-main.js DIRECTORY GRAPH`. */
import type { FromModel, ToModel } from "./model-messages.js";

interface OpenedModel<Facts, Work, Result> {
  facts: Facts;
  answer(work: Work): Promise<Result>;
}

export async function serveModel<Facts, Work, Result>(
  open: (directory: string, graph: string) => Promise<OpenedModel<Facts, Work, Result>>,
): Promise<void> {
  const send = (message: FromModel<Facts, Result>, then = () => {}) =>
    process.send?.(message, then);
  // The service is gone, however it ended.
  process.on("disconnect", () => process.exit(0));
  try {
    const [directory, graph] = process.argv.slice(2);
    const { facts, answer } = await open(directory!, graph!);
    process.on("message", ({ id, work }: ToModel<Work>) => {
      answer(work).then(
        (result) => send({ id, result }),
        (error) => send({ id, error: messageOf(error) }),
      );
    });
    send({ facts });
  } catch (error) {
    send({ failure: messageOf(error) }, () => process.exit(1));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
