/** Names of bodies and of those who sign for them, as they stand alone on a line. */
import { closeUp } from "../text/spacing.js";

/** What names of public bodies, their parts and companies end with, where the ending alone says so. */
const BODY = new RegExp(
  `(?:${[
    "특별자치도|경기도|강원도|충청[남북]도|전라[남북]도|경상[남북]도|제주도",
    "위원회|연합회|협회|학회|이사회|의회|진흥회|상공회의소|중앙회|조합|공사|법인|연맹",
    "센터|본사|지사|사무소|사업소|관리소|연구소|보건소|검역소|출장소|훈련소|발전소|등기소|추진단",
    "연구원|진흥원|개발원|교육원|감사원|의료원|관리원|정보원|평가원|안전원|정보사회원|연수원|인증원|기술원|시험원|수련원|문화원|복지원|관찰원|국토원|병원|법원|학원|유치원",
    "소방서|경찰서|세무서|대사관|영사관|박물관|도서관|미술관|과학관|체육관|회관|담당관|정책관|기획관|심의관",
    "대학|학교|은행|금고|테크노파크|주식회사|유한회사|㈜|합동|그룹|구조대|항공대|소방대|특공대|경비대",
  ].join("|")})$`,
);
/** Endings that name a body unless the word is an everyday one. */
const SHORT_BODY = /[가-힣](?:부|처|청|국|과|실|팀|시|군|구|단)$/;
const EVERYDAY = new RegExp(
  `(?:${[
    "여부|납부|송부|교부|첨부|발부",
    "출처|거래처|수신처|배부처|접수처|연락처|구매처|사용처|문의처|판매처|수요처|대처",
    "요청|신청|재청",
    "전국|외국|결국|각국|당국",
    "결과|효과|초과|통과|부과|경과|(?:사업|운영|추진|주요|연구|핵심)성과",
    "현실|사실|부실|성실|교실|확실|착실|충실|과실|손실",
    "일시|즉시|임시|고시|표시|공시|제시|예시|지시|게시|동시|수시|상시|당시|개시",
    "요구|연구|청구|기구|도구|입구|특구|징구",
    "수단|중단|판단|진단|하단|집단|첨단|상단",
  ].join(
    "|",
  )})$|^(?:일부|내부|외부|전부|세부|상부|하부|기부|명부|장부|간부|대부|성과|한국|미국|중국|영국|약국|다시|학과|사과|내과|외과|근처|조처|내실|진실|장군|해군|육군|공군)$`,
);

/** What those who sign for a body are called. */
const HEAD =
  /(?:장관|차관|총리|대통령|지사|군수|교육감|대표이사|대표|지출원|재무관|계약담당관|의장|총장|학장|교장|원장|은행장|조합장|회장|사장|센터장|부장|국장|과장|실장|팀장|단장|대장|서장|소장|처장|청장|관장|시장|읍장|면장|동장|직무대리|의원\s*(?:대표발의|외\s*\d+인))$/;
const LONGEST = 40;

/** A line that names a body or its head, letter-spacing closed up; null where it reads like anything else. */
export function organisation(text: string): string | null {
  const name = unsigned(text);
  return plain(name) && (isBody(bare(name)) || HEAD.test(bare(name))) ? name : null;
}

/** A line that names a body, not a person's office. */
export function body(text: string): string | null {
  const name = unsigned(text);
  return plain(name) && isBody(bare(name)) ? name : null;
}

/** Whether a line is an office that signs (`고용노동부장관`), never a title. */
export function isSignatory(name: string): boolean {
  return plain(unsigned(name)) && HEAD.test(bare(unsigned(name)));
}

/** `서 울 특 별 시 장 (직인생략)` → `서울특별시장`. */
export function unsigned(text: string): string {
  return closeUp(text)
    .replace(
      /\s*[(（[]?\s*(?:직인\s*생략|직인|관인\s*생략|관인|인|서명|서명\s*또는\s*인|생략)\s*[)）\]]\s*$/,
      "",
    )
    .trim();
}

function isBody(name: string): boolean {
  if (BODY.test(name)) return true;
  const word = name.split(" ").at(-1)!;
  return SHORT_BODY.test(word) && !EVERYDAY.test(word);
}

/** Without what stands in brackets at its end: `인재개발원 (인재양성과)` → `인재개발원`. */
function bare(name: string): string {
  return name.replace(/\s*[([（［][^)\]）］]*[)\]）］]$/, "").trim();
}

function plain(name: string): boolean {
  if (name.length > LONGEST) return false;
  if (/["“”'‘’「」『』<>:：*※?!,☎=]/.test(name)) return false;
  return !/^\d+[.)]|^[가-하][.)]\s|^[-□○①-⑳]|^제\s?\d/.test(name);
}
