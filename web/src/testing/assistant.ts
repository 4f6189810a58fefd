import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { AssistantAction, ConversationReply } from "@contract/assistant";

export const sessionId = "5b0f3c51-3f0e-4a52-9d53-0f1c1f6f3a01";

/** An action as the assistant reports it. */
export function actionOf(given: Partial<AssistantAction> = {}): AssistantAction {
  return {
    id: "5b0f3c51-3f0e-4a52-9d53-0f1c1f6f3a02",
    sessionId,
    turn: 1,
    tool: "update_founder",
    status: "executed",
    title: "Change Ada Park",
    message: "Changed the stage of Ada Park",
    saidWhenDone: "Changed the stage of Ada Park",
    heldBecause: null,
    params: {},
    changes: [{ record: null, field: "Stage", before: "Lead", after: "Meeting" }],
    losses: [],
    userWords: "move Ada to meeting",
    tainted: false,
    confidence: 1,
    model: "builtin",
    founderId: null,
    recordId: null,
    canUndo: true,
    createdAt: "2026-11-21T10:00:00Z",
    settledAt: null,
    expiresAt: null,
    ...given,
  };
}

/** An answer of the assistant. */
export function replyOf(given: Partial<ConversationReply> = {}): ConversationReply {
  return {
    reply: "Done.",
    sessionId,
    error: null,
    conversationEnded: false,
    extractedActions: [],
    executedCount: 0,
    failedCount: 0,
    alreadyExistsCount: 0,
    alreadyExists: [],
    summary: null,
    turn: 1,
    actions: [],
    sources: [],
    suggestions: [],
    madeBy: "builtin",
    model: "builtin",
    ...given,
  };
}

/** Replaces the browser's ResizeObserver where nothing has a size. */
class NoResizing {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

/** Has each test of a file begin with what the panel needs of a browser, and end with nothing left over. */
export function setUpPanel() {
  beforeEach(() => {
    vi.stubGlobal("ResizeObserver", NoResizing);
    Element.prototype.scrollTo = () => undefined;
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}

type Answer = (body: Record<string, unknown>) => Response | Promise<Response>;
export const described = { madeBy: "builtin", model: "builtin", canTranscribe: true, suggestions: ["Who is overdue?"] };
export const nothingDone = {
  transcript: "",
  extractedActions: [],
  executed: [],
  alreadyExists: [],
  failed: [],
  undone: [],
  cancelled: [],
};

/** A streamed answer of these events. */
export const stream = (...events: [string, unknown][]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });

/** An action as its table has it. */
export const actionRow = ({ sessionId: conversation_id, canUndo, ...action }: AssistantAction) => ({
  ...Object.fromEntries(
    Object.entries(action).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ),
  ...{ conversation_id, operation: { kind: canUndo ? "update" : "none" } },
});

/** Answers calls of the API by what follows /api/ and returns their bodies, in order; the database's by what follows /rest/v1/. */
export function answering(answers: Record<string, Answer>) {
  const asked: [string, Record<string, unknown>][] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = String(input instanceof Request ? input.url : input);
    const [, server, path = ""] = /\/(api|rest\/v1)\/([^?]*)/.exec(address) ?? [];
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    if (path === "conversation/assistant") return Response.json(described);
    if (server === "api") asked.push([path, body]);
    return (await answers[path]?.(body)) ?? Response.json({ error: "Not found" }, { status: 404 });
  });
  return asked;
}
