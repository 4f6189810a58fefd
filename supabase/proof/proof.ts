import type { StackAddresses } from "../tests/one-stack.ts";

/** `short` takes seconds and runs with the tests; `long` is as long as the claim needs. */
export type ProofSize = "short" | "long";

export interface ProofContext {
  stack: StackAddresses;
  /** Every random choice follows from it. */
  seed: number;
  size: ProofSize;
  /** Tells how a long run gets on. */
  say(line: string): void;
}

/** A thing that was counted or measured, in words that say its unit. */
export type Figures = Record<string, number | string>;

export interface ProofOutcome {
  figures: Figures;
  /** Whether the claim holds. */
  ok: boolean;
  /** What the same run found with the guard taken out. */
  control: Figures;
  /** Whether each control was seen to fail, as it must; null where a control has no database of its own to spoil. */
  controlFailed: boolean | null;
  /** The first things found against the claim or missed by a control, for a person to look at. */
  faults: string[];
}

/** A claim of QUALITY's table *Never loses, never leaks*, and how it is put to the test. */
export interface Proof {
  name: string;
  claim: string;
  /** Kills processes or makes databases: not for a Supabase that was given. */
  needsEmbedded: boolean;
  run(context: ProofContext): Promise<ProofOutcome>;
}

/** The most faults that are worth printing. */
const SHOWN_FAULTS = 12;

/** Keeps the first faults, each cut to a readable length. */
export function firstOf(faults: readonly string[]): string[] {
  return faults.slice(0, SHOWN_FAULTS).map((fault) => (fault.length > 400 ? `${fault.slice(0, 400)}…` : fault));
}
