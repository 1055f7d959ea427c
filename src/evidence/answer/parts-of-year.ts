/** Quarters and halves of a year: `3분기`, `3/4분기`, `1·3분기`, `하반기`. What is said of `1~3분기` is said of none of them alone; `- 3분기` is an item. */

const QUARTERS =
  /(?<!\d|[/~∼〜～]\s?|(?<!\d)[1-4]\s?(?:\/\s?4\s?)?(?:분기\s?)?-\s?)((?:[1-4]\s?[·ㆍ,]\s?){0,3}[1-4])\s?(?:\/\s?4\s?)?분기(?!\s?[~∼〜～]|\s?-\s?[1-4])/g;
const HALVES = /[상하](?:[·ㆍ]하)?반기/g;
/** `분기 | 매출` over `2 | 30억원` or `2/4 | 30억원`: the word heads a column of quarters. */
const QUARTER_CELL = /(?:^|\| ?)분기(?= ?\||$)/m;
const NUMBER_CELL = /(?:^|\| ?)([1-4])(?: ?\/ ?4)?(?= ?\||$)/gm;

/** The quarters and halves that a text tells of, each in one spelling. */
export function partsOfYearIn(text: string): string[] {
  const quarters = Array.from(text.matchAll(QUARTERS), ([, list]) =>
    list!.match(/\d/g)!.map((number) => `${number}분기`),
  ).flat();
  const halves = Array.from(text.matchAll(HALVES), ([half]) =>
    half.includes("하") && half.includes("상") ? ["상반기", "하반기"] : [half],
  ).flat();
  const cells = QUARTER_CELL.test(text)
    ? Array.from(text.matchAll(NUMBER_CELL), ([, number]) => `${number}분기`)
    : [];
  return [...quarters, ...halves, ...cells];
}

/** `2분기` as papers write it, without spaces and marks: `2/4분기`, `Ⅱ분기`, `2Q`, or by its months; and halves. */
export function spellingsOfParts(question: string): string[][] {
  return partsOfYearIn(question).map((part) => {
    const quarter = Number(part[0]);
    if (Number.isNaN(quarter)) return [part];
    const [from, to] = [quarter * 3 - 2, quarter * 3];
    const roman = ["i", "ii", "iii", "iv"][quarter - 1]!;
    return [
      ...[part, `${quarter}4분기`, `${roman}분기`, `${quarter}q`, `q${quarter}`],
      ...[`${from}${to}월`, `${from}월${to}월`, `${to}월말`],
    ];
  });
}
