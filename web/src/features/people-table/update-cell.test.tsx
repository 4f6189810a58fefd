import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { USUAL_REACH } from "@/lib/posts-reach";
import { NO_REFRESHES } from "./live-refreshes";
import { PeopleLiveContext } from "./people-live";
import { UpdateCell } from "./update-cell";

const now = new Date("2026-11-21T11:05:00Z");
const nothing = () => undefined;

function show(given: Parameters<typeof aPersonRow>[0] = {}, isRunning = false) {
  const asked: string[] = [];
  const founder = aPersonRow(given);
  const refreshes = { ...NO_REFRESHES, runningIds: new Set(isRunning ? [founder.id] : []) };
  render(
    <PeopleLiveContext
      value={{
        now,
        refreshes,
        reach: USUAL_REACH,
        onRefresh: ({ name }) => asked.push(name),
        onFollow: nothing,
        onOpen: nothing,
      }}
    >
      <UpdateCell founder={founder} />
    </PeopleLiveContext>,
  );
  return asked;
}

afterEach(cleanup);

/** The glyph before the text. */
const glyph = () => screen.getByRole("button");
const told = () => glyph().getAttribute("aria-description");

test("shows the summary and nothing else; its glyph tells what made it and when it was checked", () => {
  show({ lastPostSummaryBy: "openai" });
  expect(screen.getByRole("paragraph").textContent).toBe("Ships the new onboarding.");
  expect(screen.queryByRole("link")).toBeNull();
  expect(told()).toMatch(/^Summary by the language model\. Checked 5m ago \(.+\)\.$/);
  // Seen where it is pointed at.
  expect(glyph().dataset["full"]).toBe(told());
});

test("calls an extract key points", () => {
  show();
  expect(told()).toMatch(/^Key points by the built-in model\. /);
});

test("says in two words that nobody was ever looked up, and in one sentence why a refresh failed", () => {
  show({ lastPostSummary: null, freshness: { state: "failed", error: "Signed out.", checkedAt: null } });
  expect(screen.getByRole("paragraph").textContent).toBe("Refresh failed: Signed out.");
  expect(told()).toBe("Refresh failed: Signed out. Never refreshed.");
  cleanup();
  show({ lastPostSummary: null, freshness: { state: "never", error: null, checkedAt: null } });
  expect(screen.getByRole("paragraph").textContent).toBe("Never refreshed");
});

test("keeps the time of the last check apart from a refresh that runs or failed since", () => {
  show({}, true);
  expect(glyph().dataset["freshness"]).toBe("running");
  expect(told()).toMatch(/Looking for posts\. Checked 5m ago/);
  cleanup();
  show({ freshness: { state: "failed", error: "Signed out.", checkedAt: "2026-11-21T08:00:00Z" } });
  expect(glyph().dataset["freshness"]).toBe("failed");
  expect(told()).toMatch(/Refresh failed: Signed out\. Checked 3h ago/);
});

test("tells a summary that was checked within a week from an older one", () => {
  show({ freshness: { state: "fresh", error: null, checkedAt: "2026-11-14T11:06:00Z" } });
  expect(glyph().dataset["freshness"]).toBe("fresh");
  cleanup();
  show({ freshness: { state: "fresh", error: null, checkedAt: "2026-11-14T11:05:00Z" } });
  expect(glyph().dataset["freshness"]).toBe("old");
});

test("asks for a refresh, but not while one runs", async () => {
  const asked = show();
  await userEvent.click(screen.getByRole("button", { name: "Refresh Ada Okafor" }));
  expect(asked).toEqual(["Ada Okafor"]);
  cleanup();
  const askedMeanwhile = show({}, true);
  const busy = screen.getByRole("button", { name: "Refreshing Ada Okafor" });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(busy);
  expect(askedMeanwhile).toEqual([]);
});
