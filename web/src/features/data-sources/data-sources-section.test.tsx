import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
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

test("a vendor is connected only after the terms were accepted, with its key and agent", async () => {
  const connect = vi.fn();
  fakeServer({
    data_sources: () => ({ json: [] }),
    source_runs: () => ({ json: [] }),
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
  expect(connect).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("API key"), "a-key");
  await userEvent.type(screen.getByLabelText("Agent ID"), "5551234567890123");
  await userEvent.click(submit);
  await vi.waitFor(() => expect(connect).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(screen.queryByLabelText("API key")).toBeNull());
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
