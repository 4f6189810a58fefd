import * as z from "zod/mini";
import { composeDigest } from "../_shared/contract/compose-digest.ts";
import { digestDocumentSchema } from "../_shared/contract/digests.ts";
import { storableJson } from "../_shared/contract/storable.ts";
import type { AskWorker } from "../_shared/server/ask-worker.ts";
import { digestMessage } from "../_shared/texting/digest-message.ts";

/** An isolate has two seconds of CPU time. */
const CLAIMED_AT_ONCE = 50;
const BATCHES_PER_CALL = 20;
const LEASE_SECONDS = 60;

const claimedSchema = z.object({
  userId: z.uuid(),
  /** The lease: what shows another one is fenced out. */
  token: z.uuid(),
  today: z.string(),
  firstNumber: z.int(),
  /** Read one by one, so that what is wrong with one stops no other. */
  document: z.unknown(),
});
type ClaimedDigest = z.infer<typeof claimedSchema>;

export interface DigestOutside {
  ask: AskWorker;
  siteUrl: string;
  /** How many segments of text the carrier takes a second. */
  segmentsPerSecond: number;
  now(): Date;
  logError(message: string): void;
}

/** Makes the digests that are due and stores them with the texts and mails that tell of them; gives how many there were to tell. */
export async function makeDigests(outside: DigestOutside): Promise<number> {
  let stored = 0;
  for (let batch = 0; batch < BATCHES_PER_CALL; batch += 1) {
    const claimed = await outside.ask(z.array(claimedSchema), "claim_digests", {
      most: CLAIMED_AT_ONCE,
      lease_seconds: LEASE_SECONDS,
    });
    stored += await store(
      claimed.flatMap((one) => wordDigest(one, outside)),
      outside,
    );
    if (claimed.length < CLAIMED_AT_ONCE) break;
  }
  return stored;
}

/** One that can't be worded keeps its lease: it is claimed again, and given up after three tries. */
function wordDigest({ userId, token, today, firstNumber, document }: ClaimedDigest, outside: DigestOutside): object[] {
  try {
    const digest = composeDigest(z.parse(digestDocumentSchema, document), { now: outside.now(), today }, firstNumber);
    return [{ userId, token, ...digest, ...digestMessage(digest, outside.siteUrl) }];
  } catch (error) {
    outside.logError(`A digest could not be worded: ${String(error)}`);
    return [];
  }
}

/** Stores all in one transaction; if that fails, one by one, so that one that can't be stored stops no other. */
async function store(digests: object[], outside: DigestOutside): Promise<number> {
  if (digests.length === 0) return 0;
  const send = (given: object[]) =>
    outside.ask(z.int(), "store_digests", { given: storableJson(given), per_second: outside.segmentsPerSecond });
  try {
    return await send(digests);
  } catch (error) {
    outside.logError(`Digests could not be stored: ${String(error)}`);
    if (digests.length === 1) return 0;
    let stored = 0;
    for (const one of digests) stored += await store([one], outside);
    return stored;
  }
}
