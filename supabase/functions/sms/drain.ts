import { createDrain, type Isolate } from "../_shared/server/create-drain.ts";
import { sendText, type SendingOutside } from "./send-text.ts";
import { takeTurn, type TurnOutside } from "./take-turn.ts";

/** Supabase ends an isolate 150 s after its start on the free plan. A turn takes at most two minutes, a text a few seconds. */
const CLAIM_TURNS_MS = 25_000;
const SEND_TEXTS_MS = 90_000;
/** A turn is mostly waiting for the database. */
const TURNS_AT_ONCE = 3;
/** Sending a text takes some 5 ms of CPU time: as many as fit into the second that is left of an isolate (jobs/drain.ts). */
const TEXTS_PER_CALL = 150;
/** Twilio accepts about a hundred requests of an account at the same time. */
const SENDERS_AT_LEAST = 3;
const SENDERS_AT_MOST = 75;

export interface DrainOutside extends SendingOutside, TurnOutside {
  /** How many text segments the carrier accepts a second. */
  segmentsPerSecond: number;
}

/**
 * Returns a function that takes the turns and sends the texts that are due, as long as the isolate is young enough. Each call lets it send a
 * fixed number of texts more; when they are used up, it has `/sms/drain` called again, by which another isolate may take over.
 */
export function createTextDrain(outside: DrainOutside, isolate: Isolate): () => Promise<void> {
  const senders = createSenders(outside, isolate);
  const drain = createDrain(async (age) => {
    const takeTurns = async () => {
      while (age() < CLAIM_TURNS_MS) {
        const turn = await outside.queue.claimTurn();
        if (turn === null) return;
        await takeTurn(turn, outside).catch((error: unknown) => {
          outside.logError(`A turn's end was lost: ${String(error)}`);
        });
        senders.look();
      }
    };
    try {
      await Promise.all(Array.from({ length: TURNS_AT_ONCE }, takeTurns));
    } finally {
      await senders.end();
    }
  }, isolate);
  return () => {
    senders.begin();
    return drain();
  };
}

/** How many texts are sent at the same time. Twilio takes up to a second for one. */
const sendersFor = (segmentsPerSecond: number) =>
  Math.min(Math.max(Math.ceil(segmentsPerSecond), SENDERS_AT_LEAST), SENDERS_AT_MOST);

/** Sends texts at the same time. A sender that finds a text starts another one, so that a single text costs few calls. */
function createSenders(outside: DrainOutside, { now }: Isolate) {
  const { queue, logError } = outside;
  const most = sendersFor(outside.segmentsPerSecond);
  const running = new Set<Promise<void>>();
  let looks = 0;
  let left = 0;
  let sendUntil = 0;
  let isCalledAgain = false;

  const send = async () => {
    while (left > 0 && now() < sendUntil) {
      const seen = looks;
      left -= 1;
      const text = await queue.claimText();
      if (text === null) {
        left += 1;
        // A text that was added while nothing was found is looked for again.
        if (seen === looks) return;
        continue;
      }
      start();
      if (left === 0 && !isCalledAgain) {
        isCalledAgain = true;
        await queue.wake().catch((error: unknown) => {
          logError(`The next call could not be made: ${String(error)}`);
        });
      }
      // A text whose result could not be stored is retried after its lease; the others go on.
      await sendText(text, outside).catch((error: unknown) => {
        logError(`A text's outcome was lost: ${String(error)}`);
      });
    }
  };
  const start = () => {
    if (running.size >= most) return;
    const sender = send()
      .catch((error: unknown) => {
        logError(`Texts could not be claimed: ${String(error)}`);
      })
      .finally(() => running.delete(sender));
    running.add(sender);
  };
  const look = () => {
    looks += 1;
    start();
  };
  return {
    look,
    begin: () => {
      left = TEXTS_PER_CALL;
      isCalledAgain = false;
      sendUntil = now() + SEND_TEXTS_MS;
      look();
    },
    end: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
