import type { KnownPerson } from "../../assistant-model.ts";
import { cutText } from "../../../contract/storable.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { type Frame, type Problem, type Reading, reading } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { isReportedOrder } from "../hearsay.ts";
import type { Listed } from "../reading.ts";
import { listsOf, type Turn } from "../ready.ts";
import type { Choosing } from "../told-changes.ts";
import { isNoOrder } from "../trained/guess.ts";
import { inWords } from "../trained/in-words.ts";
import type { TaskLine } from "../script.ts";
import { isInTitle, namingWords } from "../vocabulary/akin.ts";
import { personLink, plain } from "../wording.ts";
import { CHOSEN, KEEP_NOTE } from "./guess.ts";
import { type Likely, taskMeant } from "./likely-changes.ts";
import { onlyOneAt } from "./nearest.ts";
import { isPrepared, likelyNamed } from "./likely-named.ts";
import { isOfNamedField } from "./named-field.ts";
import { isCatchword, namesSomeone, seemsAnOrder } from "./order-like.ts";
import { lastResorts } from "./last-resorts.ts";
import { ofDay } from "./task-of-day.ts";
import { unlistedOption } from "./unlisted-option.ts";

const CHOICES_AT_MOST = 3;
const WORDS_AT_MOST = 25;
/** From this probability on the trained reader's meaning is a choice. */
const LIKELY = 0.08;
/** A single choice that is no likelier than this is worse than a question about the task. */
const FAR = 0.3;
/** Words that say when, whether, or what was. */
const OPEN =
  /\b(?:except|but|besides|other than|without|everyone|everybody|anyone|all|both|if|unless|until|till|once|in case|provided|as soon as|when(?:ever)?|maybe|perhaps|almost|nearly|apparently|supposedly|allegedly|would|should(?! (?:be|have|get|go|say|read|become|move|belong|mention)\b)|could|might|had i|wenn|falls|sobald|si|quand|cuando|joking|kidding|never ?mind|forget (?:it|that))\b/iu;
