/** Words by which the parts of a sentence hang together, and by which lines do. From grammars. */
import { words } from "./patterns.js";

/** Stems that stand before a noun with `은` or `는`, and are no topic: `하는`, `높은`. */
export const STEMS_BEFORE_A_NOUN = words(
  "하 되 있 없 받 주 않 같 높 많 낮 적 남 넘 짧 좋 맡 늦 싶 오 지 르 시 키 리 내 얻 갖 넓 작 쓰 드 미치",
);

/** With `은` or `는` they tell when, where or to whom, or join words: `경우에는`, `또는`. */
export const NO_TOPICS = words("에 에서 에게 으로 까지 부터 때 또 혹 대하여 위하여");

/** A statement that begins so goes on about what was said before it. */
export const BACK_REFERENCES = words(
  "이는 이를 이에 이로 이때 이 그 그중 이중 해당 같은 동 여기에 각각 나머지 다만 단 또 특히",
);

/** Ends of a line behind which its sentence goes on in the next. */
export const LINE_GOES_ON = words(
  "은 는 을 를 의 에 와 과 로 며 고 면 이 가 도 만 에서 에게 까지 부터 하여 되어 및 또는 등 한 된 할 될 인 위해 위하여 대해 대하여 따라 통해 하는 되는 있는 없는",
);
