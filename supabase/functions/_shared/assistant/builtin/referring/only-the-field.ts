import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { ALSO_CALLED } from "../../card-names.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { changedIn } from "../commands/like-the-last.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import { takenBack } from "../taken-back.ts";
import { plain } from "../wording.ts";
import { LEAD } from "./targets.ts";

const THE = "(?:the\\s+|her\\s+|his\\s+|their\\s+)?";
const LABEL = "\\p{L}[\\p{L}\\p{N} -]{1,30}?";
const END = "(?:\\s+(?:please|then|after all|only|though))*[\\s.!]*$";
/** "Only the bottles", "save the bottles but not the grape". */
const KEEPS = new RegExp(
  `${LEAD}(?:(?:only|just)|(?:yes\\s+)?(?:keep|save|store|set)(?:\\s+(?:only|just))?)\\s+${THE}(?<keep>${LABEL})(?:\\s*,?\\s*(?:but\\s+|and\\s+)?(?:not|leave(?: out)?|skip|drop)\\s+${THE}(?<drop>${LABEL})(?:\\s+(?:alone|out|as (?:it is|is|it was)))?)?${END}`,
  "iu",
);
/** "But not the grape". */
const DROPS = new RegExp(
  `${LEAD}(?:but\\s+)?(?:not|without|skip|leave(?: out)?|drop|forget|undo|scratch|cancel|discard)\\s+${THE}(?<drop>${LABEL})(?:\\s+(?:alone|out|as (?:it is|is|it was)))?${END}`,
  "iu",
);
const KINDS: readonly (readonly [string, RegExp])[] = [
  ["note", /_note$/],
  ["task", /_task$/],
  ["reminder", /_task$/],
];

const STAYS = new RegExp(`${LEAD}(?:but\\s+)?leave\\s+(?!out\\s)`, "iu");

/** The words that name the fields of a change. */
const fieldsOf = (action: AssistantAction, columns: readonly OwnColumn[]): string[] =>
  changedIn(action, columns).flatMap(({ label }) => {
    const name = plainWords(label).join(" ");
    return [name, ...(ALSO_CALLED[name]?.split(" ") ?? [])];
  });
/** The words that name what a change is of: its fields, or what kind of record it makes. */
const namesOf = (action: AssistantAction, columns: readonly OwnColumn[]): string[] => [
  ...fieldsOf(action, columns),
  ...KINDS.flatMap(([name, tool]) => (tool.test(action.tool) ? [name] : [])),
];

/** "Only the bottles", after a message that changed several fields or proposed them: the others are taken back. Null for other words. */
export function onlyTheField(request: StepRequest, call: Call, columns: readonly OwnColumn[]): Answer | null {
  const { message, changes = [], mode, state } = request;
  const said = KEEPS.exec(message.trim())?.groups ?? DROPS.exec(message.trim())?.groups;
  const standing = changes.filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo));
  if (!said || mode === "ask" || (state?.question ?? null) !== null || standing.length < 2) return null;
  // "Leave the role alone" undoes what was done to it; a note that is left as it is stays.
  const isKept = STAYS.test(message);
  const of = (label: string | undefined) =>
    standing.filter(
      (action) => label !== undefined && isCalled(label, isKept ? fieldsOf(action, columns) : namesOf(action, columns)),
    );
  const [kept, dropped] = [of(said["keep"]), of(said["drop"])];
  if ((said["keep"] !== undefined && kept.length === 0) || (said["drop"] !== undefined && dropped.length === 0))
    return null;
  const gone = said["drop"] === undefined ? standing.filter((action) => !kept.includes(action)) : dropped;
  const rest = standing.filter((action) => !gone.includes(action));
  if (gone.length === 0 || rest.length === 0) return null;
  const { text } = takenBack([...gone].reverse(), call);
  const waits = rest.some(({ status }) => status === "proposed") ? " Its card waits for your Confirm." : "";
  return { text: `${text} This stays: ${rest.map(({ title }) => plain(title)).join(", ")}.${waits}` };
}

function isCalled(label: string, names: readonly string[]): boolean {
  const words = plainWords(label).join(" ");
  return names.some((name) => name === words || name === words.replace(/s$/u, "") || `${name}s` === words);
}
