import { isOfStranger } from "../strangers-named.ts";
import type { AssistantAction } from "../../../contract/assistant.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";
import { kindOf } from "../commands/clause-kind.ts";
import { languageIn } from "../commands/reader-of.ts";
import { allBut, ofTheAnswers, oneOfTheList, otherOfTheList, valueOfOther, valueOfTheNext } from "./of-the-order.ts";
import { type InFull, type Known, LEAD, type Person, targetOf, typeOf } from "./targets.ts";

const stood = ({ status }: AssistantAction): boolean => status === "executed" || status === "proposed";

/** What is said in few words right behind a list, an answer or a change; null for other words. */
export function leftShort(known: Known): InFull | null {
  const { request } = known;
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const said =
    oneOfTheList(known) ??
    ofTheAnswers(known) ??
    ofBoth(known) ??
    toTellThem(known) ??
    noteOnThem(known) ??
    allBut(known);
  // What goes on from a question is about its answer, and about no change before it.
  if (said || /\?\s*$/u.test(before) || kindOf(before, languageIn(before, request)) === "question") return said;
  return (
    otherOfTheList(known) ??
    valueOfTheNext(known) ??
    valueOfOther(known) ??
    repeatsFromThen(known) ??
    otherNumber(known)
  );
}

const BOTH_ARE = new RegExp(
  String.raw`${LEAD}(?<both>both(?: of (?:them|these|those))?|the two of them|they both)(?= (?:now |should |will |also )*(?:belong|go|are|get|have|move|is)\b)`,
  "iu",
);
/** "And both belong to Tobias", after one was changed and then another: news of these two. */
function ofBoth({ request, call }: Known): InFull | null {
  const message = request.message.trim();
  const both = BOTH_ARE.exec(message)?.groups?.["both"];
  const [last, another] = (request.changes ?? []).filter(stood);
  const before = request.state?.earlier?.at(-1);
  const named = request.people.some(({ by }) => by === "name" || by === "part");
  if (both === undefined || !last || another || !before || last.id === before.id || named) return null;
  const answers = request.history.filter(({ role }) => role === "assistant").slice(-2);
  const two = [before.title, last.title].map((title, no) => {
    const name = /^(?:Change|Set .+? of|Add a note about) (.+)$/u.exec(title)?.[1] ?? "";
    // What was said in between may be about others.
    return name !== "" && answers[no]?.content.includes(name) ? personCalled(name, call) : null;
  });
  const [one, other] = two;
  if (!one || !other || one.id === other.id) return null;
  const rest = message.slice(message.toLowerCase().indexOf(both.toLowerCase()) + both.length);
  return { message: `${one.name} and ${other.name}${rest}`, people: [one, other] };
}

function personCalled(name: string, call: Known["call"]): Person | null {
  const asked = { ids: null, search: null, sort: null, limit: 3, figuresOf: null };
  const anyOf = [[{ column: "name", is: "contains", text: name, not: false }]];
  const [only, another] = (call("query_people", { anyOf, ...asked }).founders ?? []).filter((one) => one.name === name);
  return only && !another ? { id: only.id, name: only.name } : null;
}

const FROM_THEN =
  /^(?:(?:and|then|ok|okay|please|also|oh|so)[\s,]+)*(?:(?:repeat|do|have|make)(?: (?:it|that|this))?(?: repeat)? )?(?<often>every \S+|each \S+|daily|weekly|monthly)(?:,? (?:from (?:then|there|that day|now) on(?:wards?)?|after (?:that|this)|afterwards|thereafter|since then|onwards?|going forward|as well|too|please))+[.!]*$/iu;
/** "And every month from then on", after a task: it repeats. */
function repeatsFromThen({ request }: Known): InFull | null {
  const last = (request.changes ?? []).findLast(stood);
  const often = FROM_THEN.exec(request.message.trim())?.groups?.["often"];
  const isOne = (request.changes ?? []).filter(stood).length === 1;
  if (!last || often === undefined || !isOne || !/^(?:create|update)_task$/.test(last.tool)) return null;
  return findRecurrence(often) === null ? null : { message: `make it ${often}`, people: [] };
}

