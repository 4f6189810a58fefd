import type { AssistantAction, ChatEvent, ChatMode, ConversationReply } from "../contract/assistant.ts";
import { todayIn } from "../contract/calendar-date.ts";
import type { Embedder } from "../embeddings/embedder.ts";
import { type LanguageModel, LanguageModelError } from "../language-model/language-model.ts";
import { beginTurn, type BegunTurn, endTurn, type SentMessage } from "../stores/conversations.ts";
import type { Db } from "../stores/db.ts";
import type { AssistantModel, StepRequest, TakenStep } from "./assistant-model.ts";
import type { ConversationState } from "./builtin/reading.ts";
import { answerToProposals } from "./confirm.ts";
import { Executor, type Guards, listsOf } from "./executor.ts";
import { FounderMemory } from "./founder-memory.ts";
import { replyOf, summaryOf } from "./conversation-reply.ts";
import { KnownAddresses } from "./known-addresses.ts";
import { safeReply, safeStream } from "./safe-reply.ts";
import { offeredTools } from "./tools/all-tools.ts";
import type { ToolContext } from "./tools/tool.ts";
import { findRelatedTexts, NO_TEXTS, type RelatedTexts } from "./related-texts.ts";
import { mayBeTheirs } from "./others-words/may-be-theirs.ts";
import { peopleNamed } from "./people-named.ts";
import { splitMessage, visibleText } from "./untrusted-text.ts";
import { MAY_BE_THEIRS } from "./why-held.ts";
import { spokenOf, withConfirmedPerson } from "./spoken-of.ts";
import { type SeenSource, usedSources } from "./used-sources.ts";
import { meantNext } from "./what-waits.ts";
import { cutText } from "../contract/storable.ts";

/** The most that one message has a model do, one after another. */
export const STEPS_AT_MOST = 6;
/** Rules take a step for each thing that they look up, and cost nothing. */
const STEPS_OF_RULES = 40;
/** The most records that rules look at with one call. */
const RULES_READ = 200;
/** For all steps of one message; a model's server may take half of it for each. */
const TURN_MS = 120_000;
/** The longest answer to one message, of all its steps. */
const ANSWER_MAX_LENGTH = 32_000;
const CARDS_MAX_LENGTH = 8_000;

/** What a conversation needs of the world around it. */
export interface Conversing {
  db: Db;
  userId: string;
  model: AssistantModel;
  /** Finds texts by meaning; null where only words can be compared. */
  embedder: Embedder | null;
  /** Whether the model's first step is to be taken from the caller's budget. */
  isPaid: boolean;
  /** Gives the model that writes e-mails. Throws when the caller's budget does not reach. */
  writer(): Promise<LanguageModel>;
  now(): Date;
  signal: AbortSignal;
  onEvent(event: ChatEvent): void;
  guards?: Guards;
  /** If true, a proposal is confirmed by a code and not by a typed yes, and no change to several records is taken back. */
  needsCode?: boolean;
}

/**
 * Answers one message: begins the turn, lets the model take its steps, and writes down what came of it. A message that was answered
 * before has the same answer again. Throws StoreError.
 */
export async function converse(world: Conversing, sent: SentMessage): Promise<ConversationReply> {
  const [begun, texts] = await Promise.all([
    beginTurn(world.db, sent, world.isPaid),
    // Rules search by themselves, when a question needs it.
    world.model.followsRules ? NO_TEXTS : findRelatedTexts(world.db, world.embedder, sent),
  ]);
  if (begun.answered) return replyOf(begun);
  const message = visibleText(sent.message);
  const people = await peopleNamed(world.db, begun.people, message);
  const isTheirs = mayBeTheirs({ message, user: begun.user, people });
  const saying = { message, mode: sent.mode, isTheirs };
  const turn = new Turn(world, { ...begun, people, state: spokenOf(begun) }, texts, saying);
  try {
    const answered = await answerToProposals(world.db, {
      ...{ ...saying, begun, words: turn.split.instruction, today: turn.today, needsCode: world.needsCode ?? false },
      report: (action) => turn.report(action),
      keep: ({ id }) => turn.kept.push(id),
      know: (waiting) => (turn.waiting = waiting.map(({ title }) => title)),
    });
    if (answered === null) await turn.run();
    else turn.say(answered);
    return await turn.end();
  } catch (error) {
    // Without an answer the same message could not be sent again for a while.
    await turn.giveUp().catch(() => undefined);
    throw error;
  }
}

/** One message and everything that is gathered while it is answered. */
class Turn {
  readonly split;
  readonly today: string;
  private readonly sources = new Map<string, SeenSource>();
  private readonly known: KnownAddresses;
  private readonly reported: AssistantAction[];
  /** What the answer is about and does not show again. */
  readonly kept: string[] = [];
  /** The titles of all that waits, where that was read. */
  waiting: string[] | undefined;
  private readonly executor: Executor;
  private readonly request: Omit<StepRequest, "steps">;
  private readonly stream;
  private written = "";
  private suggestions: string[] = [];
  private state: ConversationState | null = null;
  private error: string | null = null;
  private readonly world: Conversing;
  private readonly begun: BegunTurn;

