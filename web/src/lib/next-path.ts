const HOME = "/people";

/**
 * Where to go after signing in: `next` when it is a path of this site, else /people. Anything that a browser could read as
 * another host (`//host`, `/\host`, a scheme, control characters) is not a path of this site.
 */
export function nextPath(next: string | null): string {
  if (next === null || !/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(next)) return HOME;
  const url = new URL(next, "http://own.invalid");
  if (url.origin !== "http://own.invalid" || !isOwnPath(url.pathname)) return HOME;
  return url.pathname === "/auth" || url.pathname === "/" ? HOME : url.pathname + url.search + url.hash;
}

/** Whether a path is none of another host, however often it is decoded on the way. */
function isOwnPath(path: string): boolean {
  let before = path;
  for (;;) {
    if (/\/[/\\]|[\\\u0000-\u001f\u007f]/.test(before.replace(/\/+$/, "/"))) return false;
    const after = decoded(before);
    if (after === null) return false;
    if (after === before) return true;
    before = after;
  }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** What an entry of the history carries that someone was led to because their session had ended. */
export const HAS_ENDED = { hasEnded: true };

export const hasEndedIn = (state: unknown) => typeof state === "object" && state !== null && "hasEnded" in state;

/** The sign-in address that leads back to `path`. */
export function signInPath(path: string): string {
  const next = nextPath(path);
  return next === HOME ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
}
