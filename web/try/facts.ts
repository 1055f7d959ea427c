/** What the server says about itself when it hands out the try page. */
import type { Wording } from "../../src/model/codes.js";
import type { Format } from "../../src/model/format.js";

export interface TryFacts {
  /** The server has keys: a command needs one. */
  keyed: boolean;
  /** Formats whose pages the server can draw. */
  drawn: Format[];
  /** What the file dialog offers. */
  extensions: string[];
  formats: string[];
  samples: { name: string; kind?: Wording }[];
}

export function readFacts(element: HTMLElement): TryFacts {
  return JSON.parse(element.dataset.facts!) as TryFacts;
}
