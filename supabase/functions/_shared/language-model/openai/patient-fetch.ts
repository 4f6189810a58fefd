/** The longest wait, in seconds, that is worth holding a worker for; the queue waits better. */
const WORTH_WAITING_SECONDS = 5;

/**
 * Fetch for OpenAI's client, which by itself sleeps up to a minute when a server asks it to: a longer wait is handed back
 * at once, and the error says how long. The client obeys x-should-retry.
 */
export function patientFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const seconds = retryAfterSeconds(response.headers);
    if (seconds === null || seconds <= WORTH_WAITING_SECONDS) return response;
    const headers = new Headers(response.headers);
    headers.set("x-should-retry", "false");
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** How long a server asks to be left alone, in whole seconds, from its headers; null when it does not say. */
export function retryAfterSeconds(headers: Headers): number | null {
  const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (milliseconds >= 0) return Math.ceil(milliseconds / 1000);
  const value = headers.get("retry-after");
  if (value === null) return null;
  const seconds = /^[0-9.]+$/.test(value.trim()) ? Number.parseFloat(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
