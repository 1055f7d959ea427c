/**
 * The last word of a Korean sentence in its other endings: `증가했다`, `증가했습니다`, `증가했어요`, `증가했음`, `증가했고` …
 * Only ends that can be told apart without a dictionary; for others there is nothing.
 */

const FIRST = 0xac00;
const FINALS = 28;
const finalOf = (char) => {
  const code = char.charCodeAt(0) - FIRST;
  return code >= 0 && code < 11172 ? code % FINALS : -1;
};
const [NONE, NIEUN, MIEUM, BIEUP, SSANG_SIOS] = [0, 4, 16, 17, 20];
/** `하` and a final: `한`. */
const withFinal = (char, final) => String.fromCharCode(char.charCodeAt(0) - finalOf(char) + final);
const ending = (stem, final) => stem.slice(0, -1) + withFinal(stem.at(-1), final);

export const hasFinal = (word) => {
  const last = word.replace(/[)\]」』”"’'`*]+$/u, "").at(-1) ?? "";
  if (/\d/.test(last)) return /[013678]/.test(last);
  if (/[%％]/.test(last)) return false;
  return finalOf(last) > 0;
};
export const topic = (noun) => `${noun}${hasFinal(noun) ? "은" : "는"}`;
export const subject = (noun) => `${noun}${hasFinal(noun) ? "이" : "가"}`;
export const toward = (noun) => {
  const last = finalOf(noun.at(-1));
  return `${noun}${last > 0 && last !== 8 ? "으로" : "로"}`;
};

/** The forms of a noun that a sentence says something to be. */
function copula(noun) {
  const closed = hasFinal(noun);
  return {
    noun,
    formal: `${noun}입니다`,
    plain: `${noun}${closed ? "이다" : "다"}`,
    polite: `${noun}${closed ? "이에요" : "예요"}`,
    nominal: `${noun}임`,
    before: `${noun}인`,
    and: `${noun}이고`,
    while: `${noun}이며`,
    told: `${noun}${closed ? "이라" : "라"}고`,
    agreed: `${noun}${closed ? "이죠" : "죠"}`,
    seen: `${noun}${closed ? "이네요" : "네요"}`,
  };
}

/** Of a stem that ends in a consonant: `받`, `있`, `증가했`, `높`. */
function closedStem(stem) {
  const last = stem.at(-1);
  const past = finalOf(last) === SSANG_SIOS && last !== "있";
  const describes = past || /[높낮많적같좋짧]$/.test(stem) || /[있없]$/.test(stem);
  const bright = /[ㅏㅗ]/.test(vowelOf(last)) && !past;
  return {
    formal: `${stem}습니다`,
    plain: `${stem}${describes ? "다" : "는다"}`,
    polite: `${stem}${bright ? "아요" : "어요"}`,
    nominal: `${stem}음`,
    before: past ? pastBefore(stem) : `${stem}${/[높낮많적같좋짧]$/.test(stem) ? "은" : "는"}`,
    and: `${stem}고`,
    while: `${stem}으며`,
    told: `${stem}${describes ? "다고" : "는다고"}`,
    agreed: `${stem}죠`,
    seen: `${stem}네요`,
  };
}

const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const vowelOf = (char) => VOWELS[Math.floor(((char.charCodeAt(0) - FIRST) % 588) / FINALS)] ?? "";

/** `증가했` → `증가한`. */
function pastBefore(stem) {
  for (const [end, other] of [
    ["하였", "한"],
    ["되었", "된"],
    ["했", "한"],
    ["됐", "된"],
    ["렸", "린"],
  ])
    if (stem.endsWith(end)) return stem.slice(0, -end.length) + other;
  return `${stem}던`;
}

/** Nouns with which `하다` tells how something is. */
const DESCRIBES =
  /(?:가능|필요|동일|불가|불가능|유효|충분|상당|같은|해당|무관|적합|부적합|중요)하$/;
/** Of a stem that ends in a vowel: `하`, `되`, `내`. */
function openStem(stem) {
  const polite = politeOf(stem);
  if (polite === null) return null;
  const describes = DESCRIBES.test(stem) && !stem.endsWith("해당하");
  return {
    formal: `${ending(stem, BIEUP)}니다`,
    plain: describes ? `${stem}다` : `${ending(stem, NIEUN)}다`,
    polite,
    nominal: ending(stem, MIEUM),
    before: describes ? ending(stem, NIEUN) : `${stem}는`,
    and: `${stem}고`,
    while: `${stem}며`,
    told: describes ? `${stem}다고` : `${ending(stem, NIEUN)}다고`,
    agreed: `${stem}죠`,
    seen: `${stem}네요`,
  };
}

