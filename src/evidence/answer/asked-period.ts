/** Whether the amounts of a line are told per another time, or for one of several: `연간 최대 300만원` where a month's is asked for. */

/** How a question asks for the amount of a time, and how a line tells it. */
const PERIODS: readonly { asked: RegExp; told: RegExp }[] = [
  { asked: /하루에|매일|(?<![가-힣])일당/, told: /1일(?!\s?부터)|하루|일당|매일|일\s?최대/ },
  {
    asked: /한\s?달에|매달|매월|(?<![가-힣\d])월\s?얼마/,
    told: /매월|매달|월별|월간|한\s?달|1개월|(?<![\d가-힣]\s?)월\s?(?:최대|최소|평균|한도|약)?\s?\d/,
  },
  {
    asked: /한\s?해에|(?:1|일)\s?년에|매년|연간/,
    told: /연간|매년|한\s?해|1년|(?<![가-힣])연\s?(?:최대|최소|평균|한도|약)?\s?\d/,
  },
  { asked: /한\s?번에|회당/, told: /1회|회당|한\s?번/ },
  { asked: /한\s?시간에|시간당/, told: /1시간|시간당|한\s?시간/ },
];

/** Whether a line tells amounts of a time, and none of the one that is asked for. */
export function isPerOtherTime(question: string, line: string): boolean {
  const asked = PERIODS.find((period) => period.asked.test(question));
  if (!asked || asked.told.test(line)) return false;
  return PERIODS.some(({ told }) => told.test(line));
}

const ALL_ASKED = /총\s?(?:예산|사업비|금액|비용|액)|(?:모두|합쳐)\s얼마/;
const ALL_TOLD = /총\s?(?:예산|사업비|금액|비용|액)(?!의)[^\d]{0,10}\d/;
const PER_ONE =
  /(?:기업|업체|기관|단체|개사|개소|가구|세대|과제|팀|건|학교|지역|대학|과정|[명인])\s?당(?![가-힣])/;

/** Whether a line tells what one gets, where the sum of all is asked for: `기업당 최대 2억원`. */
export function isPerOne(question: string, line: string): boolean {
  return ALL_ASKED.test(question) && PER_ONE.test(line) && !ALL_TOLD.test(line);
}
