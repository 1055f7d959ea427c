/** What a cell of a table says, as far as a header is concerned: a name, a period, a value, or running text. */
import { squeeze } from "../text/spacing.js";
import { CELL } from "./table-head-weights.js";

export type CellKind = "blank" | "unit" | "name" | "period" | "value" | "prose";

/** Arrows stand between columns of a flow and name nothing. */
const NOTHING = /^[→⇒⇨▶►➡➔➜↓⇩⇓⇑↑←⇦⇐⇔↔]*$/u;
const UNIT =
  /^(?:[(<[〈〔【]?단위[:：)]?.*|\(?(?:%p?|‰|[천백십]*[만억조]*원|달러|[명건개회])\)?)$/u;
const MARK =
  /^(?:[-–—―−‐－‧·…*]+|[○◯O●◎◉×Xx✕√✓∨V△▲▽▼☆★]|해당없음|해당사항없음|없음|미정|상동|N\/?A)$/u;
/** What begins an item, a checkbox or a remark. */
const ITEM = /^(?:[□■◇◆○●◎ㅇ▪▫•·∙‧▸▹▷▶►☞☑☐※◦√✓⦁❍◈➢❏*-]|[①-⑳㉠-㉻⑴-⒇]|\[\]|\d+[.)]|[가-하][.)])/u;
/** `⑪인원`: forms number their columns. */
const NUMBERED = /^[①-⑳][^①-⑳:：]{1,15}$/u;
const NO_NAME = /@|https?:|www\.|☎|\[\]|□|☐|☑|[:：](?=.)|제\d+(?:조|호|항)|(?:니다|[다음함됨])\.$/u;

const ORDINAL =
  /^제?\d{1,2}(?:단계|차(?:년도)?|등급|순위|유형|그룹|주차|일차|회차|학년|학기|분위)(?:\(.*\))?$/u;
const PERIOD_WORDS = [
  "\\(?\\d{1,2}[~∼～-]\\d{1,2}월\\)?",
  "(?:19|20)\\d\\d(?:년도?|학년도)?",
  "'\\d\\d(?:년도?)?",
  "\\d\\d년도?",
  "\\d{1,2}월",
  "[1-4](?:/4)?분기",
  "[1-4]/4",
  "[1-4]Q",
  "[상하]반기",
];
const PERIOD = new RegExp(PERIOD_WORDS.join("|"), "gu");
/** What may stand beside a year or month: `'22년중`, `2021년(A)`, `7월p`, `전년동기`. */
const BESIDE_A_PERIOD =
  /전년|동기|동월|이후|이전|잠정|확정|추정|전망|예산|결산|계획|실적|목표|누계|누적|중|말|초|\([A-Za-z]\)|[~∼～\-–.,'()·/]|[pePE]$/gu;

/** `(b/a*100)`, `(A-B)`: how a column is reckoned. */
const FORMULA = /\([A-Za-z\d]+(?:[-+/*×÷=][A-Za-z\d]+)+\)$/u;

/** Ends of names that Korean tables give to their columns. */
const COLUMN_NAME = new RegExp(
  `(?:${[
    "구분|항목|분류|유형|종류|종별|등급|번호|연번|순번|단위|비고|참고|순위|형식|기호",
    "성명|이름|소속|부서|부처|발주처|기관|직급|직위|직책|담당|담당자|연락처|전화|주소|위치|지역|국가|국명|업종",
    "명칭|품명|품목|규격|수량|단가|금액|가격|예산|사업비|재원|비용|편익|비율|비중|건수|인원|정원|현원|점수|배점",
    "합계|소계|총계|누계|증감|증감률|잔액|평균|크기|규모|면적|거리|길이|높이|너비|깊이|무게|중량|용량|값",
    "내용|개요|설명|사유|근거|결과|의견|일정|일시|일자|날짜|기간|시기|시간|장소|방법|방식|경로|업무|대상|목적|기준|요건|조건",
    "여부|현황|실적|계획|목표|성과|효과|지표|문제점|개선안|개선|현행|개정안|과제|사업|기능|역할|특징|상세|장점|단점",
    "예시|사례|상태|조치|분야|영역|단계|년도|연도|법령|법률|조문|조항|규정|제목|데이터|코드|버전|서식|서류|출처|옵션|속성|자료형",
    "[가-힣](?:명|율|률|액|량|별|비|수|일)",
  ].join("|")})$`,
  "u",
);
/** What stands above the names of the rows, and nowhere else. */
const ROW_NAMES = /^(?:구분|항목|연번|순번|일련번호|번호|분류|no\.?)$/iu;

/** What never stands above the names of the rows: `설명 | …` is a label beside its value. */
const VALUE_NAMES = /^(?:(?:주요|세부)?내용|설명|비고|목적|개요|사유|금액|기간)$/u;

/** Without white space and soft hyphens, with one kind of apostrophe. */
export function closed(text: string): string {
  return squeeze(text.normalize("NFC").replaceAll("\u00ad", "")).replace(/[‘’‛′＇`´]/gu, "'");
}

/** Of closed text. */
export function kindOf(text: string): CellKind {
  if (NOTHING.test(text)) return "blank";
  if (NUMBERED.test(text) && namesColumn(text)) return "name";
  if (UNIT.test(text) && text.length <= CELL.longestName) return "unit";
  if (isPeriod(text)) return "period";
  if (MARK.test(text) || isValue(text)) return "value";
  const digits = withoutPeriods(text.replace(FORMULA, "")).replace(/\D/gu, "").length;
  const named = text.length <= CELL.longestName && digits <= CELL.digitsOfName;
  return named &&
    /\p{L}/u.test(text) &&
    !ITEM.test(text) &&
    !/^\d/u.test(text) &&
    !NO_NAME.test(text)
    ? "name"
    : "prose";
}

/** Whether the words are ones that columns go by, in closed text with or without a remark in brackets behind it. */
export function namesColumn(text: string): boolean {
  const bare = text.replace(/[(（[〈<].*$/u, "").replace(/[*\d)]+$/u, "");
  return COLUMN_NAME.test(bare === "" ? text : bare);
}

export function namesRows(text: string): boolean {
  return ROW_NAMES.test(text);
}

export function namesValues(text: string): boolean {
  return VALUE_NAMES.test(text);
}

function isPeriod(text: string): boolean {
  if (ORDINAL.test(text)) return true;
  const rest = withoutPeriods(text);
  return rest !== text && rest.replace(BESIDE_A_PERIOD, "") === "";
}

function withoutPeriods(text: string): string {
  return text.replace(PERIOD, "");
}

function isValue(text: string): boolean {
  if (!/^(?:약|총|금|월|제|최대|최소)?[\p{P}\p{S}]*\d/u.test(text) || /^\d+[.)]\p{L}/u.test(text))
    return false;
  return text.replace(/[\d\p{P}\p{S}]/gu, "").length <= CELL.lettersOfUnit;
}
