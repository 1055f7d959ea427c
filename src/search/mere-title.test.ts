import { describe, expect, it } from "vitest";
import { embedMissing } from "./embed-documents.js";
import { Engine } from "./engine.js";
import { chunksBeyondTitle } from "./mere-title.js";
import { VectorIndex } from "./vector-index.js";

const TITLE = "여비 지급 기준 안내";
const TITLE_ONLY = { text: "여비 지급\n기준 안내", path: [TITLE] };
const BODY = { text: "숙박비는 상한액 안에서 지급한다.", path: [TITLE] };

describe("chunks that are only the title", () => {
  it("are told by their words, however they are spaced", () => {
    expect(chunksBeyondTitle([TITLE_ONLY, BODY])).toEqual([false, true]);
    expect(chunksBeyondTitle([{ ...TITLE_ONLY, text: `${TITLE} 알림` }, BODY])).toEqual([
      true,
      true,
    ]);
  });

  it("are found where the document says nothing else", () => {
    expect(chunksBeyondTitle([TITLE_ONLY])).toEqual([true]);
    expect(chunksBeyondTitle([{ text: "", path: [] }])).toEqual([true]);
  });

  it("take no place among hits; title and file name find the text below", () => {
    const engine = new Engine();
    const chunks = [TITLE_ONLY, BODY];
    engine.apply({ put: [{ key: "a", revision: "1", name: "출장_서식.hwp", chunks }] });
    const found = (query: string) => engine.search(engine.view(), query, 10);
    expect(found("여비 지급 기준 안내").map(({ chunk }) => chunk)).toEqual([1]);
    expect(found("출장 서식").map(({ chunk }) => chunk)).toEqual([1]);
  });

  it("get no vector", async () => {
    const index = new VectorIndex("m", 2);
    const asked: string[] = [];
    const embedPassages = async (texts: readonly string[]) => {
      asked.push(...texts);
      return texts.map(() => new Float32Array([1, 0]));
    };
    await embedMissing(index, { embedPassages }, [{ revision: "1", chunks: [TITLE_ONLY, BODY] }]);
    expect(asked).toEqual([`${TITLE}\n${BODY.text}`]);
    expect([...index.stored()][0]!.units).toHaveLength(2);
  });
});
