import { store, stored } from "@/lib/browser-storage";

const KEY = "tracker.running-import";

/** What this page itself takes in at the moment. */
let here: string | null = null;

/** Remembers in this tab which import runs, so that a reload can offer to go on. */
export function rememberRunning(importId: string): void {
  here = importId;
  store("session", KEY, importId);
}

/** Forgets it: it ended, or was given up. */
export function forgetRunning(): void {
  here = null;
  store("session", KEY, null);
}

/** The import stopped and can be gone on with. */
export function stopRunning(): void {
  here = null;
}

/** The import that ran in this tab when it was left, and does not run now. */
export function interruptedImport(): string | null {
  const left = stored("session", KEY);
  return left === here ? null : left;
}
