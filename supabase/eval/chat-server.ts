import { type ChatCompletionRequest, LLMock } from "@copilotkit/aimock";
import type { KnownPerson, StepRequest, TakenStep } from "../functions/_shared/assistant/assistant-model.ts";
import { takeBuiltinStep } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { peopleMeant } from "../functions/_shared/assistant/spelling.ts";
import { plainWords } from "../functions/_shared/assistant/words.ts";

type ChatMessage = ChatCompletionRequest["messages"][number];

const textOf = ({ content }: ChatMessage) => (typeof content === "string" ? content : "");

/** What is wrong with a request by the rules of OpenAI's API: every call has its result, strict schemas are strict, it fits the window. */
export function chatViolation({ messages, tools = [] }: ChatCompletionRequest): string | null {
  let waiting: string[] = [];
  for (const message of messages) {
    if (message.role === "tool") {
      if (!waiting.includes(message.tool_call_id ?? "")) return "a tool message without its call";
      waiting = waiting.filter((id) => id !== message.tool_call_id);
      continue;
    }
    if (waiting.length > 0) return "a call without its tool message";
    waiting = (message.tool_calls ?? []).map(({ id }) => id);
  }
  if (waiting.length > 0) return "a call without its tool message";
  const names = tools.map((tool) => tool.function.name);
  if (new Set(names).size !== names.length || names.length > 20) return "too many tools, or one twice";
  if (!names.every((name) => /^[a-zA-Z0-9_-]{1,64}$/.test(name))) return "a tool's name";
  const loose = tools.find((tool) => !isStrict(tool.function.parameters));
  if (loose) return `the schema of ${loose.function.name} is not strict`;
  return JSON.stringify(messages).length / 4 > 16_000 ? "context_length_exceeded" : null;
}

function isStrict(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return true;
  if (Array.isArray(schema)) return schema.every(isStrict);
  const {
    type,
    properties = {},
    required = [],
    additionalProperties,
  } = schema as { type?: unknown; properties?: object; required?: string[]; additionalProperties?: unknown };
  if (type === "object" && (additionalProperties !== false || Object.keys(properties).join() !== required.join()))
    return false;
  return Object.values(schema).every(isStrict);
}

/** The built-in rules as they would answer behind OpenAI's protocol: everything that they know is in the request. */
function requestFrom({ messages, tools }: ChatCompletionRequest, now: Date, today: string): StepRequest {
  const system = textOf(messages[0] ?? { role: "system", content: "" });
  const last = messages.findLastIndex(({ role }) => role === "user");
  const steps = messages.slice(last + 1).flatMap((message): TakenStep[] => {
    const calls = (message.tool_calls ?? []).map(({ id, function: called }) => ({
      id,
      name: called.name,
      input: undefined,
    }));
    return calls.length === 0 ? [] : [{ calls, results: calls.map(({ id }) => resultOf(messages, id)) }];
  });
  const people = [...system.matchAll(/^\{"id":.*\}$/gm)].map(
    ([line]) => JSON.parse(line) as Partial<KnownPerson> & { id: string; name: string },
  );
  const message = textOf(messages[last] ?? { role: "user", content: "" });
  const lists = (name: string) => (new RegExp(`${name}: ([^.]*)\\.`).exec(system)?.[1] ?? "").split(", ");
  return {
    mode: (tools ?? []).some(({ function: { name } }) => name === "create_note") ? "agent" : "ask",
    message,
    history: messages
      .slice(1, last)
      .flatMap((one) =>
        one.role === "user" || one.role === "assistant" ? [{ role: one.role, content: textOf(one) }] : [],
      ),
    people: peopleMeant(
      people.map(({ id, name, company = null, stage = null, status = null }) => ({
        id,
        name,
        company,
        stage,
        status,
        by: plainWords(message).join(" ").includes(plainWords(name).join(" ")) ? "name" : "part",
      })),
      message,
    ),
    cards: "",
    steps,
    tools: [],
    user: {
      name: null,
      company: null,
      jobTitle: null,
      goals: null,
      timeZone: "UTC",
      stages: lists("Stages"),
      statuses: lists("Statuses"),
    },
    now,
    today,
  };
}

function resultOf(messages: ChatMessage[], id: string) {
  const text = textOf(
    messages.find((message) => message.role === "tool" && message.tool_call_id === id) ?? { role: "tool", content: "" },
  );
  const json = text.split("\n").slice(1, -1).join("\n");
  return { callId: id, text: json, data: JSON.parse(json) as unknown };
}

/** A server that speaks chat completions, minds its contract, and answers by the built-in rules. */
export function createChatServer(now: Date, today: string): LLMock {
  const server = new LLMock({ port: 0, host: "127.0.0.1", strict: true, chunkSize: 12 });
  server.on({ endpoint: "chat", predicate: (request) => chatViolation(request) !== null }, (request) => ({
    error: { message: chatViolation(request) ?? "", type: "invalid_request_error" },
    status: 400,
  }));
  server.on({ endpoint: "chat" }, (request) => {
    const { text, calls } = takeBuiltinStep(requestFrom(request, now, today));
    if (calls.length === 0) return { content: text || "Done." };
    return { toolCalls: calls.map(({ name, input }) => ({ name, arguments: JSON.stringify(input) })) };
  });
  return server;
}
