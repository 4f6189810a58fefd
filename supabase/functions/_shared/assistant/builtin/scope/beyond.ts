import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { plainOf } from "../commands/clause-kind.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { readAnswers } from "../read-answers.ts";
import { productFact } from "../questions/product-question.ts";
import { withoutColumnWords } from "../questions/out-of-scope.ts";
import { spokenIn } from "../questions/tokens.ts";
import type { Call } from "../script.ts";
import { abilityAsked } from "./abilities.ts";
import { accountAct } from "./account-acts.ts";
import { isAboutItself, isGeneral } from "./general-asks.ts";
import { tasksNamedIn } from "../topics/topic-task.ts";
import { isSurelyOutside } from "./more-acts.ts";
import { moodIn, TO_A_MOOD } from "./moods.ts";
import { orderOf } from "./order-of.ts";
import { outsideAct } from "./outside-acts.ts";
import { type Beyond, SENTENCES } from "./sentences.ts";
import { smallTalkIn } from "./small-talk.ts";

/** An order of this length may be a text that someone pasted. */
const MOST_LETTERS = 220;
/** What a plain "Remind me to …" can be offered for. */
const REMINDS = new Set<Beyond>(["reaches", "publishes", "books", "pays", "composes", "files"]);

/**
 * What is said to a clause that asks for what no assistant of people, notes and tasks does: acts in other programs, on the user's
 * account or in the world outside, general knowledge, and talk. Null for everything else, also for the same words as a task
 * ("remind me to post a comment"), a note, or a plan for a day of the user's own ("call Anna tomorrow").
 */
export function beyondTracker(clause: ReadClause, call: Call, request: StepRequest): Answer | null {
  if (clause.text.length > MOST_LETTERS || isFromList(clause) || addsSomeone(clause)) return null;
  const order = orderOf(clause);
  if (order.words === "" || (clause.kind === "question" && productFact(clause.text, clause.people.length > 0)))
    return null;
  if (isAboutItself(order)) return readAnswers["help"]?.(clause, call, request) ?? null;
  const able =
    isOfRecords(clause, request) || /[:;\n@]|linkedin\.com/iu.test(request.message)
      ? null
      : abilityAsked(plainOf(clause.text), clause.language);
  if (able) return say(able);
  // "Long day. Tobias got the report": a story about people begins so.
  const isStory = plainOf(request.message) !== plainOf(clause.text) && request.people.some(({ by }) => by !== "near");
  const mood = clause.people.length === 0 && !isStory ? moodIn(plainOf(clause.text)) : null;
  if (mood) return say(TO_A_MOOD[mood][FOREIGN.test(plainOf(clause.text)) ? spokenIn(clause.text) : "en"]);
  const talk = talkIn(clause);
  if (talk) return talk === "greeting" ? (readAnswers["greeting"]?.(clause, call, request) ?? null) : say(TALK[talk]);
  const asked = orderOf({ ...clause, text: withoutColumnWords(clause.text, request.columns) });
  const act: Beyond | null =
    accountAct(order) ??
    (isGeneral(asked) && (clause.people.length === 0 || TRANSLATES.test(asked.words)) ? "general" : outsideAct(order));
  if (
    act === null ||
    (act === "books" && !isSurelyOutside(plainOf(clause.text)) && isOfOwnTask(clause, call)) ||
    isOfOwnLists(act, clause, request)
  )
    return null;
  const own = clause.text.replace(/^\W*(?:(?:please|pls|can you|could you|would you|ok|hey|and|also)\b[\s,]*)+/iu, "");
  const words = own.replace(/(?:[\s,]+(?:for me|right now|now|please|asap|thanks|thank you))+[\s.!?]*$/iu, "");
  const isPlain = clause.language === "en" && !/\b(?:me|us|you|u)\b/iu.test(words) && words.length < 90;
  const reminder = `Remind me to ${words.charAt(0).toLowerCase()}${words.slice(1)}`.replace(/[\s.!?]+$/u, "");
  return say(
    SENTENCES[act][clause.language === "en" ? spokenIn(clause.text) : clause.language],
    REMINDS.has(act) && isPlain && request.mode === "agent" ? [reminder] : undefined,
  );
}

