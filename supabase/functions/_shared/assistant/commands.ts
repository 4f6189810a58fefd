import { findDates } from "./builtin/find-dates.ts";
import type { Clause } from "./clauses.ts";
import type { Written } from "./tools/tool.ts";
import { plainWords } from "./words.ts";

/** What may come before a command: a greeting, politeness, "can you". */
const POLITE =
  /^(?:(?:can|could|would|will) you (?:please |kindly )?|i (?:d|would) like you to |i (?:want|need) you to )/;
const OPENERS =
  /^(?:(?:please|kindly|hey|hi|hello|ok|okay|so|now|and|then|also|just|thanks|thank you|tracker|assistant|go ahead and) )+/;
const NOTES = "(?:quick |short |new )*notes?";

/** How a command to each tool begins. Those for adding never count as changing. */
const openings: Record<string, RegExp> = {
  create_founder: /^(?:add|create|save|track|follow|register|start (?:following|tracking))\b/,
  update_founder:
    /^(?:set|change|update|move|mark|rename|assign|put|switch|edit|correct|fix|promote|bump|raise|lower|clear|remove|tag)\b/,
  delete_founder: /^(?:delete|remove|erase|trash)\b/,
  create_note: new RegExp(
    String.raw`^(?:(?:add|create|make|take|write|put|leave|save)\b.*\bnotes?\b|${NOTES}\b|jot(?: down)?|log|record|remember|write down)\b`,
  ),
  update_note: /^(?:change|edit|update|replace|correct|rewrite)\b.*\bnotes?\b/,
  delete_note: /^(?:delete|remove|erase)\b.*\bnotes?\b/,
  create_task: new RegExp(
    String.raw`^(?:(?:add|create|make|set up|put|new)\b.*?\b(?:tasks?|todo|to do|reminder|follow ?up)\b|remind me\b|remind|schedule|plan|follow ?up|tasks?|todo|to do|reminder|make sure|(?:don t|dont|do not) forget to|i (?:need|have|want) to|i must)\b`,
  ),
  update_task:
    /^(?:mark|complete|finish|start|reopen|push|postpone|reschedule|move|change|rename|set|update|delay|tick|check off|close)\b/,
  delete_task: /^(?:delete|remove|erase)\b/,
  draft_email: /^(?:e ?mail|mail|message|write|draft|compose|prepare|send)\b/,
  create_custom_field: /^(?:add|create|make|new)\b.*\b(?:columns?|fields?)\b/,
  update_custom_field: /^(?:rename|change|update|add|set|edit)\b/,
  delete_custom_field: /^(?:delete|remove|erase)\b/,
};
openings["update_founders"] = openings["set_custom_value"] = openings["update_founder"] ?? /$^/;

/** What makes a sentence something else than a request: a refusal, a condition, a question, a report of what was said or done. */
const NO_REQUEST =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without|instead|rather|except|unless|if|once|whenever|when|until|till|while|because|but|should|shall|may|might|said|says|wrote|writes|asked|asks|told|tells|wanted|wants|thinks|thought|yesterday)\b|\b(?:[a-z]+n) t\b|\b(?:do|does|did|is|are|was|were|ca|wo|should|would|could|must|need|have|has|had)nt\b/;
const QUESTION_MARK = /[?？؟]/u;
/** Names that are words as well mean someone only where they are written as names. */
const COMMON_WORDS = new Set(
  "april art august bill black brown case chance chase dawn day dean drew earnest faith frank gene good grace green guy hope jack joy june king lane long love mark max may miles nick page pat price rich rob rose stone sue summer wade white will young".split(
    " ",
  ),
);
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);

/** A command, as far as it goes before what it hands over. */
export interface Command {
  /** Plain words after the opening. */
  rest: string;
  /** All of its plain words, politeness aside. */
  words: string;
}

/** The command to a tool that a clause is; null when it is a question, a report, a refusal, or a command to another one. */
export function commandTo(tool: string, clause: Clause): Command | null {
  const words = plainWords(clause.head).join(" ").replace(OPENERS, "");
  const command = words.replace(POLITE, "").replace(OPENERS, "");
  // "Set Jane to Lead?" asks; "Can you set Jane to Lead?" does not.
  if (QUESTION_MARK.test(clause.head) && command === words) return null;
  const opening = openings[tool]?.exec(command);
  return opening ? { rest: command.slice(opening[0].length).trim(), words: command } : null;
}

/** Whether any tool is commanded: the words before a command must be commands too, or a greeting. */
const isAnyCommand = (clause: Clause): boolean =>
  Object.keys(openings).some((tool) => commandTo(tool, clause) !== null);
const GREETING =
  /^(?:hi|hey|hello|thanks|thank you|ok|okay|good (?:morning|afternoon|evening)|please|dear|tracker|there|all| )*$/;
const LISTS = /^(?:show|list|find)\b/;

/** The clauses before the first that is neither a command nor a greeting: what comes after a report or a question may belong to it. */
export function commandsFirst(clauses: readonly Clause[]): readonly Clause[] {
  const isCommand = (clause: Clause) => {
    const words = plainWords(clause.head).join(" ");
    return isAnyCommand(clause) || GREETING.test(words) || LISTS.test(words.replace(OPENERS, ""));
  };
  const other = clauses.findIndex((clause) => !isCommand(clause));
  return other < 0 ? clauses : clauses.slice(0, other);
}

/** Whether a command says anything beside its values, names and days that takes it back: "not", "unless", "should". */
export function isRefused(
  { rest }: Command,
  { head }: Clause,
  given: { values: readonly string[]; names: readonly string[]; today: string },
): boolean {
  let left = ` ${rest} `;
  for (const { text } of findDates(head, given.today)) left = without(left, text);
  for (const value of given.values) left = without(left, value);
  for (const name of given.names) left = without(left, name);
  return NO_REQUEST.test(left);
}

function without(words: string, text: string): string {
  const plain = plainWords(text).join(" ");
  return plain === "" ? words : words.replaceAll(` ${plain} `, "  ");
}

const FILLER = new Set(
  "a an the to for of on in at by with about from that this these those as it its me my mine i you please and her hers him his them their she he they is s note notes task tasks todo reminder remind new quick short down into up do person called named saying says titled title due every each".split(
    " ",
  ),
);

const LONG_WORD = 100;

/**
 * Whether the values of a new note or task are all that is said: a part of it may be its opposite ("we will not invest" is no note
 * "invest"). Dates and names count as said.
 */
export function isAllOf(
  writes: readonly Written[],
  { rest }: Command,
  { head, quotes, tail }: Clause,
  given: { names: readonly string[]; today: string },
): boolean {
  const texts = [rest, ...quotes, tail];
  const dated = writes.some(({ kind, field }) => kind === "date" || field === "Repeats");
  const dates = dated
    ? [head, tail].flatMap((text) => findDates(text, given.today).map(({ text: words }) => words))
    : [];
  const covered = new Set(
    [...writes.map(({ value }) => value), ...given.names, ...dates].flatMap((text) => plainWords(text)),
  );
  const RHYTHM =
    /^(?:day|days|daily|week|weeks|weekly|weekday|weekdays|month|months|monthly|year|years|yearly|annually|other|quarterly|quarter|two|2|biweekly|fortnight)$/;
  const left = texts
    .flatMap((text) => plainWords(text))
    .filter((word) => !FILLER.has(word) && !covered.has(word) && !(dated && RHYTHM.test(word)))
    // A word longer than an instruction is cut at its end.
    .filter((word) => word.length < LONG_WORD || ![...covered].some((whole) => whole.startsWith(word)));
  return left.length === 0;
}
