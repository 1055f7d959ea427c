/**
 * Ways of writing a sentence that do not change what it says: what language models and people put around it, how they mark it up, end it,
 * and spell its values. A way gets the sentence without its final dot, and `close`, which adds the citation and the dot; it gives the
 * whole answer, or null where it does not fit the sentence. The rules here know nothing of the checker's.
 */
import { inForm, labelAndValue, subject, topic, toward } from "./endings.mjs";

/** A number with what is counted: `3,000원`, `12.5%`, `제3조`. */
const VALUE =
  /(?:제|약 )?\d[\d,.]*(?:\s?[%％℃]|\s?[가-힣]{1,3}(?=[\s,)]|은|는|이|가|을|를|의|으로|로|에|$))?/u;
const UNIT =
  "조|억|만|천|원|명|인|개|건|회|일|월|년|시간|시|분|개월|주|배|점|%|km|kg|m|㎡|톤|대|곳|세|호";

const ended = (form) => (text, close) => {
  const other = inForm(text, form);
  return other === null || other === text ? null : close(other);
};
const after = (form, tail) => (text, close) => {
  const other = inForm(text, form);
  return other === null ? null : close(other + tail);
};
const said = (say) => (text, close) => {
  const found = labelAndValue(text);
  return found ? say(found, close) : null;
};
/** Every place where a pattern fits, written otherwise. */
const respelt = (pattern, spelling) => (text, close) => {
  const other = text.replace(pattern, spelling);
  return other === text ? null : close(other);
};
const opened = (opening) => (text, close) => opening + close(text);
const marked = (mark) => (text, close) => {
  const found = VALUE.exec(text);
  if (!found) return null;
  const [value] = found;
  return close(
    text.slice(0, found.index) + mark + value + mark + text.slice(found.index + value.length),
  );
};
/** Where a sentence may break: the space nearest to its middle. */
function middleSpace(text) {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  return spaces.sort((one, two) => Math.abs(one - middle) - Math.abs(two - middle))[0];
}
const broken = (mark) => (text, close) => {
  const at = middleSpace(text);
  return at === undefined ? null : close(text.slice(0, at) + mark + text.slice(at + 1));
};
/** `R의 C은 V이다` as a row under its head. */
const asRow = said(({ label, value }) => {
  const found = /^(.+?)의 (.+)$/u.exec(label);
  if (!found) return null;
  return `| 구분 | ${found[2]} |\n|---|---|\n| ${found[1]} | ${value} |`;
});
const NATIVE = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];
const DATE = /(?<!\d)(\d{4})년 (\d{1,2})월 (\d{1,2})일/gu;
const DOTTED = /(?<!\d)(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.?(?=\s|까|부|에|자|기|$|\()/gu;
const two = (part) => part.padStart(2, "0");
const weekday = (y, m, d) => "일월화수목금토"[new Date(Date.UTC(y, m - 1, d)).getUTCDay()];
const RANGE = /(\d[\d,.]*[가-힣%]{0,3})\s?[~∼～]\s?(\d)/gu;

export const WAYS = {
  // Endings.
  합니다: ended("formal"),
  한다: ended("plain"),
  해요: ended("polite"),
  함: ended("nominal"),
  하죠: ended("agreed"),
  하네요: ended("seen"),
  "명사로 끝": ended("noun"),
  "하는 것입니다": after("before", " 것입니다"),
  "다고 되어 있습니다": after("told", " 되어 있습니다"),
  "다고 합니다": after("told", " 합니다"),
  "다고 나와 있어요": after("told", " 나와 있어요"),
  "다고 규정하고 있습니다": after("told", " 규정하고 있습니다"),
  "다고 명시되어 있습니다": after("told", " 명시되어 있습니다"),
  "다고 볼 수 있습니다": after("told", " 볼 수 있습니다"),
  "것으로 나와 있습니다": after("before", " 것으로 나와 있습니다"),
  "것으로 확인됩니다": after("before", " 것으로 확인됩니다"),
  "것으로 보입니다": after("before", " 것으로 보입니다"),
  "것을 알 수 있습니다": after("before", " 것을 알 수 있습니다"),
  "로 명시되어 있습니다": said(({ label, value }, close) =>
    close(`${topic(label)} ${toward(value)} 명시되어 있습니다`),
  ),
  "로 확인됩니다": said(({ label, value }, close) =>
    close(`${topic(label)} ${toward(value)} 확인됩니다`),
  ),
  "로 나타났습니다": said(({ label, value }, close) =>
    close(`${topic(label)} ${toward(value)} 나타났습니다`),
  ),
  // Openings.
  네: opened("네, "),
  "네 맞습니다": opened("네, 맞습니다. "),
  "문서에 따르면": opened("문서에 따르면 "),
  "공고문에 의하면": opened("공고문에 의하면, "),
  "제공된 자료에 따르면": opened("제공해 주신 자료에 따르면, "),
  "확인 결과": opened("확인 결과 "),
  참고로: opened("참고로 "),
  답변드리면: opened("질문하신 내용에 대해 답변드리면, "),
  결론부터: opened("결론부터 말씀드리면, "),
  즉: opened("즉, "),
  또한: opened("또한 "),
  다만: opened("다만, "),
  따라서: opened("따라서 "),
  "답변:": opened("답변: "),
  "**답변:**": opened("**답변:** "),
  "A.": opened("A. "),
  인사: opened("안녕하세요. 문의하신 내용에 답변드립니다. "),
  "다음과 같습니다": opened("관련 내용은 다음과 같습니다.\n\n"),
  "[1]에 따르면": (text, close) => {
    const [, cited] = /(\[\d+\])\.$/.exec(close(text)) ?? [];
    return cited ? `${cited}에 따르면 ${text}.` : null;
  },
  // What follows.
  "점 뒤 [1]": (text, close) => {
    const [, cited] = /(\[\d+\])\.$/.exec(close(text)) ?? [];
    return cited ? `${text}. ${cited}` : null;
  },
  "붙은 [1]": (text, close) => {
    const [, cited] = /(\[\d+\])\.$/.exec(close(text)) ?? [];
    return cited ? `${text}.${cited}` : null;
  },
  "(출처: [1])": (text, close) => {
    const [, cited] = /(\[\d+\])\.$/.exec(close(text)) ?? [];
    return cited ? `${text}(출처: ${cited}).` : null;
  },
  "(출처: 문서)": (text, close) => `${close(text)} (출처: 제공 문서)`,
  "출처 줄": (text, close) => `${close(text)}\n\n출처: 제공된 문서 본문`,
  "원문을 확인": (text, close) => `${close(text)} 자세한 내용은 원문을 확인하시기 바랍니다.`,
  "궁금한 점": (text, close) =>
    `${close(text)}\n\n추가로 궁금한 점이 있으시면 언제든지 말씀해 주세요.`,
  "점 없이": (text, close) => close(text).replace(/\.$/, ""),
  느낌표: (text, close) => close(text).replace(/\.$/, "!"),
  말줄임: (text, close) => close(text).replace(/\.$/, "..."),
  괄호로: (text, close) => `(${close(text).replace(/\.$/, "")})`,
  // Markdown.
  "- ": opened("- "),
  "* ": opened("* "),
  "• ": opened("• "),
  "1. ": opened("1. "),
  "2) ": opened("2) "),
  "① ": opened("① "),
  "> ": opened("> "),
  "✅ ": opened("✅ "),
  "  - ": opened("관련 내용:\n  - "),
  "제목 아래": opened("### 답변\n\n"),
  "요약 아래 -": opened("## 요약\n\n- "),
  "**굵은 제목** 아래": opened("**주요 내용**\n\n"),
  "**값**": marked("**"),
  "*값*": marked("*"),
  "`값`": marked("`"),
  __값__: marked("__"),
  "<b>값</b>": (text, close) => {
    const found = VALUE.exec(text);
    if (!found) return null;
    const [value] = found;
    const rest = text.slice(found.index + value.length);
    return close(`${text.slice(0, found.index)}<b>${value}</b>${rest}`);
  },
  "**문장**": (text, close) => `**${close(text)}**`,
  "**앞말**": (text, close) => {
    const found = /^(\S+(?: \S+)?)([은는]) /u.exec(text);
    return found ? close(`**${found[1]}**${text.slice(found[1].length)}`) : null;
  },
  "- **라벨**: 문장": (text, close) => {
    const found = /^(\S{2,12})[은는] /u.exec(text);
    return found ? `- **${found[1]}**: ${close(text)}` : null;
  },
  울타리: (text, close) => `\`\`\`\n${close(text)}\n\`\`\``,
  "라벨: 값": said(({ label, value }, close) => close(`${label}: ${value}`)),
  "**라벨**: 값": said(({ label, value }, close) => close(`**${label}**: ${value}`)),
  "- **라벨:** 값": said(({ label, value }, close) => `- ${close(`**${label}:** ${value}`)}`),
  "라벨 - 값": said(({ label, value }, close) => close(`${label} - ${value}`)),
  "라벨(값)": said(({ label, value }, close) => close(`${label}(${value})`)),
  "| 라벨 | 값 |": said(
    ({ label, value }) => `| 항목 | 내용 |\n|---|---|\n| ${label} | ${value} |`,
  ),
  "| **라벨** | 값 [1] |": said(
    ({ label, value }, close) =>
      `아래 표와 같습니다.\n\n| 항목 | 내용 |\n| :--- | ---: |\n| **${label}** | ${close(value).replace(/\.$/, "")} |`,
  ),
  "표의 줄": asRow,
  "라벨 줄, 값 줄": said(({ label, value }, close) => `**${label}**\n- ${close(value)}`),
  // Spelling of values.
  "30 일": respelt(new RegExp(`(\\d)(?=(?:${UNIT})(?![가-힣]*조의))`, "gu"), "$1 "),
  "30일": respelt(
    new RegExp(`(\\d) (?=(?:${UNIT})(?:$|[^가-힣]|[은는이가을를의에로으까부]))`, "gu"),
    "$1",
  ),
  "5만 원": respelt(/([조억만천])원/gu, "$1 원"),
  "5만원": respelt(/([조억만천]) 원/gu, "$1원"),
  "전각 숫자": respelt(/\d(?![^[]*\])/gu, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
  ),
  "전각 괄호": respelt(/[()%,]/gu, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)),
  "쉼표 없이": respelt(/(?<=\d),(?=\d{3})/gu, ""),
  쉼표: respelt(/(?<![\d.,'’제])(\d{4,})(?=[명원건개]|[억만]\s?원)/gu, (number) =>
    Number(number).toLocaleString("en"),
  ),
  퍼센트: respelt(/\s?%(?!p)/gu, "퍼센트"),
  프로: respelt(/\s?%(?!p)/gu, "프로"),
  "50 %": respelt(/(\d)%/gu, "$1 %"),
  "부터 까지": respelt(RANGE, "$1부터 $2"),
  "-로 범위": respelt(RANGE, "$1-$2"),
  "–로 범위": respelt(RANGE, "$1–$2"),
  "\\~": respelt(/[~∼～]/gu, "\\~"),
  "～": respelt(/[~∼]/gu, "～"),
  "세 명": respelt(/(?<![\d,.제])(\d{1,2})(명|개|가지|곳|번)(?!월)/gu, (whole, digits, unit) =>
    NATIVE[Number(digits)] ? `${NATIVE[Number(digits)]} ${unit}` : whole,
  ),
  "5만 → 50,000원": respelt(
    /(?<![\d,.억조] ?)(\d{1,4})만\s?원/gu,
    (_, number) => `${(Number(number) * 10_000).toLocaleString("en")}원`,
  ),
  "50,000원 → 5만": respelt(/(?<![\d,.억조만])(\d{1,3}(?:,\d{3})*)0,000\s?원/gu, (whole, head) => {
    const tenThousands = Number(head.replaceAll(",", ""));
    return tenThousands > 0 && tenThousands < 10_000 ? `${tenThousands}만 원` : whole;
  }),
  "날짜 2024-03-01": respelt(DATE, (_, y, m, d) => `${y}-${two(m)}-${two(d)}`),
  "날짜 2024. 3. 1.": respelt(DATE, "$1. $2. $3."),
  "날짜 2024/3/1": respelt(DATE, "$1/$2/$3"),
  "날짜 (금)": respelt(DATE, (whole, y, m, d) => `${whole}(${weekday(y, m, d)})`),
  "점 날짜 → 년월일": respelt(DOTTED, (_, y, m, d) => `${y}년 ${Number(m)}월 ${Number(d)}일`),
  "’24년": respelt(/(?<!\d)20(\d\d)년/gu, "’$1년"),
  "14:00 → 오후": respelt(
    /(?<![\d:])(1[3-9]|2[0-3]):([0-5]\d)(?!:)/gu,
    (_, h, m) => `오후 ${h - 12}시${m === "00" ? "" : ` ${Number(m)}분`}`,
  ),
  "오후 → 14:00": respelt(
    /오후 (\d{1,2})시(?: (\d{1,2})분)?/gu,
    (_, h, m = "0") => `${(Number(h) % 12) + 12}:${two(m)}`,
  ),
  "제3조 제2항": respelt(/(제\d+조(?:의\d+)?)(제\d+항)/gu, "$1 $2"),
  "3조 2항": respelt(/제(\d+)(조(?:의\d+)?|항|호)\s?/gu, "$1$2 "),
  "제 3 조": respelt(/제(\d+)(조|항|호)/gu, "제 $1 $2"),
  // Characters.
  "굽은 따옴표": respelt(/"([^"]*)"|'([^']*)'/gu, (_, one, other) =>
    one ? `“${one}”` : `‘${other}’`,
  ),
  "곧은 따옴표": respelt(/[“”]/gu, '"'),
  "「」 → 따옴표": respelt(/[「『]([^」』]*)[」』]/gu, "'$1'"),
  "「」 없이": respelt(/[「」『』]/gu, ""),
  "가운뎃점 → 쉼표": respelt(/(?<=[가-힣])[·ㆍ‧](?=[가-힣])/gu, ", "),
  "가운뎃점 ㆍ": respelt(/·/gu, "ㆍ"),
  NBSP: respelt(/ /gu, "\u00a0"),
  "넓이 없는 칸": respelt(/(?<=\d)(?=[가-힣])/gu, "\u200b"),
  NFD: (text, close) => close(text.normalize("NFD")),
  "줄 바꿈": broken("\n"),
  CRLF: broken("\r\n"),
  "<br>": broken("<br>"),
  "두 칸": respelt(/ /gu, "  "),
  "칸 없이": respelt(/(?<=[가-힣]) (?=[가-힣])/gu, ""),
  "괄호 앞 칸": respelt(/(?<=[가-힣])\((?=[가-힣\d])/gu, " ("),
  // Words and their order.
  "은 → 이": (text, close) => {
    const found = /^(\S{2,15}[가-힣])[은는] /u.exec(text);
    if (!found || /[하되]$/.test(found[1])) return null;
    return close(`${subject(found[1])}${text.slice(found[1].length + 1)}`);
  },
  "의 경우": (text, close) => {
    const found = /^(\S{2,15}[가-힣])[은는] /u.exec(text);
    if (!found || /[하되]$/.test(found[1])) return null;
    return close(`${found[1]}의 경우${text.slice(found[1].length + 1)}`);
  },
  "의 없이": respelt(/^(\S{2,10}[가-힣])의 (?=\S{2,10}[은는] )/u, "$1 "),
  "값이 라벨이다": said(({ label, value }, close) => close(`${subject(value)} ${label}입니다`)),
  "라벨을 묻고": said(
    ({ label, value }, close) => `${topic(label)} 얼마인가요? ${close(`${value}입니다`)}`,
  ),
  "라벨을 먼저": said(
    ({ label, value }, close) => `${label}에 대해 말씀드리겠습니다. ${close(`${value}입니다`)}`,
  ),
  "때를 뒤로": respelt(
    /^((?:20\d\d년)(?: \d{1,2}월(?: \d{1,2}일)?)?(?:에는|에)?),? ((?:[가-힣]+ )?[가-힣]+[은는]) /u,
    "$2 $1 ",
  ),
  "때를 앞으로": respelt(
    /^([가-힣]+(?: [가-힣]+)?[은는]) (20\d\d년(?: \d{1,2}월(?: \d{1,2}일)?)?(?:에|부터|까지)) /u,
    "$2 $1 ",
  ),
  "해야 → 하여야": respelt(/해야 /gu, "하여야 "),
  "하여야 → 해야": respelt(/하여야 /gu, "해야 "),
  "하셔야 합니다": respelt(/(?:하여야|해야) (?:한다|합니다)$/u, "하셔야 합니다"),
  "할 의무가 있다": respelt(/(?:하여야|해야) (?:한다|합니다)$/u, "할 의무가 있습니다"),
  "하지 않으면 안 된다": respelt(/(?:하여야|해야) (?:한다|합니다)$/u, "하지 않으면 안 됩니다"),
  "하실 수 있습니다": respelt(/할 수 있(?:다|습니다)$/u, "하실 수 있습니다"),
  "이 가능합니다": respelt(
    /([가-힣]+)할 수 있(?:다|습니다)$/u,
    (_, verb) => `${subject(verb)} 가능합니다`,
  ),
  "이 불가능합니다": respelt(
    /([가-힣]+)할 수 없(?:다|습니다)$/u,
    (_, verb) => `${subject(verb)} 불가능합니다`,
  ),
  "않습니다 ← 아니한다": respelt(/지 아니(?:한다|합니다|함)$/u, "지 않습니다"),
  "하였 → 했": respelt(/하였/gu, "했"),
  "되었 → 됐": respelt(/되었/gu, "됐"),
};

/** Ways that need another true sentence about the same chunk. */
export const WAYS_WITH_OTHER = {
  "다른 문장 뒤": (text, close, other) => `${close(other)} ${close(text)}`,
  "다른 문장 앞": (text, close, other) => `${close(text)} ${close(other)}`,
  "다른 줄 뒤": (text, close, other) => `- ${close(other)}\n- ${close(text)}`,
  "번호 줄": (text, close, other) => `1. ${close(other)}\n2. ${close(text)}`,
  "끝에만 [1]": (text, close, other) => `${other}. ${close(text)}`,
  "하며 이어": (text, close, other) => {
    const joined = inForm(other, "while");
    return joined === null ? null : close(`${joined}, ${text}`);
  },
  "하고 이어": (text, close, other) => {
    const joined = inForm(text, "and");
    return joined === null ? null : close(`${joined}, ${other}`);
  },
  "; 이어": (text, close, other) => close(`${other}; ${text}`),
  "또한 이어": (text, close, other) => `${close(other)} 또한, ${close(text)}`,
};

const reported = (tail) => (text, close) => {
  const told = inForm(text, "told");
  return told === null ? null : close(told.slice(0, -1) + tail);
};
/** Written after the rules for the ways above, and never looked at when a rule was made: what to expect of forms that nobody thought of. */
export const UNSEEN_WAYS = {
  "다는 점을 안내드립니다": reported("는 점을 안내드립니다"),
  "다는 내용이 있습니다": reported("는 내용이 있습니다"),
  "다는 설명입니다": reported("는 설명입니다"),
  "다고 기술됨": after("told", " 기술됨"),
  "다고 하더라고요": after("told", " 하더라고요"),
  "다고 답변드릴 수 있습니다": after("told", " 답변드릴 수 있습니다"),
  "것으로 정리할 수 있습니다": after("before", " 것으로 정리할 수 있습니다"),
  "것으로 이해됩니다": after("before", " 것으로 이해됩니다"),
  "것이 맞습니다": after("before", " 것이 맞습니다"),
  인데요: said(({ label, value }, close) => close(`${topic(label)} ${value}인데요`)),
  "로 기록되어 있다": said(({ label, value }, close) =>
    close(`${topic(label)} ${toward(value)} 기록되어 있다`),
  ),
  규정상: opened("규정상 "),
  문서상: opened("문서상 "),
  "공고 기준으로": opened("공고 기준으로 "),
  살펴보니: opened("자료를 살펴보니 "),
  "검색된 자료에는": opened("검색된 자료에는 "),
  우선: opened("우선 "),
  첫째: opened("첫째, "),
  요컨대: opened("요컨대, "),
  "말씀하신 부분은": opened("말씀하신 부분은, "),
  "아, 네": opened("아, 네. 확인했습니다. "),
  "(문서 기준)": (text, close) => close(`${text} (문서 기준)`),
  "※ 원문 참조": (text, close) => `${close(text)} ※ 원문 참조`,
  "- 출처 문서": (text, close) => `${close(text)} - 출처: 제공 문서`,
  "+ ": opened("+ "),
  "▶ ": opened("▶ "),
  "■ ": opened("■ "),
  "가. ": opened("가. "),
  "(1) ": opened("(1) "),
  "a) ": opened("a) "),
  "1️⃣ ": opened("1️⃣ "),
  "💡 **핵심:**": opened("💡 **핵심:** "),
  "**[답변]**": opened("**[답변]** "),
  "***값***": marked("***"),
  "==값==": marked("=="),
  "'값'": marked("'"),
  "<strong>문장</strong>": (text, close) => `<strong>${close(text)}</strong>`,
  "<li>문장": (text, close) => `<ul><li>${close(text)}</li></ul>`,
  "머리글 Q A": (text, close) => `**Q. 관련 내용은 무엇인가요?**\n\n**A.** ${close(text)}`,
  "끝에 두 칸": (text, close) => `${close(text)}  \n`,
  "세 줄로": (text, close) => {
    const words = text.split(" ");
    if (words.length < 9) return null;
    const third = Math.ceil(words.length / 3);
    const lines = [0, 1, 2].map((at) => words.slice(at * third, (at + 1) * third).join(" "));
    return close(lines.join("\n"));
  },
};
