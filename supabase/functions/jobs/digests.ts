import * as z from "zod/mini";
import { composeDigest } from "../_shared/contract/compose-digest.ts";
import { digestDocumentSchema } from "../_shared/contract/digests.ts";
import { storableJson } from "../_shared/contract/storable.ts";
import type { AskWorker } from "../_shared/server/ask-worker.ts";
import { digestMessage } from "../_shared/texting/digest-message.ts";

/** An isolate has two seconds of CPU time, and Postgres eight for a query. */
const CLAIMED_AT_ONCE = 10;
const BATCHES_PER_CALL = 100;
const LEASE_SECONDS = 120;

const claimedSchema = z.object({
  userId: z.uuid(),
  /** The lease: a call with another token is refused. */
  token: z.uuid(),
  today: z.string(),
  firstNumber: z.int(),
  taskNumbers: z.record(z.string(), z.int()),
});
/** By the lease's token. Parsed one by one, so that a bad document stops no other digest. */
const documentsSchema = z.record(z.string(), z.unknown());
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
    const worded = await togetherOrAlone(claimed, (some) => wordDigests(some, outside), outside);
    const counts = await togetherOrAlone(worded, (some) => store(some, outside), outside);
    stored += counts.reduce((sum, count) => sum + count, 0);
    if (claimed.length < CLAIMED_AT_ONCE) break;
  }
  return stored;
}

/** Runs `work` for all at once; if that fails, one by one, so that a bad one stops no other. Returns the results. */
async function togetherOrAlone<One, Result>(
  all: One[],
  work: (some: One[]) => Promise<Result[]>,
  outside: Pick<DigestOutside, "logError">,
): Promise<Result[]> {
  if (all.length === 0) return [];
  try {
    return await work(all);
  } catch (error) {
    outside.logError(`Digests could not be made: ${String(error)}`);
    if (all.length === 1) return [];
    const results: Result[] = [];
    for (const one of all) results.push(...(await togetherOrAlone([one], work, outside)));
    return results;
  }
}

/** A digest that fails here keeps its lease: it is claimed again, and given up after three attempts. */
async function wordDigests(claimed: ClaimedDigest[], outside: DigestOutside): Promise<object[]> {
  const documents = await outside.ask(documentsSchema, "read_digests", {
    users: claimed.map(({ userId }) => userId),
    tokens: claimed.map(({ token }) => token),
  });
  return claimed.flatMap(({ userId, token, today, ...numbers }) => {
    // The user changed the hour meanwhile, which ends the lease.
    if (documents[token] === undefined) return [];
    try {
      const document = z.parse(digestDocumentSchema, documents[token]);
      const digest = composeDigest(document, { now: outside.now(), today }, numbers);
      return [{ userId, token, ...digest, ...digestMessage(digest, outside.siteUrl) }];
    } catch (error) {
      outside.logError(`A digest could not be worded: ${String(error)}`);
      return [];
    }
  });
}

/** Stores all digests in one transaction. */
async function store(digests: object[], { ask, segmentsPerSecond }: DigestOutside): Promise<[number]> {
  return [await ask(z.int(), "store_digests", { given: storableJson(digests), per_second: segmentsPerSecond })];
}
