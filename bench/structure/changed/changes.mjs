/**
 * Changes to a document that must leave its fields as they are. Each takes a copy and the label, and says false where it does not fit;
 * what it gives back as an object holds readings that are as right in the changed document.
 */
import { holdsObject, setText, squeeze, textOf } from "./hwpx-copy.mjs";
import { below, childrenOf, element, localOf } from "./xml-tree.mjs";

const HEIGHT = ["textheight", "vertsize"];

function forSizes(copy, change) {
  for (const each of below(copy.header, "charPr"))
    each.attributes.height = String(change(Number(each.attributes.height)));
  for (const section of copy.sections)
    for (const line of below(section, "lineseg"))
      for (const name of HEIGHT)
        line.attributes[name] = String(change(Number(line.attributes[name])));
}

function align(copy, change) {
  for (const each of below(copy.header, "align"))
    if (each.attributes.horizontal) each.attributes.horizontal = change(each.attributes.horizontal);
}

function withoutLines(copy) {
  for (const { paragraph } of copy.paragraphs())
    paragraph.children = paragraph.children.filter(
      (each) => typeof each === "string" || localOf(each) !== "linesegarray",
    );
}

const first =
  (...texts) =>
  (copy) => {
    copy.putFirst(...texts.map((text, at) => copy.paragraph(text, { at })));
  };

/** The title's own paragraphs, where it stands in lines of its own; a letter's beside its label do not count. */
function ownTitle(copy, { title }) {
  return title === null ? null : copy.find(title);
}

function isBox({ list }, copy) {
  for (const section of copy.sections)
    for (const table of below(section, "tbl"))
      if (
        childrenOf(table, "tr").length === 1 &&
        childrenOf(childrenOf(table, "tr")[0], "tc").length === 1
      )
        if ([...below(table, "subList")][0] === list) return table;
  return null;
}

function halves(title) {
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const middle = title.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? null : [title.slice(0, at), title.slice(at + 1)];
}

const retitled =
  (say, accept = () => [], fits = () => true) =>
  (copy, label) => {
    const found = ownTitle(copy, label);
    if (!found || !fits(label.title)) return false;
    const [one, ...others] = found.paragraphs;
    setText(one, say(label.title));
    found.list.children = found.list.children.filter((each) => !others.includes(each));
    return { title: accept(label.title) };
  };

const split = (how) => (copy, label) => {
  const found = ownTitle(copy, label);
  const two = label.title && halves(label.title);
  if (!found || !two || found.paragraphs.length > 1 || textOf(found.paragraphs[0]).includes("\n"))
    return false;
  const [one] = found.paragraphs;
  if (how === "break") {
    setText(one, two.join("\n"));
    return {};
  }
  setText(one, two[0]);
  const next = copy.paragraph(two[1], { like: one });
  found.list.children.splice(found.list.children.indexOf(one) + 1, 0, next);
  return {};
};

/** The ways in which a day is written. */
const pad = (text) => String(Number(text)).padStart(2, "0");
const WEEKDAYS = "일월화수목금토";
const DAYS = {
  "2024년 3월 1일": (y, m, d) => `${y}년 ${Number(m)}월 ${Number(d)}일`,
  "2024. 3. 1.": (y, m, d) => `${y}. ${Number(m)}. ${Number(d)}.`,
  "2024.03.01.": (y, m, d) => `${y}.${pad(m)}.${pad(d)}.`,
  "2024.3.1": (y, m, d) => `${y}.${Number(m)}.${Number(d)}`,
  "2024-03-01": (y, m, d) => `${y}-${pad(m)}-${pad(d)}`,
  "2024/03/01": (y, m, d) => `${y}/${pad(m)}/${pad(d)}`,
  "'24. 3. 1.": (y, m, d) => `'${y.slice(2)}. ${Number(m)}. ${Number(d)}.`,
  "’24.3.1.(금)": (y, m, d) =>
    `’${y.slice(2)}.${Number(m)}.${Number(d)}.(${WEEKDAYS[new Date(Date.UTC(y, m - 1, d)).getUTCDay()]})`,
  "2024. 3. 1.(금)": (y, m, d) =>
    `${y}. ${Number(m)}. ${Number(d)}.(${WEEKDAYS[new Date(Date.UTC(y, m - 1, d)).getUTCDay()]})`,
  "2024년 03월 01일 금요일": (y, m, d) =>
    `${y}년 ${pad(m)}월 ${pad(d)}일 ${WEEKDAYS[new Date(Date.UTC(y, m - 1, d)).getUTCDay()]}요일`,
  "2 0 2 4. 3. 1.": (y, m, d) => `${[...y].join(" ")}. ${Number(m)}. ${Number(d)}.`,
};

