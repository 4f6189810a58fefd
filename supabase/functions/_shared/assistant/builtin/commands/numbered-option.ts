import { TOLD } from "../../why-held.ts";
import { plainWords } from "../../words.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { reading } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";
import { codesOf } from "./tokens.ts";

/** One who does or has something with a number, and perhaps a number that it is not. */
const TELLS =
  /^P (?:(?:is|now|has|at|on|in|to|with|for|[a-z]{2,12}) ){0,4}N(?: ,)?(?: (?:and |but )?(?:not|instead of|no longer) N)?(?: now)?$/u;

/** "Ana plays at 430, not 415": the number of the one option that begins with it, "430 Hz". */
export const numberedOption: Parser = ({ text, tokens, lists }) => {
  if (!TELLS.test(codesOf(tokens))) return null;
  const [person] = tokens;
  const number = tokens.find(({ code }) => code === "N");
  const said = number ? numberIn(text.slice(number.from, number.to)) : null;
  if (!person || said === null || said < 10) return null;
  const fitting = lists.columns.flatMap((column) =>
    column.options
      .filter((option) => numberIn(plainWords(option)[0] ?? "") === said && /\p{L}/u.test(option))
      .map((option) => ({ column, option })),
  );
  const [only, another] = fitting;
  if (!only || another) return null;
  const how = only.column.type === "multiselect" ? { how: "adds" as const } : {};
  return reading(
    { do: "set", who: [whoOf(person, text)], changes: [{ column: only.column, value: only.option, ...how }] },
    { doubt: TOLD },
  );
};
