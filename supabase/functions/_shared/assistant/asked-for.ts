import { findDates } from "./builtin/find-dates.ts";
import { findRecurrence } from "./builtin/vocabulary/recurrence.ts";
import { fieldLabel, personFields } from "../contract/person-fields.ts";
import { type Clause, clausesIn } from "./clauses.ts";
import { type Command, commandsFirst, commandTo, isAllOf, isCommonWord, isRefused } from "./commands.ts";
import { hasNumber, isLiteral, isProfile } from "./literal-values.ts";
import { canName, namingParts } from "./name-parts.ts";
import type { Plan, Written } from "./tools/tool.ts";
import { anyOf, contentWords, plainWords } from "./words.ts";

/** The user's own words, as far as they can ask for something. */
export interface Asked {
  /** The last message without what was pasted into it. */
  instruction: string;
  /** What was pasted: it may be what a note is to say, and asks for nothing. */
  pasted: string;
  /** The whole last message, for the log. */
  message: string;
  /** The user's message before this one, for "her" and "that". */
  earlier: string;
  /** The date in the user's time zone. */
  today: string;
  /** The user's own lists, by the field that they are for. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** Words of commands, which a name must not be recognised by. */
const COMMAND_WORDS =
  /^(?:add|note|notes|task|set|change|update|move|mark|remind|email|mail|draft|write|done|call|stage|status)$/;

const PRONOUN =
  /\b(?:her|hers|him|his|them|their|she|he|they|it|its|that|this|those|these|the (?:same|first|last|task|note|person))\b/;
const CLEARS = /\b(?:clear|remove|empty|delete|unset|erase|blank|drop)\b/;
const flags: Record<string, RegExp> = {
  done: /\b(?:done|complete[sd]?|finish(?:ed|es)?|tick|check(?:ed)? off|closed?)\b/,
  in_progress: /\b(?:in progress|start(?:ed|ing)?|doing|working on|begin|began|begun)\b/,
  todo: /\b(?:to ?do|reopen|not done)\b/,
  yes: /\b(?:yes|true|on|checked|tick)\b/,
  no: /\b(?:no|false|off|uncheck)\b/,
};

/** What each field may be called in a command. */
const called: Record<string, RegExp> = {
  ...Object.fromEntries(Object.values(personFields).map(({ label, spoken }) => [label, anyOf(spoken)])),
  Title: /\b(?:title|rename)\b/,
  Description: /\b(?:description|details?)\b/,
};
/** What is new has one text of its own, which needs no name. */
const ownText: Record<string, readonly string[]> = {
  create_founder: [fieldLabel("name"), fieldLabel("profileUrl")],
  create_note: ["Note"],
  update_note: ["Note"],
  create_task: ["Title"],
};

/**
 * Whether one clause of the user's own last message asks for exactly this change: it begins with a command to the tool, names the record,
 * and has every field and value that is written; and nothing takes it back. `others` are the user's people who the message names beside.
 * Decided by rules alone, because whatever a model says about it may have been put into its mouth.
 */
export function isAskedFor(
  tool: string,
  plan: Pick<Plan, "targets" | "writes">,
  asked: Asked,
  others: readonly string[] = [],
): boolean {
  return commandsFirst(clausesIn(asked.instruction)).some((clause) => asksFor(clause, tool, plan, asked, others));
}

/** Whether one clause is a command to the tool about these records, and nothing takes it back; what it writes is not looked at. */
export function isCommanded(
  tool: string,
  { targets, writes }: Pick<Plan, "targets" | "writes">,
  asked: Pick<Asked, "instruction" | "earlier" | "today">,
  others: readonly string[] = [],
): boolean {
  return commandsFirst(clausesIn(asked.instruction)).some((clause) => {
    const command = commandTo(tool, clause);
    return command !== null && concerns(command, clause, tool, { targets, writes }, asked, others);
  });
}

function asksFor(
  clause: Clause,
  tool: string,
  { targets, writes }: Pick<Plan, "targets" | "writes">,
  asked: Asked,
  others: readonly string[],
): boolean {
  const command = commandTo(tool, clause);
  if (command === null || !concerns(command, clause, tool, { targets, writes }, asked, others)) return false;
  // Someone new is always added by a URL.
  const isUrl = ({ field, value }: Written) => field === fieldLabel("profileUrl") && isProfile(value);
  if (tool === "create_founder" && !writes.some(isUrl)) return false;
  return eachOnce(writes) && writes.every((write) => isGiven(write, clause, command.words, tool, asked));
}

/** Tools whose text is all that is said: it may say "not", and a part of it may be its opposite. */
const TELLING = new Set(["create_note", "create_task"]);

function concerns(
  command: Command,
  clause: Clause,
  tool: string,
  { targets, writes }: Pick<Plan, "targets" | "writes">,
  asked: Pick<Asked, "earlier" | "today">,
  others: readonly string[],
): boolean {
  const names = targets.flat();
  const { today } = asked;
  const isPlain = TELLING.has(tool)
    ? isAllOf(writes, command, clause, { names, today })
    : // "Mark it as not done" is a command, and its only value.
      !isRefused(command, clause, {
        values: writes.flatMap(({ value }) => (value === "todo" ? ["not done", value] : [value])),
        names,
        today,
      });
  return (
    isPlain &&
    targets.every((record) => isMeant(record, clause, command.words, tool, asked.earlier)) &&
    !(CHANGING.has(tool) && others.some((name) => isNamedBeside(name, command.words, names)))
  );
}

/** Whether the command has someone in it beside those who it changes. */
function isNamedBeside(other: string, words: string, names: readonly string[]): boolean {
  const own = new Set(names.flatMap((name) => plainWords(name)));
  const parts = namingParts(other).filter((part) => !own.has(part));
  return parts.some((part) => part.length > 2 && !COMMAND_WORDS.test(part) && ` ${words} `.includes(` ${part} `));
}

/** How many changes the message can ask for: one for each of its clauses, and for each thing that a clause lists. */
export function clausesOf(instruction: string): number {
  return instruction
    .split(/[,;.!?\n]+|\b(?:and|then|also|plus)\b/iu)
    .filter((clause) => contentWords(clause).length > 0).length;
}

/** A record is meant by its name in the command, by a quote of it, or by a pronoun when the user's message before named it. */
function isMeant(
  names: string[],
  { head: raw, quotes, tail }: Clause,
  head: string,
  tool: string,
  earlier: string,
): boolean {
  const isQuoted = (name: string) => quotes.some((quote) => plainWords(quote).join(" ") === plainWords(name).join(" "));
  if (names.some((name) => isNamed(name, head, raw) || isQuoted(name))) return true;
  // "Task: call Omar" has its person in what is to be done.
  if (tool === "create_task" && names.some((name) => isNamed(name, plainWords(tail).join(" "), tail))) return true;
  return PRONOUN.test(head) && names.some((name) => isNamed(name, plainWords(earlier).join(" "), earlier));
}

/** `raw` are the words as they were typed: a name that is a word as well must be written as a name there. */
function isNamed(name: string, words: string, raw: string): boolean {
  const said = new Set(words.split(" "));
  const parts = plainWords(name);
  if (parts.length === 0 || parts.every((part) => COMMAND_WORDS.test(part))) return false;
  if (` ${words} `.includes(` ${parts.join(" ")} `)) return true;
  // Someone may have written more into a name than a name.
  if (parts.length > 3 && ` ${words} `.includes(` ${parts.slice(0, 2).join(" ")} `)) return true;
  const isPart = (part = "") =>
    part.length > 2 &&
    canName(part, parts) &&
    !COMMAND_WORDS.test(part) &&
    said.has(part) &&
    (!isCommonWord(part) || raw.includes(part.charAt(0).toUpperCase() + part.slice(1)));
  if (parts.length <= 3 && (isPart(parts[0]) || isPart(parts.at(-1)))) return true;
  const content = contentWords(name);
  const own = new Set(contentWords(words));
  return content.length >= 2 && content.filter((word) => own.has(word)).length / content.length >= 0.6;
}

/** Whether each value fills one field: said once, it is meant once. */
function eachOnce(writes: readonly Written[]): boolean {
  const values = writes.flatMap(({ kind, value }) => (kind === "cleared" ? [] : [plainWords(value).join(" ")]));
  return new Set(values).size === values.length;
}

/** Whether a value is the user's own, and is meant for this field. */
function isGiven(write: Written, clause: Clause, head: string, tool: string, asked: Asked): boolean {
  const { kind, field, value } = write;
  // A value does not name its own field: "move Jane to Meeting" says nothing of meeting summaries.
  const around = ` ${head} `.replace(` ${plainWords(value).join(" ")} `, " ");
  const isFieldNamed = called[field]?.test(around) ?? around.includes(` ${plainWords(field).join(" ")} `);
  if (kind === "cleared") return CLEARS.test(head) && isFieldNamed;
  // Without a word nothing was asked for.
  if (plainWords(value).length === 0) return false;
  const isFree = ownText[tool]?.includes(field) ?? false;
  const isOwnTask = tool === "create_task";
  const texts = [
    clause.head,
    ...clause.quotes,
    ...(isFree || isOwnTask || isOnly(value, clause.tail) ? [clause.tail] : []),
  ];
  if (kind === "date") return texts.some((text) => findDates(text, asked.today).some(({ date }) => date === value));
  if (kind === "number") return isFieldNamed && texts.some((text) => hasNumber(text, value));
  if (kind === "flag") return isFieldNamed && (flags[value.toLowerCase()]?.test(head) ?? false);
  if (field === "Repeats") return texts.some((text) => findRecurrence(text)?.recurrence === value);
  if (kind === "choice" && flags[value]) return flags[value].test(head);
  if (field === "Note" && isWholeOf(value, asked.pasted)) return true;
  if (!texts.some((text) => isLiteral(value, text))) return false;
  if (CHANGING.has(tool) && !isWhole(value, clause)) return false;
  return isFree || isFieldNamed || fitsOnly(write, asked.lists) || isWhereTheyWork(tool, write, head);
}

/** Tools that put a value into a field that is there. */
const CHANGING = new Set(["update_founder", "update_founders", "set_custom_value", "update_task"]);

/** Whether a value is all that the command gives: "to Northwind Labs" does not give "Labs". */
function isWhole(value: string, { head, quotes, tail }: Clause): boolean {
  const words = plainWords(value).join(" ");
  if ([...quotes, tail].some((text) => plainWords(text).join(" ") === words)) return true;
  return new RegExp(`(?:^| )(?:to|as|is|be|in|into|tag|owner|stage|status) ${words}(?: and | please$|$)`).test(
    plainWords(head).join(" "),
  );
}

const isOnly = (value: string, tail: string) => plainWords(value).join(" ") === plainWords(tail).join(" ");

/** Whether a value can be meant for this field alone: an option of one list, or an address by its form. */
function fitsOnly({ kind, field, value }: Written, lists: Asked["lists"]): boolean {
  if (field === fieldLabel("email")) return /^\S+@\S+\.\S+$/.test(value);
  if (field === fieldLabel("profileUrl")) return isProfile(value);
  if (kind !== "choice") return false;
  const having = Object.keys(lists).filter((list) =>
    lists[list]?.some((option) => option.toLowerCase() === value.toLowerCase()),
  );
  return having.length === 1 && having[0] === field;
}

/** "Add Jane Doe from Acme" */
function isWhereTheyWork(tool: string, { field, value }: Written, head: string): boolean {
  if (tool !== "create_founder" || field !== fieldLabel("company")) return false;
  const company = plainWords(value).join(" ");
  return ["at", "from", "of", "with"].some((word) => ` ${head} `.includes(` ${word} ${company} `));
}

/** A note may say what was pasted, all of it: a part could be anything that someone hid in it. */
function isWholeOf(value: string, pasted: string): boolean {
  const wanted = plainWords(pasted);
  return (
    wanted.length > 0 &&
    plainWords(value).join(" ").includes(wanted.join(" ")) &&
    value.length <= pasted.length * 1.2 + 20
  );
}
