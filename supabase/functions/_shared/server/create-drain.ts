export interface Isolate {
  /** When the isolate started and what time it is now, in milliseconds of the same clock. */
  startedAt: number;
  now(): number;
}

/**
 * Returns a function that runs `round`, which does what is due while the isolate is young enough. Only one run is active at a time: a call
 * during a run makes it loop again. The runtime only sends requests to an isolate with half of its life left, on any plan, so the age is
 * counted from the last call. Whatever is left over, the schedule gives to a new isolate.
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
