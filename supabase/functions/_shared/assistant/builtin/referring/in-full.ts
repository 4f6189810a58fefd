import type { StepRequest } from "../../assistant-model.ts";
import { saysYes } from "../../typed-answers.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { listsOf } from "../commands/reader-of.ts";
import { faultOfChange } from "../commands/values.ts";
import { byName } from "../by-name.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { andTheDayAfter } from "./and-the-day-after.ts";
import { atTheirPlace } from "./at-their-place.ts";
import { calledOff } from "./called-off.ts";
import { dayAfter, dueAndStatus } from "./day-after.ts";
import { forEachListed } from "./for-each-listed.ts";
import { extremeOfList } from "./extreme-of-list.ts";
import { firmMoved } from "./firm-to-stage.ts";
import { ofTheCompared } from "./of-the-compared.ts";
import { ofTheTwoAsked } from "./two-asked.ts";
import { oneOfListed } from "./one-of-listed.ts";
import { fromThatDay, fromTheirDay } from "./from-that-day.ts";
import { goesOn } from "./goes-on.ts";
import { handedOver } from "./handed-over.ts";
import { counted, shifted } from "./relative-values.ts";
import { theirOneTask } from "./their-one-task.ts";
import { madeEqual } from "./made-equal.ts";
import { notDone } from "./not-done.ts";
import { placesOfList } from "./places-of-list.ts";
import { ofQuotedNote } from "./quoted-note.ts";
import { reworded } from "./reworded-orders.ts";
import { spokenStep } from "./spoken-steps.ts";
import { leftShort } from "./short-follow-ups.ts";
import { likeTheTask } from "./like-the-task.ts";
import { listsPeople } from "./thread.ts";
import { worksFor } from "./of-newcomer.ts";
import { numberOfThem, partCorrected } from "./part-corrected.ts";
import { otherOption } from "./other-option.ts";
import { nextInUnit, onlyForOne, otherNumberMeant } from "./other-number.ts";
import { everydayFollowUp, forNamesake } from "./everyday-follow-ups.ts";
import { putThere } from "./put-there.ts";
import { ofTheLast } from "./of-the-last.ts";
import { stepOfThose } from "./those-counted.ts";
import { swapped } from "./swapped.ts";
import { theOneDue } from "./the-one-due.ts";
import { anotherField, ofRelative, toldAgain, tickedFor } from "./told-again.ts";
import { asMeant, neededTime, toldStep, wishesStep } from "./told-steps.ts";
import { type InFull, type Known, labelOf, LEAD, type Person, targetOf, typeOf } from "./targets.ts";
import { valueForEach } from "./value-for-each.ts";
import { valueOf } from "./value-of-field.ts";
import { wantedBack } from "./wanted-back.ts";
import { withOtherZeros } from "./zeros.ts";

const IT = "(?:it|that|this|those|these|them|all of them|both)";
/** "Make it 13000", "it's anna@x.example", "those to 10 December": another value of the field that was told. */
const SETS_IT = new RegExp(
  String.raw`${LEAD}(?:(?:make|set|change|put|update|correct|fix|move|push|extend|prolong|lengthen|shorten|renew|postpone|delay|shift|bump|bring|raise|lower|increase|reduce) ${IT}(?: now)?(?: (?:forward|back|out|up|down))?(?: to| as| on| at| be| until| till| through)?|(?:raise|lower|increase|decrease|reduce|bump|drop|cut|bring|put|set|change|move)(?: (?:up|down|back))? (?:to|at)|(?:up|down) to|(?:it['’]?s|it is|that['’]?s|it should be|should be|it must be|${IT} (?:is|are|should be))(?: now)?|(?<bare>))\s*(?<value>\S.*?)(?:\s+(?<end>instead|now|please|then|from now on))*[.!]*$`,
  "iu",
);

/**
 * A message in full: with the field, the person and the value that it leaves to what was said before or to what is stored. The message as
 * it is where it leaves nothing out, or means something else.
 */
