import {
  ANSWERING_AT_MOST_MS,
  type AssistantAction,
  cancelAction,
  type ChatEvent,
  chatEventSchemas,
  type ChatMode,
  confirmAction,
  type ConversationReply,
  describeAssistant,
  endConversation,
  OTHER_MESSAGE,
  sendMessage,
  STILL_ANSWERING,
  undoAction,
} from "@contract/assistant";
import { ApiError, call, readReply } from "@contract/call";
import { listActions } from "@stores/assistant-actions";
import { getConversation } from "@stores/conversations";
import { StoreError } from "@stores/store-error";
import { transcribeAudio } from "@contract/whisper";
import { type QueryClient, queryOptions, useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { markListsOutOfDate } from "@/features/founders/founders.queries";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { serverSentEvents } from "@/lib/server-sent-events";
import type { AnswerEvent, SaidBefore } from "./chat-state";

/** What can be tried names someone who the user follows, and may have come a moment ago. */
const MINUTE_MS = 60_000;

/** Who answers, what can be tried, whether speech can be transcribed. */
export const assistantQuery = queryOptions({
  queryKey: ["assistant"],
  queryFn: () => call(api, describeAssistant),
  staleTime: MINUTE_MS,
});

/** The most actions of one conversation that are shown again. */
const ACTIONS_AT_MOST = 200;

const ACTIONS = "assistant-actions";
/** What the assistant did and proposes in a conversation, as it is by now: any of it may be undone elsewhere. */
export const actionsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [ACTIONS, sessionId] as const,
    queryFn: () => listActions(db, { sessionId, limit: ACTIONS_AT_MOST }),
  });

/** Actions as they are stored by now; what is not read yet stays as it is. */
export const asStored = (actions: AssistantAction[], stored: readonly AssistantAction[] = []) =>
  stored.length === 0 ? actions : actions.map((action) => stored.find(({ id }) => id === action.id) ?? action);

const allOf = (results: readonly { data: AssistantAction[] | undefined }[]) =>
  results.flatMap(({ data }) => data ?? []);

/** The actions of conversations as they are stored by now: an answer may show what waits in an earlier conversation. */
export const useStoredActions = (sessionIds: readonly string[]) =>
  useQueries({ queries: sessionIds.map((sessionId) => actionsQuery(sessionId)), combine: allOf });

/** Shows what became of actions. */
export function showActions(client: QueryClient, actions: readonly AssistantAction[]) {
  for (const action of actions) {
    client.setQueryData(actionsQuery(action.sessionId).queryKey, (stored = []) => [
      action,
      ...stored.filter(({ id }) => id !== action.id),
    ]);
  }
}

/** What was said and done in a conversation that is still open; null when it has ended or is gone. Throws StoreError. */
export async function readConversation(sessionId: string): Promise<SaidBefore[] | null> {
  try {
    const [{ messages, isEnded }, actions] = await Promise.all([
      getConversation(db, sessionId),
      listActions(db, { sessionId, limit: ACTIONS_AT_MOST }),
    ]);
    if (isEnded) return null;
    const isOwn = new Set(actions.map(({ id }) => id));
    const shown = messages.flatMap(({ actionIds }) => actionIds.filter((id) => !isOwn.has(id)));
    const others = shown.length === 0 ? [] : await listActions(db, { ids: shown, limit: ACTIONS_AT_MOST });
    const idOf = new Map(messages.flatMap(({ turn, messageId }) => (messageId === null ? [] : [[turn, messageId]])));
    return messages.map(({ role, content, turn, createdAt, error, actionIds }) => ({
      role,
      content,
      at: Date.parse(createdAt),
      messageId: idOf.get(turn) ?? null,
      hasFailed: error !== null,
      actions:
        role === "user"
          ? []
          : [
              ...others.filter(({ id }) => actionIds.includes(id)),
              ...actions.filter((action) => action.turn === turn),
            ].reverse(),
    }));
  } catch (error) {
    if (error instanceof StoreError && error.status === 404) return null;
    throw error;
  }
}

function eventOf(name: string, data: string): ChatEvent | null {
  if (!(name in chatEventSchemas)) return null;
  const event = name as ChatEvent["event"];
  // The schema that parses the data is the one that belongs to the name, which the compiler cannot follow through the index.
  return { event, data: readReply(chatEventSchemas[event], JSON.parse(data)) } as ChatEvent;
}

/** While an earlier try of a message is being answered it is sent again: soon at first, and then at leisure. */
const SOON_MS = 1_000;
const SOON_TRIES = 10;
const LATER_MS = 3_000;
/** The server's clock starts when it hears of a message, a little after it was sent. */
const SLACK_MS = 5_000;

