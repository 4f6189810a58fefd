import { Hono } from "hono";
import { serveHttp } from "./http-server.ts";
import type { Part } from "./part.ts";

/** What it answers to every recording: words that the assistant understands. */
export const HEARD = "What is due today?";

export interface SpeechStandIn extends Part {
  /** As OPENAI_TRANSCRIBE_BASE_URL has it. */
  baseUrl: string;
  /** Sets the words that it hears from now on. */
  hear(words: string): void;
}

/**
 * A stand-in for a speech server, for development without a key: it speaks OpenAI's audio transcriptions, hears nothing, and always
 * answers with the same words, so that recording and sending can be tried.
 */
export async function startSpeechStandIn(words = HEARD): Promise<SpeechStandIn> {
  let heard = words;
  const app = new Hono();
  app.post("/v1/audio/transcriptions", async (c) => {
    const { file } = await c.req.parseBody();
    return file instanceof File && file.size > 0
      ? c.json({ text: heard })
      : c.json({ error: { message: "There is no file.", type: "invalid_request_error" } }, 400);
  });
  const server = await serveHttp(0, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  return {
    name: "speech stand-in",
    baseUrl: `${server.url}/v1`,
    hear: (next) => void (heard = next),
    check: () => Promise.resolve(),
    stop: () => server.stop(),
  };
}
