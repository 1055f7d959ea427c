/** What detection says about a file: its format, or why it cannot be read. */
import type { Format } from "../model/format.js";
import { withParticle } from "../text/choose-particle.js";
import { type Unreadable, unreadable } from "./reader.js";
import { UNSUPPORTED_KINDS, type UnsupportedKindName } from "./signatures.js";

export interface Detection {
  format: Format;
  /** Set when the bytes alone show that the file cannot be read. */
  refusal?: Unreadable;
}

/** `UNSUPPORTED_FORMAT` that names the kind and what to save it as. */
export function unsupportedKind(name: UnsupportedKindName): Detection {
  const kind = UNSUPPORTED_KINDS[name];
  return {
    format: "unknown",
    refusal: unreadable("UNSUPPORTED_FORMAT", {
      wording: {
        ko: `${withParticle(kind.ko, "은/는")} 지원하지 않는 형식입니다. ${withParticle(kind.saveAs, "으로/로")} 다시 저장해 올려 주세요.`,
        en: `This is ${kind.en}, which is not read. Save it as ${kind.saveAs} and send that.`,
      },
    }),
  };
}
