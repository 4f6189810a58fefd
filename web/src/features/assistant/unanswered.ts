import { CHAT_FAILED, chatModeSchema } from "@contract/assistant";
import * as z from "zod/mini";
import { type ChatState, emptyChat, pairOf } from "./chat-state";
import { CUT_OFF } from "./messages";

const unansweredSchema = z.array(
  z.object({
    content: z.string(),
    messageId: z.string(),
    mode: chatModeSchema,
    /** Unix ms. */
    at: z.number(),
  }),
);
/** A message of the user's that has no answer, with what it takes to send it again as the same message. */
type Unanswered = z.infer<typeof unansweredSchema>[number];

/** Returns as a text what is kept for a reload: what failed, and what a reload would cut off. Empty when all has an answer. */
export function writeUnanswered({ messages }: ChatState): string {
  const unanswered = messages.flatMap(({ role, content, sent, timestamp }, no): Unanswered[] => {
    const status = messages[no + 1]?.status;
    const isOpen = role === "user" && (status === "failed" || status === "refused" || status === "loading");
    return isOpen && sent ? [{ content, ...sent, at: timestamp }] : [];
  });
  return unanswered.length === 0 ? "" : JSON.stringify(unanswered);
}

/** Reads what `writeUnanswered` wrote; a shape of another version is nothing. */
function readUnanswered(text: string): Unanswered[] {
  if (text === "") return [];
  try {
    return z.parse(unansweredSchema, JSON.parse(text));
  } catch {
    return [];
  }
}

/** Returns the chat as it is after a reload: the conversation's messages are yet to be read, those without an answer can be sent again. */
export function chatAfterReload(sessionId: string | null, unanswered: string): ChatState {
  const messages = readUnanswered(unanswered).flatMap(({ content, messageId, mode, at }, no) =>
    pairOf(
      2 * no + 1,
      { content, sent: { messageId, mode }, at },
      { content: CHAT_FAILED, status: "failed", error: CUT_OFF },
    ),
  );
  return { ...emptyChat, sessionId, messages };
}
