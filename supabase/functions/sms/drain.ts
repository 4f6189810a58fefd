import { sendText, type SendingOutside } from "./send-text.ts";
import { takeTurn, type TurnOutside } from "./take-turn.ts";

/** Supabase ends an isolate 150 s after its start on the free plan. A turn takes at most two minutes, a text a few seconds. */
const CLAIM_TURNS_MS = 25_000;
const SEND_TEXTS_MS = 90_000;
/** A turn is mostly waiting for the database. */
const TURNS_AT_ONCE = 3;

/** Takes the turns and sends the texts that are due, as long as the isolate is young enough. */
export async function drainTexts(outside: SendingOutside & TurnOutside, age: () => number): Promise<void> {
  const takeTurns = async () => {
    while (age() < CLAIM_TURNS_MS) {
      const turn = await outside.queue.claimTurn();
      if (turn === null) return;
      await takeTurn(turn, outside).catch((error: unknown) => {
        outside.logError(`A turn's end was lost: ${String(error)}`);
      });
      await sendTexts();
    }
  };
  const sendTexts = async () => {
    while (age() < SEND_TEXTS_MS) {
      const text = await outside.queue.claimText();
      if (text === null) return;
      // A text whose result could not be stored is retried after its lease; the others go on.
      await sendText(text, outside).catch((error: unknown) => {
        outside.logError(`A text's outcome was lost: ${String(error)}`);
      });
    }
  };
  await Promise.all([sendTexts(), ...Array.from({ length: TURNS_AT_ONCE }, takeTurns)]);
}
