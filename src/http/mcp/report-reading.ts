/** Reading that tells the tool call it works for of every file and recognised page. */
import type { Parsing } from "../../parsing/parsing.js";
import { innerCall } from "../inner-call.js";

export function reportReading(parsing: Parsing): Parsing {
  return {
    get inFlight() {
      return parsing.inFlight;
    },
    ...(parsing.piece && { piece: (asked) => parsing.piece!(asked) }),
    close: () => parsing.close(),
    async read(request) {
      const call = innerCall.getStore();
      if (!call) return parsing.read(request);
      const { filename } = request;
      const result = await parsing.read({
        ...request,
        progress: (page) => {
          call.progress(`${filename}: 글자 인식 / recognised ${page.done}/${page.total}`);
          request.progress?.(page);
        },
      });
      call.progress(`${filename}: 읽음 / read`);
      return result;
    },
  };
}
