import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import type { ToldField } from "../reading.ts";
import { plain } from "../wording.ts";
import { fieldsTold } from "./thread.ts";
import type { InFull, Known } from "./targets.ts";

const LEAD = String.raw`^\W*(?:(?:please|ok|okay|so|now|and|then|just|can you|could you|right|well)[\s,]+)*`;
/** "Set both to Josh as owner". */
const BOTH = new RegExp(
  String.raw`${LEAD}(?:set|put|move|mark|make|assign|change|give|switch|tag)\s+(?<both>both(?: of them)?|the two(?: of them)?)\s+\S`,
  "iu",
);
/** "Make his the same as hers", "set hers to his". */
const SAME_AS = new RegExp(
  String.raw`${LEAD}(?:set|put|make|change|bring)\s+(?:his|hers?|theirs?)\s+(?:(?:to )?(?:the same|equal|like|match|be the same)(?:\s+(?:as|to|like))?|to(?: match)?|as|like)(?:\s+(?:his|hers?|theirs?))?(?:\s+(?:too|then|please|as well))*[\s.!]*$`,
  "iu",
);
const DONE = new RegExp(
  String.raw`${LEAD}(?:(?:i|we)(?:['’]ve| have)?\s+)?(?:(?:just|already|also|actually)\s+)*(?:done|did|finished|completed|sorted|dealt with|ticked off)\s+(?:that(?: one)?|it|this(?: one)?)(?:\s+(?:already|now|just now|too|as well|yesterday|today|earlier(?: today)?|last night|this (?:morning|afternoon|evening|week)|(?:on|in|at) (?:the |my )?(?:train|bus|plane|tube|way(?: (?:in|home|here))?|car|phone|weekend|office|morning|afternoon|evening|gym)))*[\s.!]*$`,
  "iu",
);
/** "Tom Hesketh's?" after a field of someone. */
const WHOSE = /^\W*(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3}['’]s?)\s*\?*\s*$/u;

/** "And her too, the COO": that one, and nobody else's role. */
const TOO_THE =
  /^\W*(?:and\s+)?(?:(?:the\s+)?same (?:for|with)\s+)?(?:her|him|them)(?:\s+(?:too|also|as well))?\s*[,–—-]+\s*(?<who>the \p{L}[\p{L} &'’-]{1,40}?)[\s.!]*$/iu;

/** The two people whose field was asked for last, one after the other. */
function twoAsked({ state }: StepRequest): readonly [ToldField, ToldField] | null {
  const [one, other, more] = state?.thread?.fields ?? [];
  return one && other && !more && one.person.id !== other.person.id && (state?.question ?? null) === null
    ? [one, other]
    : null;
}

const lastAnswer = ({ history }: StepRequest): string =>
  history.findLast(({ role }) => role === "assistant")?.content ?? "";

/** A message about what was just told, with what it leaves out: "Ana's?" for the same field, "done that this morning" of the one task. */
export function withWhatWasTold(request: StepRequest): string {
  const { message, state } = request;
  const other = TOO_THE.exec(message)?.groups?.["who"];
  if (other !== undefined && (request.changes ?? []).length > 0) return `same for ${other}`;
  if (message.length > 80 || (state?.question ?? null) !== null) return message;
  const who = WHOSE.exec(message)?.groups?.["who"];
  if (who !== undefined && fieldsTold(lastAnswer(request)).length > 0) return `and ${who}?`;
  const tasks = (state?.list ?? []).filter(({ kind }) => kind === "task");
  return DONE.test(message) && tasks.length === 1 && /^1 task(?!\p{L})/mu.test(lastAnswer(request))
    ? "mark it as done"
    : message;
}

/** "Set both to …" after a field of two people: those two. */
export function ofTheTwoAsked({ request }: Known): InFull | null {
  const both = BOTH.exec(request.message.trim())?.groups?.["both"];
  const two = twoAsked(request);
  if (both === undefined || two === null || request.people.some(({ by }) => by === "name" || by === "part"))
    return null;
  const people = two.map(({ person }) => ({ id: person.id, name: person.name }));
  return { message: request.message.replace(both, () => people.map(({ name }) => name).join(" and ")), people };
}

/** What is asked where one of two people is to have the field of the other: nobody knows who is “his”. Null for other messages. */
export function whoseIsTheSame(request: StepRequest): Answer | null {
  const two = SAME_AS.test(request.message.trim()) && request.mode !== "ask" ? twoAsked(request) : null;
  if (two === null) return null;
  const [first, last] = two;
  const change = (of: ToldField, like: ToldField) =>
    like.value === null ? [] : [`Set ${of.label} of ${plain(of.person.name)} to ${plain(like.value)}`];
  const choices = [...change(last, first), ...change(first, last)];
  return choices.length === 0
    ? null
    : say(`Whose ${first.label} shall change? Say for example “${choices.join("” or “")}”.`, choices);
}
