/**
 * Reads the places that an amending sentence names: `제3조제2항 및 제5조`, `같은 조 제4항`, `제2호부터 제4호까지`, each as a full label.
 */

/** A place in a law, from the outside in; empty where that level is not named. */
export interface ProvisionPlace {
  article: string;
  paragraph: string;
  item: string;
  subitem: string;
}

export const NOWHERE: ProvisionPlace = { article: "", paragraph: "", item: "", subitem: "" };

const LEVELS = ["article", "paragraph", "item", "subitem"] as const;
type Level = (typeof LEVELS)[number];

/** 종전의 제6항: the number that a place had before the sentence moved it. */
const FORMER_NUMBER = /[(（]종전의?[^()（）]*[)）]/g;
/** `제3장(제10조부터 제12조까지)`: the articles of a chapter that is itself meant. */
const HELD_ARTICLES = /(?<=제\s*\d{1,3}\s*[편장절관])\s*[(（]제\s*\d[^()（）]*[)）]/g;
const TOKEN =
  /같은\s*(?<same>조|항|호)|(?<article>제\s*\d+\s*조(?:\s*의\s*\d+)?)|(?<paragraph>제\s*\d+\s*항(?:\s*의\s*\d+)?)|(?<item>제\s*\d+\s*호(?:\s*의\s*\d+)?(?!\s*서식))|(?<subitem>[가-하]목)|(?<division>제\s*\d+\s*(?:편|장|절|관)(?:\s*의\s*\d+)?)|(?<appendix>별표(?:\s*\d+(?:\s*의\s*\d+)?)?|별지(?:\s*제\s*\d+\s*호(?:\s*의\s*\d+)?\s*서식)?)|(?<joint>및|또는|부터|,|ㆍ|·|∼|~)|(?<supplement>부칙)/gu;

/** More places than one sentence names. */
const MAX_PLACES = 60;

export function labelOf(place: ProvisionPlace): string {
  return LEVELS.map((level) => place[level]).join("");
}

/** The innermost part of a place, as it is named: `제3항`. */
export function lastPart(place: ProvisionPlace): string {
  return LEVELS.map((level) => place[level]).findLast((part) => part !== "") ?? "";
}

/** The places that a text names, in order; `from` is the place that `같은 조` goes back to. */
export function placesIn(text: string, from: ProvisionPlace): ProvisionPlace[] {
  const places: ProvisionPlace[] = [];
  let open = null as ProvisionPlace | null;
  let base: ProvisionPlace = { ...NOWHERE };
  let supplement = "";
  let range = false;
  const close = () => {
    if (!open || labelOf(open) === "") return;
    const last = places.at(-1);
    const between = range && last ? placesBetween(last, open) : [];
    places.push(...between, open);
    base = open;
    open = null;
    range = false;
  };
  for (const { groups } of text
    .replace(FORMER_NUMBER, "")
    .replace(HELD_ARTICLES, "")
    .matchAll(TOKEN)) {
    if (places.length > MAX_PLACES) break;
    const { same, joint, division, appendix } = groups!;
    if (groups!.supplement) supplement = "부칙 ";
    else if (joint) {
      close();
      range = joint === "부터" || joint === "∼" || joint === "~";
    } else if (same) {
      const level = ({ 조: 0, 항: 1, 호: 2 } as const)[same as "조" | "항" | "호"];
      const reach = LEVELS.slice(0, level + 1);
      const known = labelOf(base) === "" ? from : base;
      open = { ...NOWHERE, ...Object.fromEntries(reach.map((each) => [each, known[each]])) };
    } else if (appendix) open = { ...NOWHERE, article: spaced(appendix) };
    // A chapter only says where an article stands; without one it is itself what is meant.
    else if (division) open = { ...NOWHERE, article: `${open?.article ?? ""}${tight(division)}` };
    else {
      const level = LEVELS.find((each) => groups![each] !== undefined)!;
      const name = tight(groups![level]!);
      // `제4호를 제3호로`, without its article: that of the sentence before.
      const outer: ProvisionPlace = open ?? (labelOf(base) === "" ? from : base);
      const above = Object.fromEntries(
        LEVELS.slice(0, LEVELS.indexOf(level)).map((each) => [each, outer[each]]),
      );
      open = { ...NOWHERE, ...above, [level]: level === "article" ? supplement + name : name };
    }
  }
  close();
  return places;
}

/** `제2항` … `제5항`: those between, where only the innermost number differs. */
function placesBetween(first: ProvisionPlace, last: ProvisionPlace): ProvisionPlace[] {
  const level = LEVELS.findLast((each) => last[each] !== "")!;
  const outer = (place: ProvisionPlace) =>
    LEVELS.slice(0, LEVELS.indexOf(level))
      .map((each) => place[each])
      .join();
  if (outer(first) !== outer(last)) return [];
  const [one, two] = [countOf(first, level), countOf(last, level)];
  if (!one || one.stem !== two?.stem || two.number - one.number > MAX_PLACES) return [];
  return Array.from({ length: Math.max(0, two.number - one.number - 1) }, (_, at) => ({
    ...last,
    [level]: nameOf(level, one.stem, one.number + at + 1),
  }));
}

const SUBITEMS = "가나다라마바사아자차카타파하";

/** What counts places on a level, and where: `제3조` among the articles, `제3조의2` among the branches of `제3조의`. */
function countOf(place: ProvisionPlace, level: Level): { stem: string; number: number } | null {
  if (level === "subitem") return { stem: "", number: SUBITEMS.indexOf(place.subitem[0]!) };
  const match = /^제(\d+)[조항호](?:의(\d+))?$/.exec(place[level]);
  if (!match) return null;
  const [whole, number, branch] = match;
  return branch
    ? { stem: whole.slice(0, -branch.length), number: Number(branch) }
    : { stem: "", number: Number(number) };
}

function nameOf(level: Level, stem: string, number: number): string {
  if (stem !== "") return `${stem}${number}`;
  if (level === "subitem") return `${SUBITEMS[number]}목`;
  return `제${number}${{ article: "조", paragraph: "항", item: "호" }[level]}`;
}

function tight(text: string): string {
  return text.replace(/\s+/g, "");
}

/** `별표1` → `별표 1`. */
function spaced(text: string): string {
  return tight(text).replace(/^(별[표지])(?=.)/, "$1 ");
}
