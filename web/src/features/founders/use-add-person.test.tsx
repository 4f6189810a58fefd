import { aRefreshStatus } from "@/testing/refresh-status";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { PropsWithChildren } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { aFounderRow } from "@/testing/founder";
import { checkPerson } from "./add-person-errors";
import { progressText } from "./add-person-flow";
import { useAddPerson } from "./use-add-person";

const checked = checkPerson({ name: "Ada", profileUrl: "linkedin.com/in/ada", company: "", email: "" });
let queue = { pending: 1, running: 0 };
let broken = false;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  queue = { pending: 1, running: 0 };
  broken = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(refused?: { code: string; message: string }) {
  const asked = fakeServer({
    founders: ({ method }) => {
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
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const client = createQueryClient(() => undefined);
  const { result } = renderHook(() => useAddPerson(options), { wrapper });
  if (!checked.ok) throw new Error("The person of this test is refused");
  const { person } = checked;
  act(() => result.current.submit(person));
  const says = (text: string) => waitFor(() => expect(progressText(result.current.state)).toBe(text));
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  return { asked, happened, result, says, pass };
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

test("goes back to the form with the reason of a refusal", async () => {
  const duplicate = 'duplicate key value violates unique constraint "founders_profile_url_unique"';
  const { happened, result } = start({ code: "23505", message: duplicate });
  await waitFor(() =>
    expect(result.current.state).toEqual({ phase: "form", error: "You already follow this person." }),
  );
  expect(happened).toEqual([]);
});
