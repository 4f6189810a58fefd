import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { DataSourcesSection } from "./data-sources-section";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const connected = {
  source: "phantombuster",
  agent_id: "5551234567890123",
  actor_id: null,
  connected_at: "2026-11-01T12:00:00Z",
  chosen_at: "2026-11-01T12:00:00Z",
  daily_ceiling: 80,
  is_paused: false,
  problem: "signed_out",
  problem_reason: "PhantomBuster was signed out of LinkedIn. Connect LinkedIn there again.",
  problem_since: "2026-11-01T12:00:00Z",
  try_again_at: null,
};
const run = {
  id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
  source: "phantombuster",
  state: "signed_out",
  people: 4,
  failed_people: 4,
  cost_usd: null,
  problem_reason: null,
  submitted_at: "2026-11-01T12:00:00Z",
  finished_at: null,
};

/** The dialog, filled in and sent; gives what was checked and what was connected. */
async function fillIn(check: Answer) {
  const [checked, connect] = [vi.fn(), vi.fn()];
  fakeServer({
    data_sources: () => ({ json: [] }),
    source_runs: () => ({ json: [] }),
    founders: () => ({ json: [] }),
    "/functions/v1/api/data-sources/check": (request) => {
      checked(request.body);
      return check(request);
    },
    "rpc/connect_source": ({ body }) => {
      connect(body);
      return { json: null };
    },
  });
  renderInApp(<DataSourcesSection />);
  await userEvent.click(await screen.findByRole("button", { name: "Connect PhantomBuster" }));
  const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "Connect" });
  expect(submit.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText("I understand and accept this"));
  await userEvent.click(submit);
  expect(screen.getByText("Enter the API key.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("API key"), "a-key");
  await userEvent.type(screen.getByLabelText(/^Phantom's address/), "https://phantombuster.com/9/phantoms/555/console");
  expect([checked, connect].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await userEvent.click(submit);
  return { checked, connect };
}

test("a vendor is connected only after the terms were accepted, with a key that it takes", async () => {
  const { checked, connect } = await fillIn(() => ({ json: { verdict: "accepted", field: null, sentence: null } }));
  await vi.waitFor(() => expect(connect).toHaveBeenCalledOnce());
  expect(checked).toHaveBeenCalledWith({ source: "phantombuster", key: "a-key", agentId: "555", actorId: "" });
  expect(connect).toHaveBeenCalledWith(expect.objectContaining({ agent: "555", checks_people: true }));
  await vi.waitFor(() => expect(screen.queryByLabelText("API key")).toBeNull());
});

test("a key that is refused stays in the dialog beside why, until it is typed again", async () => {
  const sentence = "PhantomBuster doesn't accept this key.";
  const { connect } = await fillIn(() => ({ json: { verdict: "refused", field: "key", sentence } }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>("API key");
  expect(field.value).toBe("a-key");
  expect(screen.queryByRole("button", { name: "Connect anyway" })).toBeNull();
  await userEvent.type(field, "2");
  expect(screen.queryByText(sentence)).toBeNull();
  expect(connect).not.toHaveBeenCalled();
});

test.each<[string, Answer]>([
  [
    "the vendor can't be asked",
    () => ({ json: { verdict: "unsure", field: null, sentence: "PhantomBuster can't be reached." } }),
  ],
  ["our own server fails", () => ({ status: 500, json: { error: "Something went wrong." } })],
])("where %s, it is the user's choice to connect", async (_, check) => {
  const { connect } = await fillIn(check);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The key couldn't be checked");
  expect(connect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Connect anyway" }));
  await vi.waitFor(() => expect(connect).toHaveBeenCalledOnce());
});

test("a source that is signed out says so, what to do, and what its last runs were", async () => {
  fakeServer({
    data_sources: () => ({ json: [connected] }),
    source_runs: () => ({ json: [run] }),
  });
  renderInApp(<DataSourcesSection />);
  expect(await screen.findByText("Signed out of LinkedIn")).toBeTruthy();
  expect(screen.getByText(connected.problem_reason)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect((await screen.findByRole("list", { name: "Last runs" })).textContent).toContain(
    "Signed out of LinkedIn · 4 people",
  );
});

test("of two that are connected it says which is asked, and lets the user choose the other one", async () => {
  const well = { ...connected, problem: null, problem_reason: null, problem_since: null };
  let sources = [{ ...well, source: "apify", chosen_at: "2026-11-01T11:00:00Z" }, well];
  fakeServer({
    data_sources: ({ method, body }) => {
      if (method !== "PATCH") return { json: sources };
      sources = sources.map((one) => ({ ...one, ...(one.source === "apify" && (body as object)) }));
      return { json: [{ source: "apify" }] };
    },
    source_runs: () => ({ json: [] }),
    "rpc/cadence_counts": () => ({ json: { daily: 1, weekly: 0, off: 0 } }),
  });
  renderInApp(<DataSourcesSection />);
  const item = (name: string) => within(screen.getByRole("listitem", { name }));
  expect(await screen.findByText("Not in use: Tracker looks people up with PhantomBuster.")).toBeTruthy();
  expect(item("PhantomBuster").getByText("Tracker looks people up here.")).toBeTruthy();
  await userEvent.click(item("Apify").getByRole("button", { name: "Use Apify instead" }));
  expect(await screen.findByText("Not in use: Tracker looks people up with Apify.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use PhantomBuster instead" })).toBeTruthy();
});

test("of one alone nothing is said about which is asked", async () => {
  fakeServer({ data_sources: () => ({ json: [connected] }), source_runs: () => ({ json: [] }) });
  renderInApp(<DataSourcesSection />);
  await screen.findByText("Signed out of LinkedIn");
  expect(screen.queryByText(/looks people up/)).toBeNull();
});
