import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import type { ReadClause } from "./read-clause.ts";
import type { Part } from "./split-clauses.ts";
import { listed } from "./values.ts";

const ADDS_THAT =
  /^\s*(?:(?:so|and|please|pls|can you|could you|just)[\s,]+)*(?:add|put|include|tick|note|enter|save|store|count)\s+(?:that|this|it|them)(?:\s+(?:too|as well|down))?\s+(?:to|in|into|on|under|among|with)\s+(?:her|his|their|the|\p{L}[\p{L}\p{M}’'-]*['’]s)\s+(?<label>\p{L}[\p{L} ]{1,40}?)(?:\s+(?:too|as well|please|then))*[\s.!]*$/iu;

/** "…, take it out of her machines". */
const REMOVES_THAT =
  /^\s*(?:(?:so|and|please|pls|can you|could you|just)[\s,]+)*(?:take|remove|drop|delete|strike|cut)\s+(?:that|this|it|them|that one)(?:\s+(?:out|off|away))?\s+(?:of|from|off)\s+(?:her|his|their|the|\p{L}[\p{L}\p{M}’'-]*['’]s)\s+(?<label>\p{L}[\p{L} ]{1,40}?)(?:\s+(?:too|as well|please|then))*[\s.!]*$/iu;
/** "… needs paint and a drone. Update her needs". */
const UPDATES =
  /^\s*(?:(?:so|and|please|pls|can you|could you|just)[\s,]+)*(?:update|adjust|correct|fix)\s+(?:her|his|their|the|\p{L}[\p{L}\p{M}’'-]*['’]s)\s+(?<label>\p{L}[\p{L} ]{1,40}?)(?:\s+(?:too|as well|please|then|accordingly|with (?:that|this|it|them)))*[\s.!]*$/iu;
/** Who has or does what: "asked about", "loves" and "wants to know" tell neither. */
const HAS =
  /^\W*(?:(?:so|and|ok|okay|also|hey)[\s,]+)*(?<who>\p{L}[\p{L}\p{M}’'-]*(?:\s\p{L}[\p{L}\p{M}’'-]*){0,6}?)\s(?:(?:now|also|already|really|just|both|all|can|will|currently)\s){0,2}(?:does|do|offers?|has|have|needs?|uses?|takes?|wants|want|sells?|makes?|provides?|builds?|grows?|teach(?:es)?|runs?|keeps?|gets?)\s(?<what>[^?]+)$/iu;
/** What makes an option a mere mention. */
const MENTIONED =
  /(?<!\p{L})(?:about|for|of|on|to|from|with|at|against|than|our|your|my|us|is|are|if|whether|that|who|what|how|when|where|why|because|but|asks?|asked|questions?|doubts?|complaints?|problems?|trouble|issues?|info|information|interest)(?!\p{L})/iu;
const NOT = String.raw`n['’]t(?!\p{L})|(?<!\p{L})(?:do|does|did|is|are|wo|ca|has|have)nt(?!\p{L})`;
/** What someone has or does no longer. */
const ENDED = new RegExp(
  String.raw`(?<!\p{L})(?:not|no|never|without|stop(?:s|ped)|gave up|gives up|given up|quits?|used to|ended|drop(?:s|ped)|cancel(?:s|led|ed)|sold|lost|left|finished|done with|removed|got rid|had|was|were)(?!\p{L})|${NOT}`,
  "iu",
);
/** What someone no longer has, or had. */
const NO_LONGER = new RegExp(
  String.raw`(?<!\p{L})(?:not|no|never|nothing|without|stopped|stops|gave up|quit|instead|used to|had|was|were|if|only)(?!\p{L})|${NOT}`,
  "iu",
);
const APART =
  /\s*[,;–-]\s+(?=(?:(?:so|and|please|pls|can you|could you|just)\s+)*(?:(?:add|put|include|take|remove|drop|delete|strike|cut)\s+(?:that|this|it|them)|(?:update|adjust|correct|fix)\s+(?:her|his|their))\s)/iu;

