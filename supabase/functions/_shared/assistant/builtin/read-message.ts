import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { respelled } from "../spelling.ts";
import { splitMessage } from "../untrusted-text.ts";
import { plainWords } from "../words.ts";
import { type RankedIntent, rankIntents } from "./classifier.ts";
import { findDates, findRecurrence } from "./find-dates.ts";
import type { Clause } from "./reading.ts";
import { normalized } from "../../contract/storable.ts";

/** A clause with what the classifier takes it for. */
export interface RankedClause extends Clause {
  ranked: RankedIntent[];
}

const URL_PATTERN = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]|\b(?:[a-z]{2,6}\.)?linkedin\.com\/in\/[^\s,;]*[^\s.,;:!?)]/iu;
const MAIL_PATTERN = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const VERB =
  "add|create|make|set|mark|move|change|update|remind|note|log|write|draft|delete|remove|complete|finish|schedule|show|list|tell|clear|put|email|call|save|follow|track|postpone|push|reschedule|jot|record";
const SPLIT = new RegExp(
  `(?:\\s*[;\\n]+\\s*|[.!?]\\s+|,?\\s+(?:and then|then|and also|and)\\s+(?=(?:${VERB})\\b)|,\\s+(?=(?:${VERB})\\b))`,
  "iu",
);
/** Two or three capitalised words: somebody's name, as far as one can tell. */
const NAME =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:van|von|de|da|del|di|la|le|der|den|bin|al|el)\s+)*\p{Lu}[\p{L}'’.-]*)+/gu;
const NOT_NAMES = new Set(
  `add create make set mark move change update remind note log write draft delete remove complete finish schedule show list tell clear put email call save follow track what who when where which how i new task monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december linkedin ask agent stage status please the`.split(
    " ",
  ),
);

/** The things that a message asks for, in order. */
export function readMessage(request: StepRequest): RankedClause[] {
  // What was pasted is what the message is about, not what it asks.
  const { instruction, pasted } = splitMessage(request.message);
  const message = respelled(instruction || request.message, request.people);
  const parts = message
    .split(SPLIT)
    .map((part) => part.trim())
    .filter((part) => plainWords(part).length > 0)
    // "They wrote:" only says where the paste begins.
    .filter((part, index) => !(pasted !== "" && index > 0 && part.endsWith(":")));
  // Text after a colon is what a note says, whatever verbs stand in it.
  const colon = /^[^:]{3,80}:\s/.test(message) && /\bnote/i.test(message.split(":")[0] ?? "");
  const texts = colon || parts.length === 0 ? [message.trim()] : parts;
  let before: RankedClause | null = null;
  return texts.map((text) => (before = readClause(text, request, before)));
}

function readClause(text: string, request: StepRequest, before: Clause | null): RankedClause {
  const url = URL_PATTERN.exec(text)?.[0] ?? null;
  const email = MAIL_PATTERN.exec(text)?.[0] ?? null;
  const found = peopleIn(text, request.people);
  const named = found.people.length > 0 ? found : { people: [], mention: unknownName(text) };
  const fromBefore =
    named.mention === null && /\b(?:her|hers|him|his|them|their|she|he|they)\b/i.test(text)
      ? (before?.people ?? linked(request))
      : null;
  const dates = findDates(maskOut(text, [url, email]), request.today);
  const recurrence = findRecurrence(text);
  const { user } = request;
  const clause: Clause = {
    kind: /\?\s*$/.test(text) ? "question" : "command",
    text,
    language: "en",
    people: fromBefore ?? named.people,
    mention:
      fromBefore && fromBefore.length > 0
        ? (/\b(?:her|hers|him|his|them|their|she|he|they)\b/i.exec(text)?.[0] ?? null)
        : named.mention,
    dates,
    recurrence,
    url,
    email,
    stage: choiceIn(text, user.stages),
    status: choiceIn(text, user.statuses),
  };
  return { ...clause, ranked: rankIntents(withoutSlots(clause)) };
}

/** The clause with its slots cut out, as the templates have them. */
function withoutSlots({ text, mention, dates, recurrence, url, email, stage, status }: Clause): string {
  let rest = text;
  const cut = (words: string | null | undefined, slot: string) => {
    if (words) rest = rest.replace(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu"), ` ${slot} `);
  };
  cut(url, "URL");
  cut(email, "MAIL");
  if (mention !== null)
    rest = rest.replace(
      new RegExp(
        `(?<![\\p{L}\\p{N}])${mention.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:['’]s)?(?![\\p{L}\\p{N}])`,
        "giu",
      ),
      " PERSON ",
    );
  for (const date of dates) if (!NEAR.test(date.text)) cut(date.text.trim(), "DATE");
  cut(recurrence?.text.trim(), "RECUR");
  cut(stage && `${stage}s?`.slice(0, stage.length), "STAGE");
  cut(status, "STATUS");
  return withoutTail(
    rest
      .replace(/\b\d[\d.,]*\b/g, "NUM")
      .replace(/["“”«»]/g, " ")
      .trim(),
  );
}

/** Asked about by name: "what is due this week". */
const NEAR = /^\s*(?:for |due |on )*(?:today|tonight|this week)\s*$/iu;
/** What follows the colon says nothing about what is wanted. */
const BEFORE_COLON = /^([^:]{3,80}):\s+\S[^]*$/u;

function withoutTail(utterance: string): string {
  const head = BEFORE_COLON.exec(utterance)?.[1];
  if (head === undefined) return utterance;
  if (/\b(?:notes?|jot|log|down|record|remember)\b/i.test(head)) return `${head}: NOTE`;
  return /\b(?:task|to-?do|remind|reminder)\b/i.test(head) ? `${head}: TASK` : utterance;
}

function maskOut(text: string, parts: (string | null)[]): string {
  return parts.reduce<string>(
    (rest, part) => (part === null ? rest : rest.replace(part, " ".repeat(part.length))),
    text,
  );
}

/** The known people whom a clause names; in full before by a part of the name. */
function peopleIn(text: string, known: readonly KnownPerson[]): { people: KnownPerson[]; mention: string | null } {
  const words = ` ${plainWords(text).join(" ")} `;
  const full = known.filter(({ name }) => words.includes(` ${plainWords(name).join(" ")} `));
  if (full[0])
    return {
      people: full.filter(({ name }) => plainWords(name).join() === plainWords(full[0]?.name ?? "").join()),
      mention: asWritten(text, full[0].name),
    };
  const said = plainWords(text);
  const parts = known.map((person) => ({
    person,
    part: plainWords(person.name).find((part) => part.length > 2 && said.includes(part) && !NOT_NAMES.has(part)),
  }));
  const [first] = parts
    .filter(({ part }) => part !== undefined)
    .sort((one, other) => said.indexOf(one.part ?? "") - said.indexOf(other.part ?? ""));
  if (first?.part === undefined) return { people: [], mention: null };
  // "Jane Miller" is not the Jane Doe whom the user follows.
  const unknown = unknownName(text);
  if (unknown !== null && plainWords(unknown).includes(first.part)) {
    const said = `${plainWords(unknown).join(" ")} `;
    const longer = known.filter(({ name }) => `${plainWords(name).join(" ")} `.startsWith(said));
    return { people: longer, mention: unknown };
  }
  return {
    people: parts.flatMap(({ person, part }) => (part === first.part ? [person] : [])),
    mention: asWritten(text, first.part),
  };
}

/** A name as the text has it, accents and capitals included. */
function asWritten(text: string, name: string): string {
  const parts = plainWords(name).map((part) =>
    [...part].map((letter) => `${letter.replace(/[^\p{L}\p{N}]/gu, "")}\\p{M}*`).join(""),
  );
  const match = new RegExp(parts.join("[^\\p{L}\\p{N}]+"), "iu").exec(normalized(text, "NFKD"));
  return match ? match[0].normalize("NFC") : name;
}

function unknownName(text: string): string | null {
  for (const [name] of text.matchAll(NAME)) {
    const words = name.split(/\s+/);
    while (words[0] && NOT_NAMES.has(words[0].toLowerCase())) words.shift();
    if (words.length >= 2 && words.every((word) => !NOT_NAMES.has(word.toLowerCase()))) return words.join(" ");
  }
  return null;
}

function choiceIn(text: string, choices: readonly string[]): string | null {
  const words = ` ${plainWords(text).join(" ")} `;
  const fits = choices.filter((choice) => {
    const plain = plainWords(choice).join(" ");
    return plain !== "" && (words.includes(` ${plain} `) || words.includes(` ${plain}s `));
  });
  // The one that is named last is where somebody moves to.
  return (
    fits.sort(
      (one, other) => words.lastIndexOf(plainWords(other).join(" ")) - words.lastIndexOf(plainWords(one).join(" ")),
    )[0] ?? null
  );
}

/** The person whom the last answer linked to: "her" after an answer about her. */
function linked({ history }: StepRequest): KnownPerson[] {
  const last = history.findLast(({ role, content }) => role === "assistant" && content.includes("(/people/"));
  const matches = [...(last?.content.matchAll(/\[([^\][]+)\]\(\/people\/([0-9a-f-]{36})\)/g) ?? [])];
  const ids = new Set(matches.map(([, , id]) => id));
  const [match] = matches;
  if (ids.size !== 1 || !match?.[1] || !match[2]) return [];
  return [{ id: match[2], name: match[1], company: null, stage: null, status: null, by: "name" }];
}
