import type { Target } from "../../vocabulary/field-names.ts";
import type { Change } from "../frames.ts";
import { codesOf, type Token, written } from "../tokens.ts";
import { typeOf } from "./slot-values.ts";

const UP = "(?:up|plus|more|another|raised?|raises|increased?|increases|bumped|bumps|rose|rises|gained|adds?|added)";
const DOWN =
  "(?:down|minus|less|fewer|lowered|lowers|dropped|drops|decreased?|decreases|reduced?|reduces|fell|falls|lost|cut)";
/** What is right before the number: "up 10", "down by 5". */
const AHEAD = new RegExp(`(?:^| )(?:(?<up>${UP})|(?<down>${DOWN}))(?: (?:by|another|points?|of|N points))*$`, "u");
const BY = / by(?: another)?$/u;
/** An order to change by something, before "by". */
const ORDERS_UP = /(?:^| )(?:raise|increase|bump|lift|boost|up|push|move)(?= )/u;
const ORDERS_DOWN = /(?:^| )(?:lower|decrease|reduce|drop|cut|knock|take|shave|bring)(?= )/u;
/** What is right behind it: "10 more", "5 points lower". */
const BEHIND =
  /^(?:points? |wheels? |units? |pieces? )?(?:(?<up>more|extra|higher|up)|(?<down>less|fewer|lower|down|off))(?: |$)/u;

/** Whether the number at a place is what is added to the one that is there (1), or taken from it (-1): "priority up 10", "by 5 less". */
export function stepAt(tokens: readonly Token[], at: number): 1 | -1 | null {
  const before = codesOf(tokens.slice(Math.max(0, at - 12), at));
  const behind = codesOf(tokens.slice(at + 1, at + 4));
  if (/(?:^| )(?:to|at|is|from|now|=|:|than|over|under|above|below|(?:end|wind|wound)(?:s|ed)? up)$/u.test(before))
    return null;
  const ahead = AHEAD.exec(before)?.groups;
  if (ahead) return ahead["up"] === undefined ? -1 : 1;
  if (BY.test(before)) {
    const isUp = ORDERS_UP.test(before) || / up /u.test(before);
    const isDown = ORDERS_DOWN.test(before) || / down /u.test(before);
    return isUp === isDown ? (isUp && / down /u.test(before) ? -1 : null) : isUp ? 1 : -1;
  }
  const next = BEHIND.exec(behind)?.groups;
  return next ? (next["up"] === undefined ? -1 : 1) : null;
}

/** A value that is a step of its field's number, as a change; `from` is where the value begins among the tokens. */
export function stepChange(
  target: Target,
  value: readonly Token[],
  tokens: readonly Token[],
  from: number,
  text: string,
): Change | null {
  const at = typeOf(target) === "number" ? value.findIndex(({ code }) => code === "N") : -1;
  const step = at < 0 ? null : stepAt(tokens, from + at);
  return step === null ? null : { ...target, value: written(value.slice(at, at + 1), text), step };
}