const dated =
  (way) =>
  (copy, { issued_date: date }) => {
    const [y, m, d] = date?.split("-") ?? [];
    if (!d) return false;
    const said = DAYS[way](y, m, d);
    const any = new RegExp(
      String.raw`(?<!\d)(?:${y}|['‘’]${y.slice(2)})(?:\s?[.년/-]\s*)0?${Number(m)}(?:\s?[.월/-]\s*)0?${Number(d)}(?!\d)(?:\s?일|\s?\.)?(?:\s?[(（][월화수목금토일](?:요일)?[)）]|\s[월화수목금토일]요일)?`,
      "g",
    );
    return copy.replaceTexts((text) => text.replace(any, said)) && {};
  };

const NUMBERED = /제\s*(\d{2,4})\s*[-–—]\s*(\d+)\s*호/g;
const numbered =
  (say) =>
  (copy, { doc_number: number }) => {
    if (!number || !/제\s*\d{2,4}\s*[-–—]\s*\d+\s*호/.test(number)) return false;
    const changed = copy.replaceTexts((text) => text.replace(NUMBERED, (_, y, n) => say(y, n)));
    return changed && { doc_number: [number.replace(NUMBERED, (_, y, n) => say(y, n))] };
  };

/** Labels that forms have, told by hand; spaced letters must not matter. */
const LABELS = [
  "수신",
  "수신자",
  "제목",
  "문서번호",
  "시행일자",
  "결재일자",
  "공개여부",
  "시행",
  "담당부서",
  "보도시점",
  "배포",
  "배포일시",
  "공고번호",
  "등록번호",
  "등록일자",
  "의안번호",
  "발의연월일",
  "사건번호",
  "작성일자",
  "발신",
  "발신명의",
  "참조",
  "경유",
];
const LABEL_LINE = new RegExp(`^(\\s*)(${LABELS.join("|")})(?=\\s*[:：]|\\s\\s|\\t|\\s*$)`);

function spacedLabels(copy) {
  return (
    copy.replaceTexts((text) =>
      text.replace(LABEL_LINE, (_, before, label) => `${before}${[...label].join(" ")}`),
    ) && {}
  );
}

function colons(copy) {
  return (
    copy.replaceTexts((text) =>
      text.replace(new RegExp(`^(\\s*(?:${LABELS.join("|")}))\\s{2,}(?=\\S)`), "$1 : "),
    ) && {}
  );
}

/** `수신 | 값` in two cells becomes `수신: 값` in one. */
function inOneCell(copy) {
  let changed = false;
  for (const section of copy.sections)
    for (const row of below(section, "tr")) {
      const cells = childrenOf(row, "tc");
      for (const [at, cell] of cells.entries()) {
        const next = cells[at + 1];
        const [list] = childrenOf(cell, "subList");
        const own = list ? childrenOf(list, "p") : [];
        if (!next || own.length !== 1 || !LABELS.includes(squeeze(textOf(own[0])))) continue;
        const values = childrenOf(childrenOf(next, "subList")[0], "p");
        if (values.length !== 1 || holdsObject(values[0]) || squeeze(textOf(values[0])) === "")
          continue;
        setText(own[0], `${textOf(own[0]).trim()}: ${textOf(values[0])}`);
        const [span] = childrenOf(cell, "cellSpan");
        span.attributes.colSpan = String(
          Number(span.attributes.colSpan) +
            Number(childrenOf(next, "cellSpan")[0].attributes.colSpan),
        );
        row.children = row.children.filter((each) => each !== next);
        changed = true;
        break;
      }
    }
  return changed && {};
}