function politeOf(stem) {
  if (stem.endsWith("아니하")) return `${stem.slice(0, -3)}않아요`;
  if (stem.endsWith("하")) return `${stem.slice(0, -1)}해요`;
  if (stem.endsWith("되")) return `${stem.slice(0, -1)}돼요`;
  const last = stem.at(-1);
  if (/[ㅏㅓㅐㅔㅕ]/.test(vowelOf(last))) return `${stem}요`;
  if (vowelOf(last) === "ㅣ" && last !== "이" && last !== "니")
    return `${stem.slice(0, -1)}${String.fromCharCode(last.charCodeAt(0) - 14 * FINALS)}요`;
  return null;
}

const NOT = {
  formal: "아닙니다",
  plain: "아니다",
  polite: "아니에요",
  nominal: "아님",
  before: "아닌",
  and: "아니고",
  while: "아니며",
  told: "아니라고",
  agreed: "아니죠",
  seen: "아니네요",
};

/** What stands before the last word's ending, and its forms; null where the end is none of those known. */
function formsOf(sentence) {
  const text = sentence.trim();
  const not = /^(.*)(?:아닙니다|아니다|아님|아니에요)$/su.exec(text);
  if (not)
    return Object.fromEntries(Object.entries(NOT).map(([name, form]) => [name, not[1] + form]));
  if (/.입니다$/u.test(text)) return copula(text.slice(0, -3));
  if (/.습니다$/u.test(text)) return closedStem(text.slice(0, -3));
  if (/.니다$/u.test(text) && finalOf(text.at(-3)) === BIEUP) {
    const stem = ending(text.slice(0, -2), NONE);
    return /[르드크]$/.test(stem) ? null : openStem(stem);
  }
  if (/[\d%)]다$/u.test(text) || /\d[명개원건회조항호]이?다$/u.test(text))
    return copula(text.replace(/이?다$/u, ""));
  if (/[가-힣]는다$/u.test(text) && finalOf(text.at(-3)) > 0) return closedStem(text.slice(0, -2));
  if (/[있없높낮많적같좋짧]다$/u.test(text)) return closedStem(text.slice(0, -1));
  if (/다$/u.test(text) && finalOf(text.at(-2)) === SSANG_SIOS)
    return closedStem(text.slice(0, -1));
  if (/[가-힣]이다$/u.test(text) && finalOf(text.at(-3)) > 0) return copula(text.slice(0, -2));
  if (/다$/u.test(text) && finalOf(text.at(-2)) === NIEUN) {
    const stem = ending(text.slice(0, -1), NONE);
    return /[르드크]$/.test(stem) ? null : openStem(stem);
  }
  if (/하다$/u.test(text) && DESCRIBES.test(text.slice(0, -1))) return openStem(text.slice(0, -1));
  if (/[가-힣][함됨]$/u.test(text)) return openStem(ending(text, NONE));
  if (/(?:것|\d[가-힣%]{0,3})임$/u.test(text)) return copula(text.slice(0, -1));
  if (/[있없않]음$/u.test(text)) return closedStem(text.slice(0, -1));
  if (/음$/u.test(text) && finalOf(text.at(-2)) === SSANG_SIOS)
    return closedStem(text.slice(0, -1));
  return null;
}

/**
 * The sentence with another ending, its final dot left off before.
 * @param form one of `formal`, `plain`, `polite`, `nominal`, `noun`, `before`, `and`, `while`, `told`, `agreed`, `seen`
 */
export function inForm(sentence, form) {
  return formsOf(sentence)?.[form] ?? null;
}

/** `접수기간은 3일이다` → the label and the value; null for any other sentence. */
export function labelAndValue(sentence) {
  const noun = inForm(sentence, "noun");
  const found = noun && /^([^,]{1,60}?[가-힣A-Za-z0-9)\]」%])([은는]) (.{1,40})$/su.exec(noun);
  if (!found) return null;
  const [, label, particle, value] = found;
  if ((particle === "은") !== hasFinal(label)) return null;
  if (particle === "는" && /[하되르오주내보키리이시]$/.test(label)) return null;
  if (/[은는이가을를] /.test(value) || /^(?:것|수)$/.test(value)) return null;
  return { label, value };
}
