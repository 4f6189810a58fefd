import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { say } from "../answers.ts";
import { peopleKept } from "../asked-back.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { inItsPlace } from "../literal.ts";
import { NOTHING_SAID, type OpenQuestion } from "../reading.ts";
import { type Said, withState } from "../said.ts";
import type { Call, Person } from "../script.ts";
import { saysYes } from "../../typed-answers.ts";
import { plain } from "../wording.ts";
import { type Exception, exceptionIn, isSureException } from "./exception-words.ts";
import { eitherAnswered } from "./either.ts";
import { fromNamed } from "./from-named.ts";
import { placeOrList } from "./place-or-list.ts";
import { saidLate } from "./said-late.ts";
import { theTwo } from "./the-two.ts";
import { groupIn, type Meant, thoseMeant } from "./those-meant.ts";

/** A message with those who it leaves out by their names, or the question who they are. */
export type Spared = { request: StepRequest } | { said: Said };

/** What the question who is left out is known by, with the order without them. */
const ASKED = "left out:";
const SHOWN = 6;

/**
 * An order about a group, with those who it leaves out by their names: "but leave Ana", "not the sales guy", "except the CEO", and "not the
 * CEO" behind the card of one. Words that fit nobody are asked about, and nothing else is read of the order: an exception is never dropped.
 */
export function withThoseLeftOut(request: StepRequest, call: Call): Spared {
  if (request.mode === "ask") return { request };
  const chosen = eitherAnswered(request);
  if (chosen) return chosen;
  const answered = answerTo(request, call);
  if (answered) return answered;
  const late = saidLate(request, call);
  if (late && "said" in late) return late;
  if (late && "ask" in late) return asked(late.who, request, { among: late.among, without: null });
  if (late) return { request: late.request };
  const named = fromNamed(request, call);
  if (named && "nobody" in named) return asked(named.nobody, request, { among: named.among, without: null });
  if (named) return { request: { ...request, message: named.message } };
  const found = exceptionIn(request.message);
  return found
    ? withoutThem(found, request, call)
    : { request: { ...request, message: request.message.replace(GIVEN_NOTE, "; ") } };
}
/** "Set everyone in Oslo to Lead, leave Ana a note: …": two orders. */
const GIVEN_NOTE =
  /(?<=^\W*(?:please )?(?:set|put|move|mark|change) (?:every(?:one|body)|both|all|them|the two)(?!\p{L})[^\n:;?"“]{1,80}),\s+(?:and |but )?(?:please )?(?=leave \p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)? an? (?:quick |short )?note:)/iu;

function withoutThem(found: Exception & { isToEach: boolean }, request: StepRequest, call: Call): Spared {
  const isOfList = OF_LIST.test(found.group);
  const named = isOfList ? null : groupIn(found.head, request, call);
  const isOfTwo = OF_TWO.test(found.group) && named === null;
  const group = isOfTwo ? theTwo(request, call) : isOfList ? listedBefore(request, call) : named;
  // Nobody is there, and so nobody is changed.
  if (typeof group === "string")
    return isSureException(found)
      ? { said: withState(say(`I find nobody at “${plain(group)}”, so I changed nothing.`), request, null) }
      : { request };
  const meant = thoseMeant(found.who, request, call, group);
  if (isOfTwo && meant !== "other" && isSureException(found)) return ofTwo(found, meant, group, request);
  if (meant === "other" || (meant === "nobody" && isOfTasks(found, request)) || (isOfList && group === null))
    return { request };
  // "Everyone except Sam's people gets …", "all except those over 50 to …": conditions are read with the order.
  if (meant === "nobody" && (found.head.endsWith(found.group) || /^\s*(?:to|as|into|gets?)\s/iu.test(found.tail)))
    return { request };
  if (meant === "nobody")
    return isSureException(found)
      ? asked(found.who, request, { among: group ?? [], without: `${found.before}${found.head}${found.tail}` })
      : { request };
  if (found.isToEach) return toEachLeft(found, meant, group, request);
  const unsure = group === null || isOfList ? null : placeOrList(found, { group, left: meant }, request, call);
  if (unsure) return { said: unsure };
  const names = meant.map(({ name }) => name).join(" and ");
  const head = found.head.replace(THE_THREE, "everyone");
  return { request: withPeople({ ...request, message: `${found.before}${head} except ${names}${found.tail}` }, meant) };
}
/** "Set both to Lead, the CEO stays": the other one of the two; who is none of them is asked. */
function ofTwo(
  found: Exception,
  meant: readonly KnownPerson[] | "nobody",
  two: readonly Person[] | null,
  request: StepRequest,
): Spared {
  if (two === null)
    return { said: withState(say("Which two do you mean? Please name them, without who stays."), request, null) };
  const others = two.filter(({ id }) => meant !== "nobody" && !meant.some((one) => one.id === id));
  const [other, more] = others;
  if (!other || more)
    return asked(found.who, request, { among: two, without: `${found.before}${found.head}${found.tail}` });
  const message = `${found.before}${found.head.replace(found.group, other.name)}${found.tail}`;
  return { request: withPeople({ ...request, message }, [asNamed(other)]) };
}
const OF_TWO = /^(?:both|the two)$/iu;

/** "Mark them done except the report": of the tasks that were listed. */
const isOfTasks = ({ head, group }: Exception, { state }: StepRequest): boolean =>
  (/(?<!\p{L})(?:done|finished|completed?)(?!\p{L})/iu.test(head) ||
    (state?.list ?? []).some(({ kind }) => kind === "task")) &&
  /^(?:them|these|those|all|both|the (?:others|rest|two|three|four))$/iu.test(group);
const OF_LIST = /^(?:them|these)$/iu;
/** "Set them to Lead but leave the CEO": those of the last list; null where it has no people. */
function listedBefore({ state }: StepRequest, call: Call): readonly Person[] | null {
  const ids = (state?.list ?? []).filter(({ kind }) => kind === "person").map(({ id }) => id);
  if (ids.length < 2) return null;
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [], ids, search: null, sort: null, limit: 100, figuresOf: null },
  });
  return founders;
}
/** "The three at Kelp" are not three without the one who is left out. */
const THE_THREE =
  /(?<!\p{L})(?:all (?:two|three|four|five|six)(?: of them)?|the (?:two|three|four|five|six)(?: (?:people|ones|guys))?|both)(?=\s+(?:at|from|in|of)\s)/iu;

