export interface Isolate {
  /** When it started, and what time it is: milliseconds of the same clock. */
  startedAt: number;
  now(): number;
}

/**
 * The isolate's one run of `round`, which does what is due as long as the isolate is young enough. Called while it runs, it goes round once
 * more. A call shows that half of the isolate's life is left, whatever plan it is on, so its age is counted from the last one; what is left
 * undone, the schedule has a new isolate do.
 */
export function createDrain(
  round: (age: () => number) => Promise<void>,
  { startedAt, now }: Isolate,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let lastCall = startedAt;
  const drain = async () => {
    while (isWanted) {
      isWanted = false;
      await round(() => now() - lastCall);
    }
  };
  return () => {
    isWanted = true;
    lastCall = now();
    running ??= drain().finally(() => (running = null));
    return running;
  };
}
