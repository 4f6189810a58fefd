import { type FetchLimits, FetchProblem, type FetchPublic } from "../_shared/post-sources/feed/fetch-public.ts";
import { readAtMost } from "../_shared/server/read-at-most.ts";
import { TWILIO_API_URL } from "./twilio-client.ts";
import type { TwilioAccount } from "./twilio-request.ts";

/** Twilio's limit: https://www.twilio.com/docs/messaging/api/media-resource */
export const MEDIA_MAX_BYTES = 5 * 1024 * 1024;
export const MEDIA_TIME_MS = 15_000;
const REMOVE_TIME_MS = 5_000;
/** The limits for the address that Twilio redirects to, which must not redirect again. */
export const MEDIA_FETCH: Partial<FetchLimits> = {
  maxBytes: MEDIA_MAX_BYTES,
  timeMs: MEDIA_TIME_MS,
  maxRedirects: 0,
  accept: "audio/*",
};

/** Why a file could not be fetched. The message is for the log and contains no address. */
export class MediaProblem extends Error {
  readonly kind: "too_large" | "unreachable";
  constructor(kind: MediaProblem["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The ids of a file that came with a text. */
export interface MediaIds {
  messageId: string;
  mediaId: string;
}

/** Access to the files that came with texts, which Twilio keeps until they are deleted. */
export interface TwilioMedia {
  /** Fetches at most 5 MB within 15 s. Throws MediaProblem. */
  fetch(ids: MediaIds): Promise<Uint8Array>;
  /** Deletes a file at Twilio; one that is gone already counts as deleted. Throws when that fails. */
  remove(ids: MediaIds): Promise<void>;
}

interface MediaOutside {
  account: Pick<TwilioAccount, "accountSid" | "authToken">;
  apiUrl: string | undefined;
  /** With the limits of MEDIA_FETCH. */
  fetchPublic: FetchPublic;
  timeMs?: number;
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);
const unreachable = (message: string) => new MediaProblem("unreachable", message);

/**
 * Addresses are built from the ids, never taken from a webhook. Twilio redirects to a signed address of its storage, which is fetched
 * without the account's token: https://help.twilio.com/articles/223183748
 */
export function createTwilioMedia({ account, apiUrl, fetchPublic, timeMs = MEDIA_TIME_MS }: MediaOutside): TwilioMedia {
  const { accountSid, authToken } = account;
  const base = (apiUrl ?? TWILIO_API_URL).replace(/\/+$/, "");
  const headers = { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` };
  const addressOf = ({ messageId, mediaId }: MediaIds) =>
    `${base}/2010-04-01/Accounts/${accountSid}/Messages/${messageId}/Media/${mediaId}`;

  const fetchWithin = async (ids: MediaIds, signal: AbortSignal): Promise<Uint8Array> => {
    const address = addressOf(ids);
    const first = await fetch(address, { headers, redirect: "manual", signal });
    const location = isRedirect(first.status) ? first.headers.get("Location") : null;
    if (location === null) return await readBody(first);
    await first.body?.cancel();
    const next = URL.canParse(location, address) ? new URL(location, address) : null;
    if (next?.origin === new URL(base).origin) return await readBody(await fetch(next, { redirect: "error", signal }));
    if (next?.protocol !== "https:") throw unreachable("Twilio led to an address that is not opened.");
    const { status, body } = await Promise.race([fetchPublic(next.href), rejectAt(signal)]);
    if (status !== 200) throw unreachable(`Twilio's storage answered with ${status}.`);
    return body;
  };

  return {
    async fetch(ids) {
      try {
        return await fetchWithin(ids, AbortSignal.timeout(timeMs));
      } catch (error) {
        if (error instanceof MediaProblem) throw error;
        if (error instanceof FetchProblem && error.kind === "too_large")
          throw new MediaProblem("too_large", error.message);
        throw unreachable(error instanceof Error ? error.message : String(error));
      }
    },

    async remove(ids) {
      const signal = AbortSignal.timeout(REMOVE_TIME_MS);
      const { ok, status } = await fetch(`${addressOf(ids)}.json`, {
        method: "DELETE",
        headers,
        redirect: "error",
        signal,
      });
      if (!ok && status !== 404) throw new Error(`Twilio answered with ${status}`);
    },
  };
}

async function readBody(response: Response): Promise<Uint8Array> {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw unreachable(`Twilio answered with ${response.status}.`);
  }
  const bytes = await readAtMost(response.body, MEDIA_MAX_BYTES);
  if (bytes === null) throw new MediaProblem("too_large", "The file is larger than 5 MB.");
  return bytes;
}

const rejectAt = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const late = () => {
      reject(unreachable("It took too long."));
    };
    if (signal.aborted) late();
    else signal.addEventListener("abort", late, { once: true });
  });
