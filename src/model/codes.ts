/** Every code that the service returns, with its Korean and English text and what to do. */

export interface Wording {
  ko: string;
  en: string;
}

/** Why a document could not be read (`access.reason`, `skipped[].reason`). */
export const REASONS = {
  EMPTY: {
    ko: "빈 파일이거나 열어 보니 내용이 없습니다. 원본을 다시 받아 올려 주세요.",
    en: "The file is empty or holds nothing. Get the original again.",
  },
  DRM_ENCRYPTED: {
    ko: "문서보안(DRM)으로 암호화된 파일입니다. 보안 프로그램이 있는 PC에서 보안을 해제해 다시 저장한 뒤 올려 주세요.",
    en: "Sealed by a DRM product. Release the protection where the product is installed, save again, and send that file.",
  },
  PASSWORD_PROTECTED: {
    ko: "암호가 걸린 파일입니다. 암호를 함께 보내거나, 암호를 풀어 다시 저장한 뒤 올려 주세요.",
    en: "Needs a password. Send the password with it, or remove it, save again, and send that file.",
  },
  WRONG_PASSWORD: {
    ko: "보낸 암호로 열리지 않습니다. 암호를 확인해 다시 보내 주세요.",
    en: "The password that was sent does not open it. Check the password and send it again.",
  },
  CORRUPT: {
    ko: "파일이 손상되어 읽을 수 없습니다. 원래 프로그램에서 열리는지 확인하고 다시 저장하거나 다시 받아 주세요.",
    en: "The file is damaged. Check that its own program opens it, then save it again or get it again.",
  },
  UNSUPPORTED_FORMAT: {
    ko: "지원하지 않는 형식입니다. HWP·HWPX·DOCX·XLSX·PDF 중 하나로 다시 저장해 주세요.",
    en: "A kind of file that is not read. Save it as HWP, HWPX, DOCX, XLSX or PDF.",
  },
  NO_TEXT: {
    ko: "그림만 있고 글자를 찾지 못했습니다. 더 선명하게 스캔하거나 글자가 있는 원본 파일을 올려 주세요.",
    en: "Only pictures, and no text was found in them. Scan it more clearly or send the original with text.",
  },
  OCR_UNAVAILABLE: {
    ko: "그림만 있는 문서인데 이 서버에서 글자 인식(OCR)을 쓸 수 없습니다. 글자가 있는 원본을 올리거나 OCR을 켜 주세요.",
    en: "Only pictures, and text recognition is not available on this server. Send the original with text, or enable OCR.",
  },
  TOO_LARGE: {
    ko: "압축을 풀면 허용 한도(크기·개수·깊이)를 넘습니다. 나누어 올려 주세요.",
    en: "Expands past the limits (size, items or depth). Split it and send the parts.",
  },
  TIMEOUT: {
    ko: "정해진 시간 안에 읽지 못해 멈추었습니다. 문서를 나누거나 제한 시간을 늘려 주세요.",
    en: "Reading took longer than allowed and was stopped. Split the document or raise the time limit.",
  },
  OUT_OF_MEMORY: {
    ko: "읽는 데 허용된 메모리를 넘어 멈추었습니다. 문서를 나누거나 메모리 한도를 늘려 주세요.",
    en: "Reading needed more memory than allowed and was stopped. Split the document or raise the memory limit.",
  },
  READER_FAILED: {
    ko: "읽는 도중 판독 프로세스가 멈추었습니다. 다시 시도하고, 되풀이되면 파일을 다시 저장해 올려 주세요.",
    en: "The parser process died while reading. Try again; if it happens again, save the file anew and send that.",
  },
  NOT_YET_READ: {
    ko: "아직 읽고 있는 문서입니다. 잠시 뒤 다시 요청해 주세요.",
    en: "Still being read. Ask again in a moment.",
  },
} as const satisfies Record<string, Wording>;
export type ReasonCode = keyof typeof REASONS;
export const REASON_CODES = Object.keys(REASONS) as ReasonCode[];

