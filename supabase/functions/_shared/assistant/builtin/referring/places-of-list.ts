import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import type { Listed } from "../reading.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const PLACE = String.raw`(?:(?:the )?(?:${ORDINALS.join("|")}|\d(?:st|nd|rd|th)|last)|(?:number |no\.? ?|# ?)\d)`;
const PLACES = String.raw`${PLACE}(?:(?:\s*,\s*(?:and )?|\s+(?:and|&|plus)\s+)${PLACE})*`;
const ONES = "(?: (?:ones?|tasks?|people|persons?))?";
const STATE =
  "(?<done>(?:all )?(?:done|finished|completed?|sorted|ticked off|taken care of|dealt with|over with)|in progress|started|under ?way|begun)";
/** "The second one is done", "number 2: finished", "first and third are in progress". */
const IS_SO = new RegExp(
  String.raw`${LEAD}(?<places>${PLACES})${ONES}(?:['’]s|:|,| is| are| was| were| got| has been| have been)?(?: (?:now|already|also|both|all))* ${STATE}(?: (?:now|already|too|as well))?[\s.!]*$`,
  "iu",
);
/** "I did the second one". */
const DID = new RegExp(
  String.raw`${LEAD}i(?:['’]ve| have)?(?: (?:already|just|also))? (?:did|done|finished|completed) (?<places>${PLACES})${ONES}(?: (?:already|now|too|as well|today))?[\s.!]*$`,
  "iu",
);
/** "The second one is due Friday". */
const IS_DUE = new RegExp(
  String.raw`${LEAD}(?<places>${PLACES})${ONES}(?:['’]s| is| are)(?: now)? due(?: on| by)? (?<day>\S.{1,30}?)[\s.!]*$`,
  "iu",
);
const PUTS = new RegExp(
  String.raw`(?<before>${LEAD}(?:(?:put|set|move|mark|make|tag|change|bring|label|switch|turn|assign|delete|remove|shift|send|give)\s+)?)(?<places>${PLACES})(?: (?:ones|people|two|three))?(?<behind>(?:\s+(?:to|as|into|in|on|are|should|get|both|all|back|an?)(?![\p{L}]).{1,60})|[\s.!]*)$`,
  "iu",
);

/** The places that words name, from one on; minus one for the last. */
const placesIn = (words: string): number[] =>
  Array.from(words.matchAll(/\p{L}+|\d+/gu)).flatMap(([word]) => {
    const no = ORDINALS.indexOf(word.toLowerCase()) + 1 || (/^\d/.test(word) ? Number(word) : 0);
    return no > 0 ? [no] : word.toLowerCase() === "last" ? [-1] : [];
  });

/** The last list, where it is of several records of one kind. */
function listOf({ state }: StepRequest, kind: "person" | "task"): readonly Listed[] {
  const { list = [], thread } = state ?? {};
  const known = (thread?.list ?? []).length > 1 ? (thread?.list ?? []) : list;
  return known.length > 1 && known.every((one) => one.kind === kind) ? known : [];
}

/** What is said of tasks of the last list by their places, with how it is said of them. */
function ofTasks(message: string): { places: string; then: (those: string) => string } | null {
  const said = IS_SO.exec(message)?.groups ?? DID.exec(message)?.groups;
  if (said) {
    const status = /progress|started|way|begun/iu.test(said["done"] ?? "") ? "in progress" : "done";
    return { places: said["places"] ?? "", then: (those) => `mark ${those} as ${status}` };
  }
  const { places, day } = IS_DUE.exec(message)?.groups ?? {};
  return places === undefined ? null : { places, then: (those) => `move ${those} to ${day ?? ""}` };
}

/** "The second one is done" after a list of tasks, "put the second and third to …" after one of people: the order that it is. */
export function placesOfList({ request }: Known): InFull | null {
  const message = request.message.trim();
  if (message.length > 120 || (request.state?.question ?? null) !== null) return null;
  const tasks = ofTasks(message);
  if (tasks && listOf(request, "task").length > 0) {
    const those = placesIn(tasks.places).map((no) => (no < 0 ? "the last one" : `the ${ORDINALS[no - 1] ?? ""} one`));
    return { message: tasks.then(those.join(" and ")), people: [] };
  }
  const { before = "", places, behind = "" } = PUTS.exec(message)?.groups ?? {};
  const listed = listOf(request, "person");
  const meant = places === undefined ? [] : placesIn(places).map((no) => listed.at(no < 0 ? no : no - 1));
  const people = meant.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []));
  if (people.length < 2 || people.length < meant.length) return null;
  return { message: `${before}${people.map(({ name }) => name).join(" and ")}${behind}`, people };
}

/** A task by its place where no list of so many was shown: it is asked which, and nothing with a similar name is taken. */
export function placeOfNoList(request: StepRequest): Answer | null {
  const message = request.message.trim();
  if (request.mode === "ask" || message.length > 120 || (request.state?.question ?? null) !== null) return null;
  const said = ofTasks(message);
  const people = listOf(request, "person");
  if (!said || people.length > 0) return null;
  const tasks = listOf(request, "task");
  // "The last one" may be the one that was spoken of.
  if (placesIn(said.places).every((no) => no <= tasks.length && (no < 0 || tasks.length > 0))) return null;
  return say(
    tasks.length > 0
      ? `I listed ${tasks.length} tasks. Which one do you mean?`
      : "Which task do you mean? I have listed no tasks just now.",
    ["List my tasks"],
  );
}
