import type { AssistantModel, Step, StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { say } from "./answers.ts";
import { answerClauses } from "./answer-clauses.ts";
import { answeredWithMail } from "./answer-beside-mail.ts";
import { answerInTurn, turnOf } from "./answer-in-turn.ts";
import { answerTo } from "./open-questions.ts";
import { askedWhich } from "./yes-to-choices.ts";
import { NOTHING_GIVEN, readClauses } from "./commands/read-clauses.ts";
import { givenBy } from "./given-by-answer.ts";
import { NOTHING_SAID, type OwnColumn } from "./reading.ts";
import {
  isOfNewcomer,
  orderOf,
  ownerSaid,
  tellsOfNewcomer,
  urlAsked,
  waitingNewcomer,
} from "./referring/of-newcomer.ts";
import { withoutOwnNames } from "./newcomers/addresses.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import { whichOfTold } from "./referring/who-told.ts";
import { newcomerMeant } from "./newcomers/newcomer-meant.ts";
import { type Agreed, agreedTo } from "./referring/agreed.ts";
import { answeredAtOnce } from "./referring/answered-at-once.ts";
import { asQuestionAgain } from "./referring/asked-again.ts";
import { heldByInitials, withThoseByInitials } from "./people-by-initials.ts";
import { plainMessage } from "./plain-message.ts";
import { asRead } from "./as-read.ts";
import { withListed, withQuestion } from "./as-asked.ts";
import { chosenByWork } from "./referring/by-their-work.ts";
import { answeredIndirectly } from "./indirect-questions.ts";
import { askedInShort } from "./referring/asked-in-short.ts";
import { askedOn } from "./referring/asked-on.ts";
import { ofListedPeople } from "./referring/of-listed-people.ts";
import { withThoseLeftOut } from "./left-out/of-a-group.ts";
import { leftOutFor } from "./referring/left-out-for.ts";
import { answerAlike } from "./referring/corrected-alike.ts";
import { inFull } from "./referring/in-full.ts";
import { answerDeclined } from "./referring/declined.ts";
import { leftAsItIs } from "./referring/left-as-it-is.ts";
import { readableIn, readingNamed } from "./readable-columns.ts";
import { type Call, onlyReading, playScript } from "./script.ts";
import { askedOfTheirs, asTheirs, heldAsTheirs, heldBehindTheirs } from "./held-as-theirs.ts";
import { byName, namedIn } from "./by-name.ts";
import { columnsFor, withOwners } from "./owners-and-columns.ts";
import { otherField, type OtherField } from "./other-field.ts";
import { otherPersonsValue } from "./other-person.ts";
import { otherKind } from "./referring/as-other-kind.ts";
import { outcome } from "./outcome.ts";
import { letGoFirst } from "./let-go.ts";
import { withoutSuperseded } from "./superseded.ts";
import { withTasks } from "./said-tasks.ts";
import { takenBack } from "./taken-back.ts";
import { editNote } from "./note-edits.ts";
import { withChosen, withDescribed, withNamesInFull } from "./described-in-turn.ts";
import { asked as askFirst, type Said, withState } from "./said.ts";
import { isTooLong, readInTime, TOO_LONG } from "./too-long.ts";
import { withTypedNote } from "./typed-notes.ts";
import { withShortRuns } from "./short-runs.ts";
import { refusedAtOnce } from "./scope/refused-at-once.ts";
import { withPlainLabels } from "./columns/label-said-first.ts";
import { withColumnsSaid } from "./columns/labels-marked.ts";
import { onlyOnScreen } from "./columns/on-screen.ts";
import { optionOrValue, withOptions } from "./columns/options-in-words.ts";
import { withDayByColumn } from "./day-by-column.ts";
import { withOwnTitle } from "./task-called.ts";
import { withRestAsked } from "./questions/rest-of-list.ts";
import { withGroupAskings } from "./questions/group-askings.ts";
import { withNextThing } from "./questions/next-thing.ts";
import { withOneMore } from "./referring/one-more-for.ts";
import { withOtherWhoAsked } from "./referring/other-who-asked.ts";
import { withTheTwoNamed } from "./referring/of-the-two.ts";
import { withTopic } from "./topics/with-topic.ts";
import { withUndone } from "./undone-so-far.ts";

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
export function takeBuiltinStep(received: StepRequest): Step {
  const { text: message, asTyped } = withShortRuns(received.message);
  const request = {
    ...received,
    message,
    history: received.history.map((line) => ({ ...line, content: withShortRuns(line.content).text })),
  };
  const played = isTooLong(message)
    ? null
    : readInTime(() => playScript(request.steps, (call) => answeredWithMail(call, request, answeredAlone)));
  if (played === null)
    return { text: TOO_LONG, calls: [], suggestions: [], ...(request.state && { state: request.state }) };
  if ("call" in played) return { text: "", calls: [withTypedNote(played.call, request.message, asTyped)] };
  const { text, suggestions = [], state } = played.said;
  // What was just said and led nowhere is not offered again.
  const offered = suggestions.filter(
    (suggestion) => plainWords(suggestion).join(" ") !== plainWords(request.message).join(" "),
  );
  return { text, calls: [], suggestions: [...new Set(offered)].slice(0, 3), state: withUndone(state, request) };
}

const answeredAlone = (given: Call, sent: StepRequest): Said => {
  const call = readingNamed(given);
  const request = withThoseByInitials(asTheirs(readableIn(sent)), call);
  const isTheirs = request.isTheirs === true;
  const held = isTheirs ? heldAsTheirs(call) : heldBehindTheirs(heldByInitials(call, request), sent);
  const said = withTasks(held, (seen) => answerMessage(withoutSuperseded(seen, request), request));
  return isTheirs || sent.state?.question?.isTheirs === true ? { ...said, state: askedOfTheirs(said.state) } : said;
};

function answerMessage(call: Call, sent: StepRequest): Said {
  const spared = withThoseLeftOut(asRead(sent, call), call);
  if ("said" in spared) return spared.said;
  const typed = spared.request;
  const ownColumns = () => typed.columns ?? ((call("list_custom_fields", {}).fields ?? []) as OwnColumn[]);
  const done = answerToLast(call, typed, ownColumns) ?? whichOfTold(typed, call);
  if (done) return done;
  const leftOut = leftOutFor(typed, ownColumns);
  if (leftOut) return answerLeftOut(leftOut, call, typed);
  const meantNow = withTheTwoNamed(withOtherWhoAsked(typed));
  const message = plainMessage(withDayByColumn(withOwnTitle(withOneMore(meantNow, call), call), call));
  const own = { ...typed, message, people: withoutOwnNames(meantNow.people.map(namedIn(message)), message) };
  const named = newcomerMeant(own);
  if (named !== null)
    return answerMessage(call, {
      ...typed,
      message: named,
      state: { ...NOTHING_SAID, ...typed.state, question: null, newcomer: null },
    });
  const listedIn = withListed(ofListedPeople(askedOn(withRestAsked(asQuestionAgain(chosenByWork(own, call))))));
  const refused = refusedAtOnce(sent, listedIn.message);
  if (refused !== null) return withState(say(refused), listedIn, null);
  const columns = listedIn.columns ?? columnsFor(call, listedIn);
  const spoken = withGroupAskings(withNextThing(listedIn.message, columns), columns, listedIn.people);
  const opted = withOptions({ ...listedIn, message: spoken }, columns);
  const received = withColumnsSaid(opted, columns);
  const told =
    optionOrValue(listedIn, opted) ?? onlyOnScreen(received, columns) ?? answeredAtOnce(received, call, columns);
  if (told) return withState(told, received, null);
  const looked = answeredIndirectly(received, columns, call);
  if (looked) return withState(looked, received, null);
  const about = withTopic(askedInShort(received, columns), columns, call);
  const kind = otherKind(about);
  if (kind) return answerOther(kind, call, about, columns);
  const meant = withPlainLabels(inFull(withQuestion(about, columns), columns, call), columns);
  const request = withOwners(call, withDescribed(call, meant), columns);
  const clauses = readClauses(request, columns, NOTHING_GIVEN);
  const waiting = request.mode === "agent" ? waitingNewcomer(request) : null;
  if (waiting && (tellsOfNewcomer(request.message) || ownerSaid(request.message) !== null))
    return answerAboutNewcomer(waiting, call, request, columns);
  const dropped = request.mode === "agent" ? letGoFirst(call, request) : null;
  if (dropped) {
    const about = dropped.gone.about ?? request.state?.person ?? null;
    const state = { ...(request.state ?? NOTHING_SAID), question: null, person: about };
    if (dropped.rest === null) return { ...withState(dropped.gone, { ...request, state }, null) };
    const rest = { ...request, message: dropped.rest, changes: [], state };
    const said = answerClauses(readClauses(rest, columns, NOTHING_GIVEN), turnOf(call, rest, columns, {}));
    return { ...said, text: `${dropped.gone.text}\n\n${said.text}` };
  }
  const question = request.state?.question ?? (isOfNewcomer(request) ? urlAsked(request.state) : null);
  const answered =
    question === null || (request.mode === "ask" && question.asks !== "question")
      ? null
      : answerTo(question, request, clauses);
  if (answered === "which" && question) return withState(askedWhich(question), request, question);
  if (answered === "left" || answered === "which")
    return withState(say("All right, I left it as it is."), request, null);
  const asking = answered === null ? request : answered.request;
  const noted = editNote(turnOf(call, asking, columns, answered?.given ?? {}));
  if (noted !== null && "ask" in noted) return askFirst(noted, turnOf(call, asking, columns, answered?.given ?? {}));
  if (noted !== null) return withState(noted, request, null);
  const other =
    request.mode === "ask" || answered !== null
      ? null
      : (otherField(request, columns, call) ?? otherPersonsValue(request, columns));
  if (other) return answerOther(other, call, request, columns);
  if (question?.isTheirs === true && answered !== null) call = heldAsTheirs(call);
  if (answered === null || question === null) return answerInTurn(clauses, turnOf(call, request, columns, {}));
  const given = givenBy(answered.given);
  const chosen = withChosen(withDescribed(call, answered.request), given);
  const isRead = readClauses(chosen, columns, given).some(
    ({ readings, kind }) => readings.length > 0 || kind === "question",
  );
  const again = isRead ? chosen : withNamesInFull(chosen, given);
  return answerClauses(readClauses(again, columns, given), turnOf(call, again, columns, answered.given));
}

/** The answer to a message about the last change or the card that waits: a yes, that it is to be left alone, another value for all of it. */
function answerToLast(call: Call, typed: StepRequest, columns: () => readonly OwnColumn[]): Said | null {
  const agreed = agreedTo(typed, columns);
  const done = agreed && answerAgreed(agreed, call, typed);
  const instead = () => answerDeclined(typed, call, answerMessage);
  return done ?? instead() ?? leftAsItIs(typed, call) ?? answerAlike(typed, call, { columns, answer: answerMessage });
}

/** What was agreed to, done, and what the yes went on with; null where that is not understood: then nothing is agreed to. */
function answerAgreed({ action, rest }: Agreed, call: Call, typed: StepRequest): Said | null {
  if (action === null) return answerMessage(call, { ...typed, message: rest ?? "" });
  const state = { ...(typed.state ?? NOTHING_SAID), question: null };
  const next = { ...typed, message: rest ?? "", changes: [], state };
  const tried = rest === null ? null : answerMessage(onlyReading(call), next);
  if (tried && /did not understand/u.test(tried.text)) return null;
  call("take_back", { actionId: action.id }, null);
  const person = typed.state?.person;
  const done = outcome(call(action.tool, action.params, null), person?.id === action.founderId ? person : undefined);
  if (rest === null) return withState(done, typed, null);
  const said = answerMessage(call, next);
  return { ...said, text: `${done.text}\n\n${said.text}` };
}

/** Someone who is left out of a change, and what is set for them instead. */
function answerLeftOut({ first, then }: { first: string; then: string }, call: Call, typed: StepRequest): Said {
  const gone = answerMessage(call, { ...typed, message: first });
  if (then === "") return gone;
  const said = answerMessage(call, { ...typed, message: then, changes: [] });
  return { ...said, text: `${gone.text}\n\n${said.text}` };
}

/** The last change taken back, and another field of the same person set instead. */
function answerOther(other: OtherField, call: Call, request: StepRequest, columns: readonly OwnColumn[]): Said {
  const gone = takenBack([other.action], call);
  const people = [byName(other.person), ...request.people.filter(({ id }) => id !== other.person.id)];
  const own = { ...request, message: other.order, people, changes: [] };
  const said = answerClauses(readClauses(own, columns, NOTHING_GIVEN), turnOf(call, own, columns, {}));
  return { ...said, text: `${gone.text}\n\n${said.text}` };
}

/** "Also his email is …", while the card of someone new waits: the card with it. */
function answerAboutNewcomer(
  waiting: AssistantAction,
  call: Call,
  request: StepRequest,
  columns: readonly OwnColumn[],
): Said {
  call("take_back", { actionId: waiting.id }, null);
  const given = { ...NOTHING_GIVEN, told: ownerSaid(request.message) ?? request.message };
  const own = { ...request, message: orderOf(waiting), changes: [] };
  return answerClauses(readClauses(own, columns, given), turnOf(call, own, columns, { "told:": given.told }));
}
