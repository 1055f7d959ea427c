/** Series of standards and technical guides, as they stand before the number of one. */
import { lines } from "./patterns.js";

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
