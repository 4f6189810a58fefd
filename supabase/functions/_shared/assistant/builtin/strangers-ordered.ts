import type { KnownPerson } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { say } from "./answers.ts";
import { type OrderedFor } from "./commands/subject-of-order.ts";
import { startsCommand } from "./commands/split-clauses.ts";
import { isOfLast, NOBODY, othersOrdered } from "./commands/other-subject.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { placed, roleOf } from "./described-people.ts";
import { nearlyNamed, thosePeople } from "./people-with.ts";
import { listsOf, type Turn } from "./ready.ts";
import { type Asking, personOf } from "./resolve.ts";
import { plain } from "./wording.ts";

/** Fields whose value may be a person: "set the source of Zoltan to Ben". */
const OF_PEOPLE = /^(?:owner|name)$/u;

/** The people that a clause names, as they are written in it. */
const namedIn = ({ tokens, text }: ReadClause): string[] =>
  tokens.flatMap(({ slot, from, to }) =>
    slot?.is === "person" && !slot.isPronoun ? [text.slice(from, to).toLowerCase()] : [],
  );

/** "Set the role of CFO to Ben": what is "of" is the value, and who it is for is behind it. */
function isTurnedAround({ field, value }: OrderedFor, named: readonly string[]): boolean {
  if (field === null || !named.includes(value.toLowerCase())) return false;
  return "field" in field ? !OF_PEOPLE.test(field.field) : field.column.type !== "text";
}

/** Whether words are of one of the user's people, or of a task of theirs. */
function isKnown(part: string, named: readonly string[], { request, call }: Turn): boolean {
  const said = part.toLowerCase();
  // "Ben's boss" is not Ben, and his card is.
  const { owned } = /['’]s?\s+(?<owned>\p{L}+)$/u.exec(part)?.groups ?? {};
  if (owned !== undefined && !isOfLast(owned)) return named.includes(said);
  if (named.some((name) => name.includes(said) || said.includes(name))) return true;
  const words = plainWords(part);
  const owners = request.user.owners ?? [];
  const names = request.people.flatMap(({ by, name }) => (by === "name" || by === "part" ? plainWords(name) : []));
  if (words.some((word) => names.includes(word)) || owners.some((owner) => owner.toLowerCase() === said)) return true;
  const own = words.filter((word) => !/^(?:the|our|my|a|an|of|at)$/u.test(word));
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  return tasks.some(({ title }) => own.every((word) => plainWords(title).includes(word)));
}

/** Those at a firm or a place, or of a role, which are said for them: "the industry of Kestrel", "the role of the editor". */
function describedBy(part: string, call: Turn["call"]): KnownPerson[] {
  const words = plainWords(part.replace(/^(?:the|our|my)\s+/iu, ""));
  const there = placed(words, call);
  if (there?.words === words.length) return thosePeople(there.conditions, call);
  const role = roleOf(words.join(" "), call);
  return role === null ? [] : thosePeople([role], call);
}

type Known = Pick<KnownPerson, "id" | "name" | "company">;
const full = ({ name, company }: Known) => `${plain(name)}${company === null ? "" : ` (${plain(company)})`}`;

/** Which of some people is meant by words that are none of their names; null where nobody is there. */
function whichOf(part: string, people: readonly Known[], text: string, before = ""): Asking | null {
  const [only, another] = people;
  if (only === undefined) return null;
  const question = another === undefined ? "Do you mean" : "Which one do you mean:";
  return {
    ask: say(
      `${before}${question} ${people.slice(0, CHOICES_AT_MOST).map(full).join(", ")}?`,
      people.slice(0, 3).map(({ name }) => text.replace(part, name)),
    ),
    question: {
      asks: "person",
      about: part.toLowerCase(),
      choices: people.map((one) => ({ kind: "person", id: one.id, name: full(one), reads: one.name })),
    },
  };
}
const CHOICES_AT_MOST = 6;

/** That nobody is called so, with those who are nearly. */
function notThere(part: string, close: readonly Known[], text: string): Asking | null {
  const asked = whichOf(part, close, text, `I don't find ${plain(part)} among your people. `);
  const none = asked ?? personOf({ people: [], said: part }, text);
  return "ask" in none ? none : null;
}
const WHO: Asking = { ask: say("Who do you mean? Please name the person."), question: null };

const AND_CO = /^(?:co|company|the (?:gang|crew|lot|others|team))\.?$/iu;
/** "The role of Ben and Zoltan", where one is not there: nothing of either is changed before it is said who is meant. */
function ofSeveral(strangers: readonly string[], { who }: OrderedFor, text: string, call: Turn["call"]): Asking {
  const close = strangers.flatMap((one) => nearlyNamed(one, call).slice(0, 1));
  const names = strangers.map((one) => `“${plain(one)}”`).join(" and ");
  const meant = close.length > 0 ? ` Do you mean ${close.map(({ name }) => plain(name)).join(" and ")}?` : "";
  const rest = who
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*[&+]\s*/iu)
    .filter((part) => !strangers.some((one) => part.includes(one)));
  // "Hugo and co" are Hugo and others, who are not named.
  if (strangers.every((one) => AND_CO.test(one)) && rest.length > 0)
    return {
      ask: say(
        `I changed nothing, because ${names} names nobody. Who else do you mean besides ${plain(rest.join(" and "))}?`,
        [text.replace(who, rest.join(" and "))],
      ),
      question: null,
    };
  return {
    ask: say(`I don't find ${names} among your people, so I changed nothing.${meant}`, [
      ...(rest.length > 0 ? [text.replace(who, rest.join(" and "))] : []),
      ...strangers.map((one) => `Add ${plain(one)}`),
    ]),
    question: null,
  };
}

