/** Korean sentences from templates: `{who|은}` is the slot `who` with the particle that its last syllable asks for. */

const PAIRS = {
  은: ["은", "는"],
  이: ["이", "가"],
  을: ["을", "를"],
  과: ["과", "와"],
  로: ["으로", "로"],
  이다: ["이다", "다"],
  이라: ["이라", "라"],
  이어야: ["이어야", "여야"],
  이었: ["이었", "였"],
};
const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** The final consonant of a word's last syllable (0: none), as it is read. */
function finalOf(word) {
  const bare = word.replace(/\([^()]*\)$/, "").trim();
  const code = bare.charCodeAt(bare.length - 1);
  return code >= HANGUL_FIRST && code <= HANGUL_LAST ? (code - HANGUL_FIRST) % FINALS : 0;
}

export function withParticle(word, particle) {
  const pair = PAIRS[particle];
  if (!pair) return word + particle;
  const final = finalOf(word);
  const closed = particle === "로" ? final !== 0 && final !== FINAL_RIEUL : final !== 0;
  return word + pair[closed ? 0 : 1];
}

/** A template with its slots filled; null where a slot is not given. */
export function fill(template, slots) {
  let missing = false;
  const text = template.replace(/\{(\w+)(?:\|([가-힣]+))?\}/g, (_, name, particle) => {
    const word = slots[name];
    if (word === undefined) missing = true;
    return particle ? withParticle(String(word), particle) : String(word);
  });
  return missing ? null : text;
}
