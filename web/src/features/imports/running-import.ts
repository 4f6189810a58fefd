const KEY = "tracker.running-import";

/** What this page itself takes in at the moment. */
let here: string | null = null;

/** Remembers in this tab which import runs, so that a reload can offer to go on. */
export function rememberRunning(importId: string): void {
  here = importId;
  try {
    sessionStorage.setItem(KEY, importId);
  } catch {
    // Without storage the dialog still lists what is unfinished.
  }
}

/** Forgets it: it ended, or was given up. */
export function forgetRunning(): void {
  here = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}

/** The import stopped and can be gone on with. */
export function stopRunning(): void {
  here = null;
}

/** The import that ran in this tab when it was left, and does not run now. */
export function interruptedImport(): string | null {
  try {
    const left = sessionStorage.getItem(KEY);
    return left === here ? null : left;
  } catch {
    return null;
  }
}
