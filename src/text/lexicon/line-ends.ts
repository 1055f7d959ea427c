/** Word parts that tell whether a line end broke a word, where what stands before it is no syllable. */
import { words } from "./patterns.js";

/** Particles and endings that never stand at a word's beginning, alone before a space: a line that begins so begins inside a word. */
export const STARTS_MID_WORD = words(`
  은 는 이 가 을 를 의 에 에서 에게 으로 로 로는 로써 로서 와 과 도 만 까지 부터 토록 하도록 한 하는 하여 하고 하며 할 함
  에는 에도 이며 이고 인 이라 라고 이라고 이란 으로만 된 되는 되어 되고 될 됨 였다 하였다 합니다 됩니다 입니다 다 니다
`);

/** Words that stand alone: a line that begins so begins a word. */
export const STARTS_WORD = words("및 또는 혹은");
