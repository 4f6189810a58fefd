import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import { PeopleLiveContext } from "./people-live";
import { UpdateCell } from "./update-cell";

const now = new Date("2026-11-21T11:05:00Z");

function show(given: Parameters<typeof aFounder>[0] = {}, busy = false) {
  const asked: string[] = [];
  const founder = aFounder(given);
  const busyIds = new Set(busy ? [founder.id] : []);
  render(
    <PeopleLiveContext value={{ now, busyIds, onRefresh: ({ name }) => asked.push(name) }}>
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
  expect(link.getAttribute("href")).toBe(aFounder().lastPostUrl);
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(screen.getByText("5m ago").getAttribute("datetime")).toBe("2026-11-21T11:00:00Z");
});

test("calls an extract key points, and makes no link of an unsafe address", () => {
  show({ lastPostUrl: "javascript:alert(1)" });
  expect(screen.getByText("Key points")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("says 'Never refreshed' and why there is nothing yet", () => {
  show({ lastPostSummary: null, lastRefreshedAt: null, lastRefreshOutcome: "failed", lastRefreshError: "Signed out." });
  expect(screen.getByText("Refresh failed: Signed out.")).toBeTruthy();
  expect(screen.getByText("Never refreshed")).toBeTruthy();
});

test("asks for a refresh, but not while one runs", async () => {
  const asked = show();
  await userEvent.click(screen.getByRole("button", { name: "Refresh Ada Okafor" }));
  expect(asked).toEqual(["Ada Okafor"]);
  cleanup();
  show({}, true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Refreshing Ada Okafor" }).disabled).toBe(true);
});
