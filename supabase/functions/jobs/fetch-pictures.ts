import { createFetchPublic, type FetchPublic, FetchProblem } from "../_shared/post-sources/feed/fetch-public.ts";
import { toBase64 } from "../_shared/stores/bytes.ts";
import type { Network } from "../_shared/post-sources/feed/network.ts";
import type { PictureQueue, WantedPicture } from "./picture-queue.ts";

/** Counted on the stream; the table takes no more. */
export const PICTURE_MAX_BYTES = 300 * 1024;
/** So many slow sites fit into half a minute. */
const AT_A_TIME = 12;
const AT_ONCE = 4;

/** Fetches a picture of a post. LinkedIn's media hosts are asked only for what was posted on LinkedIn. */
export type FetchPicture = (picture: Pick<WantedPicture, "address" | "network">) => ReturnType<FetchPublic>;

export function createFetchPicture(network: Network, userAgent: string): FetchPicture {
  const limits = { maxBytes: PICTURE_MAX_BYTES, accept: "image/webp, image/jpeg, image/png, image/gif;q=0.9" };
  const fetchOther = createFetchPublic(network, userAgent, limits);
  const fetchLinkedIns = createFetchPublic(network, userAgent, { ...limits, mayAskLinkedInMedia: true });
  return (picture) => (picture.network === "feed" ? fetchOther : fetchLinkedIns)(picture.address);
}

/**
 * Fetches pictures of posts that are due, some at once, and stores what came of each; gives how many there were. Stops before the next one
 * when the signal aborts: one that was taken and not fetched is due again in an hour. Throws only when the database can't be reached.
 */
export async function fetchPictures(
  queue: PictureQueue,
  fetchPicture: FetchPicture,
  signal: AbortSignal,
): Promise<number> {
  const pictures = await queue.claim(AT_A_TIME);
  const left = pictures[Symbol.iterator]();
  const work = async () => {
    for (const picture of left) {
      if (signal.aborted) return;
      await queue.end(picture, await outcomeOf(picture, fetchPicture));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pictures.length;
}

async function outcomeOf(
  picture: WantedPicture,
  fetchPicture: FetchPicture,
): Promise<Parameters<PictureQueue["end"]>[1]> {
  try {
    const { status, body } = await fetchPicture(picture);
    if (status === 200) return { content: toBase64(body), reason: null, mayTryAgain: false };
    const mayTryAgain = status === 429 || status === 408 || status >= 500;
    return { content: null, reason: `The site answered with error ${status}.`, mayTryAgain };
  } catch (error) {
    if (!(error instanceof FetchProblem)) throw error;
    return { content: null, reason: error.message, mayTryAgain: error.kind === "unreachable" };
  }
}
