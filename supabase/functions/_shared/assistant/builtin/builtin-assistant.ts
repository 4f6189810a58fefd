import type { AssistantModel, Step, StepRequest } from "../assistant-model.ts";
import { splitMessage } from "../untrusted-text.ts";
import { plainWords } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import type { Turn } from "./ready.ts";
import { askedBack, peopleKept } from "./asked-back.ts";
import { answerTo } from "./open-questions.ts";
import { type Given, NOTHING_GIVEN, type ReadClause, readClauses } from "./commands/read-clauses.ts";
import { type ConversationState, type Listed, NOTHING_SAID, type OpenQuestion, type OwnColumn } from "./reading.ts";
import { choose, isFragment, LEFT_ALONE, onlyTold, type Outcome, outcomeOf, SAYS_MORE } from "./outcome-of.ts";
import type { Asking } from "./resolve.ts";
import { type Call, playScript } from "./script.ts";
import { CONDITIONAL, isCondition, isTakenBack } from "./provisos.ts";
import { describedIn } from "./described-people.ts";
import { withGuesses } from "./guesses/with-guesses.ts";
import { letGo } from "./let-go.ts";
import { isAction } from "./commands/task-leads.ts";
import { startsCommand } from "./commands/split-clauses.ts";
import { inLanguageOf } from "./phrases/confirmations.ts";
import { beyondTracker } from "./scope/beyond.ts";
import { storyGoesOn, tell } from "./stories.ts";
import { plain } from "./wording.ts";

/** Each thing that a message asks for may take several steps. */
const CLAUSES_AT_MOST = 8;

/** The assistant that needs no key: rules read every word of a message, and what they do not understand is not done. */
export function createBuiltinAssistant(): AssistantModel {
  return {
    madeBy: "builtin",
    model: "rules",
    followsRules: true,
    takeStep: (request, onText) => {
      const step = takeBuiltinStep(request);
      if (step.text !== "") onText(step.text);
      return Promise.resolve(step);
    },
  };
}

/** One step of the built-in assistant: the next call that its answer needs, or the answer. */
export function takeBuiltinStep(request: StepRequest): Step {
  const played = playScript(request.steps, (call) => withTasks(call, (seen) => answerMessage(seen, request)));
  if ("call" in played) return { text: "", calls: [played.call] };
  const { text, suggestions = [], state } = played.said;
  // What was just said and led nowhere is not offered again.
  const offered = suggestions.filter(
    (suggestion) => plainWords(suggestion).join(" ") !== plainWords(request.message).join(" "),
  );
  return { text, calls: [], suggestions: [...new Set(offered)].slice(0, 3), state };
}

/** An answer that lists tasks says which, so that "the second" can be said of them. */
function withTasks(call: Call, answer: (call: Call) => Said): Said {
  const seen: { id: string; title: string }[] = [];
  const said = answer((name, input, held) => {
    const found = call(name, input, held);
    if (name === "list_tasks") seen.push(...(found.tasks ?? []));
    return found;
  });
  const at = ({ title }: { title: string }) => said.text.indexOf(`- ${plain(title)}`);
  const listed = seen.filter((task) => at(task) >= 0).sort((one, other) => at(one) - at(other));
  if (listed.length === 0 || said.listed) return said;
  return {
    ...said,
    state: { ...said.state, list: listed.map(({ id, title }) => ({ kind: "task", id, name: title })) },
  };
}

interface Said extends Answer {
  state: ConversationState;
}

function answerMessage(call: Call, asked: StepRequest): Said {
  const columns = asked.columns ?? columnsFor(call, asked);
  const request = withOwners(call, withDescribed(call, asked), columns);
  const clauses = readClauses(request, columns, NOTHING_GIVEN);
  const question = request.state?.question ?? null;
  const answered =
    question === null || (request.mode === "ask" && question.asks !== "question")
      ? null
      : answerTo(question, request, clauses);
  if (answered === "left") return withState(say("All right, I left it as it is."), request, null);
  if (answered === null || question === null)
    return answerClauses(clauses, { call, request, columns, given: {}, added: new Map() });
  const given: Given = {
    people: Object.fromEntries(
      Object.entries(answered.given).flatMap(([key, id]) => (key.startsWith("person:") ? [[key.slice(7), id]] : [])),
    ),
    date: answered.given["date:"] ?? null,
    told: answered.given["told:"] ?? "",
  };
  const again = withDescribed(call, answered.request);
  return answerClauses(readClauses(again, columns, given), {
    call,
    request: again,
    columns,
    given: answered.given,
    added: new Map(),
  });
}

