/** A finding as the reply shows it, with its reason in words. */
import type { SentenceCheck } from "../../model/evidence.js";
import { VERDICT_REASONS } from "../../model/verdicts.js";
import { type ParticlePair, withParticle } from "../../text/choose-particle.js";
import type { Finding } from "./check-finding.js";

export function explainFinding(finding: Finding): SentenceCheck {
  const { text, verdict, reason, line, printed, operands } = finding;
  return {
    ...{ text, verdict, reason, why: whyOf(finding) },
    ...(printed !== undefined && { printed }),
    ...(operands && { derived: true as const, operands }),
    ...(line && { line: line.text, doc_id: line.chunk.doc_id, chunk_id: line.chunk.chunk_id }),
  };
}

const PARTICLE = /^(.*?)\{([가-힣]+\/[가-힣]+)\}/s;

function whyOf({ reason, text, printed = "", operands = [] }: Finding): string {
  const filled: Record<string, string> = { said: text, printed, operands: operands.join(", ") };
  const fill = (words: string) => {
    let made = words.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? "");
    for (let match = PARTICLE.exec(made); match; match = PARTICLE.exec(made))
      made = withParticle(match[1]!, match[2] as ParticlePair) + made.slice(match[0].length);
    return made;
  };
  const { ko, en } = VERDICT_REASONS[reason];
  return `${fill(ko)} / ${fill(en)}`;
}