/** "Transfer Ana to Meeting" pays nothing, and "clear Plan for Ana" changes no subscription, where a list or a column is called so. */
function isOfOwnLists(
  act: Beyond,
  { people, text, readings }: ReadClause,
  { columns = [], user }: StepRequest,
): boolean {
  // "Change the ticket for Ana to 110", of a column "Ticket kEUR".
  const isSet = readings.some(
    (one) =>
      "frame" in one &&
      one.frame.do === "set" &&
      one.left.length === 0 &&
      one.frame.changes.some((change) => "column" in change),
  );
  if (act === "books" && people.length > 0 && isSet) return true;
  const words = ` ${plainOf(text)} `;
  const namesSomeone = people.length > 0 || /\b(?:everyone|everybody|all|both|those)\b/.test(words);
  if (!namesSomeone || !/^(?:pays|plan|settings|books)$/.test(act)) return false;
  const isOwn = (label: string) => (act !== "pays" || label.includes(" ")) && words.includes(` ${label} `);
  if (columns.some(({ label }) => isOwn(plainOf(label)))) return true;
  const choices = [
    ...user.stages,
    ...user.statuses,
    ...(user.owners ?? []),
    ...columns.flatMap(({ options }) => options),
  ];
  return choices.some((choice) =>
    [" to", " into", " in", " to the"].some((lead) =>
      ["", " stage", " status", " please", " now"].some((end) => words.endsWith(`${lead} ${plainOf(choice)}${end} `)),
    ),
  );
}

/** "Translate her last note". */
const TRANSLATES = /^(?:translate (?:P s|X s|her|his|their)|ubersetze?|traduce|traduis|traduza|traduz) /u;

/** "Move my reference call a day later", where one task is called so: its day is changed, and nothing is booked. */
function isOfOwnTask({ readings, text }: ReadClause, call: Call): boolean {
  const isChange = readings.some((one) => "frame" in one && /^(?:change|delete)_task$/.test(one.frame.do));
  if (!isChange) return false;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  return tasksNamedIn(text, tasks, true).length === 1;
}

/** A line of a list of tasks is one, whatever it says. */
const isFromList = ({ readings }: ReadClause): boolean =>
  readings.some((one) => "frame" in one && one.frame.do === "add_task" && one.doubt?.startsWith("It is from") === true);

/** "Put Jane Doe in, linkedin.com/in/jane" puts nothing on LinkedIn. */
const addsSomeone = ({ readings, text }: ReadClause): boolean =>
  /linkedin\.com\/in\/|(?<![\p{L}/])in\/[\p{L}\p{N}_%-]{3}/iu.test(text) &&
  readings.some((one) => "frame" in one && one.frame.do === "add_person");

/** How moods begin in other languages; the rest is English, whatever its words may be besides. */
const FOREIGN =
  /^(?:ich|bin|mir|was|frohe|frohes|du|estoy|me siento|que|feliz|nunca|no|je|j|quelle|bonne|joyeux|tu)\b/u;

/** Whether a clause names anything of the user's: then it may be an order. */
const isOfRecords = (
  { people, tokens, stage, status, text }: ReadClause,
  { columns = [], people: known }: StepRequest,
) =>
  people.length > 0 ||
  stage !== null ||
  status !== null ||
  known.some(({ by }) => by !== "near") ||
  tokens.some(({ code, slot }) => slot !== null && /^[PXQUMDR]$/.test(code)) ||
  columns.some(({ label, options }) =>
    [label, ...options].some((words) => ` ${plainOf(text)} `.includes(` ${plainOf(words)} `)),
  );

/** Small talk that names nothing of the user's. */
function talkIn({ text, tokens, kind }: ReadClause): keyof typeof TALK | "greeting" | null {
  const words = plainOf(text);
  const talk = smallTalkIn(words);
  const isAboutRecords = tokens.some(
    ({ code, slot, from, to }) =>
      /^[PXNQTR]$/.test(code) && slot !== null && !/^a (?:million|thousand)$/iu.test(text.slice(from, to)),
  );
  if (talk === null || isAboutRecords || kind === "confirmation" || kind === "correction") return null;
  const hasDay = tokens.some(({ code }) => code === "D");
  return hasDay && talk !== "parting" && !/\b(?:for|work|job|help|day)\b/.test(words) ? null : talk;
}

const TALK = {
  thanks: "You are welcome.",
  parting: "See you.",
  complaint: "I am sorry. Tell me in other words what you want, and I will try again.",
  ok: "All right.",
} as const;
