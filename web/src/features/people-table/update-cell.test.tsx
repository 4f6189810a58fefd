import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { NO_REFRESHES } from "./live-refreshes";
import { PeopleLiveContext } from "./people-live";
import { UpdateCell } from "./update-cell";

const now = new Date("2026-11-21T11:05:00Z");

function show(given: Parameters<typeof aPersonRow>[0] = {}, isRunning = false) {
  const asked: string[] = [];
  const founder = aPersonRow(given);
  const refreshes = { ...NO_REFRESHES, runningIds: new Set(isRunning ? [founder.id] : []) };
  render(
    <PeopleLiveContext value={{ now, refreshes, onRefresh: ({ name }) => asked.push(name), onFollow: () => undefined }}>
      <UpdateCell founder={founder} />
    </PeopleLiveContext>,
  );
  return asked;
}

afterEach(cleanup);

test("shows the summary, what made it with a link to the post, and when it was checked", () => {
  show({ lastPostSummaryBy: "openai" });
  expect(screen.getByText("Ships the new onboarding.")).toBeTruthy();
  const link = screen.getByRole("link", { name: /^Summary/ });
  expect(link.getAttribute("href")).toBe(aPersonRow().lastPostUrl);
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(screen.getByText("5m ago").getAttribute("datetime")).toBe("2026-11-21T11:00:00Z");
});

test("calls an extract key points, and makes no link of an unsafe address", () => {
  show({ lastPostUrl: "javascript:alert(1)" });
  expect(screen.getByText("Key points")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("says 'Never refreshed' and why there is nothing yet", () => {
  show({ lastPostSummary: null, freshness: { state: "failed", error: "Signed out.", checkedAt: null } });
  expect(screen.getByText("Refresh failed: Signed out.")).toBeTruthy();
  expect(screen.getByText("Never refreshed")).toBeTruthy();
  cleanup();
  show({ lastPostSummary: null, freshness: { state: "never", error: null, checkedAt: null } });
  expect(screen.getByText("No summary yet. Refresh to fetch the posts.")).toBeTruthy();
  expect(screen.getByText("Never refreshed")).toBeTruthy();
});

test("keeps the time of the last successful check apart from a refresh that runs or failed since", () => {
  show({}, true);
  const running = screen.getByText("Refreshing").closest("[data-freshness]");
  expect(running?.getAttribute("data-freshness")).toBe("running");
  expect(running?.textContent).toBe("Refreshing · 5m ago");
  cleanup();
  show({ freshness: { state: "failed", error: "Signed out.", checkedAt: "2026-11-21T08:00:00Z" } });
  expect(screen.getByText("Failed").closest("[data-freshness]")?.textContent).toBe(
    "Failed · 3h ago (Refresh failed: Signed out.)",
  );
});

test("asks for a refresh, but not while one runs", async () => {
  const asked = show();
  await userEvent.click(screen.getByRole("button", { name: "Refresh Ada Okafor" }));
  expect(asked).toEqual(["Ada Okafor"]);
  cleanup();
  show({}, true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Refreshing Ada Okafor" }).disabled).toBe(true);
});
