/** Words by which Korean questions ask, from grammars and from how judged questions ask. */
import { words } from "./patterns.js";

/** Words that ask and that no answer contains. */
export const QUESTION_WORDS = words(
  "무엇 무슨 뭐 뭔 언제 어디 누구 누가 어떻게 어떠 어떤 어느 얼마 왜 몇",
);

/** What may follow a word whose meaning is asked: `여비란 무엇인가`. */
export const WHAT_WORDS = words("무엇 무슨 뭐 뭔");
