/** What a question tells of the value that it asks for, and whose or what of several that must be; read once for all chunks. */
import { baseAsked } from "./asked-base.js";
import { deedWithin } from "./asked-deed.js";
import { type AskedObject, askedObject } from "./asked-object.js";
import { CONTACTS_ASKED } from "./asked-of-lines.js";
import {
  departmentOf,
  doneTo,
  type Owner,
  ownerAsked,
  ownerOfContact,
  roleAsked,
  type Whose,
  whoseAsked,
} from "./asked-owner.js";
import { type CountedThing, countedThing } from "./counted-things.js";
import { HeldWords } from "./held-words.js";
import { whichAsked } from "./other-cells.js";
import type { Question } from "./parse-question.js";
import { countriesIn, deedAsked, memberAsked, partAsked, stageAsked } from "./told-apart.js";

interface AskedValue {
  /** What the question holds. */
  words: HeldWords;
  /** Whose telephone or address, which of several counted, and what they are part of. */
  contact: Owner | null;
  counted: CountedThing | null;
  member: string | null;
  /** The words before the asked noun: what it belongs to, which department, role or name. */
  whose: Whose | null;
  owner: string | null;
  department: string | null;
  term: string | null;
  told: string | null;
  /** What was done to whom, which deed, and within what time. */
  done: string | null;
  deed: string | null;
  within: string | null;
  part: string | null;
  stage: string | null;
  base: string | null;
  object: AskedObject | null;
  countries: ReadonlySet<string>;
}

const READ = new WeakMap<Question, AskedValue>();

/** The noun is the same for each question (`askedOfLines`). */
export function askedValue(question: Question, noun: string | undefined): AskedValue {
  const known = READ.get(question);
  if (known) return known;
  const asked = readAsked(question, noun);
  READ.set(question, asked);
  return asked;
}

function readAsked({ text, asked: { name } }: Question, noun: string | undefined): AskedValue {
  const owner = noun === undefined ? null : ownerAsked(text, noun);
  return {
    words: HeldWords.of(text),
    contact: CONTACTS_ASKED.has(name) ? ownerOfContact(text) : null,
    counted: name === "count" ? countedThing(text) : null,
    member: name === "count" && noun !== undefined ? memberAsked(noun) : null,
    whose: noun === undefined ? null : whoseAsked(text, noun),
    owner,
    department: owner === null ? null : departmentOf(owner, text),
    term: noun === undefined ? null : roleAsked(text, noun),
    told: noun === undefined ? null : whichAsked(text, noun),
    done: doneTo(text),
    deed: deedAsked(text),
    within: deedWithin(text),
    part: partAsked(text),
    stage: stageAsked(text),
    base: baseAsked(text),
    object: askedObject(text),
    countries: countriesIn(text),
  };
}