/** Warnings of a document that was read (`warnings[].code`). `review` ones also appear in `review_reasons`. */
export const WARNINGS = {
  EXTENSION_MISMATCH: {
    ko: "파일 이름의 확장자와 실제 형식이 다릅니다.",
    en: "The name's extension is not what the bytes are.",
    review: false,
  },
  PAGES_NOT_STATED: {
    ko: "파일에 쪽 정보가 없어 쪽 번호를 1로 적었습니다.",
    en: "The file states no pages; every page is given as 1.",
    review: false,
  },
  PAGES_COMPUTED: {
    ko: "저장된 쪽 배치가 없거나 모자라거나 맞지 않아 계산한 쪽 번호입니다.",
    en: "The saved layout is missing, incomplete or contradicted; pages were computed.",
    review: false,
  },
  HIDDEN_TEXT: {
    ko: "화면에 보이지 않는 글자가 있어 본문에서 뺐습니다.",
    en: "Text that is not visible on the page was kept out of the blocks.",
    review: false,
  },
  HIDDEN_SLIDE: {
    ko: "발표에서 숨긴 슬라이드입니다. 내용은 읽었습니다.",
    en: "This slide is hidden in the show; its content was read.",
    review: false,
  },
  LAYOUT_ANALYSIS_SKIPPED: {
    ko: "배치 분석을 하지 못했습니다. 표와 제목 구분을 확인해 주세요.",
    en: "Layout analysis was skipped; check tables and headings.",
    review: true,
  },
  READING_ORDER_UNCERTAIN: {
    ko: "읽는 순서가 확실하지 않습니다.",
    en: "The reading order is uncertain.",
    review: true,
  },
  TABLE_GRID_UNCERTAIN: {
    ko: "표의 칸 나눔이 확실하지 않습니다.",
    en: "The grid of a table does not add up.",
    review: true,
  },
  OUTLINE_UNCERTAIN: {
    ko: "제목과 번호의 단계가 확실하지 않습니다.",
    en: "The outline's levels are uncertain.",
    review: true,
  },
  OCR_LOW_CONFIDENCE: {
    ko: "글자 인식의 확신이 낮습니다. 원본과 대조해 주세요.",
    en: "Text recognition is not sure here; compare with the original.",
    review: true,
  },
  OCR_UNAVAILABLE: {
    ko: "그림으로 된 부분이 있으나 이 서버에서 글자 인식(OCR)을 쓸 수 없습니다.",
    en: "Some parts are pictures, and text recognition is not available on this server.",
    review: false,
  },
  OCR_SKIPPED: {
    ko: "그림으로 된 부분을 글자 인식하지 않고 건너뛰었습니다.",
    en: "Some pictures were not put through text recognition.",
    review: true,
  },
  TEXT_ENCODING_UNCERTAIN: {
    ko: "글자 부호(인코딩)가 확실하지 않아 글자가 다를 수 있습니다.",
    en: "The text's encoding is uncertain; characters may differ.",
    review: true,
  },
  PARTIALLY_READ: {
    ko: "일부를 읽지 못했습니다. 읽은 부분만 담았습니다.",
    en: "Some parts could not be read; the rest is here.",
    review: true,
  },
  CONTENT_MISSING: {
    ko: "파일에 있는 글자 일부가 읽은 내용에 없습니다. 원본과 대조해 주세요.",
    en: "Some of the file's characters are not in the blocks; compare with the original.",
    review: true,
  },
  PAGE_WITHOUT_TEXT: {
    ko: "그림이나 선은 있으나 글자를 찾지 못한 쪽이 있습니다. 원본과 대조해 주세요.",
    en: "Some pages show something but no text was found on them; compare with the original.",
    review: true,
  },
  ITEM_UNREADABLE: {
    ko: "묶음 안에 읽지 못한 항목이 있습니다.",
    en: "An item inside the bundle could not be read.",
    review: false,
  },
  LIMIT_REACHED: {
    ko: "한도에 닿아 그 뒤는 읽지 않았습니다.",
    en: "A limit was reached; what follows was not read.",
    review: true,
  },
} as const satisfies Record<string, Wording & { review: boolean }>;
export type WarningCode = keyof typeof WARNINGS;
export const WARNING_CODES = Object.keys(WARNINGS) as WarningCode[];
export const REVIEW_CODES = WARNING_CODES.filter((code) => WARNINGS[code].review);

