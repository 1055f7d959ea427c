/**
 * A question by what someone did (`보고서는 누가 썼나요`) as one for the role that documents name (`보고서의 작성자는 누구인가요`). What parses
 * sentences would tell subject from object for every verb; only a few verbs have a role of their own.
 */
import { ROLES as ROLES_OF_DOCUMENTS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { ROLES_BY_VERB } from "../../text/lexicon/questions.js";

const ROLES_KNOWN: ReadonlySet<string> = new Set(ROLES_OF_DOCUMENTS);
const ROLES = ROLES_BY_VERB.map((line) => {
  const [role, verbs] = line.split(": ");
  return { role: role!, asked: askedBy(verbs!.split(", ")) };
});

/** `…는 누가 썼나요`, `…는 누가 가서 살펴봤나요`; with an object between (`누가 위원장을 맡나요`) another thing is asked. */
function askedBy(verbs: readonly string[]): RegExp {
  return new RegExp(
    String.raw`[은는을를]?\s누가\s(?:[가-힣]{1,4}[서고]\s)?${oneOf(verbs)}[가-힣]*[?？\s]*$`,
  );
}

/** `점검한 사람은 누구인가요`. */
const WHO_DID =
  /([을를]?)\s([가-힣]{2,4})(?:한|하는|할|했던)\s(?:사람|분|직원)[은는이]\s?누구[가-힣]*[?？\s]*$/;

export function withRole(question: string): string {
  const did = WHO_DID.exec(question);
  if (did && ROLES_KNOWN.has(`${did[2]}자`))
    return question.replace(WHO_DID, `${did[1] === "" ? "" : "의"} ${did[2]}자는 누구인가요?`);
  for (const { role, asked } of ROLES)
    if (asked.test(question)) return question.replace(asked, `의 ${role}는 누구인가요?`);
  return question;
}
