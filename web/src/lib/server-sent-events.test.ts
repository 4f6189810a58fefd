import { expect, test } from "vitest";
import { serverSentEvents } from "./server-sent-events";

async function read(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events = [];
  for await (const event of serverSentEvents(body)) events.push(event);
  return events;
}

test("gives events as they were sent, wherever the chunks were cut", async () => {
  expect(await read("event: del", 'ta\ndata: {"text"', ':"a"}\n', "\nevent: done\r\ndata: 1\r\n\r\n")).toEqual([
    { event: "delta", data: '{"text":"a"}' },
    { event: "done", data: "1" },
  ]);
});

test("puts a letter together that was cut in two", async () => {
  const [first, second] = [new Uint8Array([0x64, 0x61, 0x74, 0x61, 0x3a, 0xc3]), new Uint8Array([0xa9, 0x0a, 0x0a])];
  expect(await read(first, second)).toEqual([{ event: "message", data: "é" }]);
});

test("joins lines of data, and leaves out comments and what is not whole at the end", async () => {
  expect(await read(": ping\n\ndata: one\ndata:two\n\ndata: cut o")).toEqual([{ event: "message", data: "one\ntwo" }]);
});
