import * as z from "zod/mini";
import { composeDigest } from "../_shared/contract/compose-digest.ts";
import { digestDocumentSchema } from "../_shared/contract/digests.ts";
import { storableJson } from "../_shared/contract/storable.ts";
import type { AskWorker } from "../_shared/server/ask-worker.ts";
import { digestMessage } from "../_shared/texting/digest-message.ts";

/** Small enough for the two seconds of CPU time that an isolate has. */
const CLAIMED_AT_ONCE = 50;
const BATCHES_PER_CALL = 20;
const LEASE_SECONDS = 60;

const claimedSchema = z.object({
  userId: z.uuid(),
  /** The lease: a call with another token is refused. */
  token: z.uuid(),
  today: z.string(),
  firstNumber: z.int(),
  /** Parsed one by one, so that a bad document stops no other digest. */
  document: z.unknown(),
});
type ClaimedDigest = z.infer<typeof claimedSchema>;

export interface DigestOutside {
  ask: AskWorker;
  siteUrl: string;
  /** How many text segments the carrier accepts a second. */
  segmentsPerSecond: number;
  now(): Date;
  logError(message: string): void;
}

/** Makes the digests that are due and stores them with their texts and mails. Returns how many were stored. */
export async function makeDigests(outside: DigestOutside): Promise<number> {
  let stored = 0;
  for (let batch = 0; batch < BATCHES_PER_CALL; batch += 1) {
    const claimed = await outside.ask(z.array(claimedSchema), "claim_digests", {
      most: CLAIMED_AT_ONCE,
      lease_seconds: LEASE_SECONDS,
    });
    stored += await store(
      claimed.flatMap((digest) => wordDigest(digest, outside)),
      outside,
    );
    if (claimed.length < CLAIMED_AT_ONCE) break;
  }
  return stored;
}

/** A digest that fails here keeps its lease: it is claimed again, and given up after three tries. */
function wordDigest({ userId, token, today, firstNumber, document }: ClaimedDigest, outside: DigestOutside): object[] {
  try {
    const digest = composeDigest(z.parse(digestDocumentSchema, document), { now: outside.now(), today }, firstNumber);
    return [{ userId, token, ...digest, ...digestMessage(digest, outside.siteUrl) }];
  } catch (error) {
    outside.logError(`A digest could not be worded: ${String(error)}`);
    return [];
  }
}

/** Stores all digests in one transaction; if that fails, one by one, so that a bad one stops no other. */
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
    for (const digest of digests) stored += await store([digest], outside);
    return stored;
  }
}