  constructor(
    world: Conversing,
    begun: BegunTurn,
    texts: RelatedTexts,
    { message, mode, isTheirs }: { message: string; mode: ChatMode; isTheirs: boolean },
  ) {
    this.world = world;
    this.begun = begun;
    this.reported = [...begun.actions];
    const { people, user, columns, state, changes } = begun;
    this.known = new KnownAddresses(message, world.model.followsRules);
    this.split = splitMessage(message);
    const now = world.now();
    const today = todayIn(begun.user.timeZone, now);
    this.today = today;
    const history = begun.history.map(({ role, content }) => ({ role, content: visibleText(content) }));
    const cards = cutText(
      [...people.map(({ card }) => JSON.stringify(card)), ...texts.cards].join("\n"),
      CARDS_MAX_LENGTH,
    );
    this.request = {
      ...{ mode, message, history, people, cards, tools: offeredTools(mode), user, columns, changes, now, today },
      ...(state && { state }),
    };
    const context: ToolContext = {
      db: world.db,
      founders: new FounderMemory(world.db, people),
      userId: world.userId,
      mode,
      user: begun.user,
      now,
      today,
      writer: world.writer,
      most: world.model.followsRules ? RULES_READ : undefined,
      sees: (source) => this.see(source),
    };
    for (const source of texts.sources) this.see(source);
    for (const person of people) this.known.add(`/people/${person.id}`);
    this.stream = safeStream(this.known.rule, (text) => world.onEvent({ event: "delta", data: { text } }));
    this.executor = new Executor({
      context,
      model: world.model,
      sessionId: begun.sessionId,
      turn: begun.turn,
      asked: {
        ...this.split,
        message,
        earlier: history.findLast(({ role }) => role === "user")?.content ?? "",
        today,
        lists: listsOf(begun.user),
      },
      people,
      earlier: begun.actions,
      // A card holds names, notes and posts; a pasted text may be anybody's.
      tainted: begun.tainted || people.length > 0 || texts.cards.length > 0 || this.split.pasted !== "",
      sureness: 1,
      // The rules say so themselves, of the parts that may be.
      ...(isTheirs && !world.model.followsRules && { holdAll: MAY_BE_THEIRS }),
      undoesOne: world.needsCode ?? false,
      onAction: (action) => this.report(action),
      onTool: (tool, label) => world.onEvent({ event: "tool", data: { tool, label } }),
      ...(world.guards && { guards: world.guards }),
    });
  }

  report(action: AssistantAction): void {
    // A try after a failed one meets what the first had done.
    const known = this.reported.findIndex(({ id }) => id === action.id);
    this.reported.splice(known === -1 ? this.reported.length : known, 1, action);
    // An event says which conversation it is of: cards of earlier ones come with the whole answer.
    const event = action.status === "proposed" ? "pending" : "result";
    if (action.sessionId === this.begun.sessionId) this.world.onEvent({ event, data: action });
  }

  /** Throws LanguageModelError when the answer grows too long. */
  say(text: string): void {
    if (this.written.length + text.length > ANSWER_MAX_LENGTH)
      throw new LanguageModelError("The language model's answer was too long.", { retryable: true });
    this.written += text;
    this.stream.write(text);
  }

  private see(source: SeenSource): void {
    this.sources.set(source.id, source);
    this.known.add(source.href);
  }

  /** Lets the model take its steps until it has said its last word. A model that fails costs its answer, not what was done before. */
  async run(): Promise<void> {
    const steps: TakenStep[] = [];
    const most = this.world.model.followsRules ? STEPS_OF_RULES : STEPS_AT_MOST;
    const signal = AbortSignal.any([this.world.signal, AbortSignal.timeout(TURN_MS)]);
    try {
      for (let count = 0; count < most; count += 1) {
        const step = await this.world.model.takeStep(
          { ...this.request, waiting: this.waiting, steps },
          (text) => this.say(text),
          signal,
        );
        ({ suggestions: this.suggestions = [], state: this.state = null } = step);
        if (step.calls.length === 0) return;
        const results = [];
        // One after another: a call may rest on what the one before it did.
        for (const call of step.calls) results.push(await this.executor.execute(call));
        this.known.read(results.map(({ data }) => data));
        steps.push({ calls: step.calls, results });
      }
      if (this.written === "") this.say("I stopped after several steps. Tell me how to go on.");
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      this.error = error.message;
    }
  }

  async end(): Promise<ConversationReply> {
    const { db, model, guards } = this.world;
    this.stream.end();
    const said = ((guards?.links ?? true) ? safeReply(this.written, this.known.rule) : this.written).trim();
    const reply = said === "" && this.error === null ? summaryOf(this.reported) : said;
    const { sessionId, turn } = this.begun;
    const detail = {
      error: this.error,
      sources: usedSources(reply, this.sources.values()),
      suggestions: this.suggestions,
      madeBy: model.madeBy,
      actionIds: meantNext(this.reported, this.kept, this.begun.waiting),
      state: this.state ?? withConfirmedPerson(this.begun.state, this.reported),
    };
    const tainted = this.executor.isTainted;
    await endTurn(db, { sessionId, turn, reply: reply || (this.error ?? ""), model: model.model, tainted, detail });
    return replyOf({ reply, sessionId, turn, model: model.model, detail, actions: this.reported });
  }

  /** Ends the turn as failed, so that the same message can be sent again. */
  async giveUp(): Promise<void> {
    this.error = "Something went wrong. Please try again.";
    await this.end();
  }
}