/** What is told and the order about it, that may be one sentence. */
function toldAndOrder(first: Part | undefined, next: Part | undefined): [Part, Part, number] | null {
  if (!first) return null;
  const joint = APART.exec(first.text);
  if (joint && joint.index > 0) {
    const end = joint.index + joint[0].length;
    return [{ ...first, text: first.text.slice(0, joint.index) }, { ...first, text: first.text.slice(end) }, 0];
  }
  return next ? [first, next, 1] : null;
}

/** "Drones" of an option "Drone". */
const isForm = (said: string, word: string): boolean => said === word || said === `${word}s` || `${said}s` === word;

/** A part, and how many of those behind it belong to it. */
export interface Added {
  part: Part;
  count: number;
}

/** "Ana builds drones now, add that to her machines", "… no more drones, take them out of …": one order, where what is told has choices of that column. */
export function withThatAdded(
  parts: readonly [Part | undefined, Part | undefined],
  read: (part: Part) => ReadClause,
  last: readonly KnownPerson[],
  columns: readonly OwnColumn[],
): Added | null {
  const [first, next, count] = toldAndOrder(...parts) ?? [];
  if (!first || !next || count === undefined) return null;
  const removed = REMOVES_THAT.exec(next.text)?.groups?.["label"];
  const updated = NO_LONGER.test(first.text) ? undefined : UPDATES.exec(next.text)?.groups?.["label"];
  const label = removed ?? updated ?? ADDS_THAT.exec(next.text)?.groups?.["label"];
  if (label === undefined) return null;
  const words = plainWords(label);
  const field = fieldNamed(words, columns) ?? fieldMeant(words, columns);
  const column = field && field.length === words.length && "column" in field.target ? field.target.column : null;
  if (column?.type !== "multiselect") return null;
  const told = plainWords(first.text);
  const options = column.options.filter((option) => {
    const own = plainWords(option);
    return told.some((_, at) => own.every((word, no) => isForm(told[at + no] ?? "", word)));
  });
  const named = namedIn(read(first));
  const people = named.length > 0 ? named : last;
  const [person, another] = people;
  if (!person || options.length === 0 || (updated === undefined ? another : !haveThem(people, first.text))) return null;
  const [verb, to] = removed === undefined ? ["add", "to"] : ["remove", "from"];
  const whose = another
    ? `${column.label} of ${listed(people.map(({ name }) => name))}`
    : `${person.name}'s ${column.label}`;
  // "She does Print now, take it out": what has not ended waits for a Confirm.
  const isGuessed = first.isGuessed || (removed !== undefined && !ENDED.test(first.text));
  return { part: { text: `${verb} ${options.join(" and ")} ${to} ${whose}`, isGuessed }, count };
}

/** Those whose names are told, each once. */
function namedIn({ tokens }: ReadClause): KnownPerson[] {
  const all = tokens.flatMap(({ slot }) => (slot?.is === "person" ? slot.people : []));
  return all.filter(({ id }, no) => all.findIndex((one) => one.id === id) === no);
}

/** "Joel and Dana have a drone": all of them, and nobody of theirs. */
function haveThem(people: readonly KnownPerson[], said: string): boolean {
  const { who, what = "" } = HAS.exec(said)?.groups ?? {};
  if (who === undefined || MENTIONED.test(what)) return false;
  const told = plainWords(who);
  const names = people.map(({ name }) => plainWords(name));
  const isNamed = names.every((name) => name.some((word) => told.includes(word)));
  const isSpokenOf = /^(?:she|he|they|they both|both)$/iu.test(who);
  const isNobodyElse = told.every((word) => word === "and" || names.some((name) => name.includes(word)));
  return isSpokenOf ? people.length === 1 || /^(?:they|both)/iu.test(who) : isNamed && isNobodyElse;
}
