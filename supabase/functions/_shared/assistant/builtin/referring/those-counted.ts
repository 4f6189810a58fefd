import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import type { Listed } from "../reading.ts";
import { steppedIn } from "./spoken-steps.ts";
import { type InFull, type Known, labelOf, LEAD } from "./targets.ts";

const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
const COUNT = String.raw`(?:(?<count>two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)(?!\s+(?:more|less|fewer|extra|points?|percent|%|days?|weeks?|months?|times|or)\b|[.,]?\d|%))`;
/** Those of a list, with or without how many they are: "those three", "all of them", "each of these". */
const THOSE = String.raw`(?:(?:all|each|both)(?: of)? )?(?:them|those|these|their|they|all(?= (?:two|three|four|five|six|seven|eight|nine|ten)\b))(?: (?:all|both))?(?: ${COUNT})?`;
const CHANGES =
  "(?:set|give|put|move|assign|mark|make|change|raise|lower|bump|increase|reduce|add|drop|take|push|bring|hand|delete|remove|clear|update|tag|switch|lift|cut)";
const OF_THOSE = new RegExp(
  String.raw`${LEAD}${CHANGES}\s(?:[^.,;:!?]{0,40}?\s)??(?<those>${THOSE})(?![\p{L}'’-])(?!\s+(?:tasks?|notes?|columns?|reminders?|to-?dos?|options?)\b)`,
  "iu",
);

const peopleOf = ({ state }: StepRequest): Listed[] => (state?.list ?? []).filter(({ kind }) => kind === "person");
const isNamed = ({ people }: StepRequest): boolean => people.some(({ by }) => by === "name" || by === "part");

/** "Set those three to …", after a list of six: which of them is asked. Null where it is as many, or nobody counts. */
export function otherCount(request: StepRequest): Answer | null {
  const { count } = OF_THOSE.exec(request.message.trim())?.groups ?? {};
  // "Add these two: …" says who they are.
  if (count === undefined || request.mode === "ask" || isNamed(request) || /[:\n]|linkedin/iu.test(request.message))
    return null;
  const said = NUMBERS.indexOf(count.toLowerCase()) + 1 || Number(count);
  const listed = peopleOf(request).length;
  const tasks = (request.state?.list ?? []).filter(({ kind }) => kind === "task").length;
  if (listed === said || tasks > 0) return null;
  return say(
    listed < 2
      ? `Which ${count} do you mean? Please name them.`
      : `Which ${count} do you mean? I listed ${listed} people: please name those who you mean.`,
  );
}

const MOST = 8;
/** "Give those three 5 more points each", after a list: the number of each of them, as it is then. */
export function stepOfThose(known: Known): InFull | null {
  const { request } = known;
  const message = request.message.trim();
  const { those } = OF_THOSE.exec(message)?.groups ?? {};
  const listed = peopleOf(request);
  if (those === undefined || isNamed(request) || listed.length < 2 || listed.length > MOST) return null;
  const at = message.toLowerCase().indexOf(those.toLowerCase());
  const words = `${message.slice(0, at)} ${message.slice(at + those.length)}`.replace(
    /(?<!\p{L})(?:each|every one|apiece)(?!\p{L})/giu,
    " ",
  );
  const orders: string[] = [];
  for (const { id, name } of listed) {
    const stepped = steppedIn(words, { id, name }, known);
    if (!stepped) return null;
    orders.push(`Set ${labelOf(stepped.target)} of ${name} to ${stepped.value}`);
  }
  return { message: orders.join(". "), people: listed.map(({ id, name }) => ({ id, name })) };
}
