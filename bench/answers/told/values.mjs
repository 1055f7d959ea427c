/**
 * Invented values. Each has the form that stands behind a label (`text`), the form of a sentence (`said`), and what an answer must hold
 * in one spelling (`truth`). `short` is a date without its year, `amount` a sum in thousands.
 */
import { hash } from "./korean.mjs";

const WEEKDAYS = "일월화수목금토";
const BUILDINGS = [
  "한울문화센터",
  "새벌도서관",
  "늘봄복지관",
  "가람청사",
  "솔빛체육관",
  "누리평생학습관",
  "다온회관",
  "푸른숲교육원",
  "은하과학관",
  "온새미회관",
  "물빛공원관리소",
  "해오름홀",
];
const ROOMS = [
  "1층 민원실",
  "2층 대회의실",
  "3층 배움실",
  "지하 1층 강당",
  "4층 사무실",
  "별관 101호",
  "5층 교육장",
  "본관 로비",
];
const DEPARTMENTS = [
  "청년정책과",
  "복지기획과",
  "산림휴양과",
  "총무과",
  "문화체육과",
  "교육지원과",
  "도시재생과",
  "환경위생과",
  "재난안전과",
  "농업정책과",
  "세무과",
  "회계과",
  "평생학습과",
  "보건행정과",
];
/** Smaller sums are not told in thousands. */
const LEAST_IN_THOUSANDS = 100_000;
const AREA_CODES = ["031", "033", "041", "043", "054", "055", "061", "063"];

function pick(list, key) {
  return list[hash(key) % list.length];
}

function between(key, low, high) {
  return low + (hash(key) % (high - low + 1));
}

function dayOf(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  const [m, d] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return {
    short: `${m}. ${d}.(${WEEKDAYS[date.getUTCDay()]})`,
    said: `${m}월 ${d}일`,
    year: date.getUTCFullYear(),
  };
}

const date = (key, { year }) => {
  const day = dayOf(year, between(`${key} m`, 2, 11), between(`${key} d`, 1, 28));
  return {
    text: `${year}. ${day.short}`,
    short: day.short,
    said: `${year}년 ${day.said}`,
    truth: [day.short, day.said],
  };
};

const period = (key, { year }) => {
  const month = between(`${key} m`, 2, 10);
  const first = between(`${key} d`, 1, 14);
  const [from, to] = [
    dayOf(year, month, first),
    dayOf(year, month, first + between(`${key} n`, 6, 13)),
  ];
  return {
    text: `${year}. ${from.short} ~ ${to.short}`,
    short: `${from.short} ~ ${to.short}`,
    said: `${year}년 ${from.said}부터 ${to.said}까지`,
    until: `${year}년 ${to.said}까지`,
    truth: [to.short, to.said],
  };
};

const moment = (key, context) => {
  const { short, said, text } = date(key, context);
  const hour = between(`${key} h`, 9, 17);
  const clock = `${String(hour).padStart(2, "0")}:30`;
  return {
    text: `${text} ${clock}`,
    short: `${short} ${clock}`,
    said: `${said} ${hour}시 30분`,
    truth: [short, said.replace(/^\d+년 /, "")],
  };
};

const money = (low, high, step) => (key) => {
  const sum = between(key, low, high) * step;
  const text = `${sum.toLocaleString("en")}원`;
  const said = sum % 10_000 === 0 ? `${(sum / 10_000).toLocaleString("en")}만원` : text;
  if (sum < LEAST_IN_THOUSANDS) return { text, said, truth: [text, said] };
  const amount = (sum / 1_000).toLocaleString("en");
  return { text, said, amount, truth: [text, said, amount] };
};

const counted = (low, high, unit) => (key) => {
  const text = `${between(key, low, high)}${unit}`;
  return { text, said: text, truth: [text] };
};

const place = (key) => {
  const text = `${pick(BUILDINGS, `${key} b`)} ${pick(ROOMS, `${key} r`)}`;
  return { text, said: text, truth: [text] };
};

const department = (key, { area }) => {
  const text = `${area} ${pick(DEPARTMENTS, key)}`;
  return { text, said: text, truth: [text.split(" ")[1]] };
};

const number = (key) =>
  `${pick(AREA_CODES, `${key} a`)}-${between(`${key} x`, 210, 899)}-${between(`${key} y`, 1000, 9999)}`;

const phone = (key, context) => {
  // Where the paper tells its department as well, the telephone names none, so that it does not answer for it.
  const { text } = context.tells.includes("department")
    ? { text: "안내데스크" }
    : department(`${key} dept`, context);
  const digits = number(key);
  return { text: `${text}(☎ ${digits})`, said: `${text}(${digits})`, truth: [digits] };
};

const fax = (key) => {
  const digits = number(key);
  return { text: digits, said: digits, truth: [digits] };
};

const hours = (key) => {
  const [open, close] = [between(`${key} o`, 6, 10), between(`${key} c`, 17, 22)];
  return {
    text: `${String(open).padStart(2, "0")}:00 ~ ${close}:00`,
    said: `${open}시부터 ${close}시까지`,
    truth: [`${String(open).padStart(2, "0")}:00 ~ ${close}:00`, `${open}시부터 ${close}시까지`],
  };
};

/** One of a few texts; papers of a kind take different ones. */
const words =
  (...list) =>
  (key, { order }) => {
    const text = list[(order + hash(key.split(" ").at(-1))) % list.length];
    return { text, said: text, truth: [text] };
  };

export const values = {
  ...{ date, period, moment, money, counted, place, department, phone, fax, hours, words },
};
