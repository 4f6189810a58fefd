import type { ConversationReply } from "../functions/_shared/contract/assistant.ts";
import { createBuiltinModel } from "../functions/_shared/language-model/builtin/builtin-model.ts";
import type { AssistantModel } from "../functions/_shared/assistant/assistant-model.ts";
import { answerQuestion } from "../functions/_shared/assistant/builtin/answer-question.ts";
import { playScript } from "../functions/_shared/assistant/builtin/script.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import { NOW, type Player } from "../eval/world.ts";

/** The part of the built-in assistant that answers questions, by itself. */
export const answering: AssistantModel = {
  madeBy: "builtin",
  model: "rules",
  followsRules: true,
  takeStep: (request, onText) => {
    const clause = {
      kind: "question" as const,
      text: request.message,
      language: "en" as const,
      people: request.people,
      mention: null,
      dates: [],
      recurrence: null,
      url: null,
      email: null,
      stage: null,
      status: null,
    };
    const played = playScript(request.steps, (call) => answerQuestion(clause, call, request));
    if ("call" in played) return Promise.resolve({ text: "", calls: [played.call] });
    onText(played.said.text);
    return Promise.resolve({ text: played.said.text, calls: [], suggestions: played.said.suggestions ?? [] });
  },
};

/** Says one thing and returns the reply. */
export function converseOnce(
  player: Player,
  message: string,
  sessionId: string | null,
  model: AssistantModel = answering,
): Promise<ConversationReply> {
  return converse(
    {
      db: player.db,
      userId: player.id,
      model,
      embedder: null,
      isPaid: false,
      writer: () => Promise.resolve(createBuiltinModel()),
      now: () => NOW,
      signal: new AbortController().signal,
      onEvent: () => undefined,
    },
    { message, sessionId, messageId: null, mode: "ask" },
  );
}

/** Asks one question after another in one conversation, and returns the last answer. */
export async function ask(player: Player, questions: string[], model: AssistantModel = answering): Promise<string> {
  let sessionId: string | null = null;
  let last = "";
  for (const message of questions) {
    const { reply, sessionId: session } = await converseOnce(player, message, sessionId, model);
    sessionId = session;
    last = reply;
  }
  return last;
}
