import { NO_THREAD } from "./referring/thread.ts";
import { type PersonFieldKey, personFields } from "../../contract/person-fields.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { contentWords, stem } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import { plainOf } from "./commands/clause-kind.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { outcome } from "./outcome.ts";
import type { EarlierChange } from "./reading.ts";
import { earlierNamed } from "./referring/earlier-changes.ts";
import { type Asking, tasksOf } from "./resolve.ts";
import type { Call } from "./script.ts";
import { plain } from "./wording.ts";

/** Words of an undo that name no part of what was done. */
const SAYS_NOTHING = new Set(
  "s undo undid revert take back roll put bring get restore hmm cancel scratch forget never mind nevermind please no nope sorry oop oops wait actually last latest change changes thing things step steps edit edits update updates everything all both two three those these again it that this them again now thank thanks just only one part bit not mean meant wrong want ruckgangig mach machen mache das bitte nur deshaz eso por favor solo annule annuler annulez deshazlo deshacer anulalo reviertelo revierte nimm zuruck es defais cela ca seulement le la les el lo ok okay hm oh ah was were did do don t made make mistake right after how way before earlier previous old state original originally bad fault argh whoop whoops up too also well more once falsche person mein fehler persona equivocada mauvaise personne"
    .split(" ")
    .map(stem),
);
/** "Wrong person, undo": why, and no part of what was done. */
const WRONG = /\b(?:the )?wrong (?:person|one|contact|guy|woman|man|name)\b/gu;
const labelsOf = (key: string): string => {
  const field = Object.hasOwn(personFields, key) ? personFields[key as PersonFieldKey] : null;
  return field ? [field.label, ...field.spoken].join(" ") : key;
};
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/_task$/, "task reminder todo"],
  [/_note$/, "note"],
  [/^(?:create|delete)_founder$/, "person contact"],
  [/custom_field$/, "column field"],
  [/^delete_/, "deletion removal delete remove"],
  [/^create_/, "addition creation add create"],
];

const patchOf = (params: AssistantAction["params"]) => (params["patch"] ?? {}) as Record<string, unknown>;
const fieldsOf = ({ params }: AssistantAction): string[] =>
  Object.entries(patchOf(params)).flatMap(([key, value]) => (value === null ? [] : [key]));

/** The words by which a change can be named: its kind, its fields, their values, its title. */
function wordsOf(action: AssistantAction, { columns = [] }: StepRequest): Set<string> {
  const { tool, title, changes, params } = action;
  const column = columns.find(({ id }) => id === params["fieldId"])?.label ?? "";
  const values = [...Object.values(patchOf(params)), ...Object.values(params)];
  return new Set(
    contentWords(
      [
        ...[title, column, ...KINDS.flatMap(([kind, words]) => (kind.test(tool) ? [words] : []))],
        ...fieldsOf(action).map(labelsOf),
        ...changes.flatMap(({ record, field, before, after }) => [record, field, before, after]),
        ...values.filter((value) => typeof value === "string" && !/^[0-9a-f-]{36}$/.test(value)),
      ].join(" "),
    ),
  );
}

/** The words of an undo that name what is to be undone. */
export const namingWordsIn = (text: string): string[] =>
  contentWords(plainOf(text).replace(WRONG, "")).filter((word) => !SAYS_NOTHING.has(word));

const PLACES = ["first", "second", "third", "fourth"];
/** "The first one" of what was changed. */
function placeIn(text: string): { text: string; at: number | null } {
  const match =
    /\b(?:the )?(first|second|third|fourth)(?: (?:one|task|change|bit|part|thing|half|step|of them))?\b/.exec(text);
  return match ? { text: text.replace(match[0], " "), at: PLACES.indexOf(match[1] ?? "") } : { text, at: null };
}

