import type { KnownPerson } from "../../assistant-model.ts";
import { TOLD } from "../../why-held.ts";
import { say } from "../answers.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { type Frame, reading } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { tellsHowLong } from "../how-long.ts";
import { isHearsay } from "../hearsay.ts";
import type { Listed } from "../reading.ts";
import { asking, type Turn } from "../ready.ts";
import type { TaskLine } from "../script.ts";
import { plain } from "../wording.ts";
import { withoutLabelWords } from "../commands/slots/label-words.ts";
import { taskOfDay } from "../guesses/task-of-day.ts";
import { seemsAnOrder } from "../guesses/order-like.ts";
import { hadMeeting } from "../guesses/had-meeting.ts";
import { isNotMeant, isOfOneOfGroup } from "../guesses/not-meant.ts";
import { isFirm } from "../newcomers/person-words.ts";
import { CHOSEN, type Guess, KEEP_NOTE } from "../guesses/guess.ts";
import { type Meant, meantBy } from "./frame-of.ts";
import type { Intent } from "./intents.ts";
import { inWords } from "./in-words.ts";
import { understand } from "./understood.ts";

const UNSURE = "I am not sure that I read this right. Confirm if it is what you want.";
const WORDS_AT_MOST = 45;
const CHOICES_AT_MOST = 4;
/** From this probability on a reading is a card, and from the other on a choice of a question. */
const SURE = 0.55;
const LIKELY = 0.2;
/** What is told is news before it is a question. */
const LIKELY_TOLD = 0.4;
/** A slot that is less sure makes a question of a card. */
const SLOTS_SURE = 0.4;

/** What asks for no change of the user's data. */
export const QUIET: ReadonlySet<Intent> = new Set([
  ...(["question", "how_to", "told", "refuse", "outside", "talk", "several", "answer"] as const),
]);

/** What was told by others, or asked. */
export const isNoOrder = ({ text, isForbidden }: ReadClause) =>
  isForbidden ||
  /[?？؟]/u.test(text) ||
  isHearsay(text) ||
  SAYS.test(text) ||
  SWAPS.test(text) ||
  hadMeeting(text) ||
  NOTE_IS_RIGHT.test(text) ||
  tellsHowLong(text);
/** "Ana's note is right": nothing is to be done to it. */
const NOTE_IS_RIGHT =
  /(?<!\p{L})notes?(?!\p{L})[^.;!?\n]{0,40}?\s(?:is|are|was|were)(?: still| all| quite)? (?:right|true|correct|valid|fine|ok|okay|good|accurate)(?!\p{L})/iu;
/** Two things that change places, or become one, are no change of one; neither is what is copied. */
const SWAPS =
  /^\W*(?:\p{L}+\s+){0,3}?(?:swap|swop|exchange)\b|^\W*(?:(?:please|pls|can you|could you)\s+)*(?:duplicate|clone|merge|combine|split)\s/iu;
const SAYS =
  /(?:^|\s)(?:\p{L}+ (?:thinks?|says?|said|claims?|believes?|reckons?|told (?:me|us)|heard|asked (?:me|us))|[Gg]uess|\p{Lu}\p{L}+ (?:asks|wants?|wanted))\b/u;

/** Tells what a clause may mean; null where nothing fits. Changes nothing. With `least`, only what is at least so probable, as a card. */
export function guessed(clause: ReadClause, turn: Turn, about: KnownPerson | null, least = 0): Guess | null {
  const slotsSure = least > 0 ? 0.5 : SLOTS_SURE;
  const { request, call } = turn;
  if (request.mode === "ask" || plainOf(clause.text).split(" ").length > WORDS_AT_MOST || isNoOrder(clause))
    return null;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const read = understand(clause.text, turn, about, tasks);
  const quiet = read.intents.reduce((sum, { intent, probability }) => sum + (QUIET.has(intent) ? probability : 0), 0);
  const meant = read.intents
    .filter(({ intent, probability }) => !QUIET.has(intent) && probability >= LIKELY)
    .flatMap((one) => meantBy(one, read, turn, about));
  const [best, ...others] = meant;
  if (!best || quiet > best.probability || best.probability < least) return null;
  // What is told of someone is offered as a note anyway.
  const isNews = clause.kind === "report" && clause.readings.length === 0 && !seemsAnOrder(clause.text);
  if (best.intent === "note" && isNews) return null;
  const isClear = others.every(({ probability }) => probability < best.probability / 2);
  if (best.problem && clause.kind === "report" && !seemsAnOrder(clause.text)) return null;
  if (best.frames?.some((frame) => !isDeletionSaid(frame, clause.text) || isOfOneOfGroup(frame, clause.text)))
    return null;
  if (best.problem) return isClear && best.probability > SURE ? asking(best.problem) : null;
  if (best.frames && isClear && !best.isDoubted && best.probability >= SURE && best.sureness >= slotsSure) {
    const [first, ...more] = withoutLabelWords(best.frames, clause.text);
    // "She has a baby, and her priority drops to 15": the rest is news, which is read with it elsewhere.
    if (clause.kind === "report" && leavesOut(clause.text, best.frames)) return null;
    return first ? { reading: reading(first, { more, doubt: clause.kind === "report" ? TOLD : UNSURE }) } : null;
  }
  const isTold = clause.kind === "report" && best.probability < LIKELY_TOLD;
  return least > 0 || isTold ? null : asked(meant, clause, tasks, turn);
}

