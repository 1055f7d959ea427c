/** What people say of an act by a noun or an adjective, where rules have a verb: stems before `습니다`, `됩니다`, `입니다`. From answers of language models. */
import { lines } from "./patterns.js";

export const BEING_FORBIDDEN = lines(`
금지되어 있
금지돼 있
금지
허용되지 않
허용하지 않
허용되지 아니
허용될 수 없
인정되지 않
가능하지 않
불가능
불가
`);

export const BEING_ALLOWED = lines(`
금지되어 있지 않
금지돼 있지 않
금지되지 않
허용되어 있
허용돼 있
허용
가능
`);

export const BEING_A_DUTY = lines(`
선택이 아니라 의무
선택이 아니라 필수
선택이 아닌 의무
선택이 아닌 필수
선택 사항이 아니라 의무
선택 사항이 아니라 필수
의무 사항
의무사항
의무
필수 사항
필수사항
필수적
필수
`);

export const BEING_A_CHOICE = lines(`
의무가 아니라 선택 사항
의무가 아니라 선택사항
의무가 아니라 선택
필수가 아니라 선택 사항
필수가 아니라 선택사항
필수가 아니라 선택
의무 사항이 아니
의무 사항이 아닙
의무가 아니
의무가 아닙
의무는 아니
의무는 아닙
필수가 아니
필수가 아닙
필수는 아니
필수는 아닙
선택 사항
선택사항
선택
`);

/** What is left to someone to do: `감면할 권한이 있다`. */
export const RIGHTS = lines(`
권한
권리
재량
`);
