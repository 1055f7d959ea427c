/**
 * Words of Hangul's equation scripts and what they print (한/글 수식 명령어: 그리스 문자, 기호, 함수). Commands do not mind
 * capitals, except where capitals are letters of their own (`alpha`, `ALPHA`).
 */

const GREEK =
  "alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω";

const SIGNS =
  "times × div ÷ divide ÷ cdot ⋅ cdots ⋯ ldots … vdots ⋮ ddots ⋱ bullet • circ ∘ ast ∗ star ⋆ plusminus ± minusplus ∓ leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ approx ≈ sim ∼ simeq ≃ cong ≅ equiv ≡ prec ≺ succ ≻ ll ≪ gg ≫ propto ∝ in ∈ notin ∉ owns ∋ ni ∋ subset ⊂ superset ⊃ supset ⊃ subseteq ⊆ supseteq ⊇ cup ∪ union ∪ cap ∩ inter ∩ smallunion ∪ smallinter ∩ emptyset ∅ forall ∀ exist ∃ exists ∃ lnot ¬ wedge ∧ land ∧ vee ∨ lor ∨ oplus ⊕ ominus ⊖ otimes ⊗ odot ⊙ therefore ∴ because ∵ partial ∂ nabla ∇ laplace ℒ inf ∞ infinity ∞ infty ∞ angle ∠ triangle △ perp ⊥ bot ⊥ top ⊤ parallel ∥ deg ° prime ′ aleph ℵ hbar ℏ ell ℓ imag ℑ image ℑ real ℜ wp ℘ ohm Ω rightarrow → rarrow → to → leftarrow ← larrow ← uparrow ↑ downarrow ↓ leftrightarrow ↔ lrarrow ↔ mapsto ↦ models ⊨ vdash ⊢ dagger † ddagger ‡ centigrade ℃ fahrenheit ℉ won ₩ sum ∑ prod ∏ coprod ∐ int ∫ dint ∬ tint ∭ oint ∮ odint ∯ bigcup ⋃ bigcap ⋂";

/** Double arrows are the same words in capitals. */
const CAPITAL_SIGNS: Readonly<Record<string, string>> = {
  RARROW: "⇒",
  RIGHTARROW: "⇒",
  LARROW: "⇐",
  LEFTARROW: "⇐",
  LRARROW: "⇔",
  LEFTRIGHTARROW: "⇔",
  UPARROW: "⇑",
  DOWNARROW: "⇓",
};

/** Written as they are, upright. */
export const FUNCTIONS = new Set(
  "sin cos tan cot sec csc cosec arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim max min sup inf det gcd mod arg dim ker hom if for and".split(
    " ",
  ),
);

/** Change how letters look, not what they are. */
export const STYLE_WORDS = new Set(["rm", "it", "bold", "rmbold", "box", "phantom"]);

/** Marks over the next term. */
export const ACCENTS: Readonly<Record<string, string>> = {
  bar: "\u0305",
  overline: "\u0305",
  vec: "\u20d7",
  hat: "\u0302",
  tilde: "\u0303",
  dot: "\u0307",
  ddot: "\u0308",
  acute: "\u0301",
  grave: "\u0300",
  check: "\u030c",
  breve: "\u0306",
  under: "\u0332",
  underline: "\u0332",
  dyad: "\u20e1",
};

/** Tables of terms, with the signs around them. */
export const MATRICES: Readonly<Record<string, readonly [string, string]>> = {
  matrix: ["(", ")"],
  pmatrix: ["(", ")"],
  bmatrix: ["[", "]"],
  dmatrix: ["|", "|"],
  cases: ["{", ""],
  pile: ["", ""],
  lpile: ["", ""],
  rpile: ["", ""],
  cpile: ["", ""],
  eqalign: ["", ""],
};

/** Signs that two or three characters stand for. */
export const SIGN_PAIRS: Readonly<Record<string, string>> = {
  "+-": "±",
  "-+": "∓",
  "!=": "≠",
  "==": "≡",
  "<=": "≤",
  ">=": "≥",
  "<<": "≪",
  ">>": "≫",
  "<<<": "⋘",
  ">>>": "⋙",
  "->": "→",
  "...": "…",
};

const WORDS = new Map<string, string>();
for (const list of [GREEK, SIGNS]) {
  const words = list.split(" ");
  for (let at = 0; at + 1 < words.length; at += 2) WORDS.set(words[at]!, words[at + 1]!);
}
const GREEK_WORDS = new Set(GREEK.split(" ").filter((_, at) => at % 2 === 0));

/** What a word prints; undefined for words that print themselves. */
export function signOf(word: string): string | undefined {
  const capital = CAPITAL_SIGNS[word];
  if (capital) return capital;
  const lower = word.toLowerCase();
  const sign = WORDS.get(lower);
  if (sign === undefined) return undefined;
  // `Alpha` and `ALPHA` are the capital letter.
  return GREEK_WORDS.has(lower) && word[0] !== lower[0] ? sign.toUpperCase() : sign;
}