/** Which of the last changes an undo names: all of them when it names none, and a question when it is not clear. */
export function namedPart(
  clause: ReadClause,
  standing: readonly AssistantAction[],
  request: StepRequest,
): (AssistantAction | EarlierChange)[] | Asking {
  const { text, at } = placeIn(plainOf(clause.text));
  const said = namingWordsIn(text);
  const ofPlace = at === null ? undefined : [...standing].reverse()[at];
  if (ofPlace && said.length === 0 && standing.length > 1) return [ofPlace];
  if (said.length === 0) return [...standing];
  const known = standing.map((action) => ({ action, words: wordsOf(action, request) }));
  const fits = known.filter(({ words }) => said.every((word) => words.has(word))).map(({ action }) => action);
  const isOfMore = fits.some((action) => fieldsOf(action).length > 1);
  if (fits.length > 0 && !isOfMore) return fits;
  const before = fits.length === 0 ? earlierNamed(said, request.state?.earlier) : null;
  if (before) return [before];
  const titles = standing.map(({ title }) => plain(title)).join(", ");
  if (isOfMore)
    return {
      ask: say(`They were changed together, so I can only undo them together. Shall I undo all of this: ${titles}?`, [
        "Undo that",
      ]),
      question: null,
    };
  const isKnown = known.some(({ words }) => said.some((word) => words.has(word)));
  return {
    ask: isKnown
      ? say(`I am not sure what to undo. Shall I undo all of this: ${titles}?`, ["Undo that"])
      : say(`I am not sure what to undo: I made no change like that. What I did last is ${titles}. Did you mean that?`),
    question: null,
  };
}

/** Whether words only take back, and name nothing. */
export const onlyTakesBack = (text: string): boolean =>
  contentWords(plainOf(text).replace(WRONG, "")).every((word) => SAYS_NOTHING.has(word));

const NOT_THAT = /\b(?:not (?:that|this) (?:one|task)|wrong (?:one|task)|not (?:that|this)$|other task)\b/;
const MEANT = /\b(?:i meant?|not (?:that|this)(?: one| task)?|wrong (?:one|task))\b/;
const AROUND =
  /\b(?:oops|oh|no|nope|sorry|wait|hm+|ah|actually|not (?:that|this)(?: one| task)?|(?:the )?wrong (?:one|task)|that (?:was|is|s)|it (?:was|is|s)|i meant?|instead|please|rather|but)\b/giu;

/**
 * "Not that one, the other task": takes the last change of a task back and does the same to the one that is named; null when the words
 * are about something else. What it names is never a value.
 */
export function otherTask(
  clause: ReadClause,
  standing: readonly AssistantAction[],
  { call, request, undo }: { call: Call; request: StepRequest; undo: (actions: readonly AssistantAction[]) => Answer },
): Answer | Asking | null {
  const [action] = standing;
  const words = plainOf(clause.text);
  const isNotThat = NOT_THAT.test(words);
  if (!action || !MEANT.test(words)) return null;
  const hasPerson = clause.tokens.some(({ code }) => code === "P" || code === "X");
  const isTask = /^(?:update|delete)_task$/.test(action.tool);
  if (!isTask && (!isNotThat || hasPerson)) return null;
  const rest = clause.text
    .replace(/['’]/gu, " ")
    .replace(AROUND, " ")
    .replace(/[\s,;.!]+/gu, " ")
    .trim();
  const isOnlyDay = clause.tokens.some(({ code }) => code === "D" || code === "R") && !isNotThat && isNoTitle(clause);
  if (isOnlyDay || (!isNotThat && contentWords(rest).length === 0)) return null;
  const which: Asking = {
    ask: say(`Which one do you mean? I can also undo it: ${plain(action.title)}.`, ["Undo that"]),
    question: null,
  };
  const [, another] = standing;
  if (!isTask || another || contentWords(rest).length === 0) return which;
  const found = tasksOf([{ by: "words", words: rest, who: null }], call, "any", {
    ...{
      list: [],
      thread: NO_THREAD,
      lastTaskIds: [],
      personId: null,
      given: {},
      today: request.today,
      weekStart: "sunday",
    },
  });
  if ("ask" in found) {
    const isMissing = found.question?.choices.length === 0;
    return isMissing ? (isNotThat ? which : null) : { ...found, question: null };
  }
  const [meant] = found.is;
  if (!meant || meant.left.length > 0 || meant.task.id === action.params["taskId"]) return which;
  const undone = undo([action]);
  return say(
    [undone.text, outcome(call(action.tool, { ...action.params, taskId: meant.task.id }, null)).text].join("\n"),
  );
}

/** Whether a correction names a day or a rhythm and nothing else. */
const isNoTitle = ({ tokens }: ReadClause): boolean =>
  tokens.every(({ code }) =>
    /^(?:D|R|T|,|oops|oh|no|sorry|wait|i|meant?|not|that|this|one|but|to|on|for|instead|it|is|was)$/.test(code),
  );
