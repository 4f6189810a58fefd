import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
const VALUE = "\\p{L}[^,;:.!?\\n]{1,30}?";
/** "Take Ana out of Parked into Pilot". */
const OUT_OF = re(
  `(?<=^|[,;.!?]\\s+|\\s(?:and|then|please)\\s+)(?:take|get|pull|bring|lift|move|fish) (?<who>him|her|them|${NAME}) (?:back )?(?:out of|off) (?:the )?(?<old>${VALUE}),? (?:and )?(?:(?:put|move) (?:him|her|them) )?(?:back )?(?:into|in|onto|to|over to) (?:the )?(?<now>${VALUE})(?=\\s*(?:$|[,;.!?\\n]|\\sand\\s))`,
  "giu",
);
/** What is done to people, as the name of the stage in which they are then. */
const VERBS: Readonly<Record<string, string>> = {
  park: "parked",
  archive: "archived",
  shelve: "shelved",
  pause: "paused",
  freeze: "frozen",
  close: "closed",
  reject: "rejected",
  disqualify: "disqualified",
};
const SEVERAL = re(
  `(?<=^\\s*(?:(?:please|pls|ok|okay|can you|could you)[\\s,]+)*|[,;.!?]\\s+(?:(?:and|then) )*|\\sthen\\s+)(?<verb>${Object.keys(VERBS).join("|")}) (?<list>${NAME}(?:, ${NAME}){0,4},? and ${NAME})(?=\\s*(?:$|[,;.!?\\n]|\\sthen\\s))`,
  "giu",
);

/** Orders that move people, as people say them ("out of Parked into Pilot", "park Ana and Leo"), as plain ones. Other messages are unchanged. */
export function withPlainMoves(message: string, { user, people }: StepRequest): string {
  if (message.length > 300 || isNoteLead(message)) return message;
  const lists = [
    { label: "Stage", options: user.stages },
    { label: "Status", options: user.statuses },
  ];
  const listOf = (said: string) => {
    const words = plainWords(said).join(" ");
    const [only, another] = lists.filter(({ options }) => options.some((one) => plainWords(one).join(" ") === words));
    return another ? undefined : only;
  };
  const known = new Set(people.flatMap(({ name }) => plainWords(name)));
  const moved = message.replace(OUT_OF, (whole, who: string, old: string, now: string) => {
    const list = listOf(now);
    return list && list === listOf(old) ? `set the ${list.label.toLowerCase()} of ${who} to ${now}` : whole;
  });
  return moved.replace(SEVERAL, (whole, verb: string, names: string) => {
    const value = VERBS[verb.toLowerCase()] ?? "";
    const list = listOf(value);
    const each = names.split(/,? and |, /u);
    const areKnown = each.every((name) => plainWords(name).every((word) => known.has(word)));
    return list && areKnown ? `set ${list.label} of ${names} to ${value}` : whole;
  });
}