/** With those whom the message describes instead of naming them. */
function withDescribed(call: Call, request: StepRequest): StepRequest {
  const described = describedIn(request, call);
  return described.length === 0 ? request : { ...request, described };
}

/** With the owners in use, looked up where a clause is about one or is not whole without. */
function withOwners(call: Call, request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const clauses = request.mode === "agent" ? readClauses(request, columns, NOTHING_GIVEN) : [];
  if (clauses.every((clause) => isWhole(clause) && !setsOwner(clause))) return request;
  const { groups = [] } = call("query_people", {
    ...{ anyOf: [], ids: null, search: null, sort: null, limit: 1, figuresOf: "owner" },
  });
  const owners = groups.flatMap(({ value }) => (value === null ? [] : [value]));
  return { ...request, user: { ...request.user, owners } };
}

const isWhole = ({ kind, readings }: ReadClause) =>
  (kind !== "command" && kind !== "report" && kind !== "out_of_scope") ||
  readings.some(
    (one) => "frame" in one && one.left.length === 0 && one.frame.do !== "add_person" && one.doubt === null,
  );
const setsOwner = ({ readings }: ReadClause): boolean =>
  readings.some(
    (one) =>
      "frame" in one &&
      [one.frame, ...one.more].some(
        (frame) => "changes" in frame && frame.changes.some((change) => "field" in change && change.field === "owner"),
      ),
  );

/** The user's own columns, looked up where nobody gave them and a clause is not whole without. */
function columnsFor(call: Call, request: StepRequest): OwnColumn[] {
  if (readClauses(request, [], NOTHING_GIVEN).every(isWhole)) return [];
  return (call("list_custom_fields", {}).fields ?? []) as OwnColumn[];
}

function withState(answer: Answer, request: StepRequest, question: OpenQuestion | null): Said {
  const list = answer.listed ?? linkedIn(answer.text);
  const [only, other] = list.filter(({ kind }) => kind === "person");
  const about = answer.about ?? (only && !other ? { id: only.id, name: only.name } : null);
  const before = request.state ?? NOTHING_SAID;
  return {
    ...answer,
    state: {
      question: question ?? askedBack(answer, request),
      person: about ?? before.person,
      list: list.length > 0 ? list : before.list,
    },
  };
}

/** The people whom an answer links to, in order. */
function linkedIn(text: string): Listed[] {
  const links = [...text.matchAll(/\[([^\][]+)\]\(\/people\/([0-9a-f-]{36})\)/g)];
  return links.flatMap(([, name = "", id = ""], no) =>
    links.findIndex((link) => link[2] === id) < no ? [] : [{ kind: "person" as const, id, name }],
  );
}

