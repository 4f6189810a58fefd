import { SourceError } from "./post-source.ts";

const TIMEOUT_MS = 20_000;
const BYTES_AT_MOST = 20_000_000;
const HOUR_SECONDS = 3_600;

/** How to reach a vendor's API. */
export interface VendorHttp {
  /** The vendor's name in sentences for the user. */
  vendor: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** The headers that carry the key: they go to the API and to no other address. */
  headers: Record<string, string>;
  fetch: typeof globalThis.fetch;
  /** For one request, to the end of its answer. */
  timeoutMs?: number | undefined;
}

export interface VendorReply {
  status: number;
  headers: Headers;
  /** The body as JSON; undefined when it is empty. */
  json: unknown;
}

/**
 * Asks the vendor's API and returns what it answers with 2xx or 404. Throws SourceError: *limited* for 402 and 429, *failed* for the rest;
 * that is retryable after a timeout, a 5xx or an answer that is no JSON, and not when the key is refused.
 */
export async function askVendor(
  http: VendorHttp,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<VendorReply> {
  const request = {
    method,
    headers: {
      ...http.headers,
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await send(http, `${http.baseUrl}${path}`, request);
  const text = await readText(http, response);
  refuse(http.vendor, response);
  return { status: response.status, headers: response.headers, json: parse(http.vendor, text) };
}

/** Reads a file of results that the vendor keeps elsewhere, without the key. Throws SourceError. */
export async function readVendorFile(http: VendorHttp, address: string): Promise<unknown> {
  const response = await send(http, address, { method: "GET" });
  const text = await readText(http, response);
  refuse(http.vendor, response);
  if (response.status === 404) return undefined;
  return parse(http.vendor, text);
}

/** Whether the run may still be fine although the vendor could not say so just now. */
export function isPassing(error: unknown): error is SourceError {
  return (
    error instanceof SourceError &&
    (error.state.status === "limited" || (error.state.status === "failed" && error.state.retryable))
  );
}

/** The vendor doesn't take the key: 401 for one that nobody has, 403 for one that may not do this. */
export class KeyRefused extends SourceError {
  readonly httpStatus: 401 | 403;

  constructor(vendor: string, httpStatus: 401 | 403) {
    super({ status: "failed", reason: `${vendor} doesn't accept the key. Connect it again.`, retryable: false });
    this.httpStatus = httpStatus;
  }
}

function failed(reason: string, retryable: boolean): SourceError {
  return new SourceError({ status: "failed", reason, retryable });
}

async function send(
  { vendor, fetch, timeoutMs = TIMEOUT_MS }: VendorHttp,
  address: string,
  request: RequestInit,
): Promise<Response> {
  try {
    return await fetch(address, { ...request, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    throw failed(`${vendor} can't be reached.`, true);
  }
}

/** The body, counted while it comes: Content-Length proves nothing about what is compressed. */
async function readText({ vendor }: VendorHttp, response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > BYTES_AT_MOST) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw failed(`${vendor} stopped in the middle of an answer.`, true);
  }
  if (bytes > BYTES_AT_MOST) throw failed(`${vendor} answered with too much to read.`, false);
  return text + decoder.decode();
}

function refuse(vendor: string, { ok, status, headers }: Response): void {
  if (ok || status === 404) return;
  if (status === 401 || status === 403) throw new KeyRefused(vendor, status);
  if (status === 402) throw limited(`The ${vendor} plan is used up.`, 6 * HOUR_SECONDS);
  if (status === 429) throw limited(`${vendor} asks for a pause.`, retryAfter(headers) ?? 60);
  throw failed(`${vendor} answered with error ${status}.`, status >= 500 || status === 408);
}

function limited(reason: string, retryAfterSeconds: number): SourceError {
  return new SourceError({ status: "limited", reason, retryAfterSeconds });
}

/** Seconds from a Retry-After header, given as seconds or as a date: RFC 9110, 10.2.3. */
function retryAfter(headers: Headers): number | null {
  const text = headers.get("retry-after");
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 24 * HOUR_SECONDS) : null;
}

function parse(vendor: string, text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw failed(`The answer of ${vendor} can't be read.`, true);
  }
}
