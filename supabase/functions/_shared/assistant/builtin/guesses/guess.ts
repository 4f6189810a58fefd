import type { KnownPerson } from "../../assistant-model.ts";
import { TOLD } from "../../why-held.ts";
import { say } from "../answers.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { type Frame, type Reading, reading } from "../commands/frames.ts";
import { withOpposites } from "../commands/opposites.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { isAction } from "../commands/task-leads.ts";
import { isDoneByOthers } from "../commands/task-refs.ts";
import type { Listed } from "../reading.ts";
import { listsOf, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import { tellsHowLong } from "../how-long.ts";
import { hadMeeting } from "./had-meeting.ts";
import { isHearsay } from "../hearsay.ts";
import type { TaskLine } from "../script.ts";
import type { Token } from "../commands/tokens.ts";
import { withoutPoliteness } from "../commands/politeness.ts";
import { dayFact } from "../told/day-facts.ts";
import { plain } from "../wording.ts";
import { inWords } from "../trained/in-words.ts";
import { type PersonGuess, personGuesses } from "./person-guesses.ts";
import { isNotMeant } from "./not-meant.ts";
import { storesStep } from "./stored-steps.ts";
import { type TaskGuess, taskGuesses } from "./task-guesses.ts";
import { tellsOfDay } from "./tells-of-day.ts";

/** What a clause is taken for that no grammar reads: one change to confirm, or a question with choices. */
export type Guess = { reading: Reading } | Asking;

const UNSURE = "I am not sure that I read this right. Confirm if it is what you want.";
const LEFT_AT_MOST = 2;
const CHOICES_AT_MOST = 4;
const WORDS_AT_MOST = 30;
/** Of two tasks the better one must be better by so much. */
const CLEARLY = 0.15;
export const KEEP_NOTE = "Keep it as a note";

/** Tells what a clause may mean by what it names and everyday wordings of changes; null where nothing fits. Changes nothing. */
export function guessed(clause: ReadClause, turn: Turn, about: KnownPerson | null): Guess | null {
  const { request, call } = turn;
  const tokens = withoutAfterAll(withoutPoliteness(clause.tokens, clause.language));
  if (request.mode === "ask" || tokens.length < (about ? 1 : 2) || tokens.length > WORDS_AT_MOST) return null;
  if (tellsHowLong(clause.text) || hadMeeting(clause.text)) return null;
  if (clause.isForbidden || /[?？؟]/u.test(clause.text) || isHearsay(clause.text.replace(NO_WISH, " "))) return null;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const isDayTold = tellsOfDay(clause.text) || isDayOfColumn(clause, about, turn);
  const onTasks = taskGuesses(tokens, clause.text, tasks, request.today).filter(
    ({ frame }) =>
      !COPIES.test(clause.text) &&
      !(frame.do === "change_task" && frame.change.status === "done" && isDoneByOthers(clause.text)) &&
      (frame.do !== "change_task" || typeof frame.change.dueDate !== "string" || !isDayTold),
  );
  const onPeople = personGuesses(tokens, clause.text, listsOf(request), about).filter(
    ({ frame }) => !storesStep(frame, clause.text) && !isNotMeant(frame, clause.text, request.people),
  );
  const task = ofTasks(onTasks, tasks, turn);
  if (task) return task;
  const sure = onPeople.filter(({ left }) => left.length === 0);
  const [only, another] = sure;
  if (only && !another) return { reading: reading(only.frame, { doubt: TOLD }) };
  if (only)
    return asked(
      sure.map(({ frame }) => frame),
      clause,
      tasks,
      turn,
    );
  if (isAction(clause.text)) return null;
  const near = onPeople.filter(({ left, isLikely }) => isLikely && left.length <= LEFT_AT_MOST && isShort(clause));
  return near.length > 0
    ? asked(
        near.map(({ frame }) => frame),
        clause,
        tasks,
        turn,
      )
    : null;
}

/** "So the opening slips to 3 May", of someone: the day of a column, and of no task that has its name in its title. */
function isDayOfColumn({ text, people, language }: ReadClause, about: KnownPerson | null, turn: Turn): boolean {
  const { columns } = listsOf(turn.request);
  const { today, people: known } = turn.request;
  const isOfSomeone = about !== null || people.length > 0 || known.some(({ by }) => by === "name" || by === "part");
  return (
    isOfSomeone &&
    columns.some((column) => column.type === "date" && dayFact(text, column, columns, { today, language }) !== null)
  );
}

/** "All" of "after all" is nobody. */
const withoutAfterAll = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ code }, no) => {
    const isEnd = code === "all" && /^(?:after|at)$/.test(tokens[no - 1]?.code ?? "");
    return !isEnd && !(/^(?:after|at)$/.test(code) && tokens[no + 1]?.code === "all");
  });

/** "Duplicate the quote task" is no change of it. */
const COPIES = /^\W*(?:(?:please|pls|can you|could you)\s+)*(?:duplicate|clone|copy|merge|combine|split)\s/iu;
/** "No longer wants to move" is news, "wants to move" a wish. */
const NO_WISH = /\b(?:no longer|not|never|n['’]t) wants?\b/giu;
/** A story says more than a field. */
const isShort = ({ text }: ReadClause) => plainOf(text).split(" ").length <= 12;

function ofTasks(guesses: readonly TaskGuess[], tasks: readonly TaskLine[], turn: Turn): Guess | null {
  const whole = guesses.filter(({ left }) => left.length === 0);
  const [best, ...others] = whole;
  if (!best) return null;
  const close = others.filter(({ score, frame }) => score > best.score - CLEARLY && key(frame) !== key(best.frame));
  if (close.length === 0) return { reading: reading(best.frame, { doubt: UNSURE }) };
  return asked(
    [best, ...close].map(({ frame }) => frame),
    null,
    tasks,
    turn,
  );
}
const key = (frame: Frame) => JSON.stringify(frame);

/** One question with the changes that may be meant, and the note that it may be. */
function asked(frames: readonly Frame[], clause: ReadClause | null, tasks: readonly TaskLine[], turn: Turn): Guess {
  const unique = frames
    .filter((frame, no) => frames.findIndex((one) => key(one) === key(frame)) === no)
    .slice(0, CHOICES_AT_MOST);
  const said = unique.map((frame) => withOpposites(frame, clause?.text ?? ""));
  const changes = said.map((frame) => ({ frame, name: inWords(frame, tasks) }));
  const answered = turn.given[CHOSEN];
  const chosen = changes.find(({ name }) => name === answered);
  if (chosen) return { reading: reading(chosen.frame) };
  const about = clause?.people[0] ?? null;
  const note: Frame | null =
    clause && about ? { do: "note", who: [{ people: [about], said: about.name }], content: clause.text } : null;
  if (note && answered === KEEP_NOTE) return { reading: reading(note) };
  const names = [...changes.map(({ name }) => name), ...(note ? [KEEP_NOTE] : [])];
  return {
    ask: say(["What do you want me to do?", ...names.map((name, no) => `${no + 1}. ${plain(name)}`)].join("\n"), names),
    question: {
      asks: "choice",
      about: "",
      choices: names.map((name): Listed => ({ kind: "choice", id: name, name })),
    },
  };
}
/** Where the answer to such a question is kept. */
export const CHOSEN = "choice:";
/** Where it is kept that a note was offered beside the choices. */
export const BESIDE_NOTE = "beside:";
export type { PersonGuess };
