/** The members that a text names together before their kind: `가~다 등급` names three, `1·3순위` two. */

const LETTERS = "가나다라마바사아자차카타파하";
const THROUGH = /[~∼〜～]/;
/** More are no members of one kind that a paper names so. */
const MOST_MEMBERS = 100;

/** What stands between two members named together. */
export const BETWEEN_MEMBERS = String.raw`[」”’]?\s?[·ㆍ,/~∼〜～]\s?[「“‘]?`;

/** Each member of a list, those between the ends of a range among them. */
export function membersOf(list: string): string[] {
  const named = list.match(/\d+|[가-힣A-Z]/g) ?? [];
  const between = list.split(/\d+|[가-힣A-Z]/).slice(1);
  return named.flatMap((member, at) => {
    const isRange = THROUGH.test(between[at]!) && named[at + 1] !== undefined;
    return isRange ? through(member, named[at + 1]!).slice(0, -1) : [nameOf(member)];
  });
}

function through(first: string, last: string): string[] {
  const [from, to] = [placeOf(first), placeOf(last)];
  const isAlike = LETTERS.includes(first) === LETTERS.includes(last);
  if (!isAlike || from > to || to - from >= MOST_MEMBERS) return [nameOf(first), nameOf(last)];
  return Array.from({ length: to - from + 1 }, (_, at) => memberAt(from + at, first));
}

const nameOf = (member: string) => (/\d/.test(member) ? String(Number(member)) : member);

function placeOf(member: string): number {
  if (/\d/.test(member)) return Number(member);
  return LETTERS.includes(member) ? LETTERS.indexOf(member) : member.charCodeAt(0);
}

function memberAt(place: number, like: string): string {
  if (/\d/.test(like)) return String(place);
  return LETTERS.includes(like) ? LETTERS[place]! : String.fromCharCode(place);
}
