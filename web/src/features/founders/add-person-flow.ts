import type { Founder } from "@contract/founders";
import { ADD_PERSON_CLOSE_AFTER_S, ADD_PERSON_GIVE_UP_MS, unknownProfile } from "@contract/refresh";
import type { Installation } from "@/lib/installation";

/** The state of Add New Person. Times are milliseconds of one clock. */
export type AddPersonState =
  | { phase: "form"; error: string | null }
  | { phase: "submitting" }
  /** The person is added; the queue is polled until their job is over. `queue` is null before the first answer. */
  | { phase: "polling"; since: number; queue: QueueCounts | null }
  /** The queue is empty; what came of the job is read. */
  | { phase: "settling"; queue: QueueCounts }
  | { phase: "closing"; since: number; secondsLeft: number; pausedAt: number | null }
  /** Nothing was found: the person is saved, and why there are no posts. */
  | { phase: "saved"; why: string }
  /** Polling went on for five minutes. */
  | { phase: "slow" }
  /** Polling failed: it stops, and the person stays added. */
  | { phase: "unknown" }
  | { phase: "closed" }
  /** The server cannot be reached: the person is added when it can. */
  | { phase: "waiting" };

export interface QueueCounts {
  pending: number;
  running: number;
}

export type AddPersonEvent =
  | { type: "submitted" }
  | { type: "refused"; message: string }
  /** What was refused was edited. */
  | { type: "edited" }
  | { type: "added"; at: number }
  | { type: "kept" }
  | { type: "polled"; at: number; queue: QueueCounts }
  | { type: "poll failed" }
  /** Their posts were found, and the countdown begins. */
  | { type: "found"; at: number }
  | { type: "nothing found"; why: string }
  | { type: "ticked"; at: number }
  /** The user is at the dialog: the countdown stops until they leave it. */
  | { type: "paused"; at: number }
  | { type: "resumed"; at: number }
  | { type: "started over" };

export const addPersonStart: AddPersonState = { phase: "form", error: null };

/** The next state. What does not belong to a phase leaves it as it is. */
export function addPersonReducer(state: AddPersonState, event: AddPersonEvent): AddPersonState {
  if (event.type === "started over") return addPersonStart;
  switch (state.phase) {
    case "form":
      if (event.type === "submitted") return { phase: "submitting" };
      return event.type === "edited" ? addPersonStart : state;
    case "submitting":
      if (event.type === "refused") return { phase: "form", error: event.message };
      if (event.type === "kept") return { phase: "waiting" };
      if (event.type === "nothing found") return { phase: "saved", why: event.why };
      return event.type === "added" ? { phase: "polling", since: event.at, queue: null } : state;
    case "polling":
      return whilePolling(state, event);
    case "settling":
      if (event.type === "poll failed") return { phase: "unknown" };
      if (event.type === "nothing found") return { phase: "saved", why: event.why };
      return event.type === "found"
        ? { phase: "closing", since: event.at, secondsLeft: ADD_PERSON_CLOSE_AFTER_S, pausedAt: null }
        : state;
    case "closing":
      return whileClosing(state, event);
    default:
      return state;
  }
}

function whilePolling(state: AddPersonState & { phase: "polling" }, event: AddPersonEvent): AddPersonState {
  if (event.type === "poll failed") return { phase: "unknown" };
  if (event.type === "polled" && event.queue.pending === 0 && event.queue.running === 0) {
    return { phase: "settling", queue: event.queue };
  }
  if ((event.type === "polled" || event.type === "ticked") && event.at - state.since >= ADD_PERSON_GIVE_UP_MS) {
    return { phase: "slow" };
  }
  return event.type === "polled" ? { ...state, queue: event.queue } : state;
}

function whileClosing(state: AddPersonState & { phase: "closing" }, event: AddPersonEvent): AddPersonState {
  const { since, pausedAt } = state;
  if (event.type === "paused") return pausedAt === null ? { ...state, pausedAt: event.at } : state;
  if (event.type === "resumed") {
    return pausedAt === null ? state : { ...state, since: since + event.at - pausedAt, pausedAt: null };
  }
  if (event.type !== "ticked" || pausedAt !== null) return state;
  const secondsLeft = ADD_PERSON_CLOSE_AFTER_S - Math.floor((event.at - since) / 1000);
  return secondsLeft <= 0 ? { phase: "closed" } : { ...state, secondsLeft };
}

/** What came of a new person's first refresh: posts were found, or why there are none. */
export function outcomeOf(
  { lastRefreshOutcome, lastRefreshError, lastPostDate }: Outcome,
  can: Pick<Installation, "fetchesRealPosts">,
): { isFound: true } | { isFound: false; why: string } {
  if (lastRefreshOutcome === "unknown_profile") return { isFound: false, why: whyUnknown(can) };
  if (lastRefreshOutcome === "failed") {
    return {
      isFound: false,
      why: `Their posts couldn't be fetched${lastRefreshError ? `: ${lastRefreshError}` : "."}`,
    };
  }
  return lastPostDate === null ? { isFound: false, why: "They have no posts of their own yet." } : { isFound: true };
}

type Outcome = Pick<Founder, "lastRefreshOutcome" | "lastRefreshError" | "lastPostDate">;

/** Why there are no posts of a profile that the source does not know. */
export const whyUnknown = ({ fetchesRealPosts }: Pick<Installation, "fetchesRealPosts">): string =>
  unknownProfile(fetchesRealPosts).reason;

/** What the submit button reads. */
export function submitLabel({ phase }: AddPersonState): string {
  if (phase === "submitting") return "Syncing information, this might take a minute...";
  return phase === "form" ? "Add Person" : "Processing...";
}

/** Whether the person's posts are being fetched. */
export const isProcessing = ({ phase }: AddPersonState) => phase === "polling" || phase === "settling";

/** Shown instead of the queue's state while nobody can be asked. */
export const WAITING_PERSON = "Saved on this device. They'll be added when the server can be reached.";

/** The queue's state, in the specification's words; null while there is nothing to say. */
export function progressText(state: AddPersonState): string | null {
  switch (state.phase) {
    case "polling":
    case "settling":
      return state.queue && `Queue: ${state.queue.pending} pending, ${state.queue.running} running`;
    case "closing":
      return `Job completed! Closing in ${state.secondsLeft} seconds...`;
    case "slow":
      return "Job taking longer than expected. Please refresh manually.";
    case "unknown":
      return "The queue can't be read right now. The summary will appear in the table.";
    default:
      return null;
  }
}
