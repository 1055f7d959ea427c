/** Names that end with digits: other digits make another name. */
import { describe, expect, it } from "vitest";
import { checkNames } from "./check-names.js";
import { EvidenceIndex } from "./evidence-index.js";

const names = (text: string, said: string) => {
  const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "계획.hwp", anchors: [], path: [] };
  return checkNames(said, new EvidenceIndex([{ ...chunk, text }])).map(
    ({ text, verdict, printed }) => `${text} ${verdict} ${printed ?? "-"}`,
  );
};

describe("a name with digits", () => {
  it.each([
    ["A380 항공기 10대를 도입한다.", "A330 항공기를 도입한다.", "A330 contradicted A380"],
    ["K-2 전차를 배치한다.", "K-3 전차를 배치한다.", "K-3 contradicted K-2"],
    ["KSLV-2 로켓을 발사하였다.", "KSLV-3 로켓을 발사하였다.", "KSLV-3 contradicted KSLV-2"],
    ["F-35A 도입", "F-35B 도입", "F-35B contradicted F-35A"],
    ["코로나19 대응", "코로나20 대응", "코로나20 contradicted 코로나19"],
    ["항공기를 도입한다.", "A330 항공기를 도입한다.", "A330 not_found -"],
  ])("is another one: %s / %s", (printed, said, found) => {
    expect(names(printed, said)).toEqual([found]);
  });

  it.each([
    ["the same", "A380 항공기", "A380 항공기를 도입한다."],
    ["the same without its hyphen", "K-2 전차", "k2 전차를 배치한다."],
    ["written apart", "ISO 9001 인증", "ISO9001 인증을 받는다."],
    ["a unit", "면적 30㎡", "면적은 30 m2 이다."],
    ["a word with a number behind it", "예산은 30억원이다.", "예산은30 억원이다."],
  ])("may be %s", (_, printed, said) => expect(names(printed, said)).toEqual([]));
});
