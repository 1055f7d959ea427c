/** Whether a line, or what stands over it, names another of the kind that is asked about. */

import { clausesOf } from "../../text/sentences.js";
import { LINE } from "../weights.js";
import { holdsAnswer } from "./answer-kind.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import { ownerOfContact } from "./asked-owner.js";
import type { LineFacts } from "./line-facts.js";
import { isWordItself, type NamedThing, namesRival, topicThing } from "./rival-names.js";

/** It, or what stands over it, names another of the kind that is asked about, and not that one. */
export function isOfRival(line: LineFacts, of: AskedChunk): boolean {
  const { question, asked, known, whole } = of;
  const isPlaceOfRow = asked.isPlace && line.isRow;
  if (!asked.isTypeAsked && !asked.isWho && !isPlaceOfRow) return false;
  // `골목정책팀장 | 한별 | 2100-1234`: whose telephone it is, it says.
  const owner = ownerOfContact(question.text);
  if (owner?.names.every((name) => line.own.share(name) === 1)) return false;
  // What the sentence before names, this one may set apart from its own.
  const isUnderLast = of.parents[line.place]!.includes(line.place - 1);
  const last = line.isRow || isUnderLast ? undefined : of.held[line.place - 1];
  const near = [...line.near.filter((each) => each !== last), of.path];
  const headings = of.chunk.headings ?? of.chunk.path.slice(1);
  const parents = of.parents[line.place]!.map((each) => of.lines[each]!);
  const over = [line.text, ...headings, ...parents];
  const [title = "", ...rest] = of.chunk.path;
  // What its document is said to be about besides.
  const about = rest.filter((each) => !headings.includes(each));
  return asked.things.some((thing) => {
    const { word, before, head } = thing;
    if (near.some((each) => each.met(word, question) >= LINE.named)) return false;
    const isToldHere = isWordItself(thing)
      ? near.some((each) => each.share(before) === 1)
      : !known.some((each) => each.words.has(head));
    if (isToldHere) return false;
    // Beside the one that is asked about, only what the line itself names is another.
    if (whole.share(before + head) === 1) return namesRival(line.text, thing);
    const isNamedHere = whole.met(word, question) >= LINE.named;
    if (isNamedHere) return false;
    if (over.some((text) => namesRival(text, thing))) return true;
    // A document that names the thing may bear the name of its kind: `건축설계공모 공고` for `교사개축 설계공모`.
    const isOfDocument = () => known.some((each) => each.met(word, question) >= LINE.named);
    if (namesRival(title, thing) && !isOfDocument()) return true;
    // `한별어린이집(이하 “어린이집”)` in the rule of a `직장어린이집`.
    const isCalledSo = () => known.some((each) => each.holds(`${before}${head}이하`));
    return about.some((each) => namesRival(each, thing)) && !isCalledSo();
  });
}

/** Its values stand in clauses about another of the kind: `정기회의와 수시회의로 나누되, 정기회의는 연 2회` where `수시회의` is asked about. */
export function isInRivalsClause(line: LineFacts, { question, asked }: AskedChunk): boolean {
  if (!asked.isTypeAsked || line.isRow || line.fit !== true) return false;
  const topic = question.attribute === null && asked.isThing ? topicThing(question.topic!) : null;
  const all = topic === null ? asked.things : [...asked.things, topic];
  const things = all.filter(({ word }) => line.text.includes(word));
  if (things.length === 0) return false;
  const telling = clausesOf(line.text).filter(
    (clause) => holdsAnswer(question.asked, clause, question.text) === true,
  );
  return things.some(
    (thing) =>
      telling.length > 0 &&
      telling.every((clause) => !clause.includes(thing.word) && isAboutRival(clause, thing)),
  );
}

function isAboutRival(clause: string, thing: NamedThing): boolean {
  return [...clause.matchAll(TOPIC)].some(([, topic]) => namesRival(topic!, thing));
}

const TOPIC = /(?<![가-힣])([가-힣]{2,15})[은는](?![가-힣])/g;

/** The line names another of the kind of what the question is about: `탄력근무제` where `재택근무` is asked about. */
export function isOfRivalTopic(line: LineFacts, { question, asked, path }: AskedChunk): boolean {
  const { topic, attribute } = question;
  if (attribute !== null || !asked.isThing || !asked.isTypeAsked) return false;
  if (names(topic!, [...line.near, path], question)) return false;
  const thing = topicThing(topic!);
  if (thing === null || line.own.share(thing.before) === 1) return false;
  return namesRival(line.text, thing);
}