/** What narrows a value, and is no news of its own. */
const MERELY = /^\s*(?:only|just|for|with|at|in|on|from|because|as|since|please)\s/iu;
const PIECES = /\s*[,;]\s+(?:and\s+|but\s+)?|\s+(?:and|but|y|und|et)\s+(?=\p{L}+\s+\p{L}+\s)/iu;
/** Whether a piece of what is told has none of the values that it is read for. */
function leavesOut(text: string, frames: readonly Frame[]): boolean {
  const values = frames.flatMap((frame) => (frame.do === "set" ? frame.changes.map(({ value }) => value ?? "") : [""]));
  return (
    values.every((value) => value !== "" && text.toLowerCase().includes(value.toLowerCase())) &&
    text
      .split(PIECES)
      .some(
        (piece) => !MERELY.test(piece) && !values.some((value) => piece.toLowerCase().includes(value.toLowerCase())),
      )
  );
}

/** Two values for the same field are no choice to offer. */
const setsTwice = (frames: readonly Frame[]): boolean => {
  const set = frames.flatMap((frame) =>
    frame.do === "set"
      ? frame.changes.flatMap((change) =>
          frame.who.map(({ said }) => `${said} ${"field" in change ? change.field : change.column.id}`),
        )
      : [],
  );
  return new Set(set).size < set.length;
};

/** Nobody is offered who is not known, and no firm as someone to add. */
export const isNameable = (frame: Frame): boolean =>
  (frame.do !== "set" || frame.who.length > 0) && (frame.do !== "add_person" || !isFirm(frame.name.said));

/** "Take her off hold" deletes nobody, and "open the last note" no note: a deletion has a word that says so. */
export const isDeletionSaid = (frame: Frame, text: string): boolean =>
  frame.do === "delete_person"
    ? DELETES.test(text)
    : !frame.do.startsWith("delete_") || DELETES.test(text) || ENDS.test(text);
const DELETES =
  /(?<!\p{L})(?:delet\p{L}*|remov\p{L}*|eras\p{L}*|get rid|drop|lose|bin|kick|throw|cut|scrap|purge|unfollow|off (?:the|my|our) \p{L}+|l[oö]sch\p{L}*|entfern\p{L}*|borra\p{L}*|elimin\p{L}*|suppr\p{L}*|efface\p{L}*|verwijder|hapus|buang|apag\p{L}*|usu[nń]|slett|slet|ta bort)(?!\p{L})/iu;
const ENDS =
  /(?<!\p{L})(?:tak(?:e|ing)|axe|strike|cross|nix|cancel\p{L}*|ditch|kill|trash|forget|discard|chuck|wipe|clear|skip|away|out|off|gone|dead|moot|obsolete|no longer|not? needed|needn['’]t|isn['’]t needed|don['’]t need|any ?more|never ?mind|wrong|weg|streich\p{L}*|stornier\p{L}*|quit[ae]\p{L}*|anul\p{L}*|enl[eè]ve\p{L}*|annul\p{L}*|oublie\p{L}*|vergiss|olvida\p{L}*)(?!\p{L})/iu;

/** One question with the changes that may be meant, and the note that it may be. */
function asked(meant: readonly Meant[], clause: ReadClause, tasks: readonly TaskLine[], turn: Turn): Guess | null {
  const ofDay = clause.people.length === 0 ? taskOfDay(clause.text, turn.request) : null;
  const isNewTask = ({ frames }: Meant): boolean => frames?.length === 1 && frames[0].do === "add_task";
  const changes = meant
    // All of the words but the day are the title of a task of that day.
    .map((one): Meant => (ofDay && isNewTask(one) ? { ...one, frames: ofDay } : one))
    .flatMap(({ frames }) =>
      frames?.every(
        (frame) =>
          isNameable(frame) &&
          isDeletionSaid(frame, clause.text) &&
          !isNotMeant(frame, clause.text, turn.request.people),
      ) && !setsTwice(frames)
        ? [{ frames, name: frames.map((frame) => inWords(frame, tasks)).join(", ") }]
        : [],
    )
    .filter(({ name }, no, all) => name !== "" && all.findIndex((other) => other.name === name) === no)
    .slice(0, CHOICES_AT_MOST);
  if (changes.length === 0) return null;
  const answered = turn.given[CHOSEN];
  const chosen = changes.find(({ name }) => name === answered);
  if (chosen) {
    const [first, ...more] = chosen.frames;
    return { reading: reading(first, { more }) };
  }
  const about = clause.people[0] ?? null;
  const note: Frame | null = about && {
    ...{ do: "note", who: [{ people: [about], said: about.name }], content: clause.text },
  };
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
