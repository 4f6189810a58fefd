import { expect, test } from "vitest";
import {
  type AddPersonEvent,
  addPersonReducer,
  addPersonStart,
  type AddPersonState,
  outcomeOf,
  progressText,
  submitLabel,
} from "./add-person-flow";

const after = (...events: AddPersonEvent[]): AddPersonState => events.reduce(addPersonReducer, addPersonStart);
const added: AddPersonEvent[] = [{ type: "submitted" }, { type: "added", at: 1_000 }];
const busy = { pending: 2, running: 1 };
const idle = { pending: 0, running: 0 };
const done: AddPersonEvent[] = [...added, { type: "polled", at: 2_500, queue: idle }, { type: "found", at: 3_000 }];

test("names the button for what is going on", () => {
  expect(submitLabel(addPersonStart)).toBe("Add Person");
  expect(submitLabel(after({ type: "submitted" }))).toBe("Syncing information, this might take a minute...");
  expect(submitLabel(after(...added))).toBe("Processing...");
});

test("goes back to the form with the reason when the person is refused", () => {
  const message = "You already follow this person.";
  expect(after({ type: "submitted" }, { type: "refused", message })).toEqual({ phase: "form", error: message });
  expect(after({ type: "submitted" }, { type: "refused", message }, { type: "edited" })).toEqual(addPersonStart);
});

test("shows the queue while it has work", () => {
  const state = after(...added, { type: "polled", at: 3_000, queue: busy });
  expect(progressText(state)).toBe("Queue: 2 pending, 1 running");
});

test("counts down from 10 when both counts are 0, and closes", () => {
  expect(progressText(after(...done))).toBe("Job completed! Closing in 10 seconds...");
  expect(progressText(after(...done, { type: "ticked", at: 4_000 }))).toBe("Job completed! Closing in 9 seconds...");
  expect(progressText(after(...done, { type: "ticked", at: 12_999 }))).toBe("Job completed! Closing in 1 seconds...");
  expect(after(...done, { type: "ticked", at: 13_000 })).toEqual({ phase: "closed" });
});

test("catches up with a clock that stood still, as in a tab in the background", () => {
  expect(after(...done, { type: "ticked", at: 60_000 })).toEqual({ phase: "closed" });
});

test("gives up after 5 minutes of polling, and not before", () => {
  const still: AddPersonEvent = { type: "polled", at: 300_999, queue: busy };
  expect(after(...added, still).phase).toBe("polling");
  const state = after(...added, still, { type: "ticked", at: 301_000 });
  expect(progressText(state)).toBe("Job taking longer than expected. Please refresh manually.");
  expect(addPersonReducer(state, { type: "polled", at: 400_000, queue: idle })).toBe(state);
});

test("stops polling at the first error of it", () => {
  const state = after(...added, { type: "poll failed" });
  expect(state).toEqual({ phase: "unknown" });
  expect(addPersonReducer(state, { type: "polled", at: 5_000, queue: idle })).toBe(state);
});

test("stops while the user is at the dialog, and goes on from there", () => {
  const paused = after(...done, { type: "ticked", at: 4_000 }, { type: "paused", at: 4_500 });
  expect(progressText(addPersonReducer(paused, { type: "ticked", at: 60_000 }))).toContain("Closing in 9 seconds");
  const resumed = addPersonReducer(paused, { type: "resumed", at: 60_500 });
  expect(progressText(addPersonReducer(resumed, { type: "ticked", at: 61_000 }))).toContain("Closing in 8 seconds");
  expect(addPersonReducer(resumed, { type: "resumed", at: 70_000 })).toBe(resumed);
});

test("claims no completed job when nothing was found, and stays open with the reason", () => {
  const polled: AddPersonEvent[] = [...added, { type: "polled", at: 3_000, queue: idle }];
  const state = after(...polled, { type: "nothing found", why: "They have no posts of their own yet." });
  expect(state).toEqual({ phase: "saved", why: "They have no posts of their own yet." });
  expect(progressText(state)).toBeNull();
  expect(addPersonReducer(state, { type: "ticked", at: 999_000 })).toBe(state);
});

test("says so when the person waits for the server, and polls nothing", () => {
  const state = after({ type: "submitted" }, { type: "kept" });
  expect([state.phase, progressText(state)]).toEqual(["waiting", null]);
  expect(addPersonReducer(state, { type: "polled", at: 5_000, queue: idle })).toBe(state);
});

test("starts over with an empty form", () => {
  expect(after(...done, { type: "started over" })).toEqual(addPersonStart);
});

const outcome = {
  lastRefreshOutcome: "new_posts",
  lastRefreshError: null,
  lastPostDate: "2026-11-20T09:00:00Z",
} as const;

test.each([
  [{}, false, { isFound: true }],
  [
    { lastRefreshOutcome: "unknown_profile", lastPostDate: null },
    false,
    {
      isFound: false,
      why: "Their LinkedIn posts follow once you connect a data source.",
    },
  ],
  [
    { lastRefreshOutcome: "unknown_profile", lastPostDate: null },
    true,
    { isFound: false, why: "No profile was found at this LinkedIn URL." },
  ],
  [
    { lastRefreshOutcome: "nothing_new", lastPostDate: null },
    true,
    { isFound: false, why: "They have no posts of their own yet." },
  ],
  [
    { lastRefreshOutcome: "failed", lastRefreshError: "The source is closed." },
    true,
    { isFound: false, why: "Their posts couldn't be fetched: The source is closed." },
  ],
] as const)("tells what was found of %j", (told, fetchesRealPosts, expected) => {
  expect(outcomeOf({ ...outcome, ...told }, { fetchesRealPosts })).toEqual(expected);
});

test("takes no second submission", () => {
  const submitting = after({ type: "submitted" });
  expect(addPersonReducer(submitting, { type: "submitted" })).toBe(submitting);
});