/** "Everybody Ltd" is nobody's condition. */
const NAMES = /\s\p{Lu}\p{L}+/gu;
const NEGATED =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had)n['’]?t|(?:do|does|did|is|are|was|were) not|never|nobody|no longer|nicht|kein\w*|jamais|nunca)\b/iu;

/**
 * What a clause may want that nothing else reads, as one question with the likely changes and the note that it may be, or the change
 * that was chosen of them. Null where it names nothing of the user's, or seems to ask for nothing.
 */
export function likelyIn(
  clause: ReadClause,
  turn: Turn,
  about: KnownPerson | null,
  choose: Choosing,
): Reading | Problem | null {
  const [{ request, call }, { text }] = [turn, clause];
  const [order = ""] = text.split(/[,;]\s|\s[–—-]\s/u);
  if (request.mode === "ask" || isNoOrder(clause) || isReportedOrder(text)) return null;
  // A bare "2" is no change.
  const isLong = plainOf(text).split(" ").length > WORDS_AT_MOST;
  if (isLong || !/\p{L}/u.test(text) || OPEN.test(text.replace(NAMES, " _")) || NEGATED.test(order)) return null;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const lists = { ...listsOf(request), columns: turn.columns };
  const placed = clause.people.length === 0 ? onlyOneAt(text, call) : null;
  const { tokens, named: all } = likelyNamed(clause, turn, placed ?? about, { choose, tasks, least: LIKELY });
  const named = all.slice(0, CHOICES_AT_MOST);
  named.push(...ofDay(clause, request, named, tasks, FAR));
  const [person = placed, another] = clause.people;
  const unlisted = another || named.length > 0 ? null : unlistedOption(text, person, lists.columns);
  if (unlisted) return unlisted;
  const note: Frame | null =
    person && !another ? { do: "note", who: [{ people: [person], said: person.name }], content: text } : null;
  if (named.length < 2 && person && !another && (clause.kind !== "report" || isCatchword(clause, request.today)))
    named.push(
      ...resorts(clause, person, turn, named, tasks).filter(({ frames }) => isPrepared(frames, clause, turn, choose)),
    );
  const answered = turn.given[`${CHOSEN}${text}`];
  const chosen = named.find(({ name }) => name === answered);
  if (chosen) {
    const [first, ...more] = chosen.frames;
    return reading(first, { more });
  }
  if (note && answered === KEEP_NOTE) return reading(note);
  const sure = onlyOfNamedField(named, text);
  if (sure) return sure;
  const undated = withoutDay(text, tasks);
  if (undated) return undated;
  const [best] = named;
  const isOpen = clause.people.length === 0 && (best === undefined || (named.length === 1 && best.score < FAR));
  const task = isOpen ? taskMeant(text, tokens, tasks, lists) : null;
  if (task) return whichChange(task.task);
  if (named.length === 0 && person && !another && asksForChange(clause, placed)) return whichField(person);
  return named.length === 0
    ? null
    : asking([...named.map(({ name }) => name), ...(note ? [KEEP_NOTE] : [])], clause, turn);
}

/** The one change that is of the field which the order names, as a card. */
function onlyOfNamedField(named: readonly Likely[], text: string): Reading | null {
  const [only, another] = named.filter(
    ({ frames: [frame, more] }) => more === undefined && isOfNamedField(frame, text),
  );
  return only && !another && seemsAnOrder(text)
    ? reading(only.frames[0], { doubt: "I am not sure that I read this right. Confirm if it is what you want." })
    : null;
}

/** What else the words may be, beside what is named already: "add Kelp Works as her company" is no title where it is read as a change. */
function resorts(
  { text }: ReadClause,
  person: KnownPerson,
  { request }: Turn,
  named: readonly { name: string }[],
  tasks: readonly TaskLine[],
) {
  return lastResorts(text, person, request)
    .map((frames) => ({ frames, score: 0, name: frames.map((frame) => inWords(frame, tasks)).join(", ") }))
    .filter(({ name }) => named.length === 0 || (!startsCommand(text) && named.every((one) => one.name !== name)));
}

/** "Oisín has an agent now" is news, and no order that leaves out its value. */
const isOrderOf = ({ kind, tokens }: ReadClause): boolean => kind === "report" && tokens[0]?.code !== "P";

const asksForChange = (clause: ReadClause, placed: KnownPerson | null): boolean =>
  isOrderOf(clause) || (placed !== null && (/\d/u.test(clause.text) || seemsAnOrder(clause.text)));

/** An order that says nothing of what is to be changed to what. */
const whichField = (person: KnownPerson): Problem => ({
  problem: `What do you want me to change about ${personLink(person)}? Please name the field and its value.`,
  offers: [],
});

const whichChange = ({ title }: TaskLine): Problem => ({
  problem: `What do you want me to change about “${plain(title)}”? Please say its new day, title, status or text.`,
  offers: [],
});

const MOVES =
  /^\W*(?:(?:please|can you|could you|and|ok|then|also)\s+)*(?:move|push|postpone|reschedule|delay|shift|snooze)\s+(?:the |my |that )?(?<what>[^,;:]{3,60}?)(?:\s+(?:task|back|out|please))*[.!\s]*$/iu;
/** "Move the cones": of one task, to no day. */
function withoutDay(text: string, tasks: readonly TaskLine[]): Problem | null {
  const words = namingWords(MOVES.exec(text)?.groups?.["what"] ?? "");
  const [task, another] = tasks.filter(
    ({ title, status }) =>
      status !== "done" && words.length > 0 && words.every((word) => isInTitle(word, namingWords(title))),
  );
  return task && !another
    ? {
        problem: `To which day do you want to move “${plain(task.title)}”?`,
        offers: [],
        asks: { asks: "value", about: "" },
      }
    : null;
}

/** One question with numbered choices; in a longer message it says which part it is about. */
function asking(names: readonly string[], { text }: ReadClause, { request }: Turn): Problem {
  const isAll = plainOf(request.message) === plainOf(text);
  const lead = isAll ? "What do you want me to do?" : `What do you want me to do with “${cutText(plain(text), 80)}”?`;
  return {
    problem: [lead, ...names.map((name, no) => `${no + 1}. ${plain(name)}`)].join("\n"),
    offers: [...names],
    asks: { asks: "choice", about: text },
    choices: names.map((name): Listed => ({ kind: "choice", id: name, name })),
  };
}

/** Whether a clause that no rule reads should be asked about rather than kept as news. */
export const mayBeMeant = (clause: ReadClause, isAlone: boolean, today: string): boolean =>
  (isAlone && clause.kind !== "report") ||
  seemsAnOrder(clause.text) ||
  (isAlone && isCatchword(clause, today)) ||
  (!isAlone && clause.kind === "out_of_scope" && namesSomeone(clause));
