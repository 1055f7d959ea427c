/** The head of an HWP 3 file (한글 문서 파일 형식 3.0): the signature, the document's information, its summary, then its information blocks. */
const SIGNATURE_BYTES = 30;
const INFORMATION_BYTES = 128;
const SUMMARY_BYTES = 1008;
export const PASSWORD_AT = SIGNATURE_BYTES + 96;
export const COMPRESSED_AT = SIGNATURE_BYTES + 124;
export const BLOCKS_BYTES_AT = SIGNATURE_BYTES + 126;
export const HEAD_BYTES = SIGNATURE_BYTES + INFORMATION_BYTES + SUMMARY_BYTES;
/** Text and pictures, unpacked; the programs of that time ran in a few megabytes. */
export const MAX_BODY_BYTES = 512 * 1024 * 1024;