export function inFull(typed: StepRequest, columns: readonly OwnColumn[], call: Call): StepRequest {
  if (typed.mode === "ask" || typed.message.length > 160 || typed.message.includes("\n")) return typed;
  // A yes is no value of what was told, whatever an option is called.
  if (saysYes(typed.message)) return typed;
  const request = { ...typed, message: withoutTail(typed) };
  const longer = neededTime(request.message.trim(), request.people);
  if (longer !== null) return { ...request, message: longer };
  const told = toldStep(request.message.trim());
  const known = { request: told === null ? request : { ...request, message: told }, columns, call };
  const step = told === null ? null : (shifted(known) ?? counted(known));
  // What is told is offered, and an order is done.
  if (told !== null && step === null) return wishesStep(request.message) ? known.request : request;
  if (step !== null)
    return { ...request, message: asMeant(request.message, step.message), people: withThose(request, step.people) };
  const said =
    goesOn(known) ??
    placesOfList(known) ??
    extremeOfList(known) ??
    firmMoved(known) ??
    ofTheCompared(known) ??
    oneOfListed(known) ??
    ofTheTwoAsked(known) ??
    notDone(known) ??
    theOneDue(known) ??
    putThere(known) ??
    otherNumberMeant(known) ??
    otherOption(known) ??
    partCorrected(known) ??
    madeEqual(known) ??
    numberOfThem(known) ??
    nextInUnit(known) ??
    tickedFor(known) ??
    onlyForOne(known) ??
    worksFor(known) ??
    wantedBack(known) ??
    calledOff(known) ??
    ofQuotedNote(known) ??
    stepOfThose(known) ??
    ofTheLast(known) ??
    leftShort(known) ??
    dayAfter(known) ??
    andTheDayAfter(known) ??
    likeTheTask(known) ??
    dueAndStatus(known) ??
    fromThatDay(known) ??
    fromTheirDay(known) ??
    withOtherZeros(known) ??
    atTheirPlace(known) ??
    forEachListed(known) ??
    everydayFollowUp(known) ??
    reworded(known) ??
    toldAgain(known) ??
    anotherField(known) ??
    ofRelative(known) ??
    forEach(known) ??
    swapped(known) ??
    shifted(known) ??
    counted(known) ??
    spokenStep(known) ??
    handedOver(known) ??
    ofTheField(known) ??
    theirOneTask(known) ??
    valueAndMore(known);
  return said === null ? request : { ...request, message: said.message, people: withThose(request, said.people) };
}

const VALUE_AND_MORE =
  /^(?<head>[^,;.]{1,40}?)(?:\s*[,;]\s*|\s+)(?:and|also|plus)\s+(?<more>(?:(?:also|then|please)\s+)?(?:(?:she|he|they)(?:['’]s| |['’]re)|(?:her|his|their|set|note|remind|add|put|move|make|mark|assign|give)\s).{3,})$/isu;
/** "30 from now on, and she's in Trial": a value of what was told, and more. */
function valueAndMore(known: Known): InFull | null {
  const { head = "", more = "" } = VALUE_AND_MORE.exec(known.request.message.trim())?.groups ?? {};
  if (head === "") return null;
  const own = { ...known, request: { ...known.request, message: withoutTail({ ...known.request, message: head }) } };
  const first = otherNumberMeant(own) ?? ofTheField(own);
  return (
    first && { message: `${first.message}. ${more.charAt(0).toUpperCase()}${more.slice(1)}`, people: first.people }
  );
}

/** "Bump it by 10 then", "weekly, until further notice": words behind an order that change nothing of it. */
const TAIL =
  /(?<=\S)(?<!(?:^|\s)(?:by|until|till|since|from|before|back|than|just|me))(?:,?\s+(?:then|in that case|after all))[\s.!]*$|,?\s+(?:until|till) further notice[\s.!]*$|,?\s+(?:for the time being|indefinitely|from now on)[\s.!]*$|,\s+(?:she|he|they)(?:['’]s|['’]ve| has| have| had| just)* (?:told|said|wrote|confirmed|mentioned|called|e?-?mailed|agreed|texted|rang)(?: (?:it|so|me|us|that|this))*(?: (?:on|by|in|over|this|yesterday|today|just|at|via|last)\s[^,;:?]{2,30})?[\s.!]*$/iu;
