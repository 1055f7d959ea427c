/** A day and who writes, on one line. */
import { expect, it } from "vitest";
import { documentFrom } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { datedName } from "./dated-names.js";

const read = (text: string | string[][]) => datedName(rowsOf(documentFrom([text]))[0]!);

it.each([
  ["2026. 3. 2. / 한빛시 교통정책과", "한빛시 교통정책과"],
  ["2026. 3. 2.(월) 교통정책과", "교통정책과"],
  ["(교통정책과, 2026. 3. 2.)", "교통정책과"],
  ["한빛시설관리공단 | 2026년 3월 2일", "한빛시설관리공단"],
  ["- 2026. 3. 2. MON, 한빛시 -", "한빛시"],
])("%s", (text, name) => {
  expect(read(text)).toEqual({ date: "2026-03-02", name });
});

it.each([
  "2026. 3. 2.",
  "2026. 3. / 교통정책과",
  "2026. 3. 2. / 주차장 개방 안내",
  "개정 2026. 3. 2. 한빛시",
  "교통정책과 2026. 3. 2. 한빛시",
  "2026. 3. 2. ~ 2026. 3. 9. 한빛시",
  "2026. 3. 2. ~ 3. 9. / 한빛시 문화회관",
  `2026. 3. 2. ${"가람시 ".repeat(12)}한빛시`,
])("is none: %s", (text) => {
  expect(read(text)).toBeNull();
});

it("is none over several cells", () => {
  expect(read([["2026. 3. 2.", "한빛시"]])).toBeNull();
});

it("is no hall where something takes place that day", () => {
  for (const text of ["[ 2026. 3. 2. / 한빛문화회관 ]", "(2026. 3. 2., 가람체육관)"])
    expect(read(text)).toBeNull();
});
