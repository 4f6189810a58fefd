import { statusOf } from "./query-client";
import { isUnreachable } from "./unreachable";

/** Comes before the sentence of a failure, when there was no connection. */
export const OFFLINE = "You're offline.";

/** Whether the browser knows that it has no network. */
export const isOffline = () => typeof navigator !== "undefined" && "onLine" in navigator && !navigator.onLine;

/** The server's reason when it refused something, else the sentence for what failed. What failed offline says so first. */
export function reasonOr(sentence: string, error: unknown): string {
  if (isUnreachable(error) && isOffline()) return `${OFFLINE} ${sentence}`;
  const status = statusOf(error);
  return error instanceof Error && error.message !== "" && status !== null && status < 500 ? error.message : sentence;
}

/** Whether the server failed, or could not be reached, so that it gave no reason. */
export const hasFailed = (error: unknown): boolean => (statusOf(error) ?? 0) >= 500;