function answerClauses(all: readonly ReadClause[], turn: Turn): Said {
  const { call, request } = turn;
  if (request.mode === "agent") {
    const dropped = letGo(all, call, request);
    if (dropped) return withState(dropped, request, null);
    if (isTakenBack(all)) return withState(say(LEFT_ALONE), request, null);
    const isConditional = all.some(
      (clause, no) => isCondition(clause) && (all[no + 1]?.kind === "command" || clause.kind === "out_of_scope"),
    );
    if (isConditional) return withState(say(CONDITIONAL), request, null);
  }
  const beyond = all.slice(0, CLAUSES_AT_MOST).map((clause) => beyondTracker(clause, call, request));
  const told = all
    .slice(0, CLAUSES_AT_MOST)
    .map((clause, no): ReadClause =>
      beyond[no] ? { ...clause, kind: "small_talk", readings: [] } : onlyTold(clause, turn),
    );
  const clauses = request.mode === "agent" ? withGuesses(told, turn, choose) : told;
  if ("ask" in clauses) return asked(clauses, turn);
  const story = beyond.some((one) => one !== null) ? null : storyOf(clauses, turn);
  if (story) return story;
  const outcomes: Outcome[] = [];
  let isAfterOther = false;
  for (const [no, clause] of clauses.entries()) {
    const outcome = beyondOutcome(all[no], beyond[no] ?? null) ?? outcomeOf(clause, turn, isAfterOther);
    if ("ask" in outcome) return asked(outcome, turn);
    outcomes.push(outcome);
    isAfterOther ||= clause.kind === "question" || clause.kind === "report" || clause.isForbidden;
  }
  // A message of which one part is not understood is not half done.
  const isUnclear = outcomes.some((outcome) => "isUnclear" in outcome);
  const answers = outcomes.map((outcome, no) => {
    if ("answer" in outcome) return outcome.answer;
    const done = outcome.ready.run(outcome.held ?? (isUnclear ? SAYS_MORE : null));
    return { ...done, text: inLanguageOf(done.text, clauses[no]?.language ?? "en") };
  });
  const rest =
    all.length > CLAUSES_AT_MOST ? [`I do ${CLAUSES_AT_MOST} things at a time: please ask for the rest again.`] : [];
  const about = answers.findLast((answer) => answer.about)?.about;
  const [instead, other] = answers.flatMap(({ instead }) => instead ?? []);
  const said: Answer = {
    text: [...new Set([...answers.map(({ text }) => text).filter((text) => text !== ""), ...rest])].join("\n\n"),
    suggestions: answers.flatMap(({ suggestions }) => suggestions ?? []),
    ...(answers.some(({ listed }) => listed) && { listed: answers.flatMap(({ listed }) => listed ?? []) }),
    ...(about && { about }),
    ...(instead !== undefined && other === undefined && { instead }),
  };
  return withState(said.text === "" ? { ...said, text: "What can I do for you?" } : said, request, null);
}

/** What is not the assistant's holds back what is asked beside it; small talk does not. */
const beyondOutcome = (clause: ReadClause | undefined, answer: Answer | null): Outcome | null =>
  answer && (clause?.kind === "small_talk" ? { answer } : { answer, isUnclear: true });

/** Asks before anything is done; the rest of the message is kept with the question. */
function asked({ ask, question }: Asking, { request, given }: Turn): Said {
  const open: OpenQuestion | null = question && {
    ...question,
    message: request.message,
    mode: request.mode,
    people: peopleKept(request),
    given: { ...given },
  };
  return withState(ask, request, open);
}

/** Words that ask for nothing: no order, no question. */
const isTelling = (text: string): boolean => !startsCommand(text) && !/[?？؟]/u.test(text) && !isAction(text);

/** What a message tells about people, offered as notes; null when it asks for something. */
function storyOf(clauses: readonly ReadClause[], turn: Turn): Said | null {
  const { request } = turn;
  const { pasted } = splitMessage(request.message);
  if (request.mode === "ask" || (clauses.length === 0 && pasted === "")) return null;
  const [only, another] = clauses;
  if (only && !another && isFragment(only)) return null;
  const told = clauses.filter(({ kind }) => kind === "report" || kind === "out_of_scope" || kind === "small_talk");
  const hasReport =
    clauses.some(({ kind, readings }) => kind === "report" && readings.length === 0) ||
    (storyGoesOn(request) !== null &&
      clauses.every(
        (clause) => clause.kind === "out_of_scope" && clause.readings.length === 0 && isTelling(clause.text),
      ));
  if (told.length < clauses.length || (!hasReport && pasted === "")) return null;
  if (!hasReport && clauses.some(({ readings }) => readings.length > 0)) return null;
  const story = tell(clauses, turn, choose);
  if (story === null) return null;
  if ("ask" in story) return asked(story, turn);
  return withState(story(), request, null);
}
