import { aRefreshStatus } from "@/testing/refresh-status";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { PropsWithChildren } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { OutboxContext } from "@/lib/outbox/use-outbox";
import { fakeServer } from "@/testing/fake-server";
import { aFounderRow } from "@/testing/founder";
import { anOutbox } from "@/testing/outbox";
import { checkPerson } from "./add-person-errors";
import { progressText } from "./add-person-flow";
import { useAddPerson } from "./use-add-person";

const checked = checkPerson({ name: "Ada", profileUrl: "linkedin.com/in/ada", company: "", email: "" });
let queue = { pending: 1, running: 0 };
let broken = false;
const bodies: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  queue = { pending: 1, running: 0 };
  broken = false;
  isUp = true;
  bodies.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let isUp = true;

function start(refused?: { code: string; message: string }) {
  const asked = fakeServer({
    founders: ({ method, body }) => {
      if (!isUp) throw new TypeError("Failed to fetch");
      if (method === "POST") bodies.push(body);
      if (method === "POST" && refused) return { status: 409, json: refused };
      return { json: method === "POST" ? aFounderRow() : [] };
    },
    "rpc/refresh_status": () =>
      broken
        ? { status: 400, json: { code: "PT400", message: "no" } }
        : { json: aRefreshStatus({ ...queue, total: 1 }) },
  });
  const happened: string[] = [];
  const options = { onAdded: () => happened.push("added"), onDone: () => happened.push("done") };
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox}>{children}</OutboxContext>
    </QueryClientProvider>
  );
  const client = createQueryClient(() => undefined);
  const outbox = anOutbox(client);
  const { result } = renderHook(() => useAddPerson(options), { wrapper });
  if (!checked.ok) throw new Error("The person of this test is refused");
  const { person } = checked;
  act(() => result.current.submit(person));
  const says = (text: string) => waitFor(() => expect(progressText(result.current.state)).toBe(text));
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  return { asked, happened, outbox, result, says, pass };
}

const polls = (asked: string[]) => asked.filter((path) => path === "POST rpc/refresh_status").length;

test("polls the queue every 2 s, counts down when it is idle, and closes", async () => {
  const { asked, happened, says, pass } = start();
  await says("Queue: 1 pending, 0 running");
  expect(happened).toEqual(["added"]);
  const before = polls(asked);
  await pass(4);
  expect(polls(asked) - before).toBe(2);

  queue = { pending: 0, running: 0 };
  await pass(2);
  await says("Job completed! Closing in 10 seconds...");
  await pass(11);
  expect(happened).toEqual(["added", "done"]);
});

test("stops polling when the queue cannot be read", async () => {
  const { asked, says, pass } = start();
  await says("Queue: 1 pending, 0 running");
  broken = true;
  await pass(2);
  await says("The queue cannot be read right now. The table shows the summary when it is there.");
  const before = polls(asked);
  await pass(10);
  expect(polls(asked)).toBe(before);
});

test("says to refresh by hand after 5 minutes", async () => {
  const { says, pass } = start();
  await says("Queue: 1 pending, 0 running");
  await pass(301);
  await says("Job taking longer than expected. Please refresh manually.");
});

test("keeps the person while the server cannot be reached, and adds them later under the id they were given", async () => {
  isUp = false;
  const { happened, outbox, result } = start();
  await waitFor(() => expect(result.current.state).toEqual({ phase: "waiting" }));
  expect(happened).toEqual(["added"]);
  const [kept] = outbox.read();
  expect(kept?.text).toBe("Add Ada, https://www.linkedin.com/in/ada");
  isUp = true;
  await outbox.replay();
  expect(bodies).toMatchObject([{ id: (kept?.variables as { id: string }).id, name: "Ada" }]);
  expect(outbox.read()).toEqual([]);
});

test("goes back to the form with the reason of a refusal", async () => {
  const duplicate = 'duplicate key value violates unique constraint "founders_profile_url_unique"';
  const { happened, result } = start({ code: "23505", message: duplicate });
  await waitFor(() =>
    expect(result.current.state).toEqual({ phase: "form", error: "You already follow this person." }),
  );
  expect(happened).toEqual([]);
});
