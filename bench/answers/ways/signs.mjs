/** The same letters spaced, signed and written otherwise. */
import { bare, changed } from "./forms.mjs";

const WIDE = 0xfee0;
const ending = (sign) => (question) => `${bare(question)}${sign}`;

export const SIGNS = {
  "모두 붙임": changed((question) => question.replace(/\s+/g, "")),
  "물음말 붙임": changed((question) =>
    question.replace(/ (언제|어디|얼마|누구|누가|몇|무엇|뭐|어떻게)/g, "$1"),
  ),
  "몇 띄움 없이": changed((question) => question.replace(/(몇) /g, "$1")),
  "조사 뒤 붙임": changed((question) => question.replace(/([가-힣](?:은|는|의|에서)) /g, "$1")),
  "조사 띄움": changed((question) =>
    question.replace(/([가-힣]{2})(은|는|의|에서)(?= )/g, "$1 $2"),
  ),
  "인가요 띄움": changed((question) => question.replace(/([가-힣])인가요/g, "$1 인가요")),
  "낱말 속 띄움": changed((question) =>
    question.replace(/(?<![가-힣])([가-힣]{2})([가-힣]{2}[은는])(?= )/g, "$1 $2"),
  ),
  "두 칸": changed((question) => question.replace(/ /g, "  ")),
  "줄 바꿈": changed((question) => question.replace(/( \S+ \S+) /g, "$1\n")),
  탭: changed((question) => question.replace(/ /g, "\t")),
  "끊지 않는 칸": changed((question) => question.replace(/ /g, "\u00a0")),
  전각: changed((question) =>
    question.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + WIDE)),
  ),
  자모: (question) => question.normalize("NFD"),
  소문자: changed((question) => question.toLowerCase()),
  "물음표 없이": ending(""),
  "??": ending("??"),
  "?!": ending("?!"),
  ㅠㅠ: ending("? ㅠㅠ"),
  ㅎㅎ: ending(" ㅎㅎ"),
  "ㅋㅋ?": ending("ㅋㅋ?"),
  "...": ending("..."),
  "~": ending("~?"),
  "^^": ending("? ^^"),
  그림말: ending("? 🙏"),
  "그림말 앞": (question) => `📢 ${question}`,
  "Q.": (question) => `Q. ${question}`,
  "1.": (question) => `1. ${question}`,
  "- ": (question) => `- ${question}`,
  따옴표: (question) => `"${question}"`,
  "마침표 겹침": (question) => `${bare(question)}?.`,
};
