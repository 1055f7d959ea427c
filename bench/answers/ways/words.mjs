/** Other words for what is asked: asking words, attributes as verbs, years and numbers. */
import { changed, object, ofNoun, subject, topic } from "./forms.mjs";

const DAY = /(?:날짜|일자|[가-힣]일|날)$/;
const SPAN = /기간$/;
const MONEY = /(?:비|비용|료|수수료|금|금액|액|예산|요금)$/;
const PLACE = /(?:장소|위치|곳)$/;
const BODY = /(?:부서|과|팀|기관)$/;

/** Another asking word after nouns that it fits. */
const word = (from, fits, to) =>
  ofNoun((noun, asked) => (asked === from && fits.test(noun) ? `${topic(noun)} ${to}?` : null));
/** `면접 장소`: what the attribute is of. */
const event = (attribute, from, say) =>
  ofNoun((noun, asked) => {
    if (asked !== from) return null;
    const found = attribute.exec(noun);
    return found ? say(found[1], found[2]) : null;
  });
/** A thing that one does: `면접`, `설명회`; not `행사 참가자`. */
const PLACE_OF = /^(.*?)([가-힣]{2,3})\s장소$/;
const TIME_OF = /^(.*?)([가-힣]{2,3})\s(?:일정|날짜|일자)$/;
const COST_OF = /^(.*?)([가-힣]{2,3})\s비용$/;
const PEOPLE_OF = /^(.*?)([가-힣]{2})\s인원$/;
const ANY = /./;

export const WORDS = {
  며칠: word("언제", DAY, "며칠인가요"),
  "몇 월 며칠": word("언제", DAY, "몇 월 며칠인가요"),
  "어느 날": word("언제", DAY, "어느 날인가요"),
  "언제부터 언제까지": word("언제", SPAN, "언제부터 언제까지인가요"),
  "몇 원": word("얼마", MONEY, "몇 원인가요"),
  "어느 정도": word("얼마", MONEY, "어느 정도인가요"),
  "얼마나 하나요": word("얼마", MONEY, "얼마나 하나요"),
  "어느 곳": word("어디", ANY, "어느 곳인가요"),
  "어떤 장소": word("어디", PLACE, "어떤 장소인가요"),
  "어느 부서": word("어디", BODY, "어느 곳인지 알 수 있나요"),
  "어느 분": word("누구", ANY, "어느 분인가요"),
  "어떤 사람": word("누구", ANY, "어떤 사람인가요"),
  누구신가요: word("누구", ANY, "누구신가요"),
  뭐예요: word("무엇", ANY, "뭐예요"),
  뭔가요: word("무엇", ANY, "뭔가요"),
  "어떤 것": word("무엇", ANY, "어떤 것인가요"),
  "어떤 건가요": word("무엇", ANY, "어떤 건가요"),
  "어디에서 하나요": event(
    PLACE_OF,
    "어디",
    (before, thing) => `${before}${topic(thing)} 어디에서 하나요?`,
  ),
  "어디서 열리나요": event(
    PLACE_OF,
    "어디",
    (before, thing) => `${before}${subject(thing)} 어디서 열리나요?`,
  ),
  "언제 하나요": event(TIME_OF, "언제", (before, thing) => `${before}${topic(thing)} 언제 하나요?`),
  "(을) 언제 하나요": event(
    TIME_OF,
    "언제",
    (before, thing) => `${before}${object(thing)} 언제 하나요?`,
  ),
  "얼마가 드나요": event(
    COST_OF,
    "얼마",
    (before, thing) => `${before}${thing}에는 얼마가 드나요?`,
  ),
  "몇 명이 하나요": event(
    PEOPLE_OF,
    "몇 명",
    (before, thing) => `${before}${topic(thing)} 몇 명이 하나요?`,
  ),
  "담당하는 부서": changed((question) =>
    question.replace(/담당\s?부서는 (?:어디|무엇)인가요/, "담당하는 부서는 어디인가요"),
  ),
  "어느 부서가": changed((question) =>
    question.replace(/의 담당\s?부서는 (?:어디|무엇)인가요/, "는 어느 부서가 담당하나요"),
  ),
  어디에서: changed((question) => question.replace(/어디서/, "어디에서")),
  "어느 곳에서": changed((question) => question.replace(/어디에?서/, "어느 곳에서")),
  "얼마 정도": changed((question) => question.replace(/얼마(를|나)/, "얼마 정도$1")),
  "몇 날": changed((question) => question.replace(/언제(?= [가-힣]+나요)/, "며칠에")),
  "어느 분이": changed((question) => question.replace(/누가/, "어느 분이")),
  "어떤 사람이": changed((question) => question.replace(/누가/, "어떤 사람이")),
  뭘: changed((question) => question.replace(/무엇을/, "뭘")),
  "두 자리 해": changed((question) => question.replace(/20(\d\d)(?=년)/g, "$1")),
  "’두 자리 해": changed((question) => question.replace(/20(\d\d)(?=년)/g, "’$1")),
  "'두 자리 해": changed((question) => question.replace(/20(\d\d)(?=년)/g, "'$1")),
  "해 (년 없이)": changed((question) => question.replace(/(20\d\d)년(?=[ 가-힣])/g, "$1")),
  "해 년도": changed((question) => question.replace(/(20\d\d)년(?=[ ])/g, "$1년도")),
  "2000년대 풀어": changed((question) =>
    question.replace(/(?<![\d’‘'.])[’‘']?(2\d)(?=년)/g, "20$1"),
  ),
  "제 없이": changed((question) => question.replace(/제\s?(\d+)(?=\s?[조차회기호항])/g, "$1")),
  "달.날.": changed((question) => question.replace(/(\d{1,2})월\s?(\d{1,2})일/g, "$1.$2.")),
  "달/날": changed((question) => question.replace(/(\d{1,2})월\s?(\d{1,2})일/g, "$1/$2")),
  프로: changed((question) => question.replace(/퍼센트|%(?=[가-힣])/g, "프로")),
  "%": changed((question) => question.replace(/퍼센트/g, "%")),
  "가운뎃점 없이": changed((question) => question.replace(/[·ㆍ‧・]/g, "")),
  "가운뎃점 칸": changed((question) => question.replace(/[·ㆍ‧・]/g, " ")),
  "괄호 없이": changed((question) => question.replace(/\([^()]*\)/g, "")),
  "따옴표 없이": changed((question) => question.replace(/[「」『』“”"‘’《》｢｣]/g, "")),
};
