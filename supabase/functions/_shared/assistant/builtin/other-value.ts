import { statusIn } from "./status-said.ts";
import { partOrAll } from "./same-part.ts";
import { tellsOfSomeoneElse } from "./told/of-someone-else.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import { MAY_BE_THEIRS, TOLD } from "../why-held.ts";
import { plainWords } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import { FactReader } from "./commands/facts.ts";
import type { Change } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { faultOfChange, isOption, type Lists } from "./commands/values.ts";
import { otherDay } from "./other-day.ts";
import { changedColumn, LEAD, renamedColumn } from "./other-column.ts";
import { changedValue, whatInstead } from "./other-value-of-column.ts";
import { saysOnlyWho } from "./only-who.ts";
import { MEANT, withOtherDay, withOtherEnd, wordsOf } from "./other-part-of-note.ts";
import { fieldFitting } from "./field-fitting.ts";
import { outcome } from "./outcome.ts";
import type { Asking } from "./resolve.ts";
import type { Call } from "./script.ts";
import { changedTask } from "./referring/retitled.ts";
import { numberIn } from "./vocabulary/numbers.ts";
import { handedTo, isOnlyName, whoOf } from "./whose-task.ts";
import { sentenceCase } from "./wording.ts";

/** Another day, rhythm, person or value for the last change; null when the words are about something else. */
export function withValue(
  clause: ReadClause,
  standing: readonly AssistantAction[],
  call: Call,
  lists: Lists,
): Answer | Asking | null {
  // "Rather Wednesday" is the new day, and "Friday rather than Wednesday" the old one.
  const wordAt = (no: number) => plainWords(clause.tokens[no]?.code ?? "")[0] ?? "";
  const isOld = (no: number) =>
    (no > 1 ? /^(?:not|instead|rather|than)$/ : /^(?:not|instead|than)$/).test(
      wordAt(no - (wordAt(no - 1) === "of" ? 2 : 1)),
    );
  // "Not Pete, Hugo" is for Hugo.
  const isNot = clause.tokens.some(({ code }, no) => code === "P" && isOld(no));
  const named = clause.tokens.find(({ code }, no) => code === "P" && !isOld(no))?.slot;
  const [person, another] = named?.is === "person" ? named.people : [];
  // "No, Thursday for Ana", of two tasks: hers.
  const [last] = standing;
  const ofTurn = standing.filter((one) => isOfTask(one) && one.turn === last?.turn);
  const own = person && !another ? ofTurn.find((one) => personOf(one) === person.id) : undefined;
  const action = own ?? last;
  if (!action) return null;
  if (isOfTask(action) && person && another && named?.is === "person" && isOnlyName(clause))
    return whoOf(clause, named.people);
  // "Thursday, not Wednesday".
  const date = clause.tokens.findLast(({ code }, no) => code === "D" && !isOld(no))?.slot;
  const rhythm = clause.tokens.find(({ code }) => code === "R")?.slot;
  const isTask = isOfTask(action);
  const said = isTask ? otherDay(clause.text, dueOf(action, call)) : null;
  // "The 4th" of a month that is over is the next one.
  const day = said !== null && said < (lists.today ?? "") && date?.is === "date" ? null : said;
  const patch = {
    ...(day === null ? date?.is === "date" && { dueDate: date.date } : { dueDate: day }),
    ...(rhythm?.is === "rhythm" && { recurrence: rhythm.recurrence }),
    ...(isTask && person && !another && !own && handedTo(action, person, isNot, call)),
    ...statusIn(clause.text),
  };
  // "No, Leo, he comes back on Monday" says of Leo when he is there, and "10" may be another number of the title.
  const isNews = person !== undefined && !saysOnlyWho(clause, [action]);
  const isNumber = isOnlyNumber(clause.text) && /\d/u.test(titleOf(action));
  const isOfOther = tellsOfSomeoneElse(clause.text.replace(LEAD, ""));
  // A bare number that would be a day of the past is no day.
  const isPast = date === undefined && day !== null && day < (lists.today ?? "");
  if (isTask && "dueDate" in patch && (isPast || isNews || isNumber || isOfOther)) return whatInstead(action);
  if (isTask && Object.keys(patch).length > 0) {
    // Which task it is may still be in doubt, and what someone else may have asked for waits.
    const mayWait = action.tool === "update_task" || action.heldBecause === MAY_BE_THEIRS;
    return changedTask(action, patch, call, mayWait ? action.heldBecause : null);
  }
  if (action.tool === "create_custom_field") return changedColumn(action, clause.text, call);
  if (action.tool === "change_custom_field") return person ? null : renamedColumn(action, clause.text, call);
  const words = clause.text
    .replace(/['’]/gu, " ")
    .replace(LEAD, "")
    .replace(/[.!?\s]+$/u, "")
    .replace(/\s+(?:instead|please)$/iu, "")
    .trim();
  if (action.tool !== "create_note" && (words === "" || plainWords(words).length > 6)) return whatInstead(action);
  if (isTask && /\bwrong (?:date|day)\b/i.test(clause.text)) return whatInstead(action);
  if (/^(?:create|update)_note$/.test(action.tool))
    return /^\W*make\s/iu.test(clause.text) && isOption(clause.text.replace(SAYS, ""), lists)
      ? null
      : changedNote(action, clause, call);
  // "Actually she called me yesterday", "no wait, Ana": no value of what was set.
  // "Leave her" and "let's not" are none either.
  const isTold =
    isOfOther ||
    NO_VALUE.test(words) ||
    (!/\d/u.test(words) && (TELLS.test(words) || /\s(?:already|yet|anyway)$/iu.test(words))) ||
    /^(?:(?:leave|keep) (?:her|him|it|them|that|this|\p{Lu}\p{L}*)(?!\p{L})(?! (?:at|on|in|as|to(?! (?:me|us))) )|(?:let s|don t|do not) )/u.test(
      words,
    );
  const isOnlyNames =
    clause.tokens.length > 0 && clause.tokens.every(({ code }) => /^(?:P|no|wait|,|actually)$/.test(code));
  if (isTold || isOnlyNames) return whatInstead(action);
  return changedField(action, words, clause, call, lists) ?? whatInstead(action);
}

/** "Truro, not Sydney", where the value was another one, and "certainly not Sydney". */
const NO_VALUE =
  /,\s*(?:and\s+)?not\s+\p{L}|^(?:maybe|perhaps|probably|possibly|definitely|certainly|surely|obviously|hopefully|why)(?:\s+not(?!\p{L})|[\s.,!]*$)/iu;
/** "Oh he's hers already": told of someone, and no value. */
const TELLS =
  /^(?:(?:oh|ah|hm+|well|but|and|so|hey|ok|okay|wait)[\s,.!–-]+)*(?:i|she|he|they|we|you|there|it(?= (?:s|is|was) (?:already|his|hers|theirs|mine|ours)(?!\p{L})))(?:['’]| )/iu;
const isOnlyNumber = (text: string): boolean =>
  /^\d{1,4}$/u.test(
    text
      .replace(LEAD, "")
      .replace(/[.!\s]+$/u, "")
      .trim(),
  );
function titleOf({ title, params }: AssistantAction): string {
  const own = ((params["patch"] ?? params) as { title?: unknown }).title;
  return typeof own === "string" ? own : title;
}
const isOfTask = ({ tool }: AssistantAction): boolean => /^(?:create|update)_task$/.test(tool);
const personOf = ({ founderId, params }: AssistantAction): unknown => founderId ?? params["founderId"];

/** When the task of a change is due. */
function dueOf({ params, recordId }: AssistantAction, call: Call): unknown {
  const { dueDate } = (params["patch"] ?? params) as { dueDate?: unknown };
  if (typeof dueDate === "string") return dueDate;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  return tasks.find(({ id }) => id === recordId)?.dueDate;
}

const SAYS =
  /^(?:(?:no|nope|sorry|oops|wait|actually|i mean|i meant|and)[\s,]+)*(?:(?:that|it|this|the note|that note)\s+should\s+(?:say|read|be|have said)|(?:make|change)\s+(?:it|that|the note)(?:\s+(?:to|say|into))*|it['’]?s|i meant?(?: to say)?|correction|rather|it (?:is|was))[\s:,]+(?:that\s+)?/iu;

const ALL_OF_IT = "This takes the place of all that the note says. Confirm if that is right.";
/** "That should say …": other words for the note. */
function changedNote(action: AssistantAction, clause: ReadClause, call: Call): Answer | Asking | null {
  const { text } = clause;
  const other = withOtherDay(action, text) ?? (MEANT.test(text) ? withOtherEnd(action, text) : null);
  const content = other ?? sentenceCase(text.replace(SAYS, ""));
  // "No, I meant warm" is no note by itself, and a few words do not take the place of many.
  const isPart = !/\s/u.test(content) || 2 * wordsOf(content) < wordsOf(action.params["content"]);
  if (other === null && MEANT.test(text) && (isOnlyDay(content, clause) || isPart)) return whatInstead(action);
  if ((other === null && (!SAYS.test(text) || isOnlyDay(content, clause))) || content === "") return null;
  if (action.status === "proposed" || action.recordId === null) {
    call("take_back", { actionId: action.id }, null);
    return outcome(call(action.tool, { ...action.params, content }, action.heldBecause ?? TOLD));
  }
  // "Change that to delrin" may mean a word of it.
  const isAll = other !== null || !/^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,3}?(?:change|make)\b/iu.test(text);
  const put = other === null ? partOrAll(action.params["content"], content, isAll) : { content, isSure: isAll };
  const why = put.isSure ? null : ALL_OF_IT;
  return outcome(call("update_note", { noteId: action.recordId, content: put.content }, why));
}

const isOnlyDay = (words: string, { dates }: ReadClause): boolean =>
  dates.some(({ text }) => plainWords(words).every((word) => plainWords(text).includes(word)));

/** The same field of the same person with another value. */
function changedField(
  action: AssistantAction,
  words: string,
  clause: ReadClause,
  call: Call,
  lists: Lists,
): Answer | Asking | null {
  if (action.tool === "set_custom_value") return changedValue(action, words, clause, call, lists);
  if (action.tool !== "update_founder" && action.tool !== "create_founder") return null;
  const option = new FactReader(clause.text, lists).from(clause.tokens.slice(-Math.min(3, clause.tokens.length)), 0);
  const chosen = [...Array(3).keys()].map((at) => option.optionAt(at)).find((one) => one !== null);
  const patch = (action.tool === "update_founder" ? action.params["patch"] : {}) as Record<string, unknown>;
  const fields = Object.entries(patch).filter(([, value]) => value !== null);
  const [only, another] = fields.map(([field]) => field);
  const fitting = another === undefined ? (only ?? null) : fieldFitting(Object.keys(Object.fromEntries(fields)), words);
  const key = chosen && "field" in chosen.target ? chosen.target.field : fitting;
  // "Only Sunny": which of them it is for, and no value; "Friday" is none of a place or a firm.
  if (key === null || /^only\b/iu.test(words) || isOnlyDay(words, clause)) return null;
  const value = chosen?.value ?? sentenceOrSame(words.replace(/[\s,;:]+$/u, ""));
  // "No, 54k" is no other role.
  const before = patch[key];
  if (typeof before === "string" && !/\d/u.test(before) && !chosen && numberIn(value) !== null) return null;
  const fault = faultOfChange({ field: key, value } as Change, lists);
  if (fault) return { ask: say(fault.problem, fault.offers), question: null };
  const founderId = action.founderId ?? action.recordId;
  const set = Object.fromEntries(Object.keys(patch).map((field) => [field, null]));
  if (founderId === null || Object.keys(set).length === 0) return null;
  const now = { [key]: typeof patch[key] === "number" ? Number(value) : value };
  if (action.status !== "proposed")
    return outcome(call("update_founder", { founderId, patch: { ...set, ...now }, clear: [] }, null));
  call("take_back", { actionId: action.id }, null);
  // What waited waits, and what else is on the card stays on it.
  const held = action.heldBecause ?? TOLD;
  return outcome(call("update_founder", { ...action.params, founderId, patch: { ...patch, ...now } }, held));
}

const sentenceOrSame = (words: string) => (/^\p{Ll}/u.test(words) && words.includes(" ") ? sentenceCase(words) : words);
