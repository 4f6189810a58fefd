const HOUR_SECONDS = 3600;

/** What a vendor's `Retry-After` says in seconds, at most an hour; null when it says nothing of use. */
export function retryAfterOf(headers: Headers): number | null {
  const seconds = Math.ceil(Number(headers.get("Retry-After")));
  return seconds > 0 ? Math.min(seconds, HOUR_SECONDS) : null;
}
