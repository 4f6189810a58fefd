import type { AssistantAction, ChatMode, ConversationResult } from "../contract/assistant.ts";
import { todayIn } from "../contract/calendar-date.ts";
import { listActions } from "../stores/assistant-actions.ts";
import { closeConversation, findNamedPeople, getConversation } from "../stores/conversations.ts";
import { getUser } from "../stores/profile.ts";
import type { StepRequest, TakenStep } from "./assistant-model.ts";
import type { Conversing } from "./converse.ts";
import { countsOf } from "./conversation-reply.ts";
import { STEPS_AT_MOST } from "./converse.ts";
import { Executor, listsOf } from "./executor.ts";
import { offeredTools } from "./tools/all-tools.ts";
import { FounderMemory } from "./founder-memory.ts";
import { peopleNamed } from "./people-named.ts";
import { splitMessage, visibleText } from "./untrusted-text.ts";

/** Something concluded from a conversation is less sure than a command that is being answered. */
const INFERRED = 0.6;
const ACTIONS_AT_MOST = 200;
/** The most messages that are read again at the end. */
const TURNS_AT_MOST = 5;

const FOUND_AT_THE_END = "Found in what you wrote. Confirm to do it.";

/**
 * Ends a conversation and tells what was done in it. Nothing new is done: what the user's own words still ask for, in messages that led
 * to no action, is proposed and waits like anything that still waits. Called again it gives the first result, with what waits as it is
 * by then. Throws StoreError.
 */
export async function endConversation(
  world: Conversing,
  sessionId: string,
  mode: ChatMode,
): Promise<ConversationResult> {
  const { messages, result } = await getConversation(world.db, sessionId);
  const before = await listActions(world.db, { sessionId, limit: ACTIONS_AT_MOST });
  if (result !== null) return { ...result, ...settledBy(before.reverse()) };
  if (mode === "agent" && messages.length > 0) await extract(world, sessionId, openTurns(messages, before));
  const actions = (await listActions(world.db, { sessionId, limit: ACTIONS_AT_MOST })).reverse();
  return await closeConversation(world.db, sessionId, resultOf(messages, actions));
}

type SaidMessage = Awaited<ReturnType<typeof getConversation>>["messages"][number];

/** What the user said in agent mode and no action came of: most of it were questions, but an answer may have failed. */
function openTurns(messages: SaidMessage[], actions: AssistantAction[]): SaidMessage[] {
  const dealtWith = new Set(actions.map(({ turn }) => turn));
  return messages
    .filter(({ role, mode, turn }) => role === "user" && mode === "agent" && !dealtWith.has(turn))
    .slice(-TURNS_AT_MOST);
}

async function extract(world: Conversing, sessionId: string, turns: SaidMessage[]): Promise<void> {
  for (const { content, turn } of turns) {
    const message = visibleText(content);
    const [found, profile] = await Promise.all([findNamedPeople(world.db, message), getUser(world.db, world.userId)]);
    const people = await peopleNamed(world.db, found, message);
    const now = world.now();
    const today = todayIn(profile.timeZone, now);
    const user = { ...profile, stages: profile.founderStages, statuses: profile.founderStatuses };
    const request: Omit<StepRequest, "steps"> = {
      mode: "agent",
      message,
      // Only the user's own words: an answer may quote what strangers wrote.
      history: [],
      people,
      cards: people
        .map(({ card }) => JSON.stringify({ id: card["id"], name: card["name"], company: card["company"] }))
        .join("\n"),
      tools: offeredTools("agent").filter(
        ({ name }) => !/^(?:delete_|update_founders|create_custom_field|draft_email)/.test(name),
      ),
      user,
      now,
      today,
    };
    const executor = new Executor({
      context: {
        db: world.db,
        founders: new FounderMemory(world.db, people),
        userId: world.userId,
        mode: "agent",
        user,
        now,
        today,
        writer: world.writer,
        sees: () => undefined,
      },
      model: world.model,
      sessionId,
      turn,
      asked: { ...splitMessage(message), message, earlier: "", today, lists: listsOf(user) },
      people,
      // What is done without the user watching must be in their own words, whatever was said before.
      tainted: true,
      sureness: INFERRED,
      holdAll: FOUND_AT_THE_END,
      onAction: () => undefined,
      onTool: () => undefined,
      ...(world.guards && { guards: world.guards }),
    });
    await takeSteps(world, request, executor);
  }
}

async function takeSteps(world: Conversing, request: Omit<StepRequest, "steps">, executor: Executor): Promise<void> {
  const steps: TakenStep[] = [];
  for (let count = 0; count < STEPS_AT_MOST; count += 1) {
    const step = await world.model
      .takeStep({ ...request, steps }, () => undefined, world.signal)
      .catch(() => ({ text: "", calls: [] }));
    if (step.calls.length === 0) return;
    const results = [];
    for (const call of step.calls) results.push(await executor.execute(call));
    steps.push({ calls: step.calls, results });
  }
}

/** What was done, was there already, failed and waits, of actions in order. */
function settledBy(
  actions: AssistantAction[],
): Pick<ConversationResult, "executed" | "alreadyExists" | "failed" | "undone" | "cancelled" | "waiting"> {
  const are = (status: AssistantAction["status"]) => actions.filter((action) => action.status === status);
  return {
    executed: are("executed").map(({ id, tool, params, message, title }) => ({
      id,
      actionId: tool,
      params,
      message: message ?? title,
    })),
    alreadyExists: are("already_exists").map(({ tool, message, title }) => ({
      actionId: tool,
      message: message ?? title,
    })),
    failed: are("failed").map(({ tool, message, title }) => ({ actionId: tool, reason: message ?? title })),
    undone: are("undone").map(({ title }) => title),
    cancelled: are("cancelled").map(({ title }) => title),
    waiting: are("proposed"),
  };
}

function resultOf(messages: { role: string; content: string }[], actions: AssistantAction[]): ConversationResult {
  return {
    transcript: messages.map(({ role, content }) => `${role === "user" ? "User" : "Assistant"}: ${content}`).join("\n"),
    extractedActions: countsOf(actions).extractedActions,
    ...settledBy(actions),
  };
}
