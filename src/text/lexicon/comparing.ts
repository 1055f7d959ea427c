/** Words by which amounts are compared. From reports, releases and answers of language models. */
import { lines, words } from "./patterns.js";

/** Behind what something is compared with. */
export const THAN = lines(`
보다
에 비해
에 비해서
에 비하여
와 비교해
과 비교해
`);
/** The same; a space may stand before it. */
export const AGAINST = words("대비");

/** Behind the year from which on something grew. */
export const SINCE_YEAR = words("에서 부터");

/** The year before the one that is told of. */
export const YEAR_BEFORE = words("전년 전년도 직전연도");

/** They say that it went on every year. */
export const EVERY_YEAR = words("해마다 매년 매해 해를거듭할수록");
/** The same, less strictly. */
export const STEADILY = words("계속 꾸준히 지속적으로 줄곧 점점 점차");

/** Something grew, or shrank, as a sentence tells it at its end; a plan to do so (`늘릴`, `줄이기로`) is none. */
export const GREW = words(
  "늘었 늘어났 늘어나고 늘어나며 늘고 늘며 늘어난 증가했 증가하였 증가하고 증가하며 증가한 증가함 증가세 증가 상승했 상승하였 상승한 상승 올랐 오른 올라 급증 높아졌 높아진 커졌 많아졌",
);
export const SHRANK = words(
  "줄었 줄어들었 줄어들고 줄어들며 줄고 줄며 줄어든 줄어 감소했 감소하였 감소하고 감소하며 감소한 감소함 감소세 감소 하락했 하락하였 하락한 하락 내렸 내린 떨어졌 떨어진 급감 낮아졌 낮아진 작아졌 적어졌",
);

/** What leaves some out before the most of the others is told. */
export const LEAVING_SOME = lines(`
다음으로
다음에
두 번째로
세 번째로
제외하고
제외하면
제외한
빼고
빼면
나머지
`);

/** How many times as much; the first is one. */
export const TIMES = words("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열");
/** Behind `두 배` and `절반`: at least, at most, about. */
export const TIMES_AT_LEAST = words("이상 넘 초과 을넘 를넘 이넘 가넘 을웃 를웃");
export const TIMES_AT_MOST = words("이하 미만 도되지 도안되 도안 에도못 에도미치 에못미 에미치지");
export const TIMES_ABOUT = words("가까 가량 정도 수준 안팎 남짓 쯤 에달 에이르");
