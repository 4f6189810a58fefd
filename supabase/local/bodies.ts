const MIB = 1024 * 1024;

/** The most bytes that the gateway takes in one request, before anything reads them. */
export const BODY_LIMITS = {
  /** A name, an address, a password, and what a sign-up says of itself. */
  auth: 64 * 1024,
  /** A part of an import, or a column of 10,000 people. */
  rest: 10 * MIB,
  /** A recording, and the form around it; each function has closer limits of its own. */
  functions: 11 * MIB,
} as const;

export type BodyKind = keyof typeof BODY_LIMITS;

/** Far beyond what the product sends, far below what a recursive reader has room for. */
const JSON_DEPTH = 100;
/** Levels of `or=(and(…))` or `select=a(b(…))`. */
const QUERY_DEPTH = 12;

/** Reads a body up to a limit, whatever its headers say; null when it is longer. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

const [QUOTE, BACKSLASH] = [34, 92];
const OPENING = new Set(Buffer.from("[{"));
const CLOSING = new Set(Buffer.from("]}"));

/** Whether JSON is nested deeper than anything of ours, found without recursion. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > JSON_DEPTH) return true;
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return false;
}

/** Whether the parentheses of a query string are nested deeper than anything of ours. */
export function isQueryTooDeep(search: string): boolean {
  let depth = 0;
  for (const [sign] of search.matchAll(/[()&]|%2[89]/g)) {
    if (sign === "&") depth = 0;
    else depth += sign === "(" || sign === "%28" ? 1 : -1;
    if (depth > QUERY_DEPTH) return true;
  }
  return false;
}
