/** Words of attachments and numbered parts: enclosures, appendices, captions, contents. From official forms. */
import { words } from "./patterns.js";

/** Enclosures by the word that lists or heads them. */
export const ENCLOSURES = words("붙임 첨부 별첨 참고");

/** Tables and forms behind the articles of a rule. */
export const APPENDICES = words("별표 별지");

/** Blank forms that are filled in, by the word that numbers them. */
export const FORMS = words("서식");

/** What opens a paragraph of its own wherever a page prints it. */
export const OPENS_ATTACHMENTS = words("붙임 별표 별지 첨부");

/** What a caption calls the thing above or below it. */
export const CAPTIONED = words("표 그림 도표 사진 Table Figure Fig.");

/** Headings of a table of contents, without white space. */
export const CONTENTS = words("목차 차례 순서 contents tableofcontents 표목차 그림목차");
/** What heads a part of a magazine or a paper in English, small and without spaces. */
export const ENGLISH_PARTS = words(
  "issue issues news report topic topics summary abstract overview introduction references appendix keywords",
);

/** What heads the pages before the text of a book. */
export const BOOK_PARTS = words("발간사 머리말 머리글 서문 일러두기 들어가며 펴내며");

/** What heads the table of a paper's versions, before or behind its cover. */
export const HISTORY_HEADS = words(
  "개정이력 제개정이력 제정개정이력 개정이력표 변경이력 변경이력표 수정이력 문서이력 문서개정이력 문서변경이력 개정기록 개정내역 제개정내역 변경내역 개정연혁 제개정연혁 revisionhistory changehistory documenthistory",
);

/** What begins a list of enclosures. */
export const LIST_HEADS = words("붙임 덧붙임 따로붙임 첨부 별첨");
/** The same with a word behind it: `붙임 문서`, `첨부 파일`. */
export const ENCLOSED_THINGS = words("문서 서류 자료 파일");

/** How an enclosure that is not bound in is sent. */
export const SENT_APART = words("별첨 별송 별도");
