/** `예산이 얼마나 늘었나요`: by how much something grew or shrank, a table tells in a column of its own. */

const GROWTH_ASKED = /얼마나?\s?(?:더\s)?(?:[늘줄](?!\s)|증가|감소|올랐|올라|내렸|내려|깎|커졌)/;
const GROWTH_CELL =
  /(?:^|\|)\s*(?:증\s?감|증가|감소|증액|감액)(?:액|률)?\s?(?:[(（][^|]{0,12})?\s*(?=\||$)/;

/** Whether a row stands under a column of what was added or taken off, where that is asked for. */
export function tellsGrowth(question: string, row: string, header: readonly string[]): boolean {
  if (!row.includes(" | ") || !GROWTH_ASKED.test(question)) return false;
  return /\d/.test(row) && header.some((line) => GROWTH_CELL.test(line));
}
