import { plainWords } from "../../words.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";

const END = "(?:\\s+(?:already|so far|yet|by now|now|lately))*[\\s?.!]*$";
const DID = new RegExp(
  `^(?<lead>\\W*(?:(?:and|so|ok|okay|hey|hi)[\\s,]+)*(?:tell me )?)(?<who>who(?:m)?|which (?:people|ones|of them|clients|customers|contacts))\\s+(?:have|did|had)\\s+(?:we|i)\\s+(?:already\\s+|ever\\s+)?(?<verb>\\p{L}{3,})${END}`,
  "iu",
);
const PAST: Readonly<Record<string, string>> = {
  ...{ lose: "lost", win: "won", pay: "paid", sell: "sold", send: "sent", buy: "bought", meet: "met", let: "let" },
  ...{ choose: "chosen", drop: "dropped", sign: "signed", book: "booked", hire: "hired", bill: "billed" },
};
/** How an option says that something was done: "Quote sent". */
const IS_DONE = /^(?:sent|made|given|out|done|issued|signed|agreed|placed)$/;

/** "Who did we lose", "who have we quoted": those whose stage or status says that it was done. The same text where no option does, or several. */
export function withDoneToThem(text: string, options: readonly string[]): string {
  const { lead = "", who = "", verb = "" } = DID.exec(text)?.groups ?? {};
  const plain = plainWords(verb).join("");
  if (plain === "") return text;
  const done = PAST[plain] ?? plain;
  const isOf = (option: string): boolean => {
    const [first = "", second, third] = plainWords(option);
    if (third !== undefined) return false;
    if (second !== undefined) return IS_DONE.test(second) && isOfOneRoot(first, plain);
    return first === done || (first.endsWith("ed") && isOfOneRoot(first, plain));
  };
  const [only, another] = [...new Set(options)].filter(isOf);
  return only === undefined || another !== undefined
    ? text
    : `${lead}${who} ${/^who/iu.test(who) ? "is" : "are"} in ${only}?`;
}
