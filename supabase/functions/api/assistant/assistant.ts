import type { Context, Hono } from "hono";
import type { ParsedCall } from "../mount.ts";
import * as contract from "../../_shared/contract/assistant.ts";
import { todayIn } from "../../_shared/contract/calendar-date.ts";
import { affordAssistant, isCostly, MODEL_BUDGET_USED } from "../../_shared/assistant/afford-assistant.ts";
import { confirm } from "../../_shared/assistant/confirm.ts";
import { converse, type Conversing } from "../../_shared/assistant/converse.ts";
import { endConversation } from "../../_shared/assistant/end-conversation.ts";
import { examplesFor } from "../../_shared/assistant/examples.ts";
import { dropAction, listActions, undoAction } from "../../_shared/stores/assistant-actions.ts";
import { StoreError } from "../../_shared/stores/store-error.ts";
import { affordModel, refuseUntilTomorrow } from "../ai/afford-model.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";
import { streamEvents } from "./stream-events.ts";

/** The assistant's calls of spec §7. Who asks follows from the token; the body's `userId` is not read. */
export function mountAssistant(app: Hono<ApiEnv>): void {
  mount(app, contract.describeAssistant, async (_, c) => {
    const { assistant, transcriber } = c.var.outside;
    const { madeBy, model } = assistant;
    const suggestions = await examplesFor(c.var.db, todayIn("UTC"));
    return { madeBy, model, canTranscribe: transcriber !== null, suggestions };
  });
  mount(app, contract.listAssistantActions, async ({ query }, c) => ({ data: await listActions(c.var.db, query) }));
  mount(app, contract.confirmAction, ({ params }, c) => confirm(c.var.db, params.actionId));
  mount(app, contract.cancelAction, ({ params }, c) => dropAction(c.var.db, params.actionId, null));
  mount(app, contract.undoAction, ({ params }, c) => undoAction(c.var.db, params.actionId));
  mount(app, contract.sendMessage, (call, c) => sendMessage(call, c));
  mount(app, contract.endConversation, ({ input }, c) =>
    endConversation(
      worldOf(c, false, () => undefined),
      input.sessionId,
      input.mode,
    ),
  );
}

async function sendMessage(
  { input }: ParsedCall<typeof contract.sendMessage>,
  c: Context<ApiEnv>,
): Promise<contract.ConversationReply | Response> {
  const wantsEvents = /\btext\/event-stream\b/i.test(c.req.header("Accept") ?? "");
  const answer = (onEvent: Conversing["onEvent"]) =>
    converse(worldOf(c, isCostly(c.var.outside.assistant), onEvent), input).catch((error: unknown): never => {
      if (error instanceof StoreError && error.status === 429) refuseUntilTomorrow(MODEL_BUDGET_USED);
      throw error;
    });
  if (!wantsEvents) return await answer(() => undefined);
  return await streamEvents(c, async (send) => {
    const reply = await answer(send);
    send({ event: "done", data: reply });
  });
}

function worldOf(c: Context<ApiEnv>, isPaid: boolean, onEvent: Conversing["onEvent"]): Conversing {
  const { db, userId } = c.var;
  return {
    db,
    userId,
    model: affordAssistant(db, c.var.outside.assistant, isPaid),
    embedder: c.var.outside.embedder,
    isPaid,
    writer: () => affordModel(c),
    now: () => new Date(),
    signal: c.req.raw.signal,
    onEvent,
  };
}
