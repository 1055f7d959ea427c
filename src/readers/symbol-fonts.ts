/**
 * Maps characters of symbol fonts (Symbol, Wingdings …) to Unicode. These fonts draw other shapes at ordinary code
 * points or at U+F000–F0FF, so the font's name decides.
 */

/** Adobe Symbol encoding from 0x20 and from 0xA0. */
const SYMBOL_LOW =
  " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼";
const SYMBOL_HIGH =
  "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪�〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭";

/** Wingdings from 0x21 and from 0x80, each as the Unicode character of the same picture or its plain likeness. */
const WINGDINGS_LOW =
  "✏✂✁👓🕭🕮🕯☎✆✉🖃📪📫📬📭📁📂📄🗏🗐🗄⌛🖮🖰🖲💻🖴💾🖬✇✍🖎✌👌👍👎☜☞☝☟🖐☺😐☹💣☠🏳🏱✈☼💧❄🕆✞🕈✠✡☪☯ॐ☸♈♉♊♋♌♍♎♏♐♑♒♓🙰&●❍■□🞐❑❒⬧⧫◆❖⬥⌧⮹⌘🏵🏶“”";
const WINGDINGS_HIGH =
  "⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿🙢🙠🙡🙣🙞🙜🙝🙟·•▪○🞆🞈◉◎🔿▪◻🟂✦★✶✴✹✵⯐⌖⟡⌑⯑✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛⮰⮱⮲⮳⮴⮵⮶⮷🙪🙫🙕🙔🙗🙖🙐🙑🙒🙓⌫⌦⮘➢⮙⮛⮈➲⮉⮋←→↑↓↖↗↙↘⬅➔⬆⬇🡼🡽🡿🡾⇦⇨⇧⇩⇔⇕↖↗↙↘▭▫✗✔☒☑⊞";

const WINGDINGS2: Readonly<Record<number, string>> = {
  79: "✗",
  80: "✓",
  81: "☒",
  82: "☑",
  83: "☒",
  84: "☒",
  151: "●",
  152: "●",
  153: "◎",
  159: "•",
  160: "■",
  161: "■",
  162: "■",
  163: "□",
  174: "◆",
};
const WINGDINGS3: Readonly<Record<number, string>> = {
  102: "←",
  103: "→",
  104: "↑",
  105: "↓",
  112: "▲",
  113: "▼",
  114: "△",
  115: "▽",
  116: "◀",
  117: "▶",
  118: "◁",
  119: "▷",
  125: "▶",
};
const WEBDINGS: Readonly<Record<number, string>> = {
  51: "◀",
  52: "▶",
  53: "▲",
  54: "▼",
  97: "✔",
  99: "□",
  103: "■",
  110: "●",
  114: "✗",
};

const FONTS: Readonly<Record<string, (code: number) => string | undefined>> = {
  symbol: fromLists(0x20, SYMBOL_LOW, 0xa0, SYMBOL_HIGH),
  wingdings: fromLists(0x21, WINGDINGS_LOW, 0x80, WINGDINGS_HIGH),
  "wingdings 2": (code) => WINGDINGS2[code],
  "wingdings 3": (code) => WINGDINGS3[code],
  webdings: (code) => WEBDINGS[code],
};

/** Replacement for an unknown character of a symbol font. */
const UNKNOWN = "\u{FFFD}";

export function isSymbolFont(font: string | undefined): boolean {
  return font !== undefined && font.toLowerCase() in FONTS;
}

/** One character of a `w:sym` (17.3.3.30): a font and a code point. */
export function symbol(font: string | undefined, code: number): string {
  const map = FONTS[font?.toLowerCase() ?? ""];
  if (map) return map(code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code) ?? UNKNOWN;
  if (code >= 0xe000 && code <= 0xf8ff) return UNKNOWN;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : UNKNOWN;
}

/** The text as it is printed where its font may be a symbol font. */
export function inSymbolFont(font: string | undefined, text: string): string {
  return font === undefined ? text : symbolText(font, text);
}

/** Text set in a symbol font. Characters outside the font's range are left as they are. */
export function symbolText(font: string, text: string): string {
  const map = FONTS[font.toLowerCase()];
  if (!map) return text;
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0)!;
      if (code === 0x20) return " ";
      if (code >= 0xf000 && code <= 0xf0ff) return map(code - 0xf000) ?? UNKNOWN;
      return (code < 0x100 && map(code)) || character;
    })
    .join("");
}

/** Letters that Windows-1252 has at 0x80 to 0x9F: what a PDF may call the signs that its symbol font draws there. */
const WINDOWS_LETTERS = new Map(
  [..."ŠŒŽšœžŸƒ"].map((letter, index) => [
    letter,
    [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f, 0x83][index]!,
  ]),
);

/** The family of pictures that a PDF's font name says (`ABCDEF+Wingdings-Regular`), as `drawnSign` takes it. */
export function pictureFont(name: string): string | undefined {
  const found = /^(?:[A-Z]{6}\+)?(wingdings|webdings)(?:[ -]?([23]))?(?:[-,]?regular|MT)?$/i.exec(
    name,
  );
  return found ? `${found[1]!.toLowerCase()}${found[2] ? ` ${found[2]}` : ""}` : undefined;
}

/** The sign that a PDF's font of pictures draws, where the file gives the letter at its place. */
export function drawnSign(font: string, letter: string): string {
  const code = WINDOWS_LETTERS.get(letter);
  return code === undefined ? symbolText(font, letter) : (FONTS[font]?.(code) ?? letter);
}

function fromLists(
  lowFirst: number,
  low: string,
  highFirst: number,
  high: string,
): (code: number) => string | undefined {
  const lowList = [...low];
  const highList = [...high];
  return (code) => (code >= highFirst ? highList[code - highFirst] : lowList[code - lowFirst]);
}
