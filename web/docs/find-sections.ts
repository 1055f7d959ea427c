/** Search over the documentation: sections that hold every word, those with the words in their heading first. */
export interface DocSection {
  doc: string;
  /** Empty for what stands before the first heading. */
  heading: string;
  /** As the page gives it to the heading. */
  anchor: string;
  text: string;
}

export interface Found {
  section: DocSection;
  excerpt: string;
}

const LIMIT = 12;
/** Characters before and after the first word. */
const AROUND = 60;

export function findSections(sections: readonly DocSection[], query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .map((section) => {
      const [heading, text] = [section.heading.toLowerCase(), section.text.toLowerCase()];
      const isIn = (place: string) => words.filter((word) => place.includes(word)).length;
      const isWhole = words.every((word) => heading.includes(word) || text.includes(word));
      return { section, rank: isWhole ? isIn(heading) * 2 + isIn(text) : 0 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, LIMIT)
    .map(({ section }) => ({ section, excerpt: excerptOf(section.text, words) }));
}

function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, " ");
  const places = words.map((word) => plain.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  const at = places.length > 0 ? Math.min(...places) : 0;
  const from = Math.max(0, at - AROUND);
  return `${from > 0 ? "…" : ""}${plain.slice(from, at + AROUND)}…`;
}
