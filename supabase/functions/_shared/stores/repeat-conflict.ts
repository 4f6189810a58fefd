/** How long to wait before each retry, in ms: up to twice as long, so that two requests do not meet again. */
const RETRY_AFTER_MS = [20, 60, 180];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms * (1 + Math.random())));

/**
 * Wraps `fetch` for a PostgREST client: a request that Postgres ended in favour of another one (a deadlock, 40P01, or a serialization
 * failure, 40001) is sent again, three times at most. That is safe for writes too: PostgREST runs each request in one transaction,
 * and that one was rolled back. https://docs.postgrest.org/en/v14/references/transactions.html
 */
export function repeatConflict(send: typeof fetch, wait: (ms: number) => Promise<void> = pause): typeof fetch {
  return async (input, init) => {
    let response = await send(input, init);
    for (const ms of RETRY_AFTER_MS) {
      if (!(await lostToAnother(response)) || init?.signal?.aborted) break;
      await wait(ms);
      response = await send(input, init);
    }
    return response;
  };
}

/** Leaves the body unread. PostgREST answers with 500 for all of class 40. */
async function lostToAnother(response: Response): Promise<boolean> {
  if (response.status !== 500 && response.status !== 409) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "code" in body && ["40P01", "40001"].includes(String(body.code));
}
