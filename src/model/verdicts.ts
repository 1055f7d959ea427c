/** Verdicts on the sentences of an answer, and every reason with its text. */

export const SENTENCE_VERDICTS = ["supported", "contradicted", "not_found", "not_checked"] as const;
export type SentenceVerdict = (typeof SENTENCE_VERDICTS)[number];

/**
 * `{said}` is what the answer writes, `{printed}` what the evidence does, `{operands}` the numbers it comes from; `{이/가}` is the
 * particle that what stands before it takes.
 */
export const VERDICT_REASONS = {
  VERBATIM: {
    ko: "문장이 근거에 그대로 있습니다",
    en: "the sentence stands in the evidence as it is",
  },
  VALUE_FOUND: {
    ko: "값 ‘{said}’{이/가} 근거의 해당하는 자리에 있습니다",
    en: "the value “{said}” stands in the evidence at its place",
  },
  DERIVED: {
    ko: "값 ‘{said}’{을/를} 근거의 숫자({operands})에서 얻을 수 있습니다",
    en: "the value “{said}” comes from printed numbers ({operands})",
  },
  QUOTE_FOUND: { ko: "인용한 말이 근거에 있습니다", en: "the quotation stands in the evidence" },
  WORDS_FOUND: {
    ko: "문장의 말이 근거의 한 줄에 모두 있습니다",
    en: "a line of the evidence holds the sentence's words",
  },
  OTHER_PLACE: {
    ko: "값 ‘{said}’{은/는} 근거에 있으나 다른 항목의 값이고, 이 항목의 값은 ‘{printed}’입니다",
    en: "the value “{said}” is in the evidence but belongs to another row, column or subject; here it is “{printed}”",
  },
  OTHER_DATE: {
    ko: "값 ‘{said}’{은/는} 근거에서 다른 때(‘{printed}’)의 값입니다",
    en: "the value “{said}” is of another date in the evidence (“{printed}”)",
  },
  OTHER_VALUE: {
    ko: "근거에는 ‘{said}’{이/가} 아니라 ‘{printed}’{으로/로} 적혀 있습니다",
    en: "the evidence has “{printed}”, not “{said}”",
  },
  OTHER_BOUND: {
    ko: "값은 같으나 이상·초과·이하·미만이 근거와 다릅니다",
    en: "the value is the same, its bound (at least, above, at most, below) is not",
  },
  OPPOSITE: {
    ko: "‘{said}’에 대하여 근거와 반대로 말합니다",
    en: "says the opposite of the evidence about “{said}”",
  },
  SWAPPED: {
    ko: "하는 쪽과 받는 쪽이 근거와 서로 바뀌었습니다",
    en: "who acts and who receives are taken for one another",
  },
  OTHER_SUBJECT: {
    ko: "근거에서 이 일을 하는 쪽은 ‘{said}’{이/가} 아니라 ‘{printed}’입니다",
    en: "in the evidence “{printed}” does this, not “{said}”",
  },
  VALUE_NOT_FOUND: {
    ko: "값 ‘{said}’{이/가} 근거에 없습니다",
    en: "the value “{said}” is not in the evidence",
  },
  QUOTE_NOT_FOUND: {
    ko: "인용한 말이 근거에 그대로 있지 않습니다",
    en: "the quotation does not stand in the evidence",
  },
  SOURCE_UNKNOWN: {
    ko: "인용 번호가 가리키는 근거가 없습니다",
    en: "the reference points at no source",
  },
  WORDS_NOT_MET: {
    ko: "값 ‘{said}’{은/는} 근거에 있으나 그 둘레의 말이 달라 같은 내용인지 확인하지 못했습니다",
    en: "the value “{said}” is in the evidence, the words around it are not: it could not be checked",
  },
  UNIT_NOT_PRINTED: {
    ko: "숫자 ‘{said}’{은/는} 근거의 해당하는 자리에 있으나 그 단위가 적혀 있지 않습니다",
    en: "the number “{said}” stands at its place, but the evidence prints no unit for it",
  },
  DENIAL_UNCLEAR: {
    ko: "문장과 근거의 해당하는 줄 가운데 하나만 부정하는 말로 끝나, 같은 내용인지 확인하지 못했습니다",
    en: "either the sentence or its line of the evidence denies what it says, the other does not: it could not be checked",
  },
  SCOPE_UNCLEAR: {
    ko: "문장은 ‘{said}’{이라고/라고} 범위를 좁히거나 넓히지만 근거의 해당하는 줄에는 그런 말이 없어, 같은 내용인지 확인하지 못했습니다",
    en: "the sentence limits or widens what it says (“{said}”), its line of the evidence does not: it could not be checked",
  },
  NOTHING_TO_CHECK: {
    ko: "확인할 값이나 인용이 없고, 같은 내용의 줄을 찾지 못했습니다",
    en: "there is no value or quotation to check, and no line clearly says the same",
  },
  TOO_LONG: {
    ko: "답이나 근거가 너무 길어 문장별로 확인하지 않았습니다. 나누어 대조해 주세요",
    en: "the answer or its evidence is too long to check sentence by sentence; check it in parts",
  },
  NO_EVIDENCE: { ko: "대조할 근거가 없습니다", en: "there is no evidence to check against" },
} as const;
export type VerdictReason = keyof typeof VERDICT_REASONS;
