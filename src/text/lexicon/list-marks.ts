/**
 * Bullets and numbering characters of lists. The syllables follow 행정업무의 운영 및 혁신에 관한 규정 시행규칙 제2조; the circled and
 * bracketed ones are Unicode's own rows; the marks that do not count are those that Korean word processors offer and
 * reports use.
 */

/** Items by syllable: 가, 나, 다 … 하, 거, 너 … */
export const SYLLABLES =
  "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토포호";
export const CIRCLED =
  "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳㉑㉒㉓㉔㉕㉖㉗㉘㉙㉚㉛㉜㉝㉞㉟㊱㊲㊳㊴㊵㊶㊷㊸㊹㊺㊻㊼㊽㊾㊿";
export const NEGATIVE_CIRCLED = "❶❷❸❹❺❻❼❽❾❿";
export const PARENTHESISED = "⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇";
export const PARENTHESISED_SYLLABLES = "㈎㈏㈐㈑㈒㈓㈔㈕㈖㈗㈘㈙㈚㈛";
export const CIRCLED_SYLLABLES = "㉮㉯㉰㉱㉲㉳㉴㉵㉶㉷㉸㉹㉺㉻";
export const CIRCLED_CONSONANTS = "㉠㉡㉢㉣㉤㉥㉦㉧㉨㉩㉪㉫㉬㉭";
export const ROMANS = "ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ";
export const SMALL_ROMANS = "ⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻ";

/** Marks that only ever stand for list levels, by the shape that people give them. */
export const SQUARES = "□■◇◆▣▢☐◈❏❑▶▷►◘⊙◙◼◻⬛⬜";
export const CIRCLES = "○●◎❍⚪⚫◯ㅇ〇∘◦⊚￮";
/** `ᆞ` is the old vowel, which some fonts draw as a dot. */
export const DOTS = "·•▪▫‣∙‧ㆍᆞ⋅*＊◾◽▸▹✓✔";
/** Dots as large as a circle, which word processors offer first: they hold dashes. */
export const LARGE_DOTS = "•▪";
export const DASHES = "-–—―ㅡ−⁃－";
export const REFERENCES = "※☞⁕✽";
/** What a box of a form is ticked with. */
export const TICKS = "√✓✔∨vVoO○●■";
/** Signs that are drawn on both sides of a title, and head no item. */
export const ORNAMENTS = "★☆❖♣♧♠♤♥♡✿❀";
