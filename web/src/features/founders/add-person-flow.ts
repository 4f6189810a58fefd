import { ADD_PERSON_CLOSE_AFTER_S, ADD_PERSON_GIVE_UP_MS } from "@contract/refresh";

/** Where Add New Person stands. Times are milliseconds of one clock. */
export type AddPersonState =
  | { phase: "form"; error: string | null }
  | { phase: "submitting" }
  /** The person is added; the queue is polled until their job is over. `queue` is null before the first answer. */
  | { phase: "polling"; since: number; queue: QueueCounts | null }
  | { phase: "closing"; since: number; secondsLeft: number }
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
  | { type: "added"; at: number }
  | { type: "kept" }
  | { type: "polled"; at: number; queue: QueueCounts }
  | { type: "poll failed" }
  | { type: "ticked"; at: number };

export const addPersonStart: AddPersonState = { phase: "form", error: null };

/** The next state. What does not belong to a phase leaves it as it is. */
export function addPersonReducer(state: AddPersonState, event: AddPersonEvent): AddPersonState {
  switch (state.phase) {
    case "form":
      return event.type === "submitted" ? { phase: "submitting" } : state;
    case "submitting":
      if (event.type === "refused") return { phase: "form", error: event.message };
      if (event.type === "kept") return { phase: "waiting" };
      return event.type === "added" ? { phase: "polling", since: event.at, queue: null } : state;
    case "polling":
      return whilePolling(state, event);
    case "closing":
      return event.type === "ticked" ? countDown(state, event.at) : state;
    default:
      return state;
  }
}

function whilePolling(state: AddPersonState & { phase: "polling" }, event: AddPersonEvent): AddPersonState {
  if (event.type === "poll failed") return { phase: "unknown" };
  if (event.type === "polled" && event.queue.pending === 0 && event.queue.running === 0) {
    return { phase: "closing", since: event.at, secondsLeft: ADD_PERSON_CLOSE_AFTER_S };
  }
  if ((event.type === "polled" || event.type === "ticked") && event.at - state.since >= ADD_PERSON_GIVE_UP_MS) {
    return { phase: "slow" };
  }
  return event.type === "polled" ? { ...state, queue: event.queue } : state;
}

function countDown(state: AddPersonState & { phase: "closing" }, at: number): AddPersonState {
  const secondsLeft = ADD_PERSON_CLOSE_AFTER_S - Math.floor((at - state.since) / 1000);
  return secondsLeft <= 0 ? { phase: "closed" } : { ...state, secondsLeft };
}

/** What the submit button reads. */
export function submitLabel({ phase }: AddPersonState): string {
  if (phase === "submitting") return "Syncing information, this might take a minute...";
  if (phase === "waiting") return "Done";
  return phase === "form" ? "Add Person" : "Processing...";
}

/** Said instead of how the queue stands, while there is nobody to ask. */
export const WAITING_PERSON = "Kept on this device. They are added when the server can be reached.";

/** How the queue stands, in the specification's words; null while there is nothing to say. */
export function progressText(state: AddPersonState): string | null {
  switch (state.phase) {
    case "polling":
      return state.queue && `Queue: ${state.queue.pending} pending, ${state.queue.running} running`;
    case "closing":
      return `Job completed! Closing in ${state.secondsLeft} seconds...`;
    case "slow":
      return "Job taking longer than expected. Please refresh manually.";
    case "unknown":
      return "The queue cannot be read right now. The table shows the summary when it is there.";
    default:
      return null;
  }
}
