import { setTimeout as sleep } from "node:timers/promises";

/** Asks again and again until the answer is yes; false when the time (ms) ran out. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  patience: number,
  pause = 25,
): Promise<boolean> {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await sleep(pause);
  }
  return true;
}
