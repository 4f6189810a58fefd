import { reach } from "./unreachable";

/** What can be done about a session that the server refuses. Each gives a fresh token, or null. */
export interface SessionGuard {
  /** Without the person. */
  renew(refused: string): Promise<string | null>;
  /** Has the person sign in again, and waits for it; null when it is someone else or nobody. */
  signInAgain(refused: string): Promise<string | null>;
}

let guard: SessionGuard | null = null;

export function guardSession(given: SessionGuard) {
  guard = given;
}

/** Whose token it is, unproven; empty for what is no JSON Web Token. */
export function subjectOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")));
    return typeof claims === "object" && claims !== null && "sub" in claims ? String(claims.sub) : "";
  } catch {
    return "";
  }
}

const bearer = (init: RequestInit | undefined) =>
  /^Bearer (\S+)$/.exec(new Headers(init?.headers).get("authorization") ?? "")?.[1];

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set("authorization", `Bearer ${token}`);
  return { ...init, headers };
}

/**
 * `fetch` for requests that carry a session: one that the server refuses (401) is sent again after the session was renewed, or after
 * the person signed in again over what is on screen. So a form that was being saved is saved, and nothing typed is lost.
 */
export async function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await reach(input, init);
  const token = bearer(init);
  const isAuth = String(input instanceof Request ? input.url : input).includes("/auth/v1/");
  // The public key is nobody's token.
  if (response.status !== 401 || guard === null || isAuth || !token || subjectOf(token) === "") return response;
  for (const freshToken of [() => guard?.renew(token), () => guard?.signInAgain(token)]) {
    const fresh = await freshToken();
    if (!fresh) continue;
    const again = await reach(input, withToken(init, fresh));
    if (again.status !== 401) return again;
  }
  return response;
}
