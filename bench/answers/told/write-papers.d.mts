/** Types of `write-papers.mjs` for the tests. */
export interface ToldPaper {
  kind: { kind: string };
  name: string;
  title: string;
}
export interface ToldQuestion {
  question: string;
  way: string;
}
export type ToldBlock = Record<string, unknown>;
export function papersOf(set: number): ToldPaper[];
export function blocksOf(paper: ToldPaper, isWhole: boolean): ToldBlock[];
export function questionsOf(paper: ToldPaper, isWhole: boolean): ToldQuestion[];
export function holdsValue(asked: ToldQuestion, text: string): boolean;
