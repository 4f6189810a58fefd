import { listedOptions } from "../listed-options.ts";
import { type Answer, say } from "./answers.ts";
import { faultOfChange } from "./commands/values.ts";
import type { Change, Frame } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { outcome } from "./outcome.ts";
import { itemsOf } from "./questions/items.ts";
import type { QuestionWorld } from "./questions/question-world.ts";
import { readPeople } from "./questions/conditions.ts";
import { codesToLookUp, heldAsWritten, heldPlaces, phrasesToLookUp } from "./questions/looked-up.ts";
import { withStageLikeColumn } from "./questions/stage-like-column.ts";
import { joined as conditionsOf } from "./questions/pieces.ts";
import { leftOver, use } from "./questions/question.ts";
import { asking, joined, listsOf, peopleOf, type Ready, ready, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { plainWords } from "../words.ts";
import { labelOf } from "./referring/targets.ts";
import { plain } from "./wording.ts";
import { setOn, stored } from "./set-values.ts";
import type { AnyOf } from "../../stores/people-questions.ts";

/** The most people that one change is about, as the tools have it. */
const AT_MOST = 50;
export const ALL = { ids: null, search: null, sort: null, limit: 200, figuresOf: null };

/** Looks up those who a filter in words means, and what would be changed of them; asks where a word of the filter is not clear. */
export function setMany(
  { filter, spared: sparedWords, except, changes }: Frame & { do: "set_many" },
  clause: ReadClause,
  turn: Turn,
): Ready | Asking {
  const fault = changes.map((change) => faultOfChange(change, listsOf(turn.request))).find((one) => one !== null);
  if (fault) return asking(fault);
  const spared = except.length === 0 ? { is: [] } : peopleOf(except, clause, turn);
  if ("ask" in spared) return spared;
  // "Give everyone tier Gold": the label of what changes says nothing of who.
  const isLabel = changes.some((change) => plainWords(labelOf(change)).join(" ") === plainWords(filter).join(" "));
  const [all, others] = [conditionsIn(isLabel ? "" : filter, turn), conditionsIn(sparedWords, turn)];
  const left = [...all.left, ...others.left];
  // Words of a filter that give no condition, as the label of a column alone, mean not everyone.
  const isUnread = filter !== "" && all.anyOf.length === 0 && NAMES_SOME.test(filter);
  if (isUnread && left.length === 0) left.push(filter);
  if (left.length > 0 || (sparedWords !== "" && others.anyOf.length === 0))
    return {
      ask: say(
        `I am not sure who is meant by “${left.length > 0 ? left.join(" ") : sparedWords}”, so I changed nothing. Say it with a stage, a status, a column or a place.`,
      ),
      question: null,
    };
  const staying = sparedWords === "" ? [] : (turn.call("query_people", { ...ALL, anyOf: others.anyOf }).founders ?? []);
  const { founders = [], total = 0 } = turn.call("query_people", { ...ALL, anyOf: withOption(all.anyOf, changes) });
  const meant = founders.filter(({ id }) => ![...spared.is, ...staying].some((one) => one.id === id));
  if (meant.length === 0) {
    const who = founders.length === 0 && filter !== "" ? `Nobody fits “${plain(filter)}”` : "There is nobody left";
    return { ask: say(`${who}, so I changed nothing.`), question: null };
  }
  const said = countSaid(clause.text);
  if (said !== null && said !== meant.length) {
    const names = meant.slice(0, SHOWN).map(({ name }) => plain(name));
    const others = meant.length > SHOWN ? ` and ${meant.length - SHOWN} more` : "";
    return {
      ask: say(
        `You say ${said}, and ${meant.length === 1 ? "1 person fits" : `${meant.length} people fit`}: ${names.join(", ")}${others}. I changed nothing: please name those that you mean.`,
      ),
      question: null,
    };
  }
  if (meant.length > AT_MOST || total > ALL.limit)
    return {
      ask: say(
        `That would be ${total - spared.is.length - staying.length} people, and I change ${AT_MOST} at most at a time. Select them on the People screen to change them all.`,
      ),
      question: null,
    };
  const each = changes.map((change) => asAdded(change, clause.text));
  // What each of them gets beside what they have is no one value for all.
  return each.some((change) => "how" in change || change.step !== undefined)
    ? ready(null, (held) => joined(meant.map((person) => setOn(person, each, turn.call, held ?? OF_SEVERAL))))
    : ready(null, (held) => joined(callsFor(meant, changes, turn, held)));
}
const NAMES_SOME =
  /^(?:in|at|with|of|from|on)\s+(?!(?:all|every|my|our|the (?:list|table|network|people))(?!\p{L}))\p{L}/iu;
const SHOWN = 5;
const COUNTS: Readonly<Record<string, number>> = {
  ...{ both: 2, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
};
const COUNTED =
  /(?<![\p{L}])(?:(?:all|the|my|our|these|those)\s+)*(?<!(?:top|first|last|next|nearest)\s+)(?<count>both|two|three|four|five|six|seven|eight|nine|ten)(?:\s+of)?(?:\s+(?:the|my|our|these|those))?\s+(?:people|persons|contacts|founders|clients|customers)(?![\p{L}])/iu;
/** How many people an order says that it is about: "both my contacts"; null where it does not. */
const countSaid = (text: string): number | null =>
  COUNTS[COUNTED.exec(text)?.groups?.["count"]?.toLowerCase() ?? ""] ?? null;
const OF_SEVERAL = "It is about several people. Confirm the cards that you want.";

/** "Remove Legal from everyone": those who have it. */
function withOption(anyOf: AnyOf, changes: readonly Change[]): AnyOf {
  const [only, another] = changes;
  if (!only || another || !("column" in only) || only.how !== "removes" || only.value === null) return anyOf;
  const has = {
    column: only.column.id,
    is: "any_of" as const,
    options: listedOptions(only.value, only.column.options),
    not: false,
  };
  return anyOf.length === 0 ? [[has]] : anyOf.map((all) => [...all, has]);
}

/** "Everyone in Tasting: add Fairtrade": one more of several choices. */
const asAdded = (change: Change, text: string): Change =>
  "column" in change &&
  change.column.type === "multiselect" &&
  change.how === undefined &&
  change.value !== null &&
  /\b(?:adds?|also|as well|too|additionally|plus)\b/iu.test(text)
    ? { ...change, how: "adds" }
    : change;

/** The conditions that the words of a filter say, and the words that say none. */
export function conditionsIn(filter: string, { call, request, columns }: Turn): { anyOf: AnyOf; left: string[] } {
  const words = filter.replace(/^(?:of|in|who|that|with|from|at)?\s*$/u, "");
  if (words === "") return { anyOf: [], left: [] };
  const { today, user, people } = request;
  const text = `people ${withStageLikeColumn(words, user, columns)}`;
  const start: QuestionWorld = {
    ...{
      language: "en",
      today,
      columns,
      stages: user.stages,
      statuses: user.statuses,
      people,
      held: [],
      weekStart: user.weekStart ?? "sunday",
    },
  };
  const looked = phrasesToLookUp(text, start);
  const { held = [] } = call("list_custom_fields", { words: looked });
  const codes = codesToLookUp(text, start);
  const { held: inStates = [] } = codes.length === 0 ? {} : call("list_custom_fields", { words: codes });
  const places = heldPlaces([...held, ...inStates], text, start);
  const world = { ...start, held: [...heldAsWritten(held, looked), ...places] };
  const items = itemsOf(text, world);
  const { pieces, asked } = readPeople(items, world);
  use(items, "verb.work", "verb.live", "say.everything", "say.has");
  // "Everyone in that column" says nothing of what they have in it: not all people.
  if (pieces.length === 0 && asked.length > 0) return { anyOf: [], left: [words] };
  return { anyOf: conditionsOf(pieces), left: leftOver(items).map(({ raw }) => raw) };
}

/** One change of the fields of them all, and one for each of the user's own columns. */
function callsFor(
  people: readonly { id: string }[],
  changes: readonly Change[],
  { call }: Turn,
  held: string | null,
): Answer[] {
  const founderIds = people.map(({ id }) => id);
  const { patch, clear, values } = stored(changes);
  return [
    ...(patch === null ? [] : [outcome(call("update_founders", { founderIds, patch, clear }, held))]),
    ...values.map(({ fieldId, value }) => outcome(call("set_custom_values", { founderIds, fieldId, value }, held))),
  ];
}
