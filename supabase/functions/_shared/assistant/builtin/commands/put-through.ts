import { re } from "./rewording.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const ME = "(?:me|us|my (?:phone|line|desk|mobile|cell)|our (?:line|office|phone)|here)";
const POLITE =
  "(?:(?:please|pls|hey|hi|ok|okay|so|now|and|just|can you|could you|will you|would you|go on and)[\\s,]+)*";
const CALLS = `(?:ring|call|phone|dial|buzz|bell|get)(?: up)? (?<who>${NAME})(?: (?:there|up|back|now|for (?:me|us)|please|on the phone|quickly))*`;
const HIM = "(?:him|her|them)";
const THROUGH = `(?:(?:put|patch|connect|transfer|hand|pass|get|bring) ${HIM} (?:straight |right )?(?:(?:through|over)(?: (?:to|with) ${ME})?|(?:on |onto )?(?:to|with) ${ME}|on(?: the)? (?:line|phone)(?: (?:to|with|for) ${ME})?|on to ${ME})|connect (?:me|us)(?: (?:to|with) ${HIM})?)`;
/** "Ring Padraic there and put him through to me". */
const BOTH = re(
  `^\\W*${POLITE}${CALLS}[\\s,]+(?:and|then)(?: then)? ${THROUGH}(?: (?:please|now|there|so|will you))*[\\s.!?]*$`,
);
/** "Get Leo on the line for me", "connect Leo to me". */
const LINKS = re(
  `^\\W*${POLITE}(?:get (?<one>${NAME}) on the (?:line|phone|blower)|connect (?<two>${NAME}) (?:up )?(?:to|with) ${ME})(?: (?:for|to|with) (?:me|us))?(?: (?:please|now|there|so))*[\\s.!?]*$`,
);

/** Who is to be called and put through at this moment, as that one order, which nothing here can do. Other messages are unchanged. */
export function withPutThrough(message: string): string {
  if (message.length > 160 || /^\W*(?:remind|task|note)(?!\p{L})/iu.test(message)) return message;
  const { one, two, who = one ?? two } = { ...BOTH.exec(message)?.groups, ...LINKS.exec(message)?.groups };
  return who === undefined ? message : `put ${who} through to me`;
}
