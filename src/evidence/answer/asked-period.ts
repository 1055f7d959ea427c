/** Whether the amounts of a line are told per another time than the question asks: `연간 최대 300만원` where a month's is asked for. */

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
