import type { Condition } from "../../../stores/people-questions.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { byName } from "../by-name.ts";
import { homesOf } from "../described-people.ts";
import { thosePeople } from "../people-with.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { namingParts } from "../../name-parts.ts";
import { contentWords, plainWords } from "../../words.ts";
import { chosenOf } from "../chosen-of.ts";
import type { Listed } from "../reading.ts";
import type { Call } from "../script.ts";
import { wordsOfListed } from "./one-of-listed.ts";
import type { Person } from "./targets.ts";
import { onlyOneWith } from "./the-one-with.ts";

const WORDS =
  /^\W*(?:(?:no|oh|yes|ok|sorry|i mean|i meant|it['’]?s)[\s,]+)*(?:the|our|my|that)\s+(?:one\s+(?:who(?:['’]s| is)\s+)?(?:an?|the|in|from|at)\s+)?(?<said>\p{L}[\p{L}\p{M}'’ -]{2,40}?)(?:\s+(?:one|please|pls|of course))*[\s.!]*$/iu;
const NONE = /^(?:first|second|third|last|other|former|latter|next|previous|same|older?|newer?|new)(?:\s|$)/iu;
const FIELDS = ["roleTitle", "location", "company"] as const;

/** "The chief mate", where it was asked who of several is meant: their name, where the work or the place of only one of them says so. */
export function chosenByWork(request: StepRequest, call: Call): StepRequest {
  const { question = null, list = [] } = request.state ?? {};
  const said = WORDS.exec(request.message)?.groups?.["said"] ?? "";
  if (question?.asks === "person" && question.choices.length > 1) {
    if (BOTH.test(request.message)) return ofAllOf(question.choices, question.message, request);
    const only = ofWork(said, question.choices, call);
    return only ? { ...request, message: only.name, people: withOnly(only, request) } : request;
  }
  const [asked, answer] = request.history.slice(-2);
  if (question !== null || asked?.role !== "user" || answer?.content.startsWith(WHICH_ONE) !== true) return request;
  const people = list.filter(({ kind }) => kind === "person");
  if (BOTH.test(request.message) && people.length > 1) return ofAllOf(people, asked.content, request);
  const only = chosenOf(people, plainOf(request.message)) ?? ofWork(said, people, call);
  const message = only && people.length > 1 ? withName(asked.content, only.name) : null;
  return only && message !== null ? { ...request, message, people: withOnly(only, request) } : request;
}
const BOTH =
  /^\W*(?:(?:oh|ok|okay|yes|for|do|please)[\s,]+)*(?:both|all|all (?:two|three|four)|the two|each)(?: of (?:them|those|these))?(?: (?:please|then))*[\s.!]*$/iu;
/** "Both", where it was asked which one: what was asked for, of each of them. */
function ofAllOf(choices: readonly Listed[], order: string, request: StepRequest): StepRequest {
  const names = choices.map(({ name }) => name.replace(/ \([^()]*\)$/u, ""));
  const message = withName(order, `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`);
  if (message === null || names.length > CHOICES_AT_MOST || !request.state) return request;
  const people = choices.map(({ id }, no) => byName({ id, name: names[no] ?? "" }));
  return { ...request, message, people, state: { ...request.state, question: null } };
}
const CHOICES_AT_MOST = 4;
const WHICH_ONE = "Which one do you mean:";

const withOnly = (person: Person, { people }: StepRequest): StepRequest["people"] => [
  byName(person),
  ...people.filter(({ id }) => id !== person.id),
];

function ofWork(said: string, choices: readonly Listed[], call: Call): Person | null {
  if (said === "" || NONE.test(said)) return null;
  for (const column of FIELDS) {
    const has: Condition = { column, is: "contains", text: said, not: false };
    const [only, another] = thosePeople([[has]], call).filter(({ id }) => choices.some((one) => one.id === id));
    if (only && !another) return only;
  }
  // "The Swedish one".
  const options = homesOf(said.replace(/\s+(?:guy|man|woman|lady|person)$/iu, ""), call);
  const there =
    options.length === 0 ? [] : thosePeople([[{ column: "location", is: "any_of", options, not: false }]], call);
  const [one, more] = there.filter(({ id }) => choices.some((choice) => choice.id === id));
  if (one && !more) return one;
  const ids = choices.map(({ id }) => id);
  return onlyOneWith(said, ids, call) ?? onlyOneNoted(said, choices, call);
}

/** "The churn one", where only one of two people has a note with the word. */
function onlyOneNoted(said: string, choices: readonly Listed[], call: Call): Person | null {
  const words = contentWords(said).filter((word) => word.length > 3);
  if (words.length === 0 || choices.length > CHOICES_AT_MOST) return null;
  const has = ({ id }: Listed) =>
    (call("get_founder", { founderId: id }).notes ?? []).some(({ content }) => {
      const own = plainWords(content);
      return words.every((word) => own.includes(word));
    });
  const [only, another] = choices.filter(has);
  return only && !another ? { id: only.id, name: only.name.replace(/ \([^()]*\)$/u, "") } : null;
}

/** The question that was about several, with the whole name in it. */
function withName(asked: string, name: string): string | null {
  const parts = namingParts(name);
  const said = Array.from(asked.matchAll(/[\p{L}\p{M}]+/gu)).find(({ 0: word }) => {
    const plain = plainWords(word).join(" ");
    return parts.some((part) => plain === part || plain === `${part}s`);
  });
  // "The Dutch one", of several in a list.
  const described = said ? null : wordsOfListed(asked);
  if (described !== null) return asked.replace(described, () => name);
  if (!said) return null;
  // "Solènes ticket", without the apostrophe.
  const own = parts.includes(plainWords(said[0]).join(" ")) ? name : `${name}'s`;
  return asked.slice(0, said.index) + own + asked.slice(said.index + said[0].length);
}
