import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { peopleCalled } from "../by-name.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";
import { findDates } from "../find-dates.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { type InFull, type Known, labelOf, type Person, targetOf, typeOf } from "./targets.ts";

const NOT_THAT =
  /^(?:(?:no|sorry|oops|wait|actually)[\s,]+)*not (?:on )?(?<was>[^,]{3,30}?)(?:,|\s+but)\s+(?:but\s+)?(?<now>\S.{2,40}?)[.!]*$/iu;
const EXCEPT_FIRST =
  /^(?:all |everyone |everybody )?(?<except>(?:except|but not|apart from|without)(?: for)? [^,]{2,60}), (?<rest>(?:set|put|move|mark|make|change|give|add|assign) .+?)[.!]*$/iu;
/** "Put Priya back", "except Priya, put her back": of what was done, hers is undone. */
const PUT_BACK =
  /^(?:(?:ok|okay|but|and|no|oops|wait|sorry|please)[\s,]+)*(?:(?:except|but not|apart from|all but)(?: for)? (?<but>[^,]{2,60}), ?(?:please )?(?:put|bring|move|set) (?:her|him|them|it)|(?:please )?(?:put|bring|(?:move|set)(?=.* back (?:to )?(?:where|how|what) (?:she|he|it|they) )) (?!(?:it|that|this|them|those|him|her)\b)(?<who>\p{L}[^,.;:]{1,60}?)) back(?: (?:to )?(?:where|how|what|as) (?:she|he|it|they) (?:was|were|is)(?: before)?| again| please)*[.!]*$/iu;
