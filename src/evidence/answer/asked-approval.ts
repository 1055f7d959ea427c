/** `누구 승인을 받나요`, `어느 부서의 허가가 있어야 하나요`: whose approval is asked for, and the lines that tell it: `담당 팀장의 승인을 얻어`. */

import { ROLES } from "../../text/lexicon/attributes.js";
import { BODIES, EVERYDAY_ENDINGS, MORE_BODIES } from "../../text/lexicon/organisations.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  APPROVALS,
  APPROVERS,
  APPROVING_BODIES,
  LIKE_APPROVALS,
  LIKE_DEPARTMENTS,
  WHICH_WORDS,
} from "../../text/lexicon/questions.js";

const ASKED = new RegExp(
  String.raw`(?<![가-힣])(?:누구|어디|${oneOf(WHICH_WORDS)}\s(?:부서|기관|위원회))(?:의|에게|에게서|에서|로부터)?\s(?:사전\s)?(${oneOf(APPROVALS)})[을를이가]?(?=\s)`,
);
/** `심의 의결`, `사전동의 확인`: a deed that ends as what is someone's. */
const DEED = `(?<![가-힣])(?:사전|서면)?[심동협]의`;
const OF_SOMEONE = `[가-힣)）」](?:의(?<!${DEED})|에게|에게서|로부터)`;
/** `규정에서 동의`, `1단계에서 승인` tell nobody. */
const IN_BODY = `${oneOf(APPROVERS, APPROVING_BODIES, BODIES, MORE_BODIES)}(?<!${oneOf(LIKE_DEPARTMENTS, EVERYDAY_ENDINGS)})에서`;
/** `부서장 승인`, `인사위원회 심의`: no word but that of a person or body stands so. */
const ALONE = oneOf(ROLES, APPROVERS);
/** Who gives it stands before it: `원장의 사전 승인`, `인사위원회의 심의ㆍ의결`, `소속 부서장에게 확인`. */
const BEFORE = String.raw`(?:${OF_SOMEONE}|${IN_BODY}|${ALONE})\s?(?:사전\s?|서면\s?|[가-힣]{2}\s?[·ㆍ․,]\s?)?`;

/** What such a line looks like; null where the question asks for no approval. */
export function approvalAsked(question: string): RegExp | null {
  const asked = ASKED.exec(question)?.[1];
  if (asked === undefined) return null;
  const alike = LIKE_APPROVALS.find((deeds) => deeds.includes(asked)) ?? [asked];
  return new RegExp(`${BEFORE}${oneOf(alike)}`, "g");
}
