import { setTimeout as sleep } from "node:timers/promises";
import type { Child } from "./child.ts";

/** Long enough that /health can say what is missing, short enough that nobody has to act. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

export interface Kept<Running> {
  /** The latest start, which may have ended by now. */
  current(): Running;
  /** Ends it for good in the given way. */
  stop(end: (running: Running) => Promise<void>): Promise<void>;
}

/** Starts a program again whenever it ends by itself, with pauses that grow while it does not come up. */
export function keepRunning<Running extends { child: Child }>(
  first: Running,
  startAgain: () => Promise<Running>,
  firstPauseMs = FIRST_PAUSE_MS,
): Kept<Running> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;
  let starting: Promise<unknown> = Promise.resolve();

  const watch = async () => {
    let pause = firstPauseMs;
    for (;;) {
      await current.child.ended;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      starting = startAgain().then(
        (running) => {
          current = running;
          pause = firstPauseMs;
        },
        (error: unknown) => {
          if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
        },
      );
      await starting;
    }
  };
  const watching = watch();
  return {
    current: () => current,
    stop: async (end) => {
      stopping.abort();
      await starting;
      await end(current);
      await watching;
    },
  };
}
