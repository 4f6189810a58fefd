import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { ChatEvent } from "../../_shared/contract/assistant.ts";
import type { ApiEnv } from "../outside.ts";

/**
 * Answers with server-sent events. An error before the first event is thrown, so the call is
 * refused with a status like any other; a later error ends the stream with an `error` event.
 */
export async function streamEvents(
  c: Context<ApiEnv>,
  run: (send: (event: ChatEvent) => void) => Promise<void>,
): Promise<Response> {
  const waiting: ChatEvent[] = [];
  let wake: () => void = () => undefined;
  const progress = { isOver: false };
  const nextEvent = () => new Promise<void>((resolve) => (wake = resolve));
  const first = nextEvent();
  const running = run((event) => {
    waiting.push(event);
    wake();
  }).finally(() => {
    progress.isOver = true;
    wake();
  });
  await Promise.race([first, running]);
  if (progress.isOver) await running;
  const settled = running.catch((error: unknown) => {
    c.var.outside.logError(`POST /conversation: ${String(error)}`);
    waiting.push({ event: "error", data: { error: "Something went wrong. Please try again." } });
  });
  return streamSSE(c, async (stream) => {
    for (;;) {
      for (let event = waiting.shift(); event; event = waiting.shift()) {
        await stream.writeSSE({ event: event.event, data: JSON.stringify(event.data) });
      }
      if (progress.isOver) break;
      await nextEvent();
    }
    await settled;
    for (const event of waiting.splice(0))
      await stream.writeSSE({ event: event.event, data: JSON.stringify(event.data) });
  });
}
