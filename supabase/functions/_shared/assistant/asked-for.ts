import { findDates } from "./builtin/find-dates.ts";
import type { Plan, Written } from "./tools/tool.ts";
import { contentWords, plainWords } from "./words.ts";

/** The user's own words, as far as they can ask for something. */
export interface Asked {
  /** The last message without what was pasted into it. */
  instruction: string;
  /** What was pasted: it may be what a note is to say, and asks for nothing. */
  pasted: string;
  /** The whole last message, for the log. */
  message: string;
  /** The user's earlier messages, for "her" and "that". */
  earlier: string;
  /** The date in the user's time zone. */
  today: string;
}

const verbs: Record<string, RegExp> = {
  create_founder: /\b(add|create|save|new|track|follow|put|register|start following)\b/,
  update_founder:
    /\b(set|change|update|move|make|mark|rename|assign|put|switch|edit|correct|fix|is|are|became|works?|working|joined|moved|add|clear|remove|tag|promote|bump|raise|lower)\b/,
  create_note: /\b(note|notes|write|jot|log|record|remember|save|add|met|spoke|talked|called|told|said)\b/,
  update_note: /\b(change|edit|update|replace|correct|rewrite|note)\b/,
  create_task:
    /\b(task|tasks|todo|to do|remind|reminder|follow up|followup|schedule|add|create|plan|need to|have to|must|should|forget|make sure)\b/,
  update_task:
    /\b(done|complete|completed|finish|finished|mark|move|start|started|reopen|push|postpone|reschedule|change|rename|set|due|update|doing|progress|delay|tick|check off|close)\b/,
  draft_email: /\b(mail|email|e mail|message|write|draft|intro|introduction|outreach|letter)\b/,
};
verbs["update_founders"] = verbs["set_custom_value"] = verbs["update_founder"] ?? /$^/;

const QUESTION =
  /^(?:what|who|whom|when|where|which|how|why|is|are|was|were|do|does|did|has|have|show|list|find|search|tell|summari[sz]e|read|look)\b/;
const REQUEST =
  /\b(?:can|could|would|will) you\b|\bplease\b|\b(?:and|then) (?:also )?(?:add|create|set|mark|note|remind|write|draft|update|change|move|save|log|make|put)\b/;
const NEGATED = /\b(?:do not|don t|dont|never|without|no need to|not to)\b/;
const PRONOUN =
  /\b(?:her|hers|him|his|them|their|she|he|they|it|its|that|this|those|these|the (?:same|first|last|task|note|person))\b/;
