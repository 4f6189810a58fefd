import { exchange, type WireResponse } from "./http-exchange.ts";
import type { Connection, Network } from "./network.ts";
import { isLinkedInMedia, isLinkedInPages, isPublicAddress, literalAddress, publicUrl } from "./public-address.ts";

/** The most bytes of a page, counted after it was unpacked, and of what came over the wire. */
export const PAGE_MAX_BYTES = 2 * 1024 * 1024;
const TIME_MS = 10_000;
/** Of a name with many addresses, the first are tried. */
const MAX_TRIES = 3;

/** Why a page could not be had, in a sentence that a person may read. */
export class FetchProblem extends Error {
  readonly kind: "refused" | "unreachable" | "too_large";
  constructor(kind: FetchProblem["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** What sites are told of who asks: the product and where it is explained. A site that is not known is left out. */
export function userAgentOf(siteUrl: string | undefined): string {
  return siteUrl === undefined ? "Tracker/1.0" : `Tracker/1.0 (+${new URL("/privacy-policy", siteUrl).href})`;
}

/** A page of the public Internet. A status other than 200 has an empty body. */
export interface Page {
  /** Where it was after all redirects. */
  url: URL;
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** What of the public Internet is fetched, and how much of it. */
export interface FetchLimits {
  maxBytes: number;
  timeMs: number;
  maxRedirects: number;
  /** The types that are asked for, as the header says it. */
  accept: string;
  /** Whether LinkedIn's media hosts may be asked. Its pages never are. */
  mayAskLinkedInMedia: boolean;
}

const PAGES: FetchLimits = {
  maxBytes: PAGE_MAX_BYTES,
  timeMs: TIME_MS,
  maxRedirects: 5,
  accept:
    "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5",
  mayAskLinkedInMedia: false,
};

export type FetchPublic = (address: string, headers?: Record<string, string>) => Promise<Page>;

/**
 * Fetches pages of the public Internet and nothing else: each name is resolved once, every one of its addresses has to be public, and the
 * connection goes to one of those; so does every redirect. At most 2 MB and 10 s, unless `changed` says otherwise. `userAgent` names the
 * product and a page about it. Throws FetchProblem.
 */
export function createFetchPublic(
  network: Network,
  userAgent: string,
  changed: Partial<FetchLimits> = {},
): FetchPublic {
  const limits: FetchLimits = { ...PAGES, ...changed };
  return async (address, headers = {}) => {
    const open = new Set<Connection>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new FetchProblem("unreachable", "The site took too long to answer.")),
        limits.timeMs,
      );
    });
    const sent = {
      "User-Agent": userAgent,
      Accept: limits.accept,
      // Every runtime unpacks gzip.
      "Accept-Encoding": "gzip",
      ...headers,
    };
    const work = follow({ network, open, limits }, address, sent);
    // What it still does when the time is up fails with its connection.
    work.catch(() => undefined);
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      if (error instanceof FetchProblem) throw error;
      throw new FetchProblem("unreachable", "The site could not be reached.");
    } finally {
      clearTimeout(timer);
      for (const connection of open) close(connection);
    }
  };
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);
const REFUSED = "This isn't the address of a public website.";
const LINKEDIN_REFUSED = "Tracker doesn't open LinkedIn pages.";

interface Visit {
  network: Network;
  /** Every connection of it, to be closed in the end. */
  open: Set<Connection>;
  limits: FetchLimits;
}

async function follow(visit: Visit, address: string, headers: Record<string, string>): Promise<Page> {
  const { maxBytes, maxRedirects, mayAskLinkedInMedia } = visit.limits;
  let url = publicUrl(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url === null) throw new FetchProblem("refused", REFUSED);
    if (isLinkedInPages(url.hostname) || (isLinkedInMedia(url.hostname) && !mayAskLinkedInMedia)) {
      throw new FetchProblem("refused", LINKEDIN_REFUSED);
    }
    const response = await ask(visit, url, headers);
    const location = isRedirect(response.status) ? response.headers.get("location") : null;
    if (location === null) {
      const body = response.status === 200 ? await unpacked(response, maxBytes) : new Uint8Array();
      return { url, status: response.status, headers: response.headers, body };
    }
    url = URL.canParse(location, url) ? publicUrl(new URL(location, url).href) : null;
  }
  throw new FetchProblem("unreachable", "The site sends its readers round in circles.");
}

async function ask({ network, open }: Visit, url: URL, headers: Record<string, string>): Promise<WireResponse> {
  const literal = literalAddress(url.hostname);
  const addresses = literal === null ? await network.resolve(url.hostname) : [literal];
  if (addresses.length === 0) throw new FetchProblem("unreachable", "There is no site at this address.");
  // One private address among public ones is no mistake to look past.
  if (!addresses.every(isPublicAddress)) throw new FetchProblem("refused", REFUSED);
  const isSecure = url.protocol === "https:";
  const target = {
    port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
    tlsName: isSecure ? (literal ?? url.hostname) : null,
  };
  for (const last of addresses.slice(0, MAX_TRIES).keys()) {
    try {
      const connection = await network.connect({ address: addresses[last] ?? "", ...target });
      open.add(connection);
      return await exchange(connection, url, headers);
    } catch (error) {
      if (last + 1 >= Math.min(addresses.length, MAX_TRIES)) throw error;
    }
  }
  throw new FetchProblem("unreachable", "The site could not be reached.");
}

/** The body, unpacked and counted while it comes. */
async function unpacked({ headers, body }: WireResponse, maxBytes: number): Promise<Uint8Array> {
  const packing = headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (packing === "identity" || packing === "") return collected(counted(body, maxBytes));
  if (packing !== "gzip" && packing !== "x-gzip") {
    throw new FetchProblem("unreachable", "The site answers in a form that can't be read.");
  }
  const wire = counted(body, maxBytes);
  const stream = new ReadableStream<BufferSource>({
    async pull(controller) {
      const { value, done } = await wire.next();
      if (done) controller.close();
      // A copy: the reader's buffer may be used again.
      else controller.enqueue(value.slice());
    },
  });
  const reader = stream.pipeThrough(new DecompressionStream("gzip")).getReader();
  try {
    return await collected(counted(readAll(reader), maxBytes));
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function* readAll(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

async function* counted(parts: AsyncGenerator<Uint8Array, void>, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > maxBytes) throw new FetchProblem("too_large", `The page is larger than ${sizeInWords(maxBytes)}.`);
    yield part;
  }
}

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;

async function collected(parts: AsyncGenerator<Uint8Array, void>): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  for await (const part of parts) kept.push(part.slice());
  const whole = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of kept) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function close(connection: Connection): void {
  try {
    connection.close();
  } catch {
    // The other side closed it before.
  }
}