/** "Only undo Priya's". */
const UNDO_ONLY =
  /^(?:please )?(?:(?:only|just) undo|undo (?:only|just))(?: (?:it|that|this|those))?(?: for| of)? (?<who>\p{L}[^,.;:]{1,60}?)(?:['’]s?)?[.!]*$/iu;
/** "Chase the deposit: make it Friday": an open task that is named goes to another day. */
const TASK_TO_DAY =
  /^(?<task>[^:]{3,80}): (?:please )?(?:make|move|push|shift|change|reschedule|set) (?:it|that|this)(?: task)?(?: to| for| on)? (?<day>.{2,40}?)[.!]*$/iu;
/** "Set both to Quoted", of the two who were spoken of since a longer list. */
const SETS_BOTH =
  /^(?:(?:and|ok|okay|please|now|then)[\s,]+)*(?<verb>set|move|put|mark|make|change|give|assign) (?:both|the two|them both)(?: of (?:them|these|those))? (?<rest>(?:to|as|on|at|in|into) .+)$/iu;
function twoSpokenOf({ state }: StepRequest): Person[] | null {
  const { list = [], spoken = [] } = state?.thread ?? {};
  if ((state?.list ?? []).filter(({ kind }) => kind === "person").length === 2) return null;
  const people = list.filter(({ kind, id }) => kind === "person" && spoken.includes(id));
  return people.length === 2 ? people : null;
}
/** "Add a task for each of Ana and Ben: …". */
const TASK_FOR_EACH =
  /^(?<lead>(?:(?:please|can you)\s+)?(?:(?:add|create|make|new)\s+)?(?:a\s+|new\s+)*(?:tasks?|reminders?))\s+for\s+(?:each of|both of|both)\s+(?!(?:them|those|these|the|my|our)\b)(?![^:;]*\s(?:due|by|on|for)\s[^:;]*:)(?<names>\p{L}[^:;.]{2,80}?)\s*(?::\s*|,?\s+to\s+)(?<act>\S.{2,100}?)[.!]*$/iu;
/** "A task each for Ana and Ben: …", "a task for Ana and Ben each: …". */
const withEachAhead = (message: string): string =>
  message
    .replace(/(?<=\b(?:task|reminder|to-?do)s?) each for /iu, " for each of ")
    .replace(/(?<=\b(?:task|reminder|to-?do)s? for )(?=[^:;.]{5,80} each\s*:)([^:;.]+?) each(?=\s*:)/iu, "each of $1");
/** "Tasks for Ana and Ben: …" are one for each. */
const TASKS_FOR =
  /^(?<lead>(?:(?:please|can you)\s+)?(?:(?:add|create|make|new|set up|put in)\s+)?(?:new\s+|the same\s+)*)(?:tasks|reminders|to-?dos)\s+for\s+(?<names>\p{L}[^:;.]{2,80}?)(?:\s*:\s*|,?\s+to\s+)(?<act>\S.{2,100}?)[.!]*$/iu;
function tasksFor(message: string, people: StepRequest["people"]): string | null {
  const { lead = "", names = "", act = "" } = TASKS_FOR.exec(message)?.groups ?? {};
  const each = names.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu);
  if (each.length < 2 || each.some((name) => peopleCalled(name, people).length === 0)) return null;
  return each.map((name) => `${lead === "" ? "add " : lead}task for ${name}: ${act}`).join(". ");
}
const MOVES = /^(?:(?:and|then|please|also)\s+)*(?:move|push|reschedule|postpone|shift|put|set|delay|bump)\s+/iu;
const MARKS = /^(?:mark|set|tick|check)\s+|\s+as$/giu;
/** "Spars done, van check to Saturday". */
const DONE_AND_MOVED =
  /^(?<one>\p{L}[^,;:.]{2,60}?):?(?: (?:is|are|all|now))* (?:done|finished|sorted)\s*(?:,|;|and)(?: and)?\s+(?<other>\p{L}[^,;:.]{2,60}?)(?::| (?:to|until|till|moves? to|goes to|on)) (?<when>[^,;:]{3,30}?)[.!]*$/iu;
/** "Her roof is not 260, it's 268". */
const NOT_BUT =
  /^(?<head>\S.{2,60}? (?:is|are|was))(?:n['’]?t| not) [$€£]?\d[\d.,]*\s*(?:[,;–-]|but)?\s*(?:but\s+)?(?:it['’]?s|it is|they['’]re|that['’]s|rather)?\s*(?<now>[$€£]?\d[\d.,]*)[.!]*$/iu;
/** "Correction: her company is Ortega Flores, not Flores Ortega". */
const VALUE_NOT =
  /^(?:(?:correct(?:ion)?|fix|no|actually|sorry)\s*[:,]\s*)*(?<head>\S.{2,60}? (?:is|are)) (?!not\b)(?<instead>[^,;:?]{2,50}?),? (?:and )?not [^,;:?]{2,50}?[.!]*$/iu;
/** "Put the same on the other one". */
const SAME_TO =
  /^(?:(?:and|also|now|please|then)[\s,]+)*(?:put|add|set|do|note|store|write)(?: down)? the same(?: (?:thing|note|one))?(?: (?:down|in))? (?:on|for|to|with|about) (?<sameTo>[^,;:]{2,60}?)(?: too| as well| please)*[.!]*$/iu;
const NOTE_TOO =
  /^(?:and|also|plus)\s+(?:(?:a |another )?(?:note|one)\s+)?(?:for|on|to|about)\s+(?<who>[^:]{2,60}):\s*(?<content>\S.*)$/isu;
const GIVE_TASK =
  /^(?:(?:and|also|ok|please|now|then)[\s,]+)*(?:give|assign|attach|link|hand|pass|connect|add)\s+(?:it|that|this)(?: (?:task|one|over))?\s+(?:to|with)\s+(?<who>\p{L}[^,;:.!?]{1,60}?)(?:\s+(?:instead|rather|please|then|now))*[.!]*$/iu;
/** "Get Ana off my list". */
const OFF_THE_LIST =
  /^(?:(?:please|can you|could you|and|ok)[\s,]+)*(?:get|throw|kick|take|chuck|boot|strike|scratch|bump|knock)\s+(?<who>her|him|them|\p{L}[\p{L}\p{M}'’.-]*(?:\s(?:and\s)?(?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,3})\s+(?:off|out of|from)\s+(?:my|our|the)\s+(?:list|people|network|crm|contacts?|tracker|database|system)(?:\s+(?:please|for good|now))*[.!]*$/iu;
/** "Ana: minus 10 points". */
const POINTS =
  /^(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’.-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,2})\s*[:,]?\s+(?<sign>minus|plus|[+−-])\s*(?<count>\d{1,3})\s+(?:priority\s+)?points?(?:\s+please)?[.!]*$/iu;
/** "We don't need Ana any longer, remove": said of someone, by the name. */
const NOT_NEEDED =
  /^(?:(?:i|we)\s+(?:(?:don['’]?t|do not)\s+need|no longer need)\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’.-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,3})(?:\s+(?:any ?more|any longer|now|in here|on the list))*)\s*[,;.–-]+\s*(?:(?:so|and|please|you can|just)\s+)*(?:remove|delete|erase)(?:\s+(?:her|him|them|it))?(?:\s+please)?[.!]*$/iu;
/** "Ana's score should drop to 20": what it is to be, however it gets there. */
const SHOULD_GO_TO =
  /^(?<head>[^\s:][^:]{2,60}?)\s+(?:should|must|needs to|has to)\s+(?:now\s+)?(?:drop|fall|go|rise|climb|come|move|be (?:raised|lowered|set|changed|increased|reduced|put|bumped|moved|cut))\s+(?:(?:up|down|back)\s+)?to\s+(?=[$€£]?\d)/iu;
/** "Set Ana's company and role to Kelp and CEO". */
const TWO_FIELDS =
  /^(?:(?:please|can you|could you|and|ok)[\s,]+)*(?:set|change|update|make|put)\s+(?<who>\p{L}[^,;:]{1,40}?)['’]s?\s+(?<one>[\p{L} -]{2,30}?)\s+and\s+(?<other>[\p{L} -]{2,30}?)\s+to\s+(?<first>[^,;]{1,50}?)(?:\s+and|,)\s+(?<second>[^,;]{1,50}?)[.!]*$/iu;
/** "Ana's email bounced, remove it". */
const NOT_ANY_MORE =
  /^(?<who>\p{L}[^,;:]{1,40}?)['’]s?\s+(?<label>[\p{L} -]{2,30}?)\s+(?:(?:is|was|has|isn['’]t|doesn['’]t|no longer)\s[^,;:]{2,40}|bounces|bounced|changed|expired|lapsed)\s*[,;–-]+\s*(?:(?:so|and|please|can you|just)\s+)*(?:remove|delete|clear|empty|drop|erase|take out)\s+(?:it|that)(?:\s+(?:please|then|for now))*[.!]*$/iu;
/** "Ana's topic used to be sailing, now it's chess". */
const USED_TO_BE =
  /^(?<head>\p{L}[^,;:]{2,60}?)\s+(?:used to be|was)\s+[^,;:]{1,50}?\s*[,;–-]+\s*(?:but\s+)?(?:(?:now|these days|today)\s+(?:it['’]s|it is|she['’]s|he['’]s)|(?:it['’]s|it is)\s+now|now)\s+(?<now>(?-i:[\p{Lu}\d"“])[^,;:]{0,50}?)(?:\s+now)?[.!]*$/iu;
/** "Tick the NDA box for Ana and Leo". */
const TICKS =
  /^(?:(?:please|can you|could you|and|ok)[\s,]+)*(?<verb>tick|check|untick|uncheck)\s+(?:off\s+)?(?:the\s+)?(?<label>[\p{L}\d -]{2,40}?)\s+(?:check)?box\s+(?:for|of|on|with)\s+(?<who>\p{L}[^;:?]{1,80}?)[.!]*$/iu;
/** "Stage of everyone in Bergen: Contacted": a field of a group and its value. */
const FIELD_OF_ALL =
  /^(?:(?:and|please|ok|also)[\s,]+)*(?:the\s+)?(?<field>stage|status|priority|prio|owner|industry)\s+(?:of|for)\s+(?:everyone|everybody|(?:all\s+)?(?:the\s+)?(?:people|contacts))(?<which>\s[^:;→?]{2,60}?)\s*(?::|=|→|->|\s(?:to|is now|should be|becomes)(?=\s))\s*(?<value>[\p{L}\d][^→:,;?]{0,40}?)(?:\s+please)?[.!]*$/iu;
/** "Take leaflets off my list" is of a task. */
const isSomeone = (said: string, { people }: StepRequest): boolean =>
  /^(?:her|him|them)$/iu.test(said) ||
  people.some(({ by, name }) => by !== "company" && plainWords(name).some((word) => plainWords(said).includes(word)));

/** "Not Thursday, Friday", "except Jo, set them to Active". */
export function reworded({ request, columns }: Known): InFull | null {
  const message = request.message.trim();
  const { was = "", now = "" } = NOT_THAT.exec(message)?.groups ?? {};
  const isDay = (text: string) =>
    findDates(text, request.today).some((day) => plainWords(text.replace(day.text, "")).length === 0);
  if ((request.changes ?? []).length > 0 && isDay(was) && isDay(now)) return { message: `make it ${now}`, people: [] };
  const last = (request.changes ?? []).at(-1);
  const { sameTo } = SAME_TO.exec(message)?.groups ?? {};
  if (last && sameTo !== undefined) return { message: `same for ${sameTo}`, people: [] };
  const note = last?.tool === "create_note" ? NOTE_TOO.exec(message)?.groups : undefined;
  if (note) return { message: `note for ${note["who"] ?? ""}: ${note["content"] ?? ""}`, people: [] };
  const who = last && /^(?:create|update)_task$/.test(last.tool) ? GIVE_TASK.exec(message)?.groups?.["who"] : undefined;
  if (who !== undefined) return { message: `for ${who}`, people: [] };
  const off = (OFF_THE_LIST.exec(message) ?? NOT_NEEDED.exec(message))?.groups?.["who"];
  if (off !== undefined && isSomeone(off, request)) return { message: `delete ${off}`, people: [] };
  const points = POINTS.exec(message)?.groups;
  if (points && !startsCommand(message) && !isNoteLead(message))
    return {
      message: `${/^(?:plus|\+)/iu.test(points["sign"] ?? "") ? "raise" : "lower"} ${points["who"] ?? ""}'s priority by ${points["count"] ?? ""}`,
      people: [],
    };
  const plainOrder = ofFields(message, columns);
  if (plainOrder !== null) return { message: plainOrder, people: [] };
  const group = FIELD_OF_ALL.exec(message)?.groups;
  if (group)
    return {
      message: `set the ${group["field"] ?? ""} of everyone${group["which"] ?? ""} to ${group["value"] ?? ""}`,
      people: [],
    };
  const { but, who: back = but ?? UNDO_ONLY.exec(message)?.groups?.["who"] } = PUT_BACK.exec(message)?.groups ?? {};
  if (last && back !== undefined) return { message: `undo that for ${back}`, people: [] };
  const { task, day = "" } = TASK_TO_DAY.exec(message)?.groups ?? {};
  if (task !== undefined && isDay(day)) return { message: `move the task ${task} to ${day}`, people: [] };
  const both = SETS_BOTH.exec(message)?.groups;
  const two = both ? twoSpokenOf(request) : null;
  if (both && two)
    return {
      message: `${both["verb"] ?? ""} ${two.map(({ name }) => name).join(" and ")} ${both["rest"] ?? ""}`,
      people: two,
    };
  const { lead = "", names = "", act = "" } = TASK_FOR_EACH.exec(withEachAhead(message))?.groups ?? {};
  if (act !== "")
    return {
      message: names
        .split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu)
        .map((name) => `${lead} for ${name}: ${act}`)
        .join(". "),
      people: [],
    };
  const forEach = tasksFor(message, request.people);
  if (forEach !== null) return { message: forEach, people: [] };
  const { one, other = "", when = "" } = DONE_AND_MOVED.exec(message)?.groups ?? {};
  if (one !== undefined && isDay(when))
    return {
      message: `mark ${one.replace(MARKS, "")} as done. move ${other.replace(MOVES, "")} to ${when}`,
      people: [],
    };
  const { head = "", instead = "" } = VALUE_NOT.exec(message)?.groups ?? {};
  const words = plainWords(head);
  if (instead !== "" && words.some((_, no) => fieldNamed(words.slice(no), columns) !== null))
    return { message: `${head} ${instead}`, people: [] };
  const plainly = message.replace(NOT_BUT, "$<head> $<now>");
  if (plainly !== message) return { message: plainly, people: [] };
  const labelled = labelledText(message, columns);
  if (labelled !== null) return { message: labelled, people: [] };
  const { except, rest } = EXCEPT_FIRST.exec(message)?.groups ?? {};
  return except === undefined ? null : { message: `${rest ?? ""} ${except}`, people: [] };
}

/** An order about fields in the words that set or empty one; null where no field is named. */
function ofFields(message: string, columns: readonly OwnColumn[]): string | null {
  // What is to be noted is kept as it is typed.
  if (isNoteLead(message) || /^\W*(?:remind|task|to-?do)(?!\p{L})/iu.test(message)) return null;
  const isField = (said: string) => targetOf(said.trim(), columns) !== null;
  const gone = NOT_ANY_MORE.exec(message)?.groups;
  if (gone && isField(gone["label"] ?? "")) return `clear the ${gone["label"] ?? ""} of ${gone["who"] ?? ""}`;
  const { who = "", one = "", other = "", first = "", second = "" } = TWO_FIELDS.exec(message)?.groups ?? {};
  if (one !== "" && isField(one) && isField(other) && !/\sand\s/iu.test(`${first} ${second}`))
    return `set ${one} of ${who} to ${first}. set ${other} of ${who} to ${second}`;
  const before = USED_TO_BE.exec(message)?.groups;
  const names = (words: readonly string[]) => words.some((_, no) => fieldNamed(words.slice(no), columns) !== null);
  if (before && names(plainWords(before["head"] ?? ""))) return `${before["head"] ?? ""} is now ${before["now"] ?? ""}`;
  const box = TICKS.exec(message)?.groups;
  const said = plainWords(box?.["label"] ?? "");
  const [column, another] = columns.filter(
    ({ label, type }) =>
      type === "boolean" && said.length > 0 && said.every((word) => plainWords(label).includes(word)),
  );
  if (box && column && !another)
    return `set ${column.label} of ${box["who"] ?? ""} to ${/^un/iu.test(box["verb"] ?? "") ? "false" : "yes"}`;
  const { head = "" } = SHOULD_GO_TO.exec(message)?.groups ?? {};
  return head !== "" && names(plainWords(head)) ? message.replace(SHOULD_GO_TO, "$<head> should be ") : null;
}

const LABELLED =
  /^(?:(?<label>[^:]{2,40}?) (?:for|of) (?<who>\p{Lu}[^:,;]{1,50}?)|(?<whose>\p{Lu}[^:,;]{1,50}?)['’]s? (?<own>[^:]{2,40}?)): (?<value>[^?\n]{1,80}?)[.!]*$/u;
/** "Shade for Kwabena: midnight brown": an order to set a free text of someone; null where the words name no column of texts. */
function labelledText(message: string, columns: readonly OwnColumn[]): string | null {
  const { label, who, whose, own, value = "" } = LABELLED.exec(message)?.groups ?? {};
  const target = targetOf((label ?? own ?? "").replace(/^(?:the|new)\s+/iu, ""), columns);
  if (!target || !("column" in target) || typeOf(target) !== "text") return null;
  return `set ${labelOf(target)} of ${who ?? whose ?? ""} to "${value}"`;
}
