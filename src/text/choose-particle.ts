/** Chooses the particle that a word takes by its last sound: `문서를`, `파일을`, `HWP는`, `3으로`, `PDF로`. */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** Last sounds of what is no syllable, as it is read aloud: 0 영, 1 일, …; L 엘, M 엠, N 엔, R 알. */
const READ_WITH_RIEUL = "178LRlr㎖ℓ";
const READ_WITH_CONSONANT = "036MNmn";

type Sound = "vowel" | "rieul" | "consonant";

/** Pairs as dictionaries write them, after a consonant first. */
export type ParticlePair = "은/는" | "이/가" | "을/를" | "과/와" | "으로/로" | "이라/라";

/** The word with its particle behind it; closing marks do not sound. */
export function withParticle(word: string, pair: ParticlePair): string {
  const [afterConsonant, afterVowel] = pair.split("/") as [string, string];
  const sound = lastSound(word);
  const open = sound === "vowel" || (pair === "으로/로" && sound === "rieul");
  return word + (open ? afterVowel : afterConsonant);
}

function lastSound(word: string): Sound {
  const last =
    [...word.normalize("NFC")].findLast((letter) => /[\p{L}\p{N}%℃]/u.test(letter)) ?? "";
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const final = (code - FIRST_SYLLABLE) % FINALS;
    return final === 0 ? "vowel" : final === FINAL_RIEUL ? "rieul" : "consonant";
  }
  if (last === "") return "vowel";
  if (READ_WITH_RIEUL.includes(last)) return "rieul";
  return READ_WITH_CONSONANT.includes(last) ? "consonant" : "vowel";
}
