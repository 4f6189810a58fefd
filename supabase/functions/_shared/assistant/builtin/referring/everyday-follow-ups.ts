import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { taskOfNote } from "./task-of-note.ts";
import { type InFull, type Known, labelOf, LEAD, typeOf } from "./targets.ts";
import { isDay } from "./yes-but.ts";

/** What goes on from a list, a note, a task or a card in an everyday way; null for other words. */
export const everydayFollowUp = (known: Known): InFull | null =>
  taskOfNote(known) ??
  notNeeded(known) ??
  wantedBy(known) ??
  cancelledAgain(known) ??
  addsOne(known) ??
  setsThemElsewhere(known);

const PLACE = "(?<place>first|second|third|fourth|fifth|sixth|last)";
const ENDS = "(?:\\s+(?:any ?more|any longer|after all|now|at all))*[\\s.!]*$";
const NOT_NEEDED = new RegExp(
  `${LEAD}(?:the\\s+)?${PLACE}(?:\\s+(?:one|task))?\\s+(?:(?:isn['’]?t|is not|is no longer|['’]s not)\\s+(?:needed|necessary|required|relevant)|can go|is obsolete)${ENDS}`,
  "iu",
);
const DONT_NEED = new RegExp(
  `${LEAD}(?:i|we)\\s+(?:(?:don['’]?t|do not)\\s+need|no longer need)\\s+(?:the\\s+)?${PLACE}(?:\\s+(?:one|task))?${ENDS}`,
  "iu",
);
/** "The third isn't needed any more", after a list of tasks: an order to delete it, which waits. */
function notNeeded({ request }: Known): InFull | null {
  const message = request.message.trim();
  const { place } = (NOT_NEEDED.exec(message) ?? DONT_NEED.exec(message))?.groups ?? {};
  const list = request.state?.list ?? [];
  const areTasks = list.length > 1 && list.every(({ kind }) => kind === "task");
  return place === undefined || !areTasks ? null : { message: `delete the ${place} one`, people: [] };
}

const WANTED = new RegExp(
  String.raw`${LEAD}(?:because\s+)?(?:she|he|they)\s+(?:needs?|wants?|expects?)\s+(?:it|them|that|this)\s+(?:by|on|for|before|done by)\s+(?<day>\S.{1,30}?)[\s.!]*$`,
  "iu",
);
/** "She wants it by Friday", after a task for her: the day of the task. */
function wantedBy({ request }: Known): InFull | null {
  const { day } = WANTED.exec(request.message.trim())?.groups ?? {};
  const [action, another] = (request.changes ?? []).filter(
    ({ status }) => status === "executed" || status === "proposed",
  );
  if (day === undefined || !action || another || !/^(?:create|update)_task$/u.test(action.tool)) return null;
  const isOfSomeone = (action.founderId ?? action.params["founderId"] ?? null) !== null;
  return isOfSomeone && isDay(day, request.today) ? { message: `no make it ${day}`, people: [] } : null;
}

const DOES_IT =
  /^(?:(?:ok|okay|yes|no|hm+|fine|well|actually|sorry|on second thoughts?|but|please)[\s,.!–-]+)*(?:do it|do that|go ahead|delete (?:it|them|her|him))(?:\s+(?:anyway|after all|then|please|now))*[\s.!]*$/iu;
/** "Ok do it after all", where the card was just cancelled: the card again. */
function cancelledAgain({ request }: Known): InFull | null {
  const { changes = [], message } = request;
  const wasCancelled = changes.length > 0 && changes.every(({ status }) => status === "cancelled");
  return wasCancelled && DOES_IT.test(message.trim()) ? { message: "redo that", people: [] } : null;
}

const OF_ONE =
  /^(?:(?:and|also|plus|then|ok|oh)\s+)*(?:for\s+)?(?<who>\p{Lu}[\p{L}\p{M}-]{1,20})(?:['’]s)?(?:\s+(?:is|to|on|should be|gets|has|at))*\s+(?<value>\S.{0,30}?)[.!]*$/u;
/** "And Ben's the 13th", where two are called so: the order in full, so that it is asked who. */
export function forNamesake(request: StepRequest, target: Target): InFull | null {
  const { who = "", value = "" } = OF_ONE.exec(request.message.trim())?.groups ?? {};
  const [word = ""] = plainWords(who);
  const named = request.people.filter(({ name, by }) => by !== "near" && plainWords(name).includes(word));
  const isValue =
    typeOf(target) === "number" ? numberIn(value) !== null : typeOf(target) === "date" && isDay(value, request.today);
  if (named.length < 2 || !isValue) return null;
  return { message: `Set ${labelOf(target)} of ${who} to ${value}`, people: [] };
}

const ADDS_ONE =
  /^(?:(?:and|ok|okay|so|then|no|please|well)[\s,]+)*(?:add|make|create|put)\s+(?:one|another(?: one)?|one more)(?:\s+(?:then|too|more|in))*\s*[:,–-]\s*(?<act>\S.{2,100})$/iu;
const OF_PERSON = /^\d+ [^\n[]{0,40}tasks? (?:for|of) \[(?<name>[^\][]{2,80})\]\(\/people\/(?<id>[0-9a-f-]{36})\):/u;
/** "Add one then: pick up corks", after a question for tasks: a task of the one whose tasks were asked for. */
function addsOne({ request }: Known): InFull | null {
  const { act } = ADDS_ONE.exec(request.message.trim())?.groups ?? {};
  const lists = request.history.flatMap(({ role, content }) =>
    role === "assistant" &&
    /^(?:None: .{0,60}tasks?|\d+ .{0,40}tasks?|No .{0,60}tasks?|[^\n]{0,60}\(Tasks?)/u.test(content)
      ? [content]
      : [],
  );
  const last = lists.at(-1);
  if (act === undefined || last === undefined) return null;
  const { name = "", id = "" } = OF_PERSON.exec(last)?.groups ?? {};
  return name === ""
    ? { message: `add a task: ${act}`, people: [] }
    : { message: `add task for ${name}: ${act}`, people: [{ id, name }] };
}

const ELSEWHERE_THEM =
  /^(?:(?:y|e|und|et|bitte|por favor)\s+)*(?:pon|p[oó]nlos|mueve|pasa|cambia|mets|mettez|passe|passez|setze?|stelle?|schiebe?)\s+(?:a\s+)?(?:los dos|las dos|ambos|ambas|todos ellos|todos|les deux|tous|toutes|(?:alle )?beide|sie alle|alle)\s+(?:en|a|auf|à|dans|zu|in)\s+(?<value>\S.{1,30}?)[\s.!]*$/iu;
/** "Pon a los dos en Lead", after a list of people: an order about them. */
function setsThemElsewhere({ request }: Known): InFull | null {
  const { value } = ELSEWHERE_THEM.exec(request.message.trim())?.groups ?? {};
  const list = (request.state?.list ?? []).filter(({ kind }) => kind === "person");
  if (value === undefined || list.length < 2 || list.length > 10) return null;
  const names = list.map(({ name }) => name);
  return {
    message: `move ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""} to ${value}`,
    people: list.map(({ id, name }) => ({ id, name })),
  };
}
