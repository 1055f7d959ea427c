/**
 * Numbers and places that a line only sets as a condition: `착수금이 2,000만원 이하인 경우`, `3개월이 지나도`, `한빛시에 주소를 둔`. They are values of
 * nothing.
 */

const UNITS = "(?:원|년|개월|주|일|시간|명|인|%|퍼센트|건|회|점|세)";
const CONDITION = new RegExp(
  String.raw`\d[\d,.]{0,20}\s?[십백천만억]{0,3}\s?${UNITS}(?:\s?(?:이하|이상|미만|초과)(?:인|일|되는|하는)\s?(?:경우|때|자\b|사람|기업|업체)|[이을]?\s?(?:지나|경과하)(?:도|면|여도|거나|지))`,
  "g",
);
/** A question that asks for the condition itself. */
const CONDITION_ASKED =
  /이하|이상|미만|초과|넘|부터|까지|경우|한도|기준|조건|요건|자격|대상|지나|경과|도\s?되|수\s?[있없]|없이|[가-힣](?:면|야)(?=\s)/;

/** Where someone has to live or to be registered. */
const RESIDENCE =
  /[가-힣]{1,20}(?:에|\s?[내안]에)\s?(?:(?:주소|주소지|주민등록|거주지|등록기준지|본사|본점|사업장|주사무소|소재지)[를을이가]?\s?(?:둔|두고|두는|두어|있는|있고|있어|된|되어)|거주하(?:는|고|며|여))/g;
const RESIDENCE_ASKED = /살아|사는|거주|주민|주소|소재|자격|대상|요건|조건/;

export function withoutConditions(line: string, question: string): string {
  const placed = RESIDENCE_ASKED.test(question) ? line : line.replace(RESIDENCE, " ");
  return CONDITION_ASKED.test(question) ? placed : placed.replace(CONDITION, " ");
}
