import { setTimeout as sleep } from "node:timers/promises";

/** A running piece of the stack: it can say whether it works, and be stopped for good. */
export interface Part {
  readonly name: string;
  /** Resolves when the part does its work; throws when it does not. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

/** Why the stack cannot start: one sentence for a person, who needs no stack trace. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Longer than any part should need, so that one that hangs cannot keep the stack from ending. */
const PATIENCE_MS = 12_000;

async function stopPart({ name, stop }: Part): Promise<void> {
  const tooLong = sleep(PATIENCE_MS, "late", { ref: false });
  const outcome = await Promise.race([stop(), tooLong]).catch((error: unknown) => error);
  if (outcome) console.error(`${name} did not stop cleanly:`, outcome);
}

/** Stops the parts one after another, the last started first; a part that fails to stop does not keep the others up. */
export async function stopParts(parts: Part[]): Promise<void> {
  for (const part of parts.toReversed()) await stopPart(part);
}
