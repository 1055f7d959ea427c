/**
 * Word parts that tell whether a line end broke a word, in a file without spaces at line ends. Set by what printed
 * pages of the corpus show; a word that is not here is decided by the document's own words.
 */
import { words } from "./patterns.js";

/** Particles and endings that never stand at a word's beginning, alone before a space: a line that begins so begins inside a word. */
export const STARTS_MID_WORD = words(`
  은 는 이 가 을 를 의 에 에서 에게 으로 로 로는 로써 로서 와 과 도 만 까지 부터 토록 하도록 한 하는 하여 하고 하며 할 함
  된 되는 되어 되고 될 됨 였다 하였다 합니다 됩니다 입니다 다 니다
`);

/** Words that stand alone: a line that begins so begins a word. */
export const STARTS_WORD = words("및 또는 등");

/** Particles after two syllables or more that hardly ever stand inside a word. */
export const CLOSES_WORD = words(
  "을 를 에 에서 으로 하여 하고 하며 되어 에게 까지 부터 하는 되는 이나 에는 에도",
);

/** Words that stand alone at a line's end. */
export const STANDS_ALONE = words("및 또는 등 위해 위한 대한 관한 따라 따른 통해 통한 있는 없는");

/** What a particle at a line's end may go on with in the next: `에` and `서`. */
export const GOES_ON = words("서 게 는 도 만 의 나 써 로 부터 까지 라 야");
