/** Kinds of papers, three or four of each, with the attributes that they tell and lines that are never asked for. */
export const KINDS = [
  {
    kind: "모집 공고",
    subjects: [
      "한들시 청년인턴",
      "가람군 행정보조 인력",
      "다온구 생활체육 강사",
      "새벌시 산불감시원",
    ],
    title: (year, subject) => `${year}년 ${subject} 모집 공고`,
    opening: "다음과 같이 모집하오니 관심 있는 분의 많은 지원을 바랍니다.",
    tells:
      "headcount qualify employ work workplace wage apply submit papers result contact fax".split(
        " ",
      ),
  },
  {
    kind: "입찰 공고",
    subjects: [
      "누리시 청사 청소 용역",
      "해솔군 하수관로 조사 용역",
      "온빛구 전산장비 유지관리 용역",
    ],
    title: (year, subject) => `${year}년도 ${subject} 입찰 공고`,
    opening: "위 용역의 수행자를 정하고자 다음과 같이 입찰에 부칩니다.",
    tells: "base contract qualify briefing apply submit opening deposit price skill contact".split(
      " ",
    ),
  },
  {
    kind: "행사 안내",
    subjects: ["은하시 봄꽃 걷기대회", "가온시 어린이 과학축전", "솔빛구 전통시장 한마당"],
    title: (year, subject) => `${year} ${subject} 안내`,
    opening: "주민 여러분의 많은 참여를 바랍니다.",
    tells: "held place host target fee bring apply refund contact department".split(" "),
  },
  {
    kind: "보조금 지원 계획",
    subjects: [
      "한울군 노후 주택 수리 지원사업",
      "물빛시 소상공인 간판 개선사업",
      "다솜군 귀농인 정착 지원사업",
    ],
    title: (year, subject) => `${year}년 ${subject} 추진 계획`,
    opening: "지역 주민의 생활 안정을 위하여 다음과 같이 추진하고자 함.",
    tells: "budget limit selfpay qualify apply submit papers result department contact".split(" "),
  },
  {
    kind: "시설 이용 안내",
    subjects: ["늘봄 국민체육센터", "푸른숲 자연휴양림", "해오름 청소년수련관", "온새미 캠핑장"],
    title: (_year, subject) => `${subject} 이용 안내`,
    opening: "시설을 이용하시는 분은 아래 내용을 확인하시기 바랍니다.",
    tells: "hours closed usage deposit capacity pay refund contact department".split(" "),
  },
  {
    kind: "시험 공고",
    subjects: ["한들시 지방공무원 임용시험", "가람군 환경공무직 공개시험", "새빛공단 기능직 시험"],
    title: (year, subject) => `${year}년 제2회 ${subject} 시행계획 공고`,
    opening: "시험 시행계획을 다음과 같이 공고합니다.",
    tells: "headcount qualify subjects apply exam place pass result papers contact".split(" "),
  },
  {
    kind: "회의 개최 알림",
    subjects: ["한빛구 도시계획위원회", "누리시 지방보조금심의회", "가온군 축제추진위원회"],
    title: (year, subject) => `${year}년 제3차 ${subject} 회의 개최 알림`,
    opening: "위원님께서는 바쁘시더라도 꼭 참석하여 주시기 바랍니다.",
    tells: "held place agenda attendees allowance bring department contact".split(" "),
  },
  {
    kind: "조례",
    subjects: ["한들시 빈집 정비", "가람군 공유재산 관리", "다온구 반려동물 보호"],
    title: (_year, subject) => `${subject} 조례`,
    opening: "제1조(목적) 이 조례는 필요한 사항을 정하여 주민의 복리를 높이는 것을 목적으로 한다.",
    isArticles: true,
    tells: "members term allowance fine keep report department effective cycle".split(" "),
  },
  {
    kind: "보도자료",
    subjects: ["물빛시 야간 진료 의원", "솔빛구 작은도서관", "해솔시 무료 법률상담"],
    title: (year, subject) => `${year}년 ${subject} 확대 운영 보도자료`,
    opening: "시민의 불편을 줄이기 위해 올해부터 운영을 넓힌다고 밝혔다.",
    tells: "budget effective hours capacity target place department contact".split(" "),
  },
  {
    kind: "업무 매뉴얼",
    subjects: ["물품 관리", "공용차량 운영", "기록물 이관"],
    title: (_year, subject) => `${subject} 업무 매뉴얼`,
    opening: "담당자는 이 매뉴얼에 따라 업무를 처리한다.",
    tells: "department report keep cycle papers submit contact fine".split(" "),
  },
  {
    kind: "과업지시서",
    subjects: [
      "은하시 관광 안내판 정비 용역",
      "한울군 공원 수목 조사 용역",
      "늘봄구 누리집 개편 용역",
    ],
    title: (_year, subject) => `${subject} 과업지시서`,
    opening: "수급인은 이 과업지시서에 따라 과업을 수행하여야 한다.",
    tells: "contract base delay papers submit report keep department contact".split(" "),
  },
  {
    kind: "가정통신문",
    subjects: ["가온초 가을 현장체험학습", "누리중 방과후학교", "한빛고 진로캠프"],
    title: (year, subject) => `${year}학년도 ${subject} 안내 가정통신문`,
    opening: "학부모님 댁내에 건강과 행복이 함께하기를 기원합니다.",
    tells: "held place depart target fee bring pay refund apply contact".split(" "),
  },
];

/** Told beside a fact where its way needs company; nothing of it is asked for. */
export const COMPANY = [
  ["근거", "자체 추진계획"],
  ["추진방향", "주민 만족도 향상"],
  ["비고", "변경될 수 있음"],
  ["관리번호", "제27-106호"],
  ["구분", "일반"],
  ["협조사항", "홍보물 게시"],
];

/** Another subject in the same table, which tempts. */
export const BESIDE = ["예비 과정", "특별 과정", "별도 운영분"];