/** `제목: 값` on a line of its own becomes a table with a cell for each. */
function inTwoCells(copy) {
  let changed = false;
  for (const paragraph of copy.top()) {
    if (holdsObject(paragraph)) continue;
    const match = new RegExp(
      `^\\s*(${LABELS.map((each) => [...each].join("\\s*")).join("|")})(?:\\s*[:：]\\s*|\\s{2,}|\\t)(\\S.*)$`,
    ).exec(textOf(paragraph));
    if (!match) continue;
    const table = copy.table([[match[1], match[2]]], { like: paragraph });
    const [section] = copy.sections;
    section.children.splice(section.children.indexOf(paragraph), 1, table);
    changed = true;
  }
  return changed && {};
}

/** The title over the number of a notice. */
function titleOverNumber(copy, { title, doc_number: number }) {
  const [one, two] = [title && copy.find(title), number && copy.find(number)];
  if (!one || !two || one.list !== two.list) return false;
  const all = one.list.children;
  const [from, to] = [all.indexOf(two.paragraphs[0]), all.indexOf(one.paragraphs[0])];
  if (from < 0 || to < from || to - from > 3) return false;
  const number_ = two.paragraphs.map((each) => withoutSetup(copy, each));
  for (const each of number_) all.splice(all.indexOf(each), 1);
  all.splice(all.indexOf(one.paragraphs.at(-1)) + 1, 0, ...number_);
  return {};
}

/** The first paragraph sets up the section: only its words move. */
function withoutSetup(copy, paragraph) {
  if (copy.top()[0] !== paragraph) return paragraph;
  const moved = copy.paragraph(textOf(paragraph), { like: paragraph });
  setText(paragraph, "");
  const list = copy.sections[0].children;
  list.splice(list.indexOf(paragraph) + 1, 0, moved);
  return moved;
}

function issuerFirst(copy, { issuer }) {
  const found = issuer && copy.find(issuer);
  if (!found?.isTop) return false;
  const [like] = found.paragraphs;
  const said = found.paragraphs.map(textOf).join(" ").trim();
  const moved = copy.paragraph(said, { like });
  for (const each of found.paragraphs) setText(each, "");
  copy.putFirst(moved);
  return {};
}

/** The day and who signs, on the last two lines; taken from where they stand alone above. */
function signedLast(copy, { issuer }) {
  const found = issuer && copy.find(issuer);
  if (!found?.isTop) return false;
  const day = copy
    .top()
    .find(
      (each) =>
        !holdsObject(each) &&
        /^\s*\d{4}\s?[.년]\s*\d{1,2}\s?[.월]\s*\d{1,2}\s?[.일]?\s*$/.test(textOf(each)),
    );
  const lines = [...(day ? [day] : []), ...found.paragraphs];
  const moved = lines.map((each) => copy.paragraph(textOf(each).trim(), { like: each }));
  for (const each of lines) setText(each, "");
  copy.sections.at(-1).children.push(...moved);
  return {};
}

function issuerOverDate(copy, { issuer }) {
  const found = issuer && copy.find(issuer);
  if (!found) return false;
  const own = found.list.children.filter(
    (each) => typeof each !== "string" && localOf(each) === "p" && textOf(each).trim() !== "",
  );
  const at = own.indexOf(found.paragraphs[0]);
  const day = own[at - 1];
  if (
    !day ||
    holdsObject(day) ||
    found.paragraphs.length > 1 ||
    !/^\s*\d{4}\s?[.년][\d\s.년월일]+$/.test(textOf(day))
  )
    return false;
  const [said, body] = [textOf(day), textOf(found.paragraphs[0])];
  setText(day, body);
  setText(found.paragraphs[0], said);
  return {};
}

const property =
  (title, author = title) =>
  (copy, label) => {
    const value =
      title === null
        ? label.file
            .split("/")
            .at(-1)
            .replace(/\.[^.]*$/, "")
        : title;
    for (const metadata of below(copy.package, "metadata")) {
      for (const each of below(metadata, "title")) each.children = value === "" ? [] : [value];
      for (const each of below(metadata, "meta"))
        if (
          ["creator", "subject", "lastsaveby", "keyword", "description"].includes(
            each.attributes.name,
          )
        )
          each.children = author ? [author] : [];
    }
  };

