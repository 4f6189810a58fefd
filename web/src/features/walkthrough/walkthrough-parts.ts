/** The three parts, in the order in which a new user sees them. Help opens each alone through `?walkthrough=`. */
export const PARTS = ["screen", "extension", "phone"] as const;
export type WalkthroughPart = (typeof PARTS)[number];

/** What `?walkthrough=` says in a tab that a step opens: the tour waits in the tab that it was opened from. */
export const LATER = "later";

/** Where in the three steps a part is shown; null for one that was opened from Help. */
export interface WalkthroughStep {
  step: number;
  onSkip: () => void;
}

export interface WalkthroughPartProps {
  inSequence: WalkthroughStep | null;
  onClose: () => void;
}

export function partNamed(name: string | null): WalkthroughPart | null {
  return PARTS.find((part) => part === name) ?? null;
}

const ENDED = "ended";

export type Progress = { status: "at"; step: number } | { status: "ended" };

/** Reads what `storedProgress` wrote; anything else starts at the first step. */
export function readProgress(stored: string): Progress {
  if (stored === ENDED) return { status: "ended" };
  const step = Number(stored);
  return { status: "at", step: Number.isInteger(step) && step >= 1 && step <= PARTS.length ? step : 1 };
}

export function storedProgress(progress: Progress): string {
  return progress.status === "ended" ? ENDED : String(progress.step);
}

/** What closing the present step leads to. */
export function afterClosing(step: number): Progress {
  return step < PARTS.length ? { status: "at", step: step + 1 } : { status: "ended" };
}
