import { sendText, type SendingOutside } from "./send-text.ts";
import { takeTurn, type TurnOutside } from "./take-turn.ts";

/** Supabase ends an isolate 150 s after its start on the free plan; a turn takes two minutes at most, a text seconds. */
const CLAIM_TURNS_MS = 25_000;
const SEND_TEXTS_MS = 90_000;
/** Most of a turn is waiting for the database. */
const TURNS_AT_ONCE = 3;

export interface Isolate {
  /** When it started, and what time it is: milliseconds of the same clock. */
  startedAt: number;
  now(): number;
}

/**
 * The isolate's one drain of turns and texts that are due. Called while it runs, it goes round once more. What it leaves because the
 * isolate is old, the schedule has a new one do.
 */
export function createDrain(outside: SendingOutside & TurnOutside, { startedAt, now }: Isolate): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  // A call shows that half of the isolate's life is left, whatever plan it is on.
  let lastCall = startedAt;
  const age = () => now() - lastCall;

  const takeTurns = async () => {
    while (age() < CLAIM_TURNS_MS) {
      const turn = await outside.queue.claimTurn();
      if (turn === null) return;
      await takeTurn(turn, outside);
      await sendTexts();
    }
  };
  const sendTexts = async () => {
    while (age() < SEND_TEXTS_MS) {
      const text = await outside.queue.claimText();
      if (text === null) return;
      await sendText(text, outside);
    }
  };
  const drain = async () => {
    while (isWanted) {
      isWanted = false;
      await Promise.all([sendTexts(), ...Array.from({ length: TURNS_AT_ONCE }, takeTurns)]);
    }
  };
  return () => {
    isWanted = true;
    lastCall = now();
    running ??= drain().finally(() => (running = null));
    return running;
  };
}
