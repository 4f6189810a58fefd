import type { Connection } from "./network.ts";

/** The head of a response, and its body as it comes over the wire, without the chunks around it. */
export interface WireResponse {
  status: number;
  headers: Headers;
  body: AsyncGenerator<Uint8Array, void>;
}

/** The most bytes of a response's head, and of a line that tells the size of a chunk. */
const HEAD_MAX_BYTES = 64 * 1024;
const SIZE_LINE_MAX_BYTES = 1024;

/**
 * One GET over an open connection in HTTP/1.1 (RFC 9112), because `fetch` would resolve the name again and might connect to another
 * address than the one that was checked. Throws on what is no HTTP response.
 */
export async function exchange(
  connection: Connection,
  url: URL,
  headers: Record<string, string>,
): Promise<WireResponse> {
  const lines = Object.entries({ Host: url.host, ...headers, Connection: "close" }).map(([name, value]) => {
    // A value with a line break would be another header.
    if (/[^\t\x20-\x7e]/.test(value)) throw new TypeError(`The header ${name} has a character that no header has.`);
    return `${name}: ${value}\r\n`;
  });
  const writer = connection.writable.getWriter();
  await writer.write(new TextEncoder().encode(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join("")}\r\n`));
  writer.releaseLock();
  const incoming = new Incoming(connection.readable);
  for (;;) {
    const head = await readHead(incoming);
    // Hints before the response.
    if (head.status >= 100 && head.status < 200) continue;
    const isEmpty = head.status === 204 || head.status === 304;
    return { ...head, body: isEmpty ? nothing() : bodyOf(incoming, head.headers) };
  }
}

/** What a connection brings, taken line by line or by number. */
class Incoming {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #kept: Uint8Array = new Uint8Array();

  constructor(readable: ReadableStream<Uint8Array>) {
    this.#reader = readable.getReader();
  }

  /** The next bytes, at most so many; null at the end. */
  async take(most: number): Promise<Uint8Array | null> {
    if (this.#kept.length === 0) {
      const { value, done } = await this.#reader.read();
      if (done) return null;
      this.#kept = value;
    }
    const taken = this.#kept.subarray(0, most);
    this.#kept = this.#kept.subarray(taken.length);
    return taken;
  }

  /** The next line without its end. Throws when it is longer than so many bytes, or does not end. */
  async line(most: number): Promise<string> {
    let line = "";
    for (;;) {
      const part = await this.take(Math.max(1, most - line.length));
      if (part === null) throw new TypeError("The response ended early.");
      const end = part.indexOf(10);
      line += latin1(end < 0 ? part : part.subarray(0, end));
      if (end >= 0) {
        this.#kept = concat(part.subarray(end + 1), this.#kept);
        return line.replace(/\r$/, "");
      }
      if (line.length >= most) throw new TypeError("A line of the response is too long.");
    }
  }
}

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

function concat(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

async function readHead(incoming: Incoming): Promise<{ status: number; headers: Headers }> {
  let room = HEAD_MAX_BYTES;
  const next = async () => {
    const line = await incoming.line(room);
    room -= line.length + 2;
    return line;
  };
  const status = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(await next())?.[1];
  if (status === undefined) throw new TypeError("This is no HTTP response.");
  const headers = new Headers();
  for (let line = await next(); line !== ""; line = await next()) {
    const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new TypeError("The response has a malformed header.");
    headers.append(name, value);
  }
  return { status: Number(status), headers };
}

async function* nothing(): AsyncGenerator<Uint8Array, void> {
  yield* await Promise.resolve([]);
}

function bodyOf(incoming: Incoming, headers: Headers): AsyncGenerator<Uint8Array, void> {
  const coding = headers.get("transfer-encoding");
  if (coding?.trim().toLowerCase() === "chunked") return chunks(incoming);
  if (coding !== null) throw new TypeError("The response has a transfer encoding that was not requested.");
  const length = headers.get("content-length");
  if (length === null) return bytes(incoming, null);
  if (!/^\d{1,15}$/.test(length)) throw new TypeError("The length of the response is none.");
  return bytes(incoming, Number(length));
}

/** So many bytes, or all until the connection ends. */
async function* bytes(incoming: Incoming, count: number | null): AsyncGenerator<Uint8Array, void> {
  for (let left = count ?? Infinity; left > 0;) {
    const part = await incoming.take(left);
    if (part === null) {
      if (count === null) return;
      throw new TypeError("The response ended early.");
    }
    left -= part.length;
    yield part;
  }
}

async function* chunks(incoming: Incoming): AsyncGenerator<Uint8Array, void> {
  for (;;) {
    const size = /^([0-9a-f]{1,8})[ \t]*(?:;.*)?$/i.exec(await incoming.line(SIZE_LINE_MAX_BYTES))?.[1];
    if (size === undefined) throw new TypeError("The response has a chunk without a size.");
    if (/^0+$/.test(size)) return;
    yield* bytes(incoming, parseInt(size, 16));
    if ((await incoming.line(2)) !== "") throw new TypeError("The response has a chunk of another size.");
  }
}
