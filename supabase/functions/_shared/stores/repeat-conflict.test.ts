import { expect, test } from "vitest";
import { repeatConflict } from "./repeat-conflict.ts";

/** Answers with each of the codes in turn, then with 201. */
function server(codes: string[], status: number) {
  const sent: unknown[] = [];
  const send = (_: unknown, init?: RequestInit) => {
    const code = codes[sent.length];
    sent.push(init?.body);
    return Promise.resolve(
      code === undefined ? Response.json({ id: 1 }, { status: 201 }) : Response.json({ code }, { status }),
    );
  };
  const waits: number[] = [];
  const repeating = repeatConflict(send, (ms) => Promise.resolve(void waits.push(ms)));
  return { sent, waits, ask: (init: RequestInit = {}) => repeating("http://db/rest/v1/notes", init) };
}

test.each([
  ["40P01", 500],
  ["40001", 500],
  ["40P01", 409],
])("sends again what ended with %s and %i, body and all", async (code, status) => {
  const { sent, waits, ask } = server([code, code], status);
  const response = await ask({ method: "POST", body: "note" });
  expect([response.status, await response.json()]).toEqual([201, { id: 1 }]);
  expect(sent).toEqual(["note", "note", "note"]);
  expect(waits).toEqual([20, 60]);
});

test("gives up after three retries, with an answer that can still be read", async () => {
  const { sent, ask } = server(Array<string>(9).fill("40P01"), 500);
  const response = await ask();
  expect([response.status, await response.json()]).toEqual([500, { code: "40P01" }]);
  expect(sent).toHaveLength(4);
});

test.each([
  ["23505", 409],
  ["57014", 500],
  ["40P01", 400],
])("sends %s with %i once", async (code, status) => {
  const { sent, ask } = server([code], status);
  expect(await (await ask()).json()).toEqual({ code });
  expect(sent).toHaveLength(1);
});

test("sends nothing again that its caller cancelled", async () => {
  const { sent, ask } = server(["40P01"], 500);
  await ask({ signal: AbortSignal.abort() });
  expect(sent).toHaveLength(1);
});
