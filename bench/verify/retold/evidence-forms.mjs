/** How official papers print a fact: by form, for each kind of fact. A list is joined and a table is laid out by `make-statements.mjs`. */
export const FORMS = ["article", "outline", "label", "press", "nominal"];

export const EVIDENCE = {
  duty: {
    article: "({object}의 {act}) {who|은} {when}에 {object|을} {to}에게 {act}하여야 한다.",
    outline: "□ {object} {act}\n  ○ {who|은} {when}에 {to}에게 {act}하여야 함",
    label: "{object} {act} : {who|은} {when} {to}에게 의무 {act}",
    press: "앞으로 {who|은} {when}에 {object|을} {to}에게 반드시 {act}해야 한다.",
    nominal: "○ {who|은} {when}에 {object|을} {to}에게 {act}할 것",
  },
  prohibition: {
    article: "({object}의 {act} 금지) {who|은} {object|을} {act}하여서는 아니 된다.",
    outline: "□ 준수사항\n  ○ {who}의 {object} {act} 금지",
    label: "{object} {act} : {who} 불가",
    press: "{who|은} {object|을} {act}할 수 없다.",
    nominal: "○ {who|은} {object} {act|이} 불가함",
  },
  permission: {
    article: "({object}의 {act}) {who|은} {cond}에는 {object|을} {act}할 수 있다.",
    outline: "□ {object} {act}\n  ○ {cond} {who|이} {object|을} {act}할 수 있음",
    label: "{object} {act} : {cond} {who|이} {act} 가능",
    press: "또한 {cond} {who|이} {object|을} {act}할 수 있도록 했다.",
    nominal: "○ {cond} {who|은} {object} {act} 가능",
  },
  threshold: {
    article: "({who}의 기준) {who}의 {what|은} {value} {bound|이어야} 한다.",
    outline: "□ {who} 기준\n  ○ {what} {value} {bound}일 것",
    label: "{what} : {value} {bound}",
    press: "{who|은} {what|이} {value} {bound|이어야} 한다.",
    nominal: "○ {who} 기준: {what} {value} {bound}",
  },
  value: {
    article: "({label}) {whose}의 {label|은} {value|로} 한다.",
    outline: "□ {whose}\n  ○ {label}: {value}",
    label: "{label} : {value}({whose})",
    press: "{whose}의 {label|은} {value|로} 정해졌다.",
    nominal: "○ {whose}의 {label|은} {value}임",
  },
  free: {
    article: "({label}) {whose}의 {label|은} 무료로 한다.",
    outline: "□ {whose}\n  ○ {label}: 무료",
    label: "{label} : 무료({whose})",
    press: "{whose|은} {label} 없이 누구나 {act}할 수 있다.",
    nominal: "○ {whose|은} {label} 없음",
  },
  exception: {
    article:
      "({object}의 {act}) {who|은} {object|을} {act}하여야 한다. 다만, {except|은} 그러하지 아니하다.",
    outline: "□ {object} {act}\n  ○ {who|은} {object|을} {act}하여야 함(단, {except|은} 제외)",
    label: "{object} {act} : {who}(단, {except} 제외)",
    press: "{who|은} {object|을} {act}해야 하지만, {except|은} 면제된다.",
    nominal: "○ {who|은} {object|을} {act}할 것. 다만, {except|은} 제외함",
  },
  only: {
    article: "({object}) {object}에는 {who}만 {act}할 수 있다.",
    outline: "□ {object}\n  ○ {who}에 한하여 {act} 가능",
    label: "{object} {act} : {who}에 한함",
    press: "{object}에는 {who}만 {act}할 수 있다.",
    nominal: "○ {object} 시 {who}만 {act} 가능함",
  },
  all: {
    article: "({object}의 {act}) 모든 {who|은} {object|을} {act}하여야 한다.",
    outline: "□ {object} {act}\n  ○ 모든 {who|은} {object|을} {act}하여야 함",
    label: "{object} {act} : 모든 {who} 의무 {act}",
    press: "모든 {who|은} {object|을} {act}해야 한다.",
    nominal: "○ 모든 {who|은} {object|을} {act}할 것",
  },
  order: {
    article: "({object}의 {act}) {who|은} {event} {span} {dir}까지 {object|을} {act}하여야 한다.",
    outline: "□ {object} {act}\n  ○ {who|은} {event} {span} {dir}까지 {act}하여야 함",
    label: "{object} {act} : {event} {span} {dir}까지({who})",
    press: "{who|은} {event} {span} {dir}까지 {object|을} {act}해야 한다.",
    nominal: "○ {who|은} {event} {span} {dir}까지 {object|을} {act}할 것",
  },
  agents: {
    article: "({thing}) {a|은} {thing|을} {actA}하고, {b|은} 이를 {actB}한다.",
    outline: "□ {thing}\n  ○ {actA}: {a}\n  ○ {actB}: {b}",
    label: "{thing} : {a} {actA} → {b} {actB}",
    press: "{thing|은} {a|이} {actA}하고 {b|이} {actB}한다.",
    nominal: "○ {a|은} {thing|을} {actA}하고 {b|은} {thing|을} {actB}함",
  },
  schedule: {
    article: "({label} 기간) {label} 기간은 {year}년 {from}부터 {to} {time}까지로 한다.",
    outline: "□ {label}\n  ○ 기간: {year}년 {from} ~ {to} {time}",
    label: "{label} 기간 : {year}. {fromDots} ~ {toDots} {time}까지",
    press: "{label|은} {year}년 {from}부터 {to} {time}까지 진행된다.",
    nominal: "○ {label|은} {year}년 {from}부터 {to} {time}까지임",
  },
  place: {
    article: "({whose}) {whose|은} {value}에서 개최한다.",
    outline: "□ {whose}\n  ○ {label}: {value}",
    label: "{whose} {label} : {value}",
    press: "{whose|은} {value}에서 열린다.",
    nominal: "○ {whose|은} {value}에서 개최함",
  },
  list: {
    article: "({label}) {label|은} 다음 각 호와 같다.\n{numbered}",
    outline: "□ {label}\n{dashed}",
    label: "{label} : {commas}",
    press: "{label|은} {commas} 등 {count}가지다.",
    nominal: "○ {label|은} {commas}임",
  },
};
