/** Decisions of committees and courts. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";

const read = (...parts: Part[]) => {
  const { title, doc_number, issued_date, issuer } = extractStructure(documentFrom(parts));
  return { title, doc_number, issued_date, issuer };
};

it("reads what a committee decided", () => {
  expect(
    read(
      "한빛보호위원회",
      "심의ㆍ의결",
      [
        ["안건번호", "제2023-008-048호"],
        ["안건명", "공공기관의 기록 보호 법규 위반에 관한 건"],
        ["피심인", "한빛공사 (사업자등록번호 : 000-00-00000)"],
        ["의결연월일", "2023. 5. 10."],
      ],
      "주 문",
      "1. 피심인에 대하여 과태료를 부과한다.",
      "이 유",
    ),
  ).toEqual({
    title: "공공기관의 기록 보호 법규 위반에 관한 건",
    doc_number: "제2023-008-048호",
    issued_date: "2023-05-10",
    issuer: "한빛보호위원회",
  });
});

it("reads a ruling of a court", () => {
  expect(
    read(
      "한빛지방법원",
      "제21민사부",
      "판        결",
      "사건 2020가합1234 손해배상(기)",
      "원고 홍길동",
      "피고 한빛시",
      "변론종결 2021. 1. 14.",
      "판결선고 2021. 3. 4.",
      "주        문",
      "1. 원고의 청구를 기각한다.",
    ),
  ).toEqual({
    title: "손해배상(기)",
    doc_number: "2020가합1234",
    issued_date: "2021-03-04",
    issuer: "한빛지방법원",
  });
});

it("reads the first of cases decided together, however it is spaced", () => {
  const rulings = (number: string) =>
    read(
      "한빛재판소",
      "결 정",
      `사건 ${number} 한빛법 위헌확인`,
      "청구인 홍길동",
      "선고일 2021. 3. 4.",
      "주 문",
    );
  expect(rulings("2019헌바12, 13(병합)")).toMatchObject({
    title: "한빛법 위헌확인",
    doc_number: "2019헌바12",
  });
  expect(rulings("2019헌바12, 2020헌바3")).toMatchObject({
    title: "한빛법 위헌확인",
    doc_number: "2019헌바12",
  });
  expect(rulings("2019 헌바 12")).toMatchObject({
    title: "한빛법 위헌확인",
    doc_number: "2019 헌바 12",
  });
});

it("takes no other list of labels for a decision", () => {
  expect(read("사업 계획", "사건 2020가합1234 손해배상(기)", "원고 홍길동").doc_number).toBeNull();
});

it("reads what a board decided, and who decides beside what is given", () => {
  expect(
    read(
      "의 결 서",
      [
        ["의안번호", "제2024-12호"],
        ["안건명", "주차장 운영 규정 개정(안)"],
        ["의결일자", "2024. 5. 3."],
      ],
      "의결주문",
      "원안과 같이 의결한다.",
    ),
  ).toMatchObject({
    title: "주차장 운영 규정 개정(안)",
    doc_number: "제2024-12호",
    issued_date: "2024-05-03",
  });
  expect(
    read(
      "한빛인권위원회 결 정",
      "사 건 : 2024진정0012 주차장 이용 차별",
      "진 정 인 : 홍길동",
      "주 문",
      "권고한다.",
    ),
  ).toMatchObject({
    title: "주차장 이용 차별",
    doc_number: "2024진정0012",
    issuer: "한빛인권위원회",
  });
});
