import type { AssistantAction } from "../../contract/assistant.ts";
import { type Answer, say } from "./answers.ts";
import { plainOf } from "./commands/clause-kind.ts";
import type { EarlierChange } from "./reading.ts";
import type { Call } from "./script.ts";
import { takenBack } from "./taken-back.ts";
import { onlyTakesBack } from "./which-change.ts";
import { plain, plural } from "./wording.ts";

const LAST =
  /\blast(?: (?<count>one|two|three|four|2|3|4))?(?: (?<thing>changes?|things?|steps?|actions?|edits?|updates?|entry|entries))?(?: of (?:them|those|these|it|that|all))?(?= |$)/;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, "2": 2, "3": 3, "4": 4 };

const SETS = /^(?:update_founder|set_custom_value)$/;
/** Whether several changes are one order: the same of each person, or several fields of one person. */
const isOneOrder = ([first, ...others]: readonly AssistantAction[]): boolean => {
  const isOfFirst = ({ tool, founderId }: AssistantAction) =>
    SETS.test(tool) && founderId !== null && founderId === first?.founderId;
  if (first && isOfFirst(first) && others.every(isOfFirst)) return true;
  const what = ({ tool, params }: AssistantAction) => JSON.stringify([tool, { ...params, founderId: null }]);
  return first !== undefined && others.every((one) => what(one) === what(first));
};

/**
 * "Undo the last one", "undo just the last two", after a message with several changes: those at its end, and the answer says what stays.
 * Null where it has no more changes than that, or where the words name something else. `standing` has the last change first.
 */
export function lastOfSeveral(text: string, standing: readonly AssistantAction[], call: Call): Answer | null {
  const words = plainOf(text);
  const { count, thing } = LAST.exec(words)?.groups ?? {};
  if (standing.length < 2 || !LAST.test(words) || !onlyTakesBack(words.replace(LAST, " "))) return null;
  // "The last change" of three people is the order that changed them.
  if (count === undefined && thing !== undefined && isOneOrder(standing)) return null;
  const meant = COUNTS[count ?? "one"] ?? 1;
  if (meant >= standing.length) return null;
  const { text: gone, ...more } = takenBack(standing.slice(0, meant), call);
  const rest = standing.slice(meant).reverse();
  return { ...more, text: `${gone} ${staying(rest)}` };
}

const staying = (rest: readonly AssistantAction[]): string =>
  `The rest stays: ${rest.map(({ title }) => plain(title)).join(", ")}.`;

const FIRST =
  /\b(?:very )?first(?: (?:one|change|thing|step|action|edit|update))?(?: of (?:them|those|these|all))?(?= |$)/;

/** "Undo the first change", after several: the one that was made first, of this turn and those before. Null where other words are there. */
export function firstOfSeveral(
  text: string,
  standing: readonly AssistantAction[],
  earlier: readonly EarlierChange[] | undefined,
  call: Call,
): Answer | null {
  const words = plainOf(text);
  if (!FIRST.test(words) || !onlyTakesBack(words.replace(FIRST, " "))) return null;
  const ids = new Set(standing.map(({ id }) => id));
  const [first] = [...(earlier ?? []).filter(({ id }) => !ids.has(id)), ...standing.toReversed()];
  return first ? takenBack([first], call) : null;
}

const ALL_OF_IT = /\b(?:all(?: of)? (?:that|this|it|them|those|these)|everything|it all|them all|all)\b/;
const NUMBERS = ["", "", "both", "the last three", "the last four"];

/**
 * "Undo all of that", where the last message made one change and others came before it: a question that names them, which a yes answers.
 * Null where nothing says that more is meant.
 */
export function askedHowMuch(
  text: string,
  standing: readonly AssistantAction[],
  earlier: readonly EarlierChange[] = [],
): Answer | null {
  const [only, another] = standing;
  const before = earlier.filter(({ id }) => id !== only?.id);
  const count = before.length + 1;
  if (!only || another || !ALL_OF_IT.test(plainOf(text)) || !onlyTakesBack(text)) return null;
  const order = NUMBERS[count];
  if (order === undefined || order === "") return null;
  const titles = [...before.map(({ title }) => title), only.title].map(plain);
  return {
    ...say(`Shall I undo all ${plural(count, "change", "changes")}: ${titles.join(", ")}? Or only the last one?`, [
      `Undo ${order}`,
      "Undo that",
    ]),
    instead: `undo ${order}`,
  };
}