const withoutTail = ({ message, history }: StepRequest): string =>
  history.length > 0 && message.length < 90 && !/[:"“]/u.test(message)
    ? message.replace(TAIL, "").replace(TAIL, "")
    : message;

/** The field that was made, set or told last. */
function lastTarget({ request, columns }: Known): { target: Target; isNew: boolean } | null {
  const changes = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const action = changes.at(-1);
  const column = columns.find(
    ({ id, label }) =>
      id === action?.params["fieldId"] || (action?.tool === "create_custom_field" && label === action.params["label"]),
  );
  if (column) return { target: { column }, isNew: action?.tool === "create_custom_field" };
  const label = request.state?.thread?.fields.at(-1)?.label;
  const told = label === undefined ? null : targetOf(label, columns);
  if (told) return { target: told, isNew: false };
  const [changed, more] = changedIn(action, columns);
  const target = changed && !more ? targetOf(changed.label, columns) : null;
  return target && { target, isNew: false };
}

/** "Owners: Ana to Kim, Leo to Sam". */
const FIELD_OF_EACH = new RegExp(
  String.raw`${LEAD}(?:(?:swap|change|set|switch|update|assign|put|correct|new)\s+)?(?:the\s+|these\s+)?(?<label>\p{L}[\p{L} ]{2,30}?)\s*:\s*(?<pairs>[^.\n:]{5,120})(?:\.\s+(?<rest>\S.*)|[.!]*)$`,
  "iu",
);

/** "Ana 85, Leo 90 - priorities", "Ana 85, Leo 90 (priority)". */
const FIELD_BEHIND = new RegExp(
  String.raw`${LEAD}(?<pairs>(?-i:\p{Lu})[^.\n:;()]{5,120}?)\s*(?:\s[-–—]\s*|[,:(]\s*|\s)(?:(?:as|for|are|is)\s+)?(?:the(?:ir)?\s+|new\s+)*(?<label>\p{L}+(?: \p{L}+){0,2})\)?[.!]*$`,
  "iu",
);

/** Any words may be a text: behind the people only a field of numbers, days or choices is named. */
const isOfValues = (target: Target): boolean =>
  "column" in target ? target.column.type !== "text" : /^(?:stage|status|priorityScore)$/.test(target.field);

function forEach(known: Known): InFull | null {
  const { request, columns } = known;
  const message = request.message.trim();
  const first = FIELD_OF_EACH.exec(message)?.groups;
  const { label = "", pairs = "", rest = "" } = first ?? FIELD_BEHIND.exec(message)?.groups ?? {};
  const named = [label, label.replace(/s$/iu, ""), label.replace(/ies$/iu, "y")]
    .map((label) => targetOf(label, columns))
    .find((target) => target !== null);
  const ofField =
    named && (first || isOfValues(named)) ? valueForEach({ ...request, message: pairs }, named, columns, true) : null;
  if (named && ofField && ofField.length > 1) return asOrders(named, ofField, rest);
  const last = lastTarget(known);
  const each = last ? valueForEach(request, last.target, columns) : null;
  if (last && !each) return forNamesake(request, last.target);
  if (!last || !each || (each.length < 2 && !last.isNew)) return null;
  // What goes on from a card waits as well.
  const isTold = (request.changes ?? []).at(-1)?.status === "proposed";
  return asOrders(last.target, each, "", isTold);
}

function asOrders(
  target: Target,
  each: readonly { person: Person; value: string }[],
  rest: string,
  isTold = false,
): InFull {
  const label = labelOf(target);
  const orders = each.map(({ person, value }) =>
    isTold
      ? `${person.name}'s ${label} is now ${value}`
      : `Set ${label} of ${person.name} to ${value === "no" ? "false" : value}`,
  );
  return { message: [...orders, ...(rest === "" ? [] : [rest])].join(". "), people: each.map(({ person }) => person) };
}

/** The message in full has the name of each of those, however they were said. */
const withThose = ({ people }: StepRequest, those: readonly Person[]): StepRequest["people"] => [
  ...those.map((person) => {
    const known = people.find(({ id }) => id === person.id);
    return known?.misspelt ? known : { ...byName(person), ...known, by: "name" as const };
  }),
  ...people.filter(({ id }) => !those.some((one) => one.id === id)),
];

/** What of the field that was told last would be set; null where the words are no value of it. */
function ofTheField({ request, columns }: Known): InFull | null {
  const { fields = [] } = request.state?.thread ?? {};
  const last = fields.at(-1);
  const { value: said = "", bare, end } = SETS_IT.exec(request.message.trim())?.groups ?? {};
  const target = last ? targetOf(last.label, columns) : null;
  if (!last || target === null || said === "" || /[?？]/u.test(request.message)) return null;
  const value = valueOf(said, target, request, columns);
  // A value alone is one only where it can be nothing else.
  const isSure =
    end !== undefined ||
    /^(?:number|date)$/.test(typeOf(target)) ||
    (typeOf(target) === "boolean" && fields.length > 1);
  if (value === null || (bare !== undefined && !isSure)) return null;
  const isOfAll = /\b(?:those|these|them|all|both)\b/iu.test(request.message) && fields.length > 1;
  if (!isOfAll && listsPeople(request)) return null;
  // A list tells a field that nobody may have asked for.
  if (fields.length > 1 && isOfAll && /text/.test(typeOf(target))) return null;
  const people = isOfAll ? fields.map(({ person }) => person) : [last.person];
  if (faultOfChange({ ...target, value }, listsOf(request, columns)) !== null) return null;
  const names = people.map(({ name }) => name).join(people.length > 2 ? ", " : " and ");
  return { message: `Set ${labelOf(target)} of ${names} to ${value}`, people };
}
