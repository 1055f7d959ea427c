/**
 * Declares every `SERVICE_*` variable once: type, range, default and meaning. The command's help, README,
 * docs/install.md and .env.example are generated from it (`npm run settings`); no other code reads the environment for
 * one.
 */

interface SettingText {
  ko: string;
  en: string;
}

interface Described extends SettingText {
  /** The command-line option that overrules the variable. */
  option?: string;
  /** What happens where it is not set, where the default does not say it by itself. */
  unset?: SettingText;
  /** A value for .env.example, where there is no default to show. */
  example?: string;
  /** `0` turns it off; its value is then null. */
  zeroIsOff?: true;
}

export type Declaration = Described &
  (
    | { kind: "text" | "folder" | "file"; default: string | null }
    /** Never shown in a message. */
    | { kind: "secret"; default: null }
    /** `postgres://…`; holds a password, so never shown in a message. */
    | { kind: "database"; default: null }
    | { kind: "integer"; default: number | null; from: number; to: number }
    /** `0` or `1`. */
    | { kind: "switch"; default: boolean }
    | { kind: "choice"; default: string; values: readonly string[] }
    | { kind: "url"; default: null }
    /** Host names or addresses, separated by commas. */
    | { kind: "hosts"; default: null }
    /** `https://host[:port]`, separated by commas, or `*`. */
    | { kind: "origins"; default: null }
  );

const NONE = { ko: "없음", en: "none" };
const OFF = { ko: "끔", en: "off" };

/** 100 MB: what the contract states. */
const MAX_UPLOAD = 104_857_600;
/** Beyond any load; only keeps a slip of the finger from passing for a limit. */
const HIGHEST_LIMIT = 1_000_000_000;