/** Text that each run has in pieces of its own, as editors leave it behind. */
function cutRuns(copy) {
  for (const { paragraph } of copy.paragraphs())
    paragraph.children = paragraph.children.flatMap((run) => {
      if (typeof run === "string" || localOf(run) !== "run" || run.children.length !== 1)
        return [run];
      const [text] = run.children;
      if (
        typeof text === "string" ||
        localOf(text) !== "t" ||
        text.children.length !== 1 ||
        typeof text.children[0] !== "string"
      )
        return [run];
      return text.children[0]
        .split(/(?<= )|(?<=[가-힣]{2})(?=[가-힣])/)
        .map((part) => element("hp:run", { ...run.attributes }, [element("hp:t", {}, [part])]));
    });
}

const everyText = (change) => (copy) => copy.replaceTexts(change) && {};

function emptyBetween(copy) {
  const all = copy.top();
  for (const each of all.slice(1, 16)) {
    const list = copy.sections[0].children;
    list.splice(list.indexOf(each), 0, copy.paragraph(""));
  }
}

function withoutEmpty(copy) {
  const [section, ...others] = copy.sections;
  const isEmpty = (each) =>
    typeof each !== "string" &&
    localOf(each) === "p" &&
    each.attributes.pageBreak !== "1" &&
    childrenOf(each, "run").every(
      (run) =>
        run.children.every((child) => typeof child !== "string" && localOf(child) === "t") &&
        textOf(run).trim() === "",
    );
  for (const each of [section, ...others]) {
    const [head, ...rest] = each.children;
    each.children = [head, ...rest.filter((child) => !isEmpty(child))];
  }
}

/** A list of contents on a page of its own, before the second page of a document with a cover. */
function contents(copy) {
  const next = copy.top().find((each, at) => at > 0 && each.attributes.pageBreak === "1");
  if (!next) return false;
  const lines = [
    "목   차",
    "Ⅰ. 추진 배경 ·························· 1",
    "Ⅱ. 추진 방향 ·························· 3",
    "Ⅲ. 세부 계획 ·························· 5",
    "Ⅳ. 행정 사항 ·························· 9",
  ];
  const added = lines.map((text, at) => copy.paragraph(text, { at }));
  added[0].attributes.pageBreak = "1";
  const list = copy.sections[0].children;
  list.splice(list.indexOf(next), 0, ...added);
  return {};
}

function below_(text) {
  return (copy, label) => {
    const found = ownTitle(copy, label);
    // In the cell of a form nothing but the title stands.
    if (!found || !(found.isTop || isBox(found, copy))) return false;
    const last = found.paragraphs.at(-1);
    found.list.children.splice(found.list.children.indexOf(last) + 1, 0, copy.paragraph(text));
    return {};
  };
}

const spaced = (text) => [...text].join(" ");
const isShort = (title) => /^[가-힣]{2,6}$/.test(title);

