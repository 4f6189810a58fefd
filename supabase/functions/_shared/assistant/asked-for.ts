import { findDates, findRecurrence } from "./builtin/find-dates.ts";
import { personFields } from "../contract/person-fields.ts";
import { type Clause, clausesIn } from "./clauses.ts";
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

/** The verbs of each tool, which must be in the command itself. Those for adding never stand for changing. */
const verbs: Record<string, RegExp> = {
  create_founder: /\b(?:add|create|save|track|follow|register|start following)\b/,
  update_founder:
    /\b(?:set|change|update|move|mark|rename|assign|put|switch|edit|correct|fix|promote|bump|raise|lower|clear|remove|tag)\b/,
  create_note: /\b(?:notes?|jot|log|record|remember|write down)\b/,
  update_note: /\b(?:change|edit|update|replace|correct|rewrite)\b.*\bnotes?\b/,
  create_task:
    /\b(?:tasks?|todo|to do|remind|reminder|follow ?up|schedule|plan|need to|have to|make sure)\b|\b(?:don t|dont|do not) forget\b/,
  update_task:
    /\b(?:done|complete|completed|finish|finished|mark|move|start|started|reopen|push|postpone|reschedule|change|rename|set|due|update|delay|tick|check off|close)\b/,
  draft_email: /\b(?:mail|email|e mail|message|write|draft|intro|introduction|outreach|letter)\b/,
};
verbs["update_founders"] = verbs["set_custom_value"] = verbs["update_founder"] ?? /$^/;
/** Words of commands, which a name must not be recognised by. */
const COMMAND_WORDS =
  /^(?:add|note|notes|task|set|change|update|move|mark|remind|email|mail|draft|write|done|call|stage|status)$/;

const QUESTION =
  /^(?:what|who|whom|when|where|which|how|why|is|are|was|were|do|does|did|has|have|show|list|find|search|tell|summari[sz]e|translate|explain|read|look|if)\b/;
const REQUEST = /^(?:can|could|would|will) you\b/;
const NEGATED = /\b(?:do not|don t|dont|never|without|no need to|not to|not)\b/;
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
  create_founder: ["Name", "LinkedIn URL"],
  create_note: ["Note"],
  update_note: ["Note"],
  create_task: ["Title"],
};

/**
 * Whether one clause of the user's own last message asks for exactly this change: the tool's own verb, whom it is about, and every field
 * and value that it writes. Decided by rules alone, because whatever a model says about it may have been put into its mouth.
 */
export function isAskedFor(tool: string, plan: Pick<Plan, "targets" | "writes">, asked: Asked): boolean {
  return clausesIn(asked.instruction).some((clause) => asksFor(clause, tool, plan, asked));
}

function asksFor(clause: Clause, tool: string, { targets, writes }: Pick<Plan, "targets" | "writes">, asked: Asked) {
  const head = plainWords(clause.head).join(" ");
  if (!verbs[tool]?.test(head)) return false;
  if (NEGATED.test(head) && !/\b(?:don t|dont|do not) forget\b|\bnot done\b/.test(head)) return false;
  const command = head.replace(/^(?:please |and |then |also )+/, "");
  if (QUESTION.test(command) && !REQUEST.test(command)) return false;
  // Someone new is always added by a URL.
  if (tool === "create_founder" && !writes.some(({ field, value }) => field === "LinkedIn URL" && isProfile(value)))
    return false;
  return (
    eachOnce(writes) &&
    targets.every((names) => isMeant(names, clause, head, tool, asked.earlier)) &&
    writes.every((write) => isGiven(write, clause, head, tool, asked))
  );
}

/** How many changes the message can ask for: one for each of its clauses, and for each thing that a clause lists. */
export function clausesOf(instruction: string): number {
  return instruction
    .split(/[,;.!?\n]+|\b(?:and|then|also|plus)\b/iu)
    .filter((clause) => contentWords(clause).length > 0).length;
}

/** A record is meant by its name in the command, by a quote of it, or by a pronoun when the user's message before named it. */
function isMeant(names: string[], { quotes, tail }: Clause, head: string, tool: string, earlier: string): boolean {
  const isQuoted = (name: string) => quotes.some((quote) => plainWords(quote).join(" ") === plainWords(name).join(" "));
  if (names.some((name) => isNamed(name, head) || isQuoted(name))) return true;
  // "Task: call Omar" has its person in what is to be done.
  if (tool === "create_task" && names.some((name) => isNamed(name, plainWords(tail).join(" ")))) return true;
  return PRONOUN.test(head) && names.some((name) => isNamed(name, plainWords(earlier).join(" ")));
}

function isNamed(name: string, words: string): boolean {
  const said = new Set(words.split(" "));
  const parts = plainWords(name);
  if (parts.length === 0 || parts.every((part) => COMMAND_WORDS.test(part))) return false;
  if (` ${words} `.includes(` ${parts.join(" ")} `)) return true;
  // Somebody may have written more into a name than a name.
  if (parts.length > 3 && ` ${words} `.includes(` ${parts.slice(0, 2).join(" ")} `)) return true;
  const isPart = (part = "") => part.length > 2 && !COMMAND_WORDS.test(part) && said.has(part);
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

/** The words of a value in a text, one after another, with every mark that an address or a number has. */
function isLiteral(value: string, text: string): boolean {
  if (!` ${plainWords(text).join(" ")} `.includes(` ${plainWords(value).join(" ")} `)) return false;
  const exact = value.match(/\S*(?:@|:\/\/|www\.|\.[a-z]{2,}\/)\S*|\d[\d.,:/-]*/giu) ?? [];
  const lower = text.toLowerCase();
  return exact.every((part) => lower.includes(part.toLowerCase().replace(/^https?:\/\/(?:www\.)?|[.,/]+$/g, "")));
}

function hasNumber(text: string, value: string): boolean {
  if (!Number.isFinite(Number(value))) return false;
  const number = new RegExp(`(?<![\\d.])${value.replace(".", "\\.")}(?![\\d])`);
  return number.test(text.replace(/(?<=\d),(?=\d{3})/g, ""));
}

const isProfile = (value: string) => /^(?:https?:\/\/)?(?:[a-z]+\.)?linkedin\.com\/in\/\S+$/i.test(value);

/** Whether a value can be meant for this field alone: an option of one list, or an address by its form. */
function fitsOnly({ kind, field, value }: Written, lists: Asked["lists"]): boolean {
  if (field === "Email") return /^\S+@\S+\.\S+$/.test(value);
  if (field === "LinkedIn URL") return isProfile(value);
  if (kind !== "choice") return false;
  const having = Object.keys(lists).filter((list) =>
    lists[list]?.some((option) => option.toLowerCase() === value.toLowerCase()),
  );
  return having.length === 1 && having[0] === field;
}

/** "Add Jane Doe from Acme" */
function isWhereTheyWork(tool: string, { field, value }: Written, head: string): boolean {
  const company = plainWords(value).join(" ");
  return (
    tool === "create_founder" &&
    field === "Company" &&
    ["at", "from", "of", "with"].some((word) => ` ${head} `.includes(` ${word} ${company} `))
  );
}

/** A note may say what was pasted, all of it: a part could be anything that somebody hid in it. */
function isWholeOf(value: string, pasted: string): boolean {
  const wanted = plainWords(pasted);
  return (
    wanted.length > 0 &&
    plainWords(value).join(" ").includes(wanted.join(" ")) &&
    value.length <= pasted.length * 1.2 + 20
  );
}
