/** Particles that follow a noun's last sound, and choices by a hash, so that every run makes the same papers. */
import { createHash } from "node:crypto";

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const FINAL_RIEUL = 8;
const DIGITS_WITH_FINAL = /[013678]$/;

export function hash(text) {
  return createHash("sha256").update(text.normalize("NFC")).digest().readUInt32BE(0);
}

/** `을/를`, `은/는`, `이/가`, `으로/로`, `이며/며`, `이다/다` behind a noun; signs and brackets at its end are not spoken. */
export function withParticle(noun, pair) {
  const [closed, open] = pair.split("/");
  const spoken = noun.replace(/\([^)]*\)$/, "").replace(/[^\p{L}\p{N}%]+$/u, "");
  const final = finalOf(spoken);
  const isOpen = final === 0 || (final === FINAL_RIEUL && closed === "으로");
  return `${noun}${isOpen ? open : closed}`;
}

function finalOf(word) {
  const code = word.charCodeAt(word.length - 1) - FIRST_SYLLABLE;
  if (code >= 0 && code < 11172) return code % FINALS;
  return DIGITS_WITH_FINAL.test(word) ? 1 : 0;
}
