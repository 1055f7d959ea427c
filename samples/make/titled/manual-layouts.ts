/** Manuals, procedures and standard contracts, and blank forms that begin with a label. */
import type { Names } from "./names.js";
import type { Page } from "./page.js";
import {
  centred,
  dotted,
  grid,
  HEAD_SIZE,
  ITEMS,
  iso,
  page,
  plain,
  right,
  TEXT,
  TITLE_SIZE,
} from "./parts.js";

const LABELS = ["행정기관명", "사업장명", "시설물명", "업체명(상호)", "과제번호"];
const label = ({ number }: Names) => LABELS[number % LABELS.length]!;
const contract = ({ thing }: Names) => `${thing} 운영 위탁 표준계약서`;
const manual = ({ thing }: Names) => `${thing} 통합관리시스템 사용자 매뉴얼`;

export const MANUAL_LAYOUTS: Record<string, (names: Names) => Page> = {
  "manual under its English name and a mark": (names) =>
    page(
      [
        right("대외비"),
        centred("User Manual of the System", 12),
        centred(manual(names), TITLE_SIZE),
        centred("Ver. 1.2", HEAD_SIZE),
        ...ITEMS,
      ],
      { title: [manual(names)] },
    ),
  "procedure named beside its label": (names) =>
    page(
      [
        grid(
          [
            [
              { ...centred("표준운영절차서", TITLE_SIZE), across: 2 },
              "문서번호",
              `SOP-${names.number}`,
            ],
            ["제목", { text: `${names.thing} 세척 관리`, across: 3 }],
            ["제정일", dotted(names), "개정번호", "0"],
          ],
          4,
        ),
        ...ITEMS,
      ],
      {
        // A sheet's cells are labels of its columns, too.
        title: [`${names.thing} 세척 관리`, "표준운영절차서"],
        doc_number: [`SOP-${names.number}`, null],
        issued_date: [iso(names), null],
      },
    ),
  "standard contract with its notice": (names) =>
    page(
      [
        centred(contract(names), TITLE_SIZE),
        right(`(${dotted(names)} 개정)`),
        {
          box: [
            plain(`이 표준계약서는 ${names.organisation}에서 사용을 권장하는 것입니다.`),
            plain("계약 당사자는 이 계약서의 내용을 고쳐 쓸 수 있습니다."),
          ],
        },
        plain("제1조(목적) 이 계약은 시설의 운영에 필요한 사항을 정함을 목적으로 한다."),
        plain(TEXT),
      ],
      { title: [contract(names)], issued_date: [iso(names), null] },
    ),
  "blank form whose label stands over all columns": (names) =>
    page([grid([[{ text: label(names), across: 2 }], ["점검 항목", ""], ["담당자", ""]], 2)], {
      title: [null],
    }),
  "blank form whose label stands in the middle": (names) =>
    page(
      [
        centred(label(names), 12),
        grid(
          [
            ["점검 항목", ""],
            ["담당자", ""],
          ],
          2,
        ),
      ],
      { title: [null] },
    ),
  "blank form whose label stands in a box": (names) =>
    page(
      [
        grid([[centred(label(names), 12)]], 1),
        grid([["점검 항목", "", "결과", ""]], 4),
        plain(TEXT),
      ],
      { title: [null] },
    ),
};
