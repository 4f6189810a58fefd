import type { AssistantAction } from "../../../contract/assistant.ts";
import { plainWords } from "../../words.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { stepOfLast } from "./step-of-last.ts";
import { type InFull, type Known, labelOf, targetOf, typeOf } from "./targets.ts";
import { unitOfLast } from "./unit-of-last.ts";

const NUMBER = String.raw`[$€£]?\d[\d.,]*\s?(?:k|m|thousand|million)?`;
const SORRY =
  "(?:no|nope|oh|ah|hm+|wait|sorry|oops|actually|i mean|i meant|rather|better|correction|make (?:it|that)|it['’]?s|that['’]?s|should be|it should be|more like)";
/** "No, 275", "make that 20", "20, not 10". */
const OTHER = new RegExp(
  String.raw`^(?<before>(?:${SORRY}[\s,.!…:–-]+)*)(?<by>by\s+)?(?<number>${NUMBER})(?<behind>(?:[\s,–-]+(?:sorry|i mean|i meant|actually|instead|please|rather|not (?:by )?${NUMBER}))*)[\s.!]*$`,
  "iu",
);
/** "Raise to 75", "up to 80", "lower it to 40", "a bit more, 70". */
const TO_NUMBER = new RegExp(
  String.raw`^(?:(?:ok|okay|and|then|now|please|no|actually|well|so|just|also|can you|could you|let['’]?s)[\s,]+)*(?:(?:raise|lower|increase|decrease|reduce|bump|drop|cut|push|bring|take|put|go|move|set|turn)\s+(?:(?:it|that|this)\s+)?(?:(?:up|down|back)\s+)*to|(?:back )?(?:up|down) to|(?:a (?:bit|little|touch) )?(?<way>more|less|higher|lower)(?: than that)?(?:,|:| -| –)|(?:a (?:bit|little|touch) )?(?<bare>more|less|higher|lower)(?=\s+\d))\s+(?<number>${NUMBER})(?:\s+(?:please|then|now|instead))*[\s.!]*$`,
  "iu",
);
const STEP =
  /\b(?:by|another|plus|minus)\s+[$€£]?\d|\d\S*\s+(?:\p{L}+\s+)?(?:more|less|fewer|extra|higher|lower|on top|off)\b/iu;
const DOWN =
  /\b(?:less|fewer|lower(?:ed)?|reduce[sd]?|decrease[sd]?|drop(?:s|ped)?|cut|down|off|minus|fell|fallen|knock|subtract)\b/iu;

const stood = ({ status }: AssistantAction): boolean => status === "executed" || status === "proposed";

function setsNumber(action: AssistantAction, columns: Known["columns"]): boolean {
  const [changed, more] = changedIn(action, columns);
  const target = changed && !more ? targetOf(changed.label, columns) : null;
  return target !== null && typeOf(target) === "number";
}

/** Another number for the one that was set last: as much of it as before ("250k", "275"), and as a step where it was one ("by 10", "sorry, 20"). */
export function otherNumberMeant(known: Known): InFull | null {
  const { request, columns } = known;
  const step = unitOfLast(known) ?? stepOfLast(known);
  if (step !== null) return step;
  const message = request.message.trim();
  const all = (request.changes ?? []).filter(stood);
  // Of several values that were set, a number corrects the number.
  const ofNumbers = all.filter((action) => setsNumber(action, columns));
  const [last, another] = all.length > 1 ? ofNumbers : all;
  const [changed, more] = changedIn(last, columns);
  const target = changed ? targetOf(changed.label, columns) : null;
  const now = Number(changed?.value ?? Number.NaN);
  if ((request.state?.question ?? null) !== null) return null;
  if (!last || another || more || !target || typeOf(target) !== "number" || !Number.isFinite(now)) return null;
  const { number: raised, way, bare } = TO_NUMBER.exec(message)?.groups ?? {};
  const { before = "", by, number: corrected, behind = "" } = OTHER.exec(message)?.groups ?? {};
  const said = raised ?? corrected;
  const value = said === undefined ? null : numberIn(said);
  if (said === undefined || value === null) return null;
  const further = oneStep({ way, bare }, { now, value, wasStep: STEP.test(typedLast(request)) });
  if (further !== null) return all.length > 1 ? null : { message: `no make it ${further}`, people: [] };
  const isCorrected = raised === undefined;
  if (isCorrected && by === undefined && `${before}${behind}`.trim() === "") return null;
  const typed = typedLast(request);
  const person = request.state?.person;
  if (all.length > 1) {
    const number = withItsUnit(said, typed, now) ?? value;
    if (!person || by !== undefined || last.founderId !== person.id) return null;
    const isWaiting = last.status === "proposed";
    const order = isWaiting
      ? `${person.name}'s ${labelOf(target)} is now ${number}`
      : `Set ${labelOf(target)} of ${person.name} to ${number}`;
    return { message: order, people: [person] };
  }
  if (isCorrected && STEP.test(typed)) return otherStep(typed, { now, value, by, before });
  const whole = withItsUnit(said, typed, now);
  if (whole !== null) return { message: `no make it ${whole}`, people: [] };
  const isShort = now >= 10_000 && now % 1000 === 0 && value < 1000 && value * 1000 < now * 4 && value * 4000 > now;
  // "275" after "250000" is most likely short for 275000, which is offered.
  if (isShort && person)
    return { message: `${person.name}'s ${labelOf(target)} is now ${value * 1000}`, people: [person] };
  return { message: `no make it ${value}`, people: [] };
}

