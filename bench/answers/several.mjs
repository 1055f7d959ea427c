/** Questions over documents, made of a label that documents about one thing share: each must be cited with its own value. */

const LABELLED =
  /^[\s□○◦ㅇ❍◇▢■※·\-*]*(?:\d{1,2}[.)]|[가-하][.)])?\s*([가-힣]{2,4}(?:\s?[가-힣]{2,5})?)\s?[:：]\s*(.{4,60})$/;
const LONGEST_TRUTH = 16;
const MOST_DOCUMENTS = 4;
const SHORTEST_THING = 4;
const MOST_OF_A_THING = 2;
const NO_LABELS =
  /^(?:예시|참고|주의|단위|비고|담당|성명|주소|참석|목적|내용|출처|자료|주|별표|붙임|일자|기타)$/;
/** What a title calls its document says not what it is about. */
const NO_THING =
  /공고|알림|안내|계획|결과|보고|개최|일부개정|법률안|서비스|자료|규정|시행령|시행규칙/;

/** @param documents `{ file, title, chunks }` of one half, each document once */
export function several(documents) {
  const byThing = new Map();
  for (const document of documents)
    for (const word of new Set(document.title.split(/[\s「」()[\]<>,·]+/)))
      if (word.length >= SHORTEST_THING && !NO_THING.test(word) && /^[가-힣]+$/.test(word))
        byThing.set(word, [...(byThing.get(word) ?? []), document]);
  return [...byThing].flatMap(([thing, own]) => {
    if (own.length < 2 || own.length > MOST_DOCUMENTS) return [];
    const labels = own.map(({ chunks }) => labelsOf(chunks));
    const shared = [...labels[0].keys()].filter((label) => labels.every((each) => each.has(label)));
    return shared.slice(0, MOST_OF_A_THING).flatMap((label) => {
      const values = labels.map((each) => each.get(label).slice(0, LONGEST_TRUTH).trim());
      if (new Set(values).size < values.length) return [];
      return [
        {
          kind: "several",
          file: own[0].file,
          question: `${thing} 공고들의 ${label}은 각각 무엇인가요?`,
          truth: values.map((value) => [value]),
        },
      ];
    });
  });
}

function labelsOf(chunks) {
  const found = new Map();
  for (const { text, kind } of chunks)
    for (const line of kind === "paragraph" ? text.split("\n") : []) {
      const [, label, value] = LABELLED.exec(line) ?? [];
      if (label && !found.has(label) && !NO_LABELS.test(label.replace(/\s/g, "")))
        found.set(label, value);
    }
  return found;
}
