/**
 * Hangul's equation scripts as one line of text: `{a+b} over c` → `(a+b)/c`. Written by hand: no library in npm reads the
 * language (한/글 수식 스크립트). What it does not know stays as written.
 */
import { fraction, matrix, parenthesise, root, script, withAccent } from "../linear-math.js";
import { ACCENTS, FUNCTIONS, MATRICES, SIGN_PAIRS, STYLE_WORDS, signOf } from "./equation-words.js";

/** Groups in groups; real scripts stay below ten. */
const MAX_DEPTH = 60;
/** A longer script is no equation. */
const MAX_SCRIPT = 20_000;

const TOKEN =
  /"[^"]*"|[A-Za-z]+|\p{N}+(?:[.,]\p{N}+)*|<<<|>>>|\.\.\.|\+-|-\+|!=|==|<=|>=|<<|>>|->|\s+|[\s\S]/gu;

export function equationText(source: string): string {
  if (source.length > MAX_SCRIPT) return source;
  const tokens = source.match(TOKEN) ?? [];
  const text = new ScriptReader(tokens).list(() => false, 0);
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ *\n */g, "\n")
    .trim();
}

class ScriptReader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  private peek(): string | undefined {
    return this.tokens[this.at];
  }

  private get command(): string {
    return (this.peek() ?? "").toLowerCase();
  }

  private skipSpace(): boolean {
    const from = this.at;
    while (/^[\s~`]+$/.test(this.peek() ?? "")) this.at++;
    return this.at > from;
  }

  /** Terms side by side, until a token that `ends` the list. */
  list(ends: (command: string) => boolean, depth: number): string {
    const terms: string[] = [];
    let spaced = false;
    while (this.peek() !== undefined && !ends(this.command)) {
      if (this.skipSpace()) {
        spaced = true;
        continue;
      }
      const term = this.scripted(this.term(depth), depth);
      const over = this.overOf(term, ends, depth);
      const before = terms.at(-1) ?? "";
      // A letter or number that follows another one would read as the same word.
      const joins = /[\p{L}\p{N})]$/u.test(before) && /^[\p{L}\p{N}]/u.test(over);
      if (before !== "" && over !== "" && (spaced || (joins && isWord(before, over)))) {
        terms.push(" ");
      }
      if (over !== "") terms.push(over);
      spaced = false;
    }
    return terms.join("").trim();
  }

  /** `a over b`; without a bar (`atop`, `binom`) the two stand side by side. */
  private overOf(term: string, ends: (command: string) => boolean, depth: number): string {
    const from = this.at;
    this.skipSpace();
    const word = this.command;
    if ((word !== "over" && word !== "atop") || ends(word)) {
      this.at = from;
      return term;
    }
    this.at++;
    this.skipSpace();
    const bottom = this.scripted(this.term(depth), depth);
    const whole = word === "over" ? fraction(term, bottom) : `${term} ¦ ${bottom}`;
    return this.overOf(whole, ends, depth);
  }

  /** A term with the scripts behind it; `from` and `to` are those of sums and limits. */
  private scripted(term: string, depth: number): string {
    let text = term;
    for (;;) {
      const from = this.at;
      this.skipSpace();
      const word = this.command;
      const isLimit = (word === "from" || word === "to") && /^[∑∏∐∫∬∭∮∯⋃⋂]|^lim/u.test(text);
      const sign =
        word === "^" || word === "sup" || (word === "to" && isLimit)
          ? "^"
          : word === "_" || word === "sub" || (word === "from" && isLimit)
            ? "_"
            : undefined;
      if (!sign) {
        this.at = from;
        return text;
      }
      this.at++;
      this.skipSpace();
      const part = this.term(depth);
      const base = /[_^]/.test(text) || /^[∑∏∐∫∬∭∮∯⋃⋂]/u.test(text) ? text : parenthesise(text);
      text = base + script(sign, part);
    }
  }

  private term(depth: number): string {
    const token = this.peek();
    if (token === undefined || depth > MAX_DEPTH) {
      this.at++;
      return token ?? "";
    }
    this.at++;
    if (token === "{") return this.group(depth);
    if (token.startsWith('"') && token.length > 1) return token.slice(1, -1);
    if (token === "#") return "\n";
    if (token === "&" || token === "}") return "";
    return SIGN_PAIRS[token] ?? (/^[A-Za-z]/.test(token) ? this.word(token, depth) : token);
  }

  private group(depth: number): string {
    const inside = this.list((command) => command === "}", depth + 1);
    if (this.peek() === "}") this.at++;
    return inside;
  }

  private word(word: string, depth: number): string {
    const command = word.toLowerCase();
    const argument = () => {
      this.skipSpace();
      return this.term(depth + 1);
    };
    if (STYLE_WORDS.has(command)) {
      this.skipSpace();
      return this.peek() === undefined ? "" : this.term(depth + 1);
    }
    if (command === "sqrt") return root("", argument());
    if (command === "root") return this.rootOf(argument(), depth);
    if (command === "left") return this.fenced(depth);
    if (command === "right") return this.fence();
    if (command in ACCENTS) return withAccent(argument(), ACCENTS[command]!);
    if (command in MATRICES) return this.table(MATRICES[command]!, depth);
    if (command === "binom") return `(${argument()} ¦ ${argument()})`;
    // `inf` is infinity, unless a limit is meant by it: 한/글 prints ∞.
    if (FUNCTIONS.has(command) && command !== "inf") return command;
    return signOf(word) ?? word;
  }

  /** `root 3 of x` */
  private rootOf(degree: string, depth: number): string {
    this.skipSpace();
    if (this.command === "of") {
      this.at++;
      this.skipSpace();
      return root(degree, this.term(depth + 1));
    }
    return root("", degree);
  }

  /** `LEFT ( … RIGHT )`; a full stop stands for no sign. */
  private fenced(depth: number): string {
    const open = this.fence();
    const inside = this.list((command) => command === "right", depth + 1);
    if (this.command !== "right") return open + inside;
    this.at++;
    return `${open}${inside}${this.fence()}`;
  }

  private fence(): string {
    this.skipSpace();
    const token = this.peek() ?? "";
    this.at++;
    if (token === "." || token === "") return "";
    const named = { lbrace: "{", rbrace: "}", langle: "⟨", rangle: "⟩", line: "|", vert: "|" };
    return named[token.toLowerCase() as keyof typeof named] ?? token;
  }

  /** `matrix{a & b # c & d}` */
  private table([open, close]: readonly [string, string], depth: number): string {
    this.skipSpace();
    if (this.peek() !== "{") return "";
    this.at++;
    const rows: string[][] = [[]];
    while (this.peek() !== undefined && this.peek() !== "}") {
      const cell = this.list((command) => ["&", "#", "}"].includes(command), depth + 1);
      if (cell !== "") rows.at(-1)!.push(cell);
      if (this.peek() === "#") rows.push([]);
      if (this.peek() === "&" || this.peek() === "#") this.at++;
    }
    this.at++;
    return `${open}${matrix(rows.filter((row) => row.length > 0))}${close}`;
  }
}

/** Whether two terms would run together into one word: a name before a name, `sin` before `x`. */
function isWord(before: string, after: string): boolean {
  return /\p{L}{2,}$/u.test(before) || (/\p{L}$/u.test(before) && /^\p{L}{2,}/u.test(after));
}