const typedLast = ({ history }: Known["request"]): string =>
  history.findLast(({ role }) => role === "user")?.content ?? "";

/** "Less 5", of 50: a step from there, and not what it is to be; null where the number may be all of it ("a bit more, 70"). */
function oneStep(
  { way, bare }: { way: string | undefined; bare: string | undefined },
  { now, value, wasStep }: { now: number; value: number; wasStep: boolean },
): number | null {
  const said = way ?? bare ?? "";
  const isStep = wasStep || /^(?:more|less)$/iu.test(bare ?? "");
  if (said === "" || !isStep) return null;
  const isDown = /^(?:less|lower)$/iu.test(said);
  // What is as much as all of it is no step.
  if (isDown ? value > now / 2 : value >= now) return null;
  return Math.round((now + (isDown ? -value : value)) * 1e4) / 1e4;
}

const ONLY =
  /^(?:(?:ok|okay|and|then|no|but|actually|sorry|please|just)[\s,]+)*(?:only|just) (?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)(?:['’]s)?(?:,|:| to| at| with| gets?)* (?<value>[$€£]?\d[\d.,]*\s?[km%]?)(?: please| then| instead)*[\s.!]*$/iu;
/** "Only Maëlle, 90", after a number of several was undone: for her alone. */
export function onlyForOne({ request, columns }: Known): InFull | null {
  const { who = "", value = "" } = ONLY.exec(request.message.trim())?.groups ?? {};
  const last = (request.changes ?? []).at(-1);
  const isUndone = last?.status === "undone" || last?.status === "cancelled";
  const [changed, more] = changedIn(last && { ...last, status: "executed" }, columns);
  const target = changed ? targetOf(changed.label, columns) : null;
  if (value === "" || !changed || more || !target || typeOf(target) !== "number" || numberIn(value) === null)
    return null;
  const words = plainWords(who);
  const [person, another] = request.people.filter(
    ({ by, name }) => (by === "name" || by === "part") && words.every((word) => plainWords(name).includes(word)),
  );
  if (!person || another || !isUndone) return null;
  return { message: `Set ${changed.label} of ${person.name} to ${value}`, people: [person] };
}

/** "Sorry, by 20", after "raise it by 10". */
function otherStep(
  typed: string,
  { now, value, by, before }: { now: number; value: number; by: string | undefined; before: string },
): InFull | null {
  const numbers = typed.match(/(?<![\p{L}\p{N}.,])[$€£]?\d[\d.,]*\s?(?:k|m|%)?(?![\p{L}\p{N}])/giu) ?? [];
  const step = numberIn(numbers[0]?.trim() ?? "");
  // "Make it 60" says what it is to be.
  const isWhole = by === undefined && /make (?:it|that)|should be/iu.test(before);
  if (numbers.length !== 1 || step === null || isWhole || /%|percent/iu.test(typed)) return null;
  const way = DOWN.test(typed) ? -1 : 1;
  const next = Math.round((now + way * (value - step)) * 1e4) / 1e4;
  return next < 0 ? null : { message: `no make it ${next}`, people: [] };
}

const NEXT = new RegExp(
  String.raw`^(?<head>(?:(?:and|also|plus|then)[\s,]+)+\p{L}[\p{L}\p{M}'’ -]{1,40}?\s)(?<number>[$€£]?\d{1,3}(?:[.,]\d+)?)(?<tail>(?:\s+(?:too|please|then))*[\s.!]*)$`,
  "iu",
);
/** "And Marga's 60", after "Per's is 80k": as much of it. */
export function nextInUnit({ request, columns }: Known): InFull | null {
  const { head = "", number = "", tail = "" } = NEXT.exec(request.message.trim())?.groups ?? {};
  const [changed, more] = changedIn((request.changes ?? []).filter(stood).at(-1), columns);
  const [person, another] = request.people.filter(({ by }) => by === "name" || by === "part");
  const typed = typedLast(request);
  if (number === "" || !changed || more || !person || another) return null;
  const whole = withItsUnit(number, typed, Number(changed.value ?? Number.NaN));
  return whole === null ? null : { message: `${head}${whole}${tail}`, people: [] };
}

/** "275" as the thousands that "250k" were. */
function withItsUnit(said: string, typed: string, now: number): number | null {
  const value = numberIn(said) ?? Number.NaN;
  if (/(?:k|m|thousand|million)$/iu.test(said) || value >= 1000) return null;
  for (const { groups: { number = "", unit = "" } = {} } of typed.matchAll(
    /(?<number>\d[\d.,]*)\s?(?<unit>k|m|thousand|million)(?![\p{L}])/giu,
  )) {
    const times = /^[kt]/iu.test(unit) ? 1e3 : 1e6;
    if ((numberIn(number) ?? Number.NaN) * times === now) return Math.round(value * times);
  }
  return null;
}
