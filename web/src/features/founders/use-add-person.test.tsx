import { aRefreshStatus } from "@/testing/refresh-status";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { Founder } from "@contract/founders";
import type { PropsWithChildren } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dataSourcesQuery } from "@/features/data-sources/data-sources.queries";
import { createQueryClient } from "@/lib/query-client";
import { OutboxContext } from "@/lib/outbox/use-outbox";
import { fakeServer } from "@/testing/fake-server";
import { aFounderRow } from "@/testing/founder";
import { aDataSource } from "@/testing/data-source";
import { anOutbox } from "@/testing/outbox";
import { checkPerson } from "./add-person-errors";
import { progressText } from "./add-person-flow";
import { foundersQuery, suggestionsQuery } from "./founders.queries";
import { useAddPerson } from "./use-add-person";

const checked = checkPerson({ name: "Ada", profileUrl: "linkedin.com/in/ada", company: "", email: "" });
let queue = { pending: 1, running: 0 };
let broken = false;
let outcome: Partial<Founder> = {};
/** Sample people; null when they cannot be read. */
let suggestions: unknown[] | null = null;
/** The user's connected sources. */
let sources: unknown[] = [];
const bodies: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  queue = { pending: 1, running: 0 };
  broken = false;
  outcome = {};
  suggestions = null;
  sources = [];
  isUp = true;
  bodies.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let isUp = true;

function start(refused?: { code: string; message: string }) {
  let isStored = false;
  const asked = fakeServer({
    founders: ({ method, body }) => {
      if (!isUp) throw new TypeError("Failed to fetch");
      if (method === "POST") bodies.push(body);
      if (method === "POST" && refused) return { status: 409, json: refused };
      isStored ||= method === "POST";
      return { json: isStored ? aFounderRow(outcome) : [] };
    },
    "/functions/v1/api/founders/suggestions": () =>
      suggestions ? { json: { data: suggestions } } : { status: 404, json: { error: "Not found" } },
    data_sources: () => ({ json: sources }),
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
  client.setQueryData(foundersQuery().queryKey, { rows: [], next: null, total: 3 });
  if (suggestions) client.setQueryData(suggestionsQuery.queryKey, []);
  client.setQueryData(dataSourcesQuery.queryKey, sources as never);
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

test("says that the profile is unknown instead of a completed job, and stays open", async () => {
  outcome = { lastRefreshOutcome: "unknown_profile", lastPostDate: null };
  queue = { pending: 0, running: 0 };
  const { happened, result, pass } = start();
  await pass(2);
  const why = "Their LinkedIn posts follow once you connect a data source.";
  await waitFor(() => expect(result.current.state).toEqual({ phase: "saved", why }));
  expect(result.current.isFirstFound).toBe(false);
  await pass(20);
  expect(happened).toEqual(["added"]);
});

test("polls nothing for someone who is known to have no posts here", async () => {
  suggestions = [];
  const { asked, result } = start();
  await waitFor(() => expect(result.current.state.phase).toBe("saved"));
  expect(polls(asked)).toBe(0);
});

test("with a connected source it asks about everyone, and an unknown profile is no sample people's matter", async () => {
  suggestions = [];
  sources = [aDataSource()];
  outcome = { lastRefreshOutcome: "unknown_profile", lastPostDate: null };
  queue = { pending: 0, running: 0 };
  const { asked, result, pass } = start();
  await pass(2);
  const why = "No profile was found at this LinkedIn URL.";
  await waitFor(() => expect(result.current.state).toEqual({ phase: "saved", why }));
  expect(polls(asked)).toBeGreaterThan(0);
});

test("celebrates the first person whose posts it finds, also with other people in the list, and no other", async () => {
  queue = { pending: 0, running: 0 };
  const first = start();
  await first.pass(3);
  await waitFor(() => expect(first.result.current.isFirstFound).toBe(true));
  cleanup();
  const second = start();
  await second.pass(3);
  await waitFor(() => expect(second.result.current.state.phase).toBe("closing"));
  expect(second.result.current.isFirstFound).toBe(false);
});

test("sends one person, however often the form is submitted at once", async () => {
  const { result } = start();
  act(() => {
    if (checked.ok) for (let press = 0; press < 3; press += 1) result.current.submit(checked.person);
  });
  await waitFor(() => expect(result.current.added).not.toBeNull());
  expect(bodies).toHaveLength(1);
});

test("stops polling when the queue cannot be read", async () => {
  const { asked, says, pass } = start();
  await says("Queue: 1 pending, 0 running");
  broken = true;
  await pass(2);
  await says("The queue can't be read right now. The summary will appear in the table.");
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
