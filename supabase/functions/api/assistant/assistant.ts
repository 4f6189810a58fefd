import type { Context, Hono } from "hono";
import type { ParsedCall } from "../mount.ts";
import * as contract from "../../_shared/contract/assistant.ts";
import { confirm } from "../../_shared/assistant/confirm.ts";
import { converse, type Conversing } from "../../_shared/assistant/converse.ts";
import { endConversation } from "../../_shared/assistant/end-conversation.ts";
import { EXAMPLES } from "../../_shared/assistant/builtin/read-answers.ts";
import { dropAction, listActions, undoAction } from "../../_shared/stores/conversations.ts";
import { affordModel } from "../ai/afford-model.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";
import { affordAssistant } from "./afford-assistant.ts";
import { streamEvents } from "./stream-events.ts";

/** The assistant's calls of spec §7. Who asks follows from the token; the body's `userId` is not read. */
export function mountAssistant(app: Hono<ApiEnv>): void {
  mount(app, contract.describeAssistant, (_, c) => {
    const { assistant, transcriber } = c.var.outside;
    const { madeBy, model } = assistant;
    return Promise.resolve({ madeBy, model, canTranscribe: transcriber !== null, suggestions: EXAMPLES });
  });
  mount(app, contract.listAssistantActions, async ({ query }, c) => ({ data: await listActions(c.var.db, query) }));
  mount(app, contract.confirmAction, ({ params }, c) => confirm(c.var.db, params.actionId));
  mount(app, contract.cancelAction, ({ params }, c) => dropAction(c.var.db, params.actionId, null));
  mount(app, contract.undoAction, ({ params }, c) => undoAction(c.var.db, params.actionId));
  mount(app, contract.sendMessage, (call, c) => sendMessage(call, c));
  mount(app, contract.endConversation, async ({ input }, c) =>
    endConversation(await worldOf(c, () => undefined), input.sessionId, input.mode),
  );
}

async function sendMessage(
  { input }: ParsedCall<typeof contract.sendMessage>,
  c: Context<ApiEnv>,
): Promise<contract.ConversationReply | Response> {
  const wantsEvents = /\btext\/event-stream\b/i.test(c.req.header("Accept") ?? "");
  if (!wantsEvents) return await converse(await worldOf(c, () => undefined), input);
  return await streamEvents(c, async (send) => {
    const reply = await converse(await worldOf(c, send), input);
    send({ event: "done", data: reply });
  });
}

async function worldOf(c: Context<ApiEnv>, onEvent: Conversing["onEvent"]): Promise<Conversing> {
  const { db, userId } = c.var;
  return {
    db,
    userId,
    model: await affordAssistant(c),
    writer: () => affordModel(c),
    now: () => new Date(),
    signal: c.req.raw.signal,
    onEvent,
  };
}
