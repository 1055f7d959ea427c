/** A tenant's own synonyms: they are searched and answered by, a bad file is named, and nothing breaks. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openService, type TestService } from "../../test/service.js";
import { TextParsing } from "../../test/text-parsing.js";

let service: TestService;
beforeAll(async () => {
  service = await openService({ parsing: new TextParsing(), folders: ["a"] });
  writeFileSync(join(service.corpus, "a", "규정.docx"), "지출증빙서류는 5년간 보관한다.");
  writeFileSync(join(service.corpus, "a", "안내.docx"), "회의실은 예약한 뒤에 쓴다.");
});
afterAll(() => service.close());

const file = () => join(service.corpus, "a", "SYNONYMS.txt");
async function search(query: string) {
  const payload = { tenant: "a", query };
  const { hits } = (await service.call({ method: "POST", url: "/search", payload })).json();
  return hits.map(({ filename, matched }: { filename: string; matched?: unknown }) => ({
    filename,
    ...(matched !== undefined && { matched }),
  }));
}
const faults = async () => (await service.call({ url: "/health" })).json().synonym_faults;

describe("SYNONYMS.txt", () => {
  it("is searched by as soon as it is there, and is no document", async () => {
    expect(await search("영수철")).toEqual([]);
    writeFileSync(file(), "# 우리 기관의 말\n지출증빙서류: 영수철, 빨간 철\n");
    const matched = [{ said: "영수철", terms: ["지출증빙서류"] }];
    expect(await search("영수철은 어디에?")).toEqual([{ filename: "규정.docx", matched }]);
    expect(await search("빨간 철")).toHaveLength(1);
    const listed = (await service.call({ url: "/documents?tenant=a" })).json();
    expect(JSON.stringify(listed)).not.toContain("SYNONYMS");
    expect(await faults()).toBeUndefined();
  });

  it("chooses the lines of an answer too", async () => {
    const payload = { tenant: "a", question: "영수철은 몇 년간 보관하나요?" };
    const asked = async () =>
      (await service.call({ method: "POST", url: "/answer", payload })).json();
    expect((await asked()).text).toBe("지출증빙서류는 5년간 보관한다.");
    rmSync(file());
    expect((await asked()).answered).toBe(false);
  });

  it("is read in any encoding of Korean text", async () => {
    writeFileSync(file(), iconv.encode("지출증빙서류: 영수함", "cp949"));
    expect(await search("영수함")).toHaveLength(1);
    expect(await search("영수철")).toEqual([]);
  });

  it("is named in /health where a line is not understood; the others hold", async () => {
    writeFileSync(file(), "지출증빙서류: 영수철\n무엇인지 모를 줄\n: 없음\n없음 :\n");
    expect(await search("영수철")).toHaveLength(1);
    expect(await faults()).toEqual([
      "a: SYNONYMS.txt: 2, 3, 4행을 알 수 없습니다 / not understood: line 2, 3, 4",
    ]);
  });

  it("is left out where it is too large or no text, and searching goes on", async () => {
    writeFileSync(file(), Buffer.alloc(1024 * 1024 + 1, "가: 나\n"));
    expect(await search("지출증빙서류")).toHaveLength(1);
    expect((await faults())[0]).toMatch(/more than 1 MiB/);
    rmSync(file());
    expect(await search("영수철")).toEqual([]);
    expect(await faults()).toBeUndefined();
  });

  it("can be neither uploaded nor removed as a document", async () => {
    const url = "/documents?tenant=a&filename=synonyms.TXT";
    const refused = await service.call({ method: "DELETE", url });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  });
});
