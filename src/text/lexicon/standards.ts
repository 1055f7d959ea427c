/** Series of standards and technical guides, as they stand before the number of one. */
import { lines, words } from "./patterns.js";

export const STANDARD_SERIES = lines(`
KS
KC
TTAK
TTAS
TTAE
TTAT
TTAI
TTAR
KCS
KDS
KOSHA GUIDE
KGS
KGS CODE
SPS
KEPIC
SOP
NFPC
NFTC
KFI
EXCS
LHCS
SMCS
KRACS
KWCS
KR C
KR S
KR E
KR A
KR I
KR T
KR R
`);

/** What standards are called on their covers, over the name of each. */
export const STANDARD_KINDS = words(
  "설계기준 표준시방서 전문시방서 한국산업표준 한국산업규격 국가표준 국가건설기준 정보통신단체표준 정보통신표준 방송통신표준 단체표준 행정표준 공공표준 사내표준 표준작전절차",
);

/** What is written about a standard or handed in to follow one, and is none itself. */
export const ABOUT_STANDARDS = words(
  "해설 해설서 매뉴얼 교재 교육자료 자료집 안내 안내서 신청서 보고서 결과보고서 인증서 성적서 계획서 검토서 확인서 증명서 의견서 점검표 체크리스트 계획 결과 보고 현황 공고 견적서 회의록",
);

/** Before `표준` and `규격` on a label: what something else follows. */
export const FOLLOWED_STANDARDS = words(
  "적용 시험 관련 인용 준거 참조 참고 근거 대응 해당 검사 제품 재료 품질",
);
