import { type ChatCompletionRequest, LLMock } from "@copilotkit/aimock";

/** A stand-in for OpenAI, on a port of its own. */
export function createModelServer(): LLMock {
  return new LLMock({ port: 0, host: "127.0.0.1", strict: true });
}

/** A server that minds its contract: forgets what it was taught, and refuses requests of the wrong shape whatever it is taught next. */
export function clearModelServer(server: LLMock): void {
  server.clearFixtures();
  server.clearRequests();
  server.on({ endpoint: "chat", predicate: (request) => violation(request) !== null }, (request) => ({
    error: { message: violation(request) ?? "", type: "invalid_request_error" },
    status: 400,
  }));
}

/** What the server was asked, in order. */
export function requestsTo(server: LLMock): ChatCompletionRequest[] {
  return server.getRequests().map(({ body }) => body as ChatCompletionRequest);
}

/** What is wrong with a quarantined request: the rules of OpenAI's API, and that it has no tools. */
function violation(request: ChatCompletionRequest): string | null {
  if (request.tools !== undefined || request.tool_choice !== undefined || request.functions !== undefined)
    return "no tools";
  if (request.messages.map(({ role }) => role).join() !== "system,user") return "one system and one user message";
  if (JSON.stringify(request.messages).length / 4 > 4000) return "context_length_exceeded";
  if (request.response_format?.type !== "json_schema") return null;
  const { strict, schema } = request.response_format.json_schema as {
    strict: boolean;
    schema: Record<string, unknown>;
  };
  const keys = Object.keys(schema.properties as object);
  const closed = schema.additionalProperties === false && keys.join() === (schema.required as string[]).join();
  return strict && closed ? null : "a strict schema names all its properties as required";
}
