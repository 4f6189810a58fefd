import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { nearlyNamed } from "./people-with.ts";
import { type Asking, personOf } from "./resolve.ts";
import type { Problem } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { listsOf, type Turn } from "./ready.ts";
import { isNear } from "./vocabulary/nearness.ts";
import { fieldNamed } from "./vocabulary/field-names.ts";
import { plain } from "./wording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}-]+(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}-]+)?";
/** "Set Penny's budget to 5", "Penny's email is …": whose field it is, and what follows. */
const WHOSE = new RegExp(
  `^\\W*(?:(?:please|pls|and|also|ok|so|now|can you|could you|then)[\\s,]+)*(?:(?:set|change|make|update|clear|empty|put|raise|lower|bump|correct|fix|remove|delete|drop)\\s+)?(?<name>${NAME})['’]s\\s+(?<rest>\\p{L}.*)$`,
  "iu",
);
/** What stands before "'s" without being a name: "It's", "Let's", "Monday's". */
const NO_NAME =
  /^(?:it|he|she|that|this|there|here|what|who|where|when|how|let|everyone|everybody|nobody|someone|one|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** The name of someone who is not there, whose field a clause is about; null where everyone is known, or nothing is said of a field. */
function strangerIn({ text, tokens }: ReadClause, { request, columns, call }: Turn): string | null {
  // "Them: …" is put before what leaves out who it is about.
  const { name = "", rest = "" } = WHOSE.exec(text.replace(/^them: /u, ""))?.groups ?? {};
  const isNamed = tokens.some(({ code, slot }) => code === "P" && slot?.is === "person" && !slot.isPronoun);
  if (isNamed || name === "" || NO_NAME.test(name)) return null;
  const words = plainWords(name);
  const { stages, statuses, owners = [] } = listsOf(request);
  const named = [
    ...request.people.flatMap((person) => (person.by === "near" ? [] : [person.name, person.company ?? ""])),
    ...columns.flatMap(({ label, options }) => [label, ...options]),
    ...stages,
    ...statuses,
    ...owners,
  ].flatMap((known) => plainWords(known));
  const parts = request.people.flatMap((person) => plainWords(person.name));
  // "Inez", of Ines: a misspelt name is no stranger's.
  if (words.some((word) => named.includes(word) || parts.some((part) => isNear(word, part)))) return null;
  if (fieldNamed(plainWords(rest).slice(0, 4), columns) === null) return null;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  return tasks.some(({ title }) => plainWords(title).some((word) => words.includes(word))) ? null : name;
}

/** "Set Clara's email to …", of nobody who is there: it is said, and is no change of who was spoken of last. */
export function strangerNamed(clause: ReadClause, turn: Turn): Asking | null {
  const isOrder = turn.request.mode === "agent" && clause.kind !== "question" && !/[?？]/u.test(clause.text);
  const name = isOrder ? strangerIn(clause, turn) : null;
  if (name === null) return null;
  const asked = personOf({ people: [], said: name }, clause.text, (said) => nearlyNamed(said, turn.call));
  return "ask" in asked ? asked : null;
}

/** "For prya: …", "about Steve: …": who a note is about by its own words; a topic in small letters is nobody. */
const OF_NOTE =
  /^\s*(?:(?:for|to)\s+(?<who>\p{L}[\p{L}\p{M}'’-]+(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]+)?)|(?:about|on)\s+(?<named>(?-i:\p{Lu})[\p{L}\p{M}'’-]+(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]+)?))\s*:\s*\S/iu;
const NOBODY = /^(?:her|him|them|me|us|later|next|all|both|now|the|reference|info|record)$/iu;

/** What is asked of a note that names nobody who is there, after someone else was spoken of. Null where it names nobody else. */
export function noteOfStranger(
  content: string,
  people: StepRequest["people"],
  near: (said: string) => readonly KnownPerson[] = () => [],
): Problem | null {
  const { who, named } = OF_NOTE.exec(content)?.groups ?? {};
  const name = who ?? named ?? "";
  const known = people.flatMap((one) => (one.by === "near" ? [] : plainWords(`${one.name} ${one.company ?? ""}`)));
  const isOther =
    name !== "" && !NO_NAME.test(name) && !NOBODY.test(name) && !plainWords(name).some((word) => known.includes(word));
  const asks = { offers: [], asks: { asks: "person" as const, about: "" } };
  const close = isOther ? near(name) : [];
  if (close.length > 0)
    return {
      problem: `I don't find “${plain(name)}” among your people. Do you mean ${close.map((one) => plain(one.name)).join(" or ")}?`,
      offers: close.map((one) => one.name),
      asks: { asks: "person", about: name.toLowerCase() },
      choices: close.map(({ id, name: own }) => ({ kind: "person", id, name: own })),
    };
  if (isOther) return { problem: `I don't find “${plain(name)}” among your people. Who is the note about?`, ...asks };
  // "Note: Penny's dog is ill".
  return isOfStranger(content, people) ? { problem: "Who is the note about? Please name the person.", ...asks } : null;
}

/** Whether a text is of someone by a name that none of the people has: "Penny's dog is ill". */
export function isOfStranger(text: string, people: StepRequest["people"]): boolean {
  const { name = "" } = /^\s*(?<name>\p{Lu}[\p{L}\p{M}-]+)['’]s\s+\p{Ll}/u.exec(text)?.groups ?? {};
  const known = people.flatMap((one) => (one.by === "near" ? [] : plainWords(`${one.name} ${one.company ?? ""}`)));
  return name !== "" && !NO_NAME.test(name) && !plainWords(name).some((word) => known.includes(word));
}
