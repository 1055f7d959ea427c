/** Words of quorums and majorities. From statutes, by-laws and rules of committees. */
import { words } from "./patterns.js";

/** Of whom a share is counted: all members, or those who came. */
export const ALL_MEMBERS = words("재적 전체");
export const THOSE_PRESENT = words("출석 참석");

/** What the share does: it comes, or it agrees. */
export const COMING = words("출석 참석");
export const AGREEING = words("찬성 동의");

/** Shares without a number. */
export const SHARES_IN_WORDS = words("과반수 전원 만장일치");
