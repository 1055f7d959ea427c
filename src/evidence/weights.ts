/**
 * Weights of question parsing, line scoring and answer selection.
 *
 * Fitted by `scripts/fit-evidence.mjs`, which tries other values one at a time on the fitting halves (`bench/halves.mjs`) of two sets,
 * questions about encyclopedia articles and about official documents: the score is the share of questions answered rightly, less the
 * share answered where there is no answer.
 * The objects are not frozen, so that the script can try a value in place; nothing else writes to them.
 */

/** Which lines become the answer, and whether there is one. */
export const ANSWER = {
  /** Number of best chunks (by words) that are scanned. More adds time and no right answers. */
  depth: 8,
  /** Number of best chunks of the first document, ranked among themselves, that are scanned too. */
  depthInDocument: 4,
  /** The same by the words that the question ends with: they name the attribute, and a label is all that a line says of it. */
  depthOfAttribute: 3,
  /** The same by the headings that tell what a document is for, where it is asked why. */
  depthOfReason: 3,
  /** Number of chunks of it among which those with the asked noun for a label are looked for. */
  depthOfLabel: 40,
  /**
   * Support below which nothing is answered: "none" is better than a wrong line. The one value that trades right answers for false
   * ones: this answers four in five answerable questions rightly and one in six of the others at all.
   */
  leastSupport: 3.27,
  /** Lines shown at most. The fifth answers one question in two hundred more, and the first alone answers two of three. */
  mostLines: 5,
  /** How much worse than the first a further line may score. */
  margin: 1.2,
  /** How much worse than the first a further line that leads a list may score to bring its items. */
  leadMargin: 0.4,
  /** How much worse than the first the best line of another document may score to come right behind it. */
  alike: 0.15,
  /** Added to a line that tells the latest of the days from which its document is in force, where that is asked for. */
  latest: 1.5,
  /** How much less of the question another document may hold than the one that holds most. */
  otherDocument: 0.25,
  /** What the rank of its chunk adds to a line, as a share of the best chunk's score. */
  chunkScore: 0.3,
  /**
   * What the worth of a chunk adds to support, by its logarithm. Chunks that hold a question's words by chance hold few and common
   * ones: the worth, counted in words that no other chunk has, tells whether the question is met at all.
   */
  worth: 0.9,
  /** Added to the worth, so that a chunk which holds nothing has a logarithm. */
  leastWorth: 0.3,
  /** With so many chunks, what is held counts half by how rare it is; with fewer, every word is common and counts by being there. */
  fewChunks: 100,
};

/** How well one line answers. Shares of the question that it holds are between 0 and 1. */
export const LINE = {
  /** A word of which only some syllable pairs are there counts for that share, times this. */
  partOfWord: 0.7,
  /** Share of its syllable pairs below which a word does not count as there. */
  leastPart: 0.5,
  /** An everyday word counts for this where a text has an official term for it instead: `임금` for `월급`. */
  official: 0.9,
  /** Taken off a line without the article or the change that is asked for, or with the asked label and no value of the asked type (`개최 일시 : 따로 알림`). */
  misfit: 1.5,
  /** Taken off a line that has such a value and does not name what it is the value of. */
  unnamed: 0.6,
  /** Added to the support of a line whose label, or the label of its cell, is the very noun that is asked for. */
  labelled: 0.3,
  /**
   * Taken off, times its weight, for a noun of the question that stands nowhere in the document, where an attribute is asked for that
   * official documents have a word for: a value of another thing is worse than none.
   */
  missing: 4,
  /** Share of the question that a chunk must hold for the value of an attribute: the same attribute of another thing is no answer. */
  leastHeld: 0.6,
  /** Share of a word's syllable pairs, times `partOfWord`, from which a line names it. */
  named: 0.5,
  /** Share of a question, the asker's own verbs aside, that may be unmet for these to count as said by another word. */
  mostUnmet: 0.1,
  /** Added to a line that defines the word whose meaning is asked: it needs nothing else of the question. */
  defines: 0.8,
  /** Added where it leaves no doubt: `“중대재해”란 …을 말한다`, before `중대재해는 지체 없이 보고한다`. */
  definesPlainly: 0.8,
  /** Added to a line that names a place where one is asked for. */
  place: 0.3,
  /** Added to a line whose label is the very noun that is asked for: `신청기간 : …`, `제5조(신청기간)`. */
  label: 0.8,
  /** Added to a row whose first cell the question names: `2부` of `축제 2부의 시간은`. */
  rowName: 0.8,
  /** Added to a line that leads a list, where the question asks for no single value: the items say what it only names. */
  lead: 0.2,
  /** The same where the line says so itself: `다음 각 호의 사항을 …`. */
  explicitLead: 0.6,
  /** Added to a line that can decide a question that asks yes or no: `제외`, `할 수 있다`, `적용하지 아니한다`. */
  decides: 0.3,
  /** Added to a line that has the word which a question of yes or no is about: `대기업도 신청할 수 있나요`. */
  questioned: 0.5,
  /** Added to a line that tells a bound where one is asked for: `최대 8점` of `최대 몇 점`. */
  bound: 0.3,
  /** What the words of the question in the line itself add, beside those in its headings and neighbours. */
  ownWords: 0.15,
  /** Added where the line's subject is what the question is about. */
  subject: 0.16,
};

/** What the words of a question weigh; a plain word weighs the root of its rarity. */
export const QUESTION = {
  /** A noun that only names the kind of answer (`…한 곳은?`), and a verb that no document says so. */
  kindOfAnswer: 0.3,
  /** The verb of the question (`…되었는가?`): the answer often has another. */
  verb: 0.5,
  /** A verb that people use and documents do not (`빌리면`), before the last: where a document has it, it has it by chance. */
  askersVerb: 0.25,
  /** Share of the rarity of a word in a single chunk below which it tells nothing: `당시`, `실제` are said of everything. */
  leastTelling: 0.7,
  /** Number of chunks among which words are taken to stand at least: among fewer, rarity tells little. From 300 to 4,000 nothing changes. */
  leastChunks: 300,
  /** Rarity of a word that stands in nearly every chunk: it still weighs something. */
  leastRarity: 0.01,
};
