// Of all requests that outlive their page a browser lets 64 KiB be under way, and several may be at once.
const AT_MOST = 8_000;

/** Whether a request should be sent to its end when its page is closed or loaded again: a small one that may write. */
export function outlivesPage(init: RequestInit | undefined): boolean {
  const { method = "GET", body } = init ?? {};
  if (method === "GET" || method === "HEAD") return false;
  return body === undefined || body === null || (typeof body === "string" && body.length <= AT_MOST);
}