const TASK = /(?<!\p{L})(?:tasks?|to-?dos?|reminders?)(?!\p{L})/iu;
const EACH_AT_MOST = 6;
/** "Add a note to everyone at Kelp, not the CEO: …": for each of the others by name. */
function toEachLeft(
  { tail, before }: Exception,
  meant: readonly KnownPerson[],
  group: readonly Person[] | null,
  request: StepRequest,
): Spared {
  const left = (group ?? []).filter(({ id }) => !meant.some((one) => one.id === id));
  const isTask = TASK.test(request.message.slice(0, request.message.indexOf(":")));
  const text = tail.replace(/^[\s,.:]+/u, "");
  if (left.length === 0 || left.length > EACH_AT_MOST || text === "") {
    const why = "I am not sure who is left, so I stored nothing. Please name those who you mean.";
    return { said: withState(say(why), request, null) };
  }
  const message = isTask
    ? left.map(({ name }) => `Add a task for ${name}: ${text}`).join(". ")
    : `Add a note to ${left.map(({ name }) => name).join(" and ")}: ${text}`;
  return { request: withPeople({ ...request, message: `${before}${message}` }, left.map(asNamed)) };
}

const asNamed = ({ id, name, company }: Person): KnownPerson => ({
  ...{ id, name, company, stage: null, status: null },
  by: "name",
});
const withPeople = (request: StepRequest, people: readonly KnownPerson[]): StepRequest => ({
  ...request,
  people: [
    ...people.map((one): KnownPerson => ({ ...one, by: "name" })),
    ...request.people.filter(({ id }) => !people.some((one) => one.id === id)),
  ],
});

function asked(
  who: string,
  request: StepRequest,
  { among, without }: { among: readonly { name: string }[]; without: string | null },
): Spared {
  const names = among.slice(0, SHOWN).map(({ name }) => plain(name));
  const of =
    names.length === 0 || among.length > SHOWN
      ? ""
      : ` among ${names.slice(0, -1).join(", ")}${names.length > 1 ? " and " : ""}${names.at(-1) ?? ""}`;
  const text = `I don't find “${plain(who)}”${of}, so I changed nothing. Who is to be left out?`;
  const question: OpenQuestion = {
    ...{ asks: "value", message: request.message, mode: request.mode, people: peopleKept(request) },
    ...{ about: who, choices: [], given: { [ASKED]: without ?? "" } },
  };
  return { said: withState(say(text), request, question) };
}

const NOBODY = /^(?:nobody|no one|none|all|everyone|everybody|no exceptions?)(?: of them)?$/;
const LETS_GO = /^(?:no|cancel|stop|forget|never|skip|drop|not now|later|undo)(?: |$)/;
const AROUND =
  /^(?:(?:oh|ah|sorry|i mean|i meant|it['’]?s|that['’]?s|just|only|not|except|leave(?: out)?|the one called)[\s,.]+)+|(?:\s+(?:please|pls|of course|i mean))+$|[.!]+$/giu;
const WORDS_AT_MOST = 6;

/** The answer to who is left out: the order with them. */
function answerTo(request: StepRequest, call: Call): Spared | null {
  const question = request.state?.question;
  const without = question?.given[ASKED];
  if (!question || without === undefined) return null;
  const words = plainWords(request.message);
  const said = request.message.trim().replace(AROUND, "").trim();
  const isOwn = words.length > WORDS_AT_MOST || startsCommand(request.message) || /[?？]/u.test(request.message);
  if (said === "" || isOwn || LETS_GO.test(words.join(" "))) return null;
  const state = { ...(request.state ?? NOTHING_SAID), question: null };
  const whole = { ...request, state, people: [...request.people, ...othersOf(question, request)] };
  if (NOBODY.test(plainWords(said).join(" ")))
    return without === "" ? null : { request: { ...whole, message: without } };
  const meant: Meant = thoseMeant(said, request, call, null);
  if (typeof meant === "string") return { said: withState(askedAgain(said), request, question) };
  const message = inItsPlace(question.message, question.about, meant.map(({ name }) => name).join(" and "));
  return withThoseLeftOut(withPeople({ ...whole, message }, meant), call);
}
const othersOf = ({ people }: OpenQuestion, request: StepRequest): KnownPerson[] =>
  people.filter(({ id }) => !request.people.some((one) => one.id === id));
const askedAgain = (said: string) =>
  say(
    saysYes(said)
      ? "Who is to be left out?"
      : `I don't find “${plain(said)}”, so I changed nothing. Who is to be left out?`,
  );