/** Whether a value was read with words of who it is for: "Kestrel to CFO" of "the role of Hannah at Kestrel to CFO". */
const isMisread = ({ readings: [best] }: ReadClause, { field, value }: OrderedFor): boolean =>
  field !== null &&
  value !== "" &&
  best !== undefined &&
  "frame" in best &&
  best.frame.do === "set" &&
  best.frame.changes.some((one) => one.value?.toLowerCase().endsWith(` to ${value.toLowerCase()}`) === true);

/** Who is meant by a name with more words behind it, as a question. */
function whoseIsIt(others: readonly string[], typed: (part: string) => string, { request }: Turn): Asking {
  const [part = "", more] = others;
  const people = request.people.filter(
    ({ by, name }) =>
      (by === "name" || by === "part") && plainWords(name).some((word) => plainWords(part).includes(word)),
  );
  return (more === undefined ? whichOf(part, people, typed(part)) : null) ?? WHO;
}

const ADDRESS = /(?<!\p{L})(?:linkedin\.com\/in|in)\/[\p{L}\p{N}%_-]{3,}/iu;

/** "Status of Ben's team is good" is news of those there, and looks for nobody. */
const OF_THEIRS = /['’]s?\s+(?:team|people|crew|folks|staff|colleagues|lads|crowd|lot|outfit|gang|bunch)$/iu;

/** "Set the role of Zoltan to CFO", "Zoltan to Lead", of nobody who is there: it is said, and is no change of who was spoken of last. */
export function strangerOrdered(clause: ReadClause, turn: Turn): Asking | null {
  const { request, call } = turn;
  const { text, readings } = clause;
  if (request.mode !== "agent" || /^(?:question|confirmation)$/u.test(clause.kind)) return null;
  if (readings.some((one) => "frame" in one && one.frame.do === "set_many")) return null;
  // Who comes with an address is to be added.
  if (ADDRESS.test(request.message)) return null;
  const found = othersOrdered(text, { ...listsOf(request), columns: turn.columns });
  const named = namedIn(clause);
  if (found === null || isTurnedAround(found.ordered, named)) return null;
  // "Put Latin under languages for Ines" says who it is for.
  const all = found.all.join(" ").toLowerCase();
  if (found.ordered.field === null && named.some((name) => !all.includes(name))) return null;
  if (!startsCommand(text) && found.others.some((part) => OF_THEIRS.test(part))) return null;
  const strangers = found.others.filter((part) => !isKnown(part, named, turn));
  const [first, another] = strangers;
  const typed = (part: string) => (request.message.includes(part) ? request.message : text);
  if (first === undefined) return isMisread(clause, found.ordered) ? whoseIsIt(found.others, typed, turn) : null;
  if (NOBODY.test(first)) return { ask: say("You named nobody, so I changed nothing."), question: null };
  if (another !== undefined || found.all.length > 1) return ofSeveral(strangers, found.ordered, text, call);
  const last = request.state?.person;
  if (isOfLast(first)) return (last && whichOf(first, [{ ...last, company: null }], typed(first))) ?? WHO;
  const close = () => nearlyNamed(first, call);
  return whichOf(first, describedBy(first, call), typed(first)) ?? notThere(first, close(), typed(first));
}