const CLEARS = /\b(?:clear|remove|empty|delete|unset|erase|blank|no longer|drop|without)\b/;
const synonyms: Record<string, RegExp> = {
  done: /\b(?:done|complete[sd]?|finish(?:ed|es)?|tick|check(?:ed)? off|closed?|did)\b/,
  in_progress: /\b(?:in progress|start(?:ed|ing)?|doing|working on|begin|began|begun)\b/,
  todo: /\b(?:to ?do|reopen|not done|back)\b/,
  daily: /\b(?:daily|every ?day|each day)\b/,
  weekly: /\b(?:weekly|every (?:week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|each week)\b/,
  monthly: /\b(?:monthly|every month|each month)\b/,
  quarterly: /\b(?:quarterly|every quarter|each quarter|every (?:three|3) months)\b/,
  yes: /\b(?:yes|true|on|is|checked|tick)\b/,
  no: /\b(?:no|false|off|not|uncheck)\b/,
};
/** Of a text of several words this share must be the user's own; names, numbers and addresses all must. */
const OWN_SHARE = 0.8;

/**
 * Whether the user's own last message asks for exactly this change: the verb, whom it is about and everything that it writes stand in
 * it. Decided by rules alone, because whatever a model says about it may have been put into its mouth.
 */
export function isAskedFor(tool: string, plan: Pick<Plan, "targets" | "writes">, asked: Asked): boolean {
  const instruction = plainWords(asked.instruction).join(" ");
  const verb = verbs[tool];
  if (!verb?.test(instruction)) return false;
  if (NEGATED.test(instruction) && !/\bforget\b/.test(instruction)) return false;
  if (QUESTION.test(instruction) && !REQUEST.test(instruction)) return false;
  return (
    plan.targets.every((names) => isMeant(names, instruction, asked.earlier)) &&
    plan.writes.every((write) => isGiven(write, asked, instruction))
  );
}

/** How many changes the message can ask for: one for each of its clauses. */
export function clausesOf(instruction: string): number {
  return instruction
    .split(/[,;.!?\n]+|\b(?:and|then|also|plus)\b/iu)
    .filter((clause) => contentWords(clause).length > 0).length;
}

/** A record is meant by its name, a good part of its title, or a pronoun when an earlier message of the user's named it. */
function isMeant(names: string[], instruction: string, earlier: string): boolean {
  if (names.some((name) => isNamed(name, instruction))) return true;
  return PRONOUN.test(instruction) && names.some((name) => isNamed(name, plainWords(earlier).join(" ")));
}

function isNamed(name: string, words: string): boolean {
  const said = new Set(words.split(" "));
  const parts = plainWords(name);
  if (parts.length === 0) return false;
  if (` ${words} `.includes(` ${parts.join(" ")} `)) return true;
  // Somebody may have written more into a name than a name.
  if (parts.length > 3 && ` ${words} `.includes(` ${parts.slice(0, 2).join(" ")} `)) return true;
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (parts.length <= 3 && [first, last].some((part) => part.length > 2 && said.has(part))) return true;
  const content = contentWords(name);
  const own = new Set(contentWords(words));
  return content.length >= 2 && content.filter((word) => own.has(word)).length / content.length >= 0.6;
}

function isGiven(
  { kind, field, value }: Written,
  { instruction: typed, pasted, today }: Asked,
  instruction: string,
): boolean {
  if (kind === "cleared")
    return CLEARS.test(instruction) && contentWords(field).some((word) => contentWords(typed).includes(word));
  if (kind === "date") return findDates(typed, today).some(({ date }) => date === value) || typed.includes(value);
  if (kind === "number")
    return new RegExp(`(?<![\\d.])${value.replace(".", "\\.")}(?![\\d])`).test(typed.replace(/(?<=\d),(?=\d{3})/g, ""));
  if (kind === "flag") return (synonyms[value.toLowerCase()] ?? /$^/).test(instruction);
  if (kind === "choice" && synonyms[value]) return synonyms[value].test(instruction);
  return isOwnText(value, typed) || (field === "Note" && isWholeOf(value, pasted));
}

/** A text is the user's own when its words are, and every address, number and name in it. */
function isOwnText(value: string, typed: string): boolean {
  const verbatim = value.match(/\S*(?:@|:\/\/|www\.|\.[a-z]{2,}\/)\S*|\d[\d.,:/-]*/giu) ?? [];
  const lower = typed.toLowerCase();
  if (!verbatim.every((part) => lower.includes(part.toLowerCase().replace(/^https?:\/\/(?:www\.)?|[.,/]+$/g, ""))))
    return false;
  const own = new Set(contentWords(typed));
  const written = contentWords(value.replace(/\S*(?:@|:\/\/)\S*/g, " "));
  const missing = written.filter((word) => !own.has(word));
  if (missing.length === 0) return true;
  const names = new Set(contentWords((value.match(/(?<=\S\s+)\p{Lu}[\p{L}'-]+/gu) ?? []).join(" ")));
  return (
    written.length >= 4 && 1 - missing.length / written.length >= OWN_SHARE && !missing.some((word) => names.has(word))
  );
}

/** A note may say what was pasted, all of it: a part could be anything that somebody hid in it. */
function isWholeOf(value: string, pasted: string): boolean {
  const wanted = contentWords(pasted);
  const written = new Set(contentWords(value));
  return (
    wanted.length > 0 &&
    wanted.every((word) => written.has(word)) &&
    contentWords(value).length <= wanted.length * 1.2 + 3
  );
}
