import type { StepRequest } from "../assistant-model.ts";
import { type Answer } from "./answers.ts";
import { plainOf } from "./commands/clause-kind.ts";
import { codesOf } from "./commands/tokens.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { Call } from "./script.ts";
import { takenBack } from "./taken-back.ts";

const BEGINS =
  "(?:(?:no|nope|wait|actually|sorry|oh|oops|hm+|ok|okay|please|on second thought|never ?mind|forget (?:it|that)|cancel(?: (?:it|that))?|stop|but|and|i want to|let s|nein|non) )*";
const KEEPS = new RegExp(
  `^${BEGINS}(?:(?:keep|leave|spare)\\b|(?:don t|dont|do not|never)(?: (?:delete|remove|erase|do|change))?\\b|behalte?\\b|lass\\b|garde\\b|deja\\b)`,
);
const MIND = new RegExp(`^${BEGINS}(?:never ?mind|forget (?:it|that)|cancel)\\b`);
/** What may follow without asking for anything else. */
const REST =
  /^(?:P|it|that|this|them|one|all|both|in|where|as|is|are|there|alone|here|delete|remove|erase|do|change|,|and|s)$/;

/** "Never mind, keep her": lets go of what waits for the user; null when nothing does, or when the words say something else. */
export function letGo(
  clauses: readonly ReadClause[],
  call: Call,
  { changes = [], message }: StepRequest,
): Answer | null {
  const waiting = changes.filter(({ status }) => status === "proposed");
  const words = plainOf(message);
  if (waiting.length === 0 || (!KEEPS.test(words) && !MIND.test(words))) return null;
  const tokens = clauses.flatMap((clause) => clause.tokens);
  const said = codesOf(tokens).replaceAll("P 's", "P");
  const rest = said
    .replace(/^.*\b(?:keep|leave|spare|mind|forget|cancel|don t|dont|not|never|behalte?|lass|garde|deja)\b/, "")
    .trim();
  if (rest !== "" && !rest.split(" ").every((code) => REST.test(code))) return null;
  const named = tokens.flatMap(({ slot }) => (slot?.is === "person" && !slot.isPronoun ? slot.people : []));
  const meant =
    named.length === 0
      ? waiting
      : waiting.filter(({ founderId, recordId, params, title }) =>
          named.some(({ id, name }) => [founderId, recordId, params["founderId"]].includes(id) || title.includes(name)),
        );
  return meant.length > 0 ? takenBack([...meant].reverse(), call) : null;
}