export const DECLARATIONS = {
  SERVICE_CORPUS: {
    kind: "folder",
    default: "./corpus",
    option: "--corpus",
    ko: "문서 폴더. 하위 폴더 하나가 테넌트 하나입니다",
    en: "corpus root, one directory per tenant",
  },
  SERVICE_DATABASE: {
    kind: "database",
    default: null,
    unset: { ko: "없음(문서 폴더를 씀)", en: "none: documents are in the corpus folder" },
    example: "postgres://wonmun:password@db.internal/wonmun",
    ko: "문서를 함께 쓸 PostgreSQL 주소. 정하면 문서 폴더 대신 이 데이터베이스의 문서로 답합니다",
    en: "PostgreSQL database that several services share; where it is set, documents are there and not in the corpus folder",
  },
  SERVICE_ROLES: {
    kind: "text",
    default: "api,parse,index",
    option: "--role",
    ko: "데이터베이스를 함께 쓰는 서비스가 맡을 일(쉼표로 구분). `api`는 요청에 답하고, `parse`는 읽기만 하는 작업을, `index`는 테넌트에 저장하는 작업을 합니다",
    en: "what this service does among those that share a database, separated by commas: `api` answers requests, `parse` does jobs that only read, `index` those that store in a tenant",
  },
  SERVICE_HOST: {
    kind: "text",
    default: "127.0.0.1",
    option: "--host",
    ko: "서비스 주소. 키 없이는 이 컴퓨터 밖으로 열지 않습니다",
    en: "address it listens on; without a key none beyond this machine",
  },
  SERVICE_PORT: {
    kind: "integer",
    default: 8080,
    from: 0,
    to: 65_535,
    option: "--port",
    ko: "서비스 포트. 0은 비어 있는 포트",
    en: "port it listens on; 0 takes a free one",
  },
  SERVICE_API_KEY: {
    kind: "secret",
    default: null,
    unset: NONE,
    example: "a-long-random-key",
    ko: "관리 키. 모든 테넌트를 쓸 수 있습니다",
    en: "the administrative key, which may use every tenant",
  },
  SERVICE_API_KEYS: {
    kind: "secret",
    default: null,
    unset: NONE,
    example: '{"tax":"another-long-random-key"}',
    ko: "이용자별 키 JSON(이름 → 키). 시작할 때 한 번 읽습니다",
    en: "JSON, consumer name to key, read once at the start",
  },
  SERVICE_API_KEYS_FILE: {
    kind: "file",
    default: null,
    unset: NONE,
    example: "/etc/wonmun.keys.json",
    ko: "같은 JSON을 담은 파일. 요청마다 다시 읽으므로 재시작 없이 키를 바꿀 수 있습니다",
    en: "file with the same JSON, read again on every request",
  },
  SERVICE_ALLOWED_HOSTS: {
    kind: "hosts",
    default: null,
    unset: { ko: "이 컴퓨터의 이름과 주소만", en: "loopback names and addresses alone" },
    example: "wonmun.internal,docs.internal",
    ko: "키 없는 서비스가 더 받아들일 Host 이름(쉼표로 구분). 그 밖의 Host에는 421로 답합니다",
    en: "further Host names that a service without keys answers, separated by commas; others get 421",
  },
  SERVICE_CORS_ORIGINS: {
    kind: "origins",
    default: null,
    unset: OFF,
    example: "https://portal.example.go.kr",
    ko: "서비스를 불러도 되는 다른 사이트의 출처(쉼표로 구분, `*`은 모두). 브라우저의 CORS에 쓰입니다",
    en: "origins of other sites whose pages may call the service (CORS), separated by commas; `*` is all",
  },
  SERVICE_TRUST_PROXY: {
    kind: "integer",
    default: null,
    from: 1,
    // More proxies in a row than this is a mistake.
    to: 32,
    zeroIsOff: true,
    unset: OFF,
    example: "1",
    ko: "앞에 둔 신뢰할 프록시의 수. 클라이언트 주소를 `X-Forwarded-For`의 오른쪽에서 그만큼 세어 얻습니다",
    en: "number of trusted proxies in front: the client's address is that many from the right of `X-Forwarded-For`",
  },
  SERVICE_RATE_LIMIT: {
    kind: "integer",
    default: null,
    from: 1,
    to: HIGHEST_LIMIT,
    zeroIsOff: true,
    unset: OFF,
    example: "600",
    ko: "이용자마다 1분 동안 받을 요청 수",
    en: "requests per minute and consumer",
  },
  SERVICE_MAX_PARALLEL: {
    kind: "integer",
    default: null,
    from: 1,
    to: HIGHEST_LIMIT,
    zeroIsOff: true,
    unset: OFF,
    example: "8",
    ko: "서버 전체에서 동시에 읽을 파일 수. 넘으면 503으로 답합니다",
    en: "parses at the same time, whole server; beyond it 503",
  },
  SERVICE_MAX_UPLOAD: {
    kind: "integer",
    default: MAX_UPLOAD,
    from: 1,
    to: Number.MAX_SAFE_INTEGER,
    ko: "올릴 수 있는 파일 하나의 바이트 수",
    en: "bytes that one uploaded file may have",
  },
  SERVICE_CALLBACK_HOSTS: {
    kind: "hosts",
    default: null,
    unset: OFF,
    example: "portal.internal",
    ko: "작업이 끝났음을 알려도 되는 호스트(쉼표로 구분). 아래 비밀과 함께 씁니다",
    en: "hosts that may be told of finished jobs (`callback_url`), separated by commas; needs the secret below",
  },
  SERVICE_CALLBACK_SECRET: {
    kind: "secret",
    default: null,
    unset: NONE,
    example: "another-long-random-secret",
    ko: "그 알림에 서명하는 비밀(HMAC-SHA256)",
    en: "secret that signs those messages (HMAC-SHA256)",
  },
  SERVICE_CACHE: {
    kind: "folder",
    default: "./.cache/wonmun",
    zeroIsOff: true,
    option: "--cache",
    ko: "판독 캐시 폴더",
    en: "cache directory",
  },
  SERVICE_WORKERS: {
    kind: "integer",
    default: null,
    from: 1,
    to: 256,
    unset: { ko: "코어 수", en: "number of cores" },
    example: "4",
    ko: "판독 프로세스 수",
    en: "parser processes",
  },
  SERVICE_PARSE_TIMEOUT: {
    kind: "integer",
    default: 120,
    from: 1,
    to: 86_400,
    ko: "파일 하나를 읽는 데 쓸 수 있는 초",
    en: "seconds one file may take",
  },
  SERVICE_PARSE_MEMORY: {
    kind: "integer",
    default: 2048,
    from: 64,
    to: 1_048_576,
    ko: "판독 프로세스 하나가 쓸 수 있는 메모리(MiB)",
    en: "MiB one parser process may use",
  },
  SERVICE_INDEX_MEMORY: {
    kind: "integer",
    default: null,
    from: 1,
    to: 1_048_576,
    zeroIsOff: true,
    unset: OFF,
    example: "4096",
    ko: "열린 테넌트의 색인(벡터 포함)이 모두 합쳐 쓸 수 있는 메모리(MiB). 넘으면 오래 쓰지 않은 테넌트부터 닫고, 다시 물으면 디스크에서 엽니다",
    en: "MiB that the indexes of open tenants, vectors included, may take together; beyond it those not asked for longest are closed, and opened from disk when asked again",
  },
  SERVICE_LAYOUT: {
    kind: "choice",
    default: "checked",
    values: ["checked", "stored"],
    ko: "`stored`: HWP·HWPX의 쪽을 조판 엔진으로 다시 확인하지 않습니다",
    en: "`stored`: no second opinion on HWP and HWPX pages by the layout engine",
  },
  SERVICE_OCR: {
    kind: "switch",
    default: true,
    ko: "글자 인식(OCR). `0`은 끔",
    en: "text recognition; `0` turns it off",
  },
  SERVICE_OCR_DATA: {
    kind: "folder",
    default: null,
    unset: NONE,
    example: "/usr/share/tesseract-ocr/5/tessdata",
    ko: "추가 traineddata 폴더",
    en: "directory of further traineddata files",
  },
  SERVICE_READ_AHEAD: {
    kind: "switch",
    default: true,
    ko: "시작할 때부터 문서를 미리 읽기. `0`은 질문을 받을 때 읽음",
    en: "reads the corpus from the start on; `0` reads a tenant when it is first asked",
  },
  SERVICE_VECTORS: {
    kind: "switch",
    default: true,
    unset: { ko: "모델이 있으면 켬", en: "on when a model is there" },
    ko: "의미 검색. `0`은 끔",
    en: "semantic search; `0` turns it off",
  },
  SERVICE_VECTOR_MODEL: {
    kind: "folder",
    default: null,
    unset: NONE,
    example: "/srv/wonmun/model",
    ko: "임베딩 모델 폴더",
    en: "directory of an embedding model",
  },
  SERVICE_LLM_BASE_URL: {
    kind: "url",
    default: null,
    unset: NONE,
    example: "http://127.0.0.1:8000/v1",
    ko: "OpenAI 호환 게이트웨이 주소(`/v1`까지). 아래 둘과 함께 씁니다",
    en: "OpenAI-compatible chat gateway, up to `/v1`; needs the two below as well",
  },
  SERVICE_LLM_MODEL: {
    kind: "text",
    default: null,
    unset: NONE,
    example: "house-model",
    ko: "게이트웨이에 요청할 모델 이름",
    en: "the model's name there",
  },
  SERVICE_LLM_API_KEY: {
    kind: "secret",
    default: null,
    unset: NONE,
    example: "any-value-where-none-is-asked",
    ko: "게이트웨이 키. 키를 묻지 않는 모델이면 아무 값이나 넣습니다",
    en: "the gateway's key; any value where it asks for none",
  },
  SERVICE_RERANK_MODEL: {
    kind: "text",
    default: null,
    unset: OFF,
    example: "house-reranker",
    ko: "`/context`와 `llm` 답의 근거를 다시 줄 세울 모델. 위 게이트웨이의 `/rerank`에 있는 모델 이름이나, ONNX 교차 인코더의 폴더(`/`나 `.`으로 시작)",
    en: "model that reorders the evidence of `/context` and of `llm` answers: its name behind `/rerank` of the gateway above, or the folder of an ONNX cross-encoder (begins with `/` or `.`)",
  },
  SERVICE_USAGE_LOG: {
    kind: "file",
    default: null,
    unset: NONE,
    example: "/srv/wonmun/usage.jsonl",
    ko: "이용 기록 파일(JSON Lines)",
    en: "JSON-lines file of requests",
  },
  SERVICE_FEEDBACK_LOG: {
    kind: "file",
    default: null,
    unset: NONE,
    example: "/srv/wonmun/feedback.jsonl",
    ko: "의견 기록 파일(JSON Lines). 없으면 `/feedback`은 503으로 답합니다",
    en: "JSON-lines file of feedback; without it `/feedback` answers 503",
  },
} as const satisfies Record<string, Declaration>;

export type SettingName = keyof typeof DECLARATIONS;
export const SETTING_NAMES = Object.keys(DECLARATIONS) as SettingName[];

/** A declaration with the fields that only some have. */
export function declarationOf(name: SettingName): Declaration {
  return DECLARATIONS[name];
}