export const CHANGES = {
  "sizes equal": (copy) => forSizes(copy, () => 1000),
  "sizes larger": (copy) => forSizes(copy, (size) => Math.round((size * 1.35) / 10) * 10),
  "sizes smaller": (copy) => forSizes(copy, (size) => Math.round((size * 0.7) / 10) * 10),
  "not bold": (copy) => {
    for (const each of below(copy.header, "charPr"))
      each.children = each.children.filter(
        (child) => typeof child === "string" || localOf(child) !== "bold",
      );
  },
  "nothing centred": (copy) => align(copy, (set) => (set === "CENTER" ? "JUSTIFY" : set)),
  "all centred": (copy) => align(copy, () => "CENTER"),
  "styles unnamed": (copy) => {
    for (const each of below(copy.header, "style"))
      Object.assign(each.attributes, { name: `s${each.attributes.id}`, engName: "" });
  },
  "fonts renamed": (copy) => {
    for (const each of below(copy.header, "font")) each.attributes.face = "한빛바탕";
  },
  "lines not saved": withoutLines,
  "sizes equal, nothing centred": (copy) => {
    forSizes(copy, () => 1000);
    align(copy, () => "JUSTIFY");
  },
  "title in a box": (copy, label) => {
    const found = ownTitle(copy, label);
    if (!found?.isTop || found.paragraphs.includes(copy.top()[0])) return false;
    const at = found.list.children.indexOf(found.paragraphs[0]);
    found.list.children.splice(
      at,
      found.paragraphs.length,
      copy.table([[""]], { paragraphs: found.paragraphs }),
    );
  },
  "title out of its box": (copy, label) => {
    const found = ownTitle(copy, label);
    const table = found && isBox(found, copy);
    const holder =
      table &&
      copy
        .top()
        .find((each) => childrenOf(each, "run").some((run) => run.children.includes(table)));
    if (!holder) return false;
    const list = copy.sections[0].children;
    for (const run of childrenOf(holder, "run"))
      run.children = run.children.filter((each) => each !== table);
    list.splice(list.indexOf(holder) + 1, 0, ...found.list.children);
  },
  "title in two paragraphs": split("paragraphs"),
  "title with a line break": split("break"),
  "title spaced": retitled(spaced, () => [], isShort),
  "title in 「」": retitled(
    (title) => `「${title}」`,
    (title) => [`「${title}」`],
    (title) => !/[「」]/.test(title),
  ),
  "title in []": retitled(
    (title) => `[${title}]`,
    () => [],
    (title) => !/[[\]]/.test(title),
  ),
  "title in <>": retitled(
    (title) => `< ${title} >`,
    () => [],
    (title) => !/[<>]/.test(title),
  ),
  "title behind □": retitled((title) => `□ ${title}`),
  "title behind 1.": retitled((title) => `1. ${title}`),
  "empty lines": emptyBetween,
  "empty lines first": first("", "", ""),
  "no empty lines": withoutEmpty,
  "[별지 제1호서식]": first("[별지 제1호서식]"),
  "[붙임 1]": first("[붙임 1]"),
  붙임: first("붙임"),
  "(앞쪽)": first("(앞쪽)"),
  header: (copy) => copy.running("header", "내부 검토용 자료"),
  footer: (copy) => copy.running("footer", "- 1 -"),
  logo: (copy) => copy.putFirst(copy.picture("그림입니다. 원본 그림의 이름: logo.png")),
  "logo with a name": (copy) => copy.putFirst(copy.picture("밝은 내일 로고")),
  "approval box": (copy) =>
    copy.putFirst(
      copy.table([
        ["결재", "담당", "팀장", "과장"],
        ["", "", "", ""],
      ]),
    ),
  "approval box with names": (copy) =>
    copy.putFirst(
      copy.table([
        ["담당", "팀장", "과장"],
        ["김하람", "이가온", "박나래"],
      ]),
    ),
  "received stamp": first("접수 제        호 (20  .   .   .)"),
  "page number": first("- 1 -"),
  "page of": first("1 / 3"),
  대외비: first("대외비"),
  "내부 검토용": first("내부 검토용"),
  "보안 등급": first("보안등급: 일반"),
  "motto in quotes": first("“함께 여는 밝은 내일”"),
  motto: first("함께 여는 밝은 내일"),
  address: first("(우12345) 한빛시 가람구 나래로 12"),
  contacts: first("담당자: 김하람 주무관 (☎ 02-123-4567)", "전자우편: haram@example.kr"),
  "contacts below title": below_("담당: 김하람 주무관(☎ 02-123-4567)"),
  "rule drawn": first("────────────────────"),
  contents,
  "제 2024 - 12 호": numbered((y, n) => `제 ${y} - ${n} 호`),
  "제2024–12호": numbered((y, n) => `제${y}–${n}호`),
  "제2024 -12호": numbered((y, n) => `제${y} -${n}호`),
  ...Object.fromEntries(Object.keys(DAYS).map((way) => [way, dated(way)])),
  "label in one cell": inOneCell,
  "label in two cells": inTwoCells,
  "labels spaced": spacedLabels,
  "labels with colons": colons,
  "title over number": titleOverNumber,
  "issuer first": issuerFirst,
  "issuer last": signedLast,
  "issuer over date": issuerOverDate,
  "no properties": property(""),
  문서1: property("문서1", "user"),
  "제목 없음": property("제목 없음", "admin"),
  "title another's": property("2019년 주간업무 보고 양식", "한빛시청 총무과"),
  "name as title": property(null),
  "file renamed": (copy) => {
    copy.filename = "최종_수정(2).hwpx";
  },
  "runs cut": cutRuns,
  "no-break spaces": everyText((text) => text.replaceAll(" ", "\u00a0")),
  "two spaces": everyText((text) => text.replaceAll(" ", "  ")),
  "spaces at ends": everyText((text) => ` ${text}  `),
  "letters decomposed": everyText((text) => text.normalize("NFD")),
};
