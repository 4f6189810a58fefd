import type { AssistantAction } from "../../../contract/assistant.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { contentWords } from "../../words.ts";
import type { EarlierChange } from "../reading.ts";
import { taskOf } from "./other-task.ts";

const KEPT = 6;

/** The last change before those that stand which words name by its field: "revert just the stage". */
export function earlierNamed(said: readonly string[], earlier: readonly EarlierChange[] = []): EarlierChange | null {
  const words = ({ title, fields = [] }: EarlierChange) => contentWords([title, ...fields].join(" "));
  const isOfField = ({ fields = [] }: EarlierChange) =>
    contentWords(fields.join(" ")).some((word) => said.includes(word));
  const isTitled = ({ title }: EarlierChange) => said.every((word) => contentWords(title).includes(word));
  const found = earlier.findLast(
    (one) => said.every((word) => words(one).includes(word)) && (isOfField(one) || isTitled(one)),
  );
  return found?.fields?.length === 1 ? found : null;
}

/** What may still be taken back beside what the next turn does. */
export function earlierChanges(
  before: readonly EarlierChange[] = [],
  changes: readonly AssistantAction[] = [],
): EarlierChange[] {
  const last = changes
    .filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo))
    .map((action) => {
      const { id, title, tool, changes: fields } = action;
      const taskId = taskOf(action);
      const person = action.founderId ?? action.params["founderId"];
      return {
        ...{ id, title, madeBy: tool, fields: fields.map(({ field }) => field) },
        ...(taskId !== null && { taskId }),
        ...(typeof person === "string" && { personId: person }),
        ...(action.status === "proposed" && { isWaiting: true }),
      };
    });
  const ids = new Set(changes.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...last].slice(-KEPT);
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ both: 2, two: 2, "2": 2, three: 3, "3": 3, four: 4, "4": 4 },
  ...{ beide: 2, beides: 2, zwei: 2, ambos: 2, ambas: 2, dos: 2, deux: 2 },
};

/** What an undo of "both" or "the last three" means beside the last turn's changes; null where these are as many, or there are too few. */
export function alsoMeant(
  text: string,
  standing: readonly EarlierChange[],
  earlier: readonly EarlierChange[] = [],
): EarlierChange[] | null {
  const word = plainOf(text)
    .split(" ")
    .find((one) => Object.hasOwn(COUNTS, one));
  const missing = (COUNTS[word ?? ""] ?? 0) - standing.length;
  const others = earlier.filter(({ id }) => !standing.some((one) => one.id === id));
  return missing > 0 && others.length >= missing ? others.slice(-missing).reverse() : null;
}
