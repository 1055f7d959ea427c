/** The description of a picture or drawing, without the sentences that the word processor writes by itself. */

/** "그림입니다.", "사각형입니다.", "This is Rectangles." and the lines with name and size that follow. */
const GENERATED = [
  /^\s*(?:이것은\s*)?[가-힣A-Z ]{1,12}입니다\s*[.。]?\s*$/,
  /^\s*개체 형식은 .{1,60}입니다\s*[.。]?\s*$/,
  /^\s*This is \w[\w ]*\.?\s*$/i,
  /^\s*(?:원본\s*)?그림의\s*(?:이름|크기|설명)\s*[:：].*$/,
  /^\s*(?:프로그램 이름|사진 찍은 날짜|카메라 제조 업체|카메라 모델|F-스톱|노출 시간|IOS 감도|ISO 감도|EXIF 버전|색 대표|노출 모드|측광 모드|플래시 모드|초점 거리|35mm 초점 거리|대비|채도|선명도|노출 보정|이미지 크기|조리개 값|최대 조리개|프로그램 노출)\s*[:：].*$/,
];

export function authoredDescription(stored: string): string {
  return stored
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) =>
      line.replace(/^\s*(?:그림|표|사각형|타원|선|묶음 개체|글상자|수식)입니다\.\s*/, ""),
    )
    .filter((line) => !GENERATED.some((pattern) => pattern.test(line.replaceAll("\u00a0", " "))))
    .join("\n")
    .trim();
}