const NUMBER = String.raw`(?<![\p{L}\p{N}.,])[$€£]?\d+(?:[.,]\d+)*%?(?![\p{L}\p{N}])`;
const SORRY = "(?:sorry|i mean|i meant|actually|rather|oops|my mistake|my bad|correction|pardon)";
const OTHER_NUMBER = new RegExp(
  String.raw`^(?<before>(?:(?:no|oh|ah|wait|make that|that['’]?s|it['’]?s|${SORRY})[\s,.:–-]+)*)(?<number>${NUMBER})(?: (?<unit>\p{L}+(?: \p{L}+)?))??(?<behind>(?:[\s,–-]+(?:${SORRY}|not (?:${NUMBER})(?: \p{L}+)?|instead))*)[.!]*$`,
  "iu",
);
/** "4.2 metres, sorry", after a note with one number of metres: the note with this one. */
function otherNumber({ request }: Known): InFull | null {
  const message = request.message.trim();
  const { before = "", number = "", unit, behind = "" } = OTHER_NUMBER.exec(message)?.groups ?? {};
  const [last, another] = (request.changes ?? []).filter(stood);
  const content = last?.params["content"];
  const isNote = /^(?:create|update)_note$/.test(last?.tool ?? "");
  if (number === "" || `${before}${behind}`.trim() === "" || another || !isNote || typeof content !== "string")
    return null;
  const own = unit === undefined ? NUMBER : String.raw`${NUMBER}(?= ${unit}(?![\p{L}]))`;
  const [only, more] = Array.from(content.matchAll(new RegExp(own, "giu")));
  if (!only || more || content.includes("\n")) return null;
  const said = content.slice(0, only.index) + number + content.slice(only.index + only[0].length);
  return { message: `it should say ${said}`, people: [] };
}

const TO_TELL =
  /^(?=.*\b(?:remind me|task|to-?do|reminder|i need|i have)\b)(?<lead>.{0,60}?\bto )(?<verb>tell|inform|notify|let) (?:her|him|them)(?<know> know)?(?: (?:so|about (?:it|that|this)|that|it))?(?<rest>(?: (?:on|by|next|tomorrow|today|tonight|this|at|in)\b.{0,30})?[.!]*)$/iu;
/** "Remind me tomorrow to tell her", after her quote was changed: the title says who is told what. */
function toTellThem({ request, columns }: Known): InFull | null {
  const { lead = "", verb = "", know, rest = "" } = TO_TELL.exec(request.message.trim())?.groups ?? {};
  const [last, another] = (request.changes ?? []).filter(stood);
  const person = request.state?.person;
  if (verb === "" || !last || another || !person || last.founderId !== person.id) return null;
  if (/let/iu.test(verb) !== (know !== undefined)) return null;
  const [changed, more] = changedIn(last, columns);
  const target = changed ? targetOf(changed.label, columns) : null;
  if (!changed || more || !target) return null;
  const isNumber = typeOf(target) === "number" && changed.value !== null;
  const what = `about the new ${changed.label}${isNumber ? ` of ${changed.value ?? ""}` : ""}`;
  return { message: `${lead}${verb} ${person.name}${know ?? ""} ${what}${rest}`, people: [person] };
}

const NOTE =
  /^(?:(?:and|also|oh|ok|okay|please|then|plus)[\s,]+)*(?:(?:(?:make|add|take|write|another|one more|a|new)\s+)*note(?:\s+(?:as well|too|also|down|this|that|on (?:her|him|them)|for (?:her|him|them)))*|notiz(?:\s+dazu)?|(?:una )?nota(?:\s+tambi[eé]n)?|(?:une )?note(?:\s+aussi)?)\s*:\s*(?<content>\S.*)$/iu;
const NOTE_ON_EACH =
  /^(?:(?:and|also|ok|okay|please|then)[\s,]+)*(?:add|make|write|put|leave|log|store) (?:a|the same|this) note (?:to|for|on|about|with|under) (?:each|every one|all|everyone|both)(?: of (?:them|these|those)| one)?(?:\s*[:,–-]\s*|\s+(?:that|saying)\s+)(?<content>\S.*)$/iu;
/** "Bertrand Ziegler wants …" may be about someone else, "Frau Zack wants …" is no full name. */
const SOMEONE =
  /^(?!(?:Frau|Herr|Mrs?|Ms|Miss|Dr|Prof|Se[nñ]ora?|Madame|Mme|Monsieur)\b)\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+ \p{Ll}/u;
/** "Note as well: the secretary is Frau Zschoche": on the one person who was spoken of, though others are named in it. */
function noteOnThem({ request }: Known): InFull | null {
  const each = NOTE_ON_EACH.exec(request.message.trim())?.groups?.["content"];
  if (each !== undefined && (request.state?.list ?? []).filter(({ kind }) => kind === "person").length > 1)
    return { message: `note for all of them: ${each}`, people: [] };
  const content = NOTE.exec(request.message.trim())?.groups?.["content"];
  const { person } = request.state ?? {};
  const isOfOther = request.people.some(({ by, misspelt }) => by === "name" || by === "part" || misspelt);
  // "Note: Dora: …" says who it is on.
  const isOfNobody = content !== undefined && isOfStranger(content, request.people);
  if (
    content === undefined ||
    !person ||
    isOfOther ||
    isOfNobody ||
    SOMEONE.test(content) ||
    /^[^:]{1,40}:/u.test(content)
  )
    return null;
  return { message: `note for ${person.name}: ${content}`, people: [person] };
}
