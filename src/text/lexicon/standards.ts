/** Series of standards and technical guides, as they stand before the number of one. */
import { lines, words } from "./patterns.js";

export const STANDARD_SERIES = lines(`
KS
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
