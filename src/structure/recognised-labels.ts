/** The labels in the head of a letter as recognition reads them: the blanks within and behind them come out as marks, or not at all. */

/** `수 _ 신한빛시장`, `제 、 목:…` for `수   신`, `제   목`; a blank alone is read elsewhere, and may part words (`제 목소리`). */
const SPREAD =
  /^\s{0,4}(수|발|참|제|경)\s{0,4}[_、。·]{1,3}\s{0,4}(신|조|목|유)[_、。·\s]{0,6}(?=[:：「『(\d가-힣])/;
const LABELS = new Set(["수신", "발신", "참조", "제목", "경유"]);
/** `시행일자2026.3.2.` */
const CLOSED = /^(\s{0,4}(?:시\s?행\s?일\s?자?|문\s?서\s?번\s?호|생산일자|기안일자))(?=\d)/;

export function withRecognisedLabel(text: string): string {
  const [spread = "", first = "", last = ""] = SPREAD.exec(text) ?? [];
  if (LABELS.has(first + last)) return `${first}${last} ${text.slice(spread.length)}`;
  return text.replace(CLOSED, "$1 ");
}