export interface Sending {
  message: string;
  messageId: string;
  sessionId: string | null;
  mode: ChatMode;
}

interface Listening {
  hear: (event: AnswerEvent) => void;
  /** An earlier try of the message is being answered, or was killed; by then (Unix ms) it counts as over. */
  wait: (until: number) => void;
  signal: AbortSignal;
}

/** When this tab last sent a message that the server took, by its id, in Unix ms. */
const takenAt = new Map<string, number>();

/**
 * Sends a message and hands on the answer as it comes; while an earlier try of the same message is being answered, waits for that, until it
 * must be over. Throws ApiError; when `signal` aborts, an AbortError.
 */
export async function streamMessage(sending: Sending, { hear, wait, signal }: Listening): Promise<ConversationReply> {
  let input = sending;
  const until = (takenAt.get(input.messageId) ?? Date.now()) + ANSWERING_AT_MOST_MS + SLACK_MS;
  for (let tries = 1; ; tries += 1) {
    const sentAt = Date.now();
    try {
      const reply = await streamOnce(input, hear, signal);
      takenAt.delete(input.messageId);
      return reply;
    } catch (error) {
      // Its first try began a conversation of its own, and was cut off before it could say which.
      if (error instanceof ApiError && error.message === OTHER_MESSAGE && input.sessionId !== null) {
        input = { ...input, sessionId: null };
        continue;
      }
      const isUnderWay = error instanceof ApiError && error.message === STILL_ANSWERING;
      if (!isUnderWay) takenAt.set(input.messageId, sentAt);
      if (!isUnderWay || sentAt > until + LATER_MS || signal.aborted) throw error;
      wait(until);
      await new Promise((resolve) => setTimeout(resolve, tries < SOON_TRIES ? SOON_MS : LATER_MS));
      // What was stopped meanwhile is not asked again.
      signal.throwIfAborted();
    }
  }
}

async function streamOnce(
  input: Sending,
  hear: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<ConversationReply> {
  let ending: ConversationReply | null = null;
  const streaming = {
    ...api,
    async fetch(address: RequestInfo | URL, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      headers.set("Accept", "text/event-stream");
      const response = await api.fetch(address, { ...init, headers, signal });
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
      if (!response.ok || !isStream || !response.body) return response;
      for await (const { event: name, data } of serverSentEvents(response.body)) {
        const event = eventOf(name, data);
        if (event === null) continue;
        if (event.event === "error") throw new ApiError(event.data.error, 502);
        if (event.event === "done") ending = event.data;
        else hear(event);
      }
      if (ending === null) throw new ApiError("The answer was cut off.", 502);
      return Response.json(ending);
    },
  };
  const reply = await call(streaming, sendMessage, { input });
  hear({ event: "done", data: reply });
  return reply;
}

/** Reads again whatever the assistant may have changed. What is being typed anywhere stays. */
export function useReadAllAgain() {
  const client = useQueryClient();
  return () => {
    // Without this a long list keeps its end as it was.
    markListsOutOfDate(client);
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== assistantQuery.queryKey[0] });
  };
}

const settling = { confirm: confirmAction, cancel: cancelAction, undo: undoAction };
export type Settling = keyof typeof settling;

/** Confirms or cancels a proposed action, or undoes an executed one; `settled` is called as soon as that is shown. */
export function useSettleAction(settled: () => void = () => undefined) {
  const client = useQueryClient();
  const readAllAgain = useReadAllAgain();
  return useMutation({
    mutationFn: ({ actionId, how }: { actionId: string; how: Settling }) =>
      call(api, settling[how], { params: { actionId } }),
    onSuccess: (action) => {
      showActions(client, [action]);
      settled();
      return readAllAgain();
    },
    // Its answer may have been lost on the way: what became of it is read.
    onError: () => client.invalidateQueries({ queryKey: [ACTIONS] }),
  });
}

/** Ends a conversation; the response says what was done in it and what waits. */
export function useEndConversation() {
  const readAllAgain = useReadAllAgain();
  return useMutation({
    mutationFn: (conversation: { sessionId: string; mode: ChatMode }) =>
      call(api, endConversation, { input: conversation }),
    onSettled: () => readAllAgain(),
  });
}

/** Turns a recording into text. */
export function useTranscribe() {
  return useMutation({
    mutationFn: (recording: Blob) => {
      const audio = new File([recording], "audio.webm", { type: recording.type });
      return call(api, transcribeAudio, { input: { audio } });
    },
  });
}