/** Why a request was refused (`reason` of an error body). */
export const ERRORS = {
  INVALID_REQUEST: {
    status: 400,
    ko: "요청 형식이 맞지 않습니다. field가 가리키는 값을 고쳐 주세요.",
    en: "The request does not fit the schema; correct the named field.",
  },
  INVALID_JSON: {
    status: 400,
    ko: "본문이 올바른 JSON이 아닙니다. 따옴표와 쉼표, UTF-8 인코딩을 확인해 다시 보내 주세요.",
    en: "The body is not valid JSON. Check quotes, commas and the UTF-8 encoding, and send it again.",
  },
  NAME_REQUIRED: {
    status: 400,
    ko: "파일 이름이 필요합니다. X-Filename 헤더(퍼센트 인코딩)나 ?filename= 으로 보내 주세요.",
    en: "A file name is needed: send header X-Filename (percent-encoded) or ?filename=.",
  },
  INVALID_BASE64: {
    status: 400,
    ko: "data_base64가 올바른 base64가 아닙니다. 파일의 바이트를 줄바꿈이나 접두어 없이 base64로 바꿔 보내 주세요.",
    en: "data_base64 is not valid base64. Encode the file's bytes as base64, without a prefix.",
  },
  INVALID_TENANT: {
    status: 400,
    ko: "테넌트 이름은 폴더 이름 하나여야 합니다(.. 과 구분자는 쓸 수 없음). 이름을 고쳐 보내 주세요.",
    en: "A tenant name is a single directory name, without .. or separators. Send such a name.",
  },
  LLM_NOT_CONFIGURED: {
    status: 400,
    ko: "이 서버에는 LLM 게이트웨이나 그 키가 설정되지 않았습니다. llm 없이 요청하거나 SERVICE_LLM_BASE_URL, SERVICE_LLM_MODEL, SERVICE_LLM_API_KEY를 설정해 주세요.",
    en: "No LLM gateway, or no key to it, is configured here: ask without llm, or set SERVICE_LLM_BASE_URL, SERVICE_LLM_MODEL and SERVICE_LLM_API_KEY.",
  },
  TEXT_TOO_LONG: {
    status: 400,
    ko: "글이 허용 길이를 넘습니다. field가 가리키는 글을 줄여 보내 주세요.",
    en: "A text field is longer than allowed. Shorten the one that `field` names.",
  },
  KEY_REQUIRED: {
    status: 401,
    ko: "키가 필요합니다. Authorization: Bearer <키> 또는 X-API-Key 헤더로 보내 주세요.",
    en: "A key is needed: send Authorization: Bearer <key> or header X-API-Key.",
  },
  KEY_UNKNOWN: {
    status: 401,
    ko: "등록되지 않은 키입니다. 키를 다시 확인하거나 관리자에게 새 키를 받아 주세요.",
    en: "This key is not known. Check it, or ask the administrator for a new one.",
  },
  ADMIN_KEY_REQUIRED: {
    status: 403,
    ko: "관리 키(SERVICE_API_KEY)로만 볼 수 있습니다. 관리자에게 문의해 주세요.",
    en: "Only the administrative key (SERVICE_API_KEY) may see this; ask the administrator.",
  },
  NO_KEY_CONFIGURED: {
    status: 403,
    ko: "키가 설정되지 않은 서버에서는 쓸 수 없는 기능입니다. SERVICE_API_KEY를 설정해 주세요.",
    en: "Not available on a server without keys: set SERVICE_API_KEY.",
  },
  TENANT_NOT_OWNED: {
    status: 403,
    ko: "이 키로 쓸 수 없는 테넌트입니다. 테넌트 이름을 확인하거나 그 테넌트의 키로 요청해 주세요.",
    en: "This key may not use that tenant. Check the tenant's name, or use the tenant's own key.",
  },
  RESERVED_NAME: {
    status: 403,
    ko: "서비스가 쓰는 이름이라 올리거나 지울 수 없습니다(ACL.json, 점으로 시작하는 파일). 다른 이름으로 올려 주세요.",
    en: "A reserved name (ACL.json, dot files) cannot be uploaded or deleted. Use another name.",
  },
  CALLBACK_NOT_ALLOWED: {
    status: 403,
    ko: "이 주소로는 알리지 않습니다. SERVICE_CALLBACK_HOSTS에 적힌 호스트의 http(s) 주소를 보내 주세요.",
    en: "No callbacks to this address: send an http(s) one whose host is in SERVICE_CALLBACK_HOSTS.",
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    ko: "다른 출처(Origin)에서 온 요청은 받지 않습니다. 브라우저의 다른 사이트가 아니라 서버에서 불러 주세요.",
    en: "Requests from another origin are refused. Call from a server, not from another site's page.",
  },
  NOT_FOUND: {
    status: 404,
    ko: "없는 주소입니다. /openapi.json에서 경로를 확인해 주세요.",
    en: "No such address; see /openapi.json.",
  },
  TENANT_NOT_FOUND: {
    status: 404,
    ko: "없는 테넌트입니다. 이름을 확인하거나 문서를 먼저 올려 주세요.",
    en: "No such tenant. Check its name, or upload a document first.",
  },
  DOCUMENT_NOT_FOUND: {
    status: 404,
    ko: "테넌트에 없는 문서입니다. GET /documents의 목록에서 이름과 doc_id를 확인해 주세요.",
    en: "No such document in the tenant. Check its name and doc_id in the list of GET /documents.",
  },
  PAGE_NOT_FOUND: {
    status: 404,
    ko: "문서에 없는 쪽입니다. 쪽 번호를 확인해 주세요.",
    en: "The document has no such page. Check its number.",
  },
  JOB_NOT_FOUND: {
    status: 404,
    ko: "없는 작업입니다. 끝난 작업은 하루 뒤에 지워집니다. id를 확인해 주세요.",
    en: "No such job. Finished ones are forgotten after a day; check the id.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    ko: "이 주소에서 쓸 수 없는 메서드입니다. Allow 헤더를 확인해 주세요.",
    en: "Method not allowed here; see the Allow header.",
  },
  NAME_EXISTS: {
    status: 409,
    ko: "같은 이름의 문서가 이미 있습니다. 바꾸려면 replace=1을 붙여 주세요.",
    en: "A document with this name is already there; add replace=1 to replace it.",
  },
  JOB_NOT_CANCELLABLE: {
    status: 409,
    ko: "이미 끝났거나 저장하고 있는 작업이라 취소할 수 없습니다. GET /jobs/{id}로 상태를 확인해 주세요.",
    en: "The job has ended, or is being stored, and cannot be cancelled; see GET /jobs/{id}.",
  },
  TOO_LARGE: {
    status: 413,
    ko: "파일이 업로드 한도를 넘습니다. /health의 max_upload를 확인해 주세요.",
    en: "Over the upload limit; see max_upload in /health.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    ko: "application/octet-stream, multipart/form-data, application/json 중 하나로 보내 주세요.",
    en: "Send application/octet-stream, multipart/form-data or application/json.",
  },
  HOST_NOT_ALLOWED: {
    status: 421,
    ko: "키가 없는 서비스는 이 컴퓨터의 주소(127.0.0.1, localhost)로만 답합니다. 그 주소로 요청하거나, 쓰려는 이름을 SERVICE_ALLOWED_HOSTS에 적어 주세요.",
    en: "A service without keys answers only for this machine's own addresses (127.0.0.1, localhost): use one of them, or list the name in SERVICE_ALLOWED_HOSTS.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    ko: "같은 Idempotency-Key로 다른 파일이나 요청을 보냈습니다. 새로운 키로 보내 주세요.",
    en: "This Idempotency-Key was sent with another file or request before; use a new key.",
  },
  NO_PAGE_PICTURE: {
    status: 422,
    ko: "이 쪽은 그림으로 볼 수 없습니다. 원본 파일을 열어 보거나 PDF로 저장해 올려 주세요.",
    en: "This page cannot be drawn. Open the original, or save it as PDF and store that.",
  },
  UNREADABLE: {
    status: 422,
    ko: "파일을 읽을 수 없습니다. 까닭에 따라 파일을 고쳐 다시 보내 주세요.",
    en: "The file cannot be read. Mend it as the reason says, and send it again.",
  },
  TRY_TOO_LARGE: {
    status: 422,
    ko: "체험 화면에서는 10 MB까지만 읽습니다. 더 작은 파일로 해 보거나 키를 받아 POST /parse를 써 주세요.",
    en: "The trial page reads files up to 10 MB. Try a smaller file, or use POST /parse with a key.",
  },
  TRY_TIMEOUT: {
    status: 422,
    ko: "체험 화면에서는 60초 안에 읽히는 파일만 다룹니다. 쪽수가 적은 파일로 해 보거나 키를 받아 POST /parse를 써 주세요.",
    en: "The trial page stops after 60 seconds. Try a shorter file, or use POST /parse with a key.",
  },
  RATE_LIMITED: {
    status: 429,
    ko: "분당 요청 한도를 넘었습니다. Retry-After 초 뒤에 다시 보내 주세요.",
    en: "Over the requests per minute; try again after Retry-After seconds.",
  },
  TRY_RATE_LIMITED: {
    status: 429,
    ko: "체험 화면은 한 시간에 20번까지 쓸 수 있습니다. Retry-After만큼 기다리거나 키를 받아 POST /parse를 써 주세요.",
    en: "The trial page allows 20 requests an hour. Wait as long as Retry-After says, or use POST /parse with a key.",
  },
  INTERNAL: {
    status: 500,
    ko: "서비스 안에서 오류가 났습니다. request_id를 운영자에게 알려 주세요.",
    en: "Something failed inside; tell the operator the request_id.",
  },
  LLM_FAILED: {
    status: 502,
    ko: "LLM 게이트웨이가 답하지 못했습니다. 잠시 뒤 다시 보내거나 llm 없이 요청해 주세요.",
    en: "The LLM gateway gave no usable answer; try again, or ask without llm.",
  },
  PARSERS_BUSY: {
    status: 503,
    ko: "동시에 읽을 수 있는 한도가 찼습니다. 5초 뒤에 다시 보내 주세요.",
    en: "The limit of parallel parses is reached; try again in 5 seconds.",
  },
  STOPPING: {
    status: 503,
    ko: "이 서비스는 멈추는 중입니다. 다른 서비스로 보내 주세요.",
    en: "This service is stopping; send to another.",
  },
  JOBS_BUSY: {
    status: 503,
    ko: "기다리는 작업이 너무 많습니다. Retry-After 초 뒤에 다시 보내 주세요.",
    en: "Too many jobs are waiting; try again after Retry-After seconds.",
  },
  TRY_BUSY: {
    status: 503,
    ko: "체험 화면은 한 번에 하나만 읽습니다. 5초 뒤에 다시 해 주세요.",
    en: "The trial page reads one file at a time; try again in 5 seconds.",
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    ko: "문서를 보관하는 데이터베이스에 연결하지 못했습니다. 5초 뒤에 다시 보내 주세요.",
    en: "The database that holds the documents cannot be reached; try again in 5 seconds.",
  },
  FEEDBACK_NOT_CONFIGURED: {
    status: 503,
    ko: "의견을 기록할 곳(SERVICE_FEEDBACK_LOG)이 설정되지 않았습니다. 관리자에게 설정을 요청해 주세요.",
    en: "No place to record feedback is configured (SERVICE_FEEDBACK_LOG). Ask the administrator to set one.",
  },
  STORAGE_FULL: {
    status: 507,
    ko: "서버의 디스크가 가득 차서 처리하지 못했습니다. 운영자에게 알려 주세요.",
    en: "The server's disk is full; tell the operator.",
  },
} as const satisfies Record<string, Wording & { status: number }>;
export type ErrorReason = keyof typeof ERRORS;

/** Why a job failed, beside the reasons for which a request is refused. */
export const JOB_FAILURES = {
  POISONOUS_FILE: {
    ko: "파일을 읽던 판독 프로세스가 두 번 죽어 그만두었습니다. 파일을 다시 저장해 보내고, 되풀이되면 운영자에게 알려 주세요.",
    en: "Its parser process died twice, so it was given up. Save the file again and send that; if it happens again, tell the operator.",
  },
  WORKERS_LOST: {
    ko: "파일을 읽던 서비스가 여러 번 멈춰 그만두었습니다. 운영자에게 알려 주세요.",
    en: "The services that read it stopped too often, so it was given up. Tell the operator.",
  },
} as const satisfies Record<string, Wording>;
export type JobFailure = keyof typeof JOB_FAILURES;
export const ERROR_REASONS = Object.keys(ERRORS) as ErrorReason[];

/** `한국어 / English`, as people see it. */
export function bilingual(wording: Wording): string {
  return `${wording.ko} / ${wording.en}`;
}
