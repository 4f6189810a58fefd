import { setTimeout as sleep } from "node:timers/promises";

const MINUTE = 60_000;

/** Waits for the next minute of the clock where less than eight seconds are left: limits count anew with each. */
export async function minuteWithRoom(): Promise<void> {
  const left = MINUTE - (Date.now() % MINUTE);
  if (left < 8000) await sleep(left + 50);
}
