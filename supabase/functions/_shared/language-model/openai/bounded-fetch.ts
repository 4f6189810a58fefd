import { LanguageModelError } from "../language-model.ts";

/** Far more than an answer of the most tokens that are asked for has, each in an event of its own. */
const BYTES_AT_MOST = 4_000_000;
const EVENTS_AT_MOST = 20_000;
const EVENT_BYTES_AT_MOST = 256_000;

const [NEWLINE, RETURN] = [10, 13];

const tooLong = () => new LanguageModelError("The language model's answer was too long.", { retryable: true });
const tooLate = () => new LanguageModelError("The language model took too long to answer.", { retryable: true });

/**
 * Fetch whose answers end: after so many bytes or events, `silenceMs` after the headers or the last byte, twice `silenceMs` after the
 * headers, and when `init.signal` is aborted. What is longer or later fails with LanguageModelError, and the connection is closed. A
 * stream is passed on event by event: OpenAI's client copies all that it holds for each piece that it is given.
 */
export function boundedFetch(fetch: typeof globalThis.fetch, silenceMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    const isStream = /\btext\/event-stream\b/i.test(response.headers.get("content-type") ?? "");
    const { status, statusText, headers } = response;
    const end = createEnd(silenceMs, init?.signal ?? null);
    return new Response(bounded(response.body, isStream, end), { status, statusText, headers });
  };
}

function bounded(body: ReadableStream<Uint8Array>, isStream: boolean, end: End): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const pieces = readPieces(reader, isStream, end);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // It may hang, as what it reads does.
        void reader.cancel(error).catch(() => undefined);
        throw error;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function* readPieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  isStream: boolean,
  end: End,
): AsyncGenerator<Uint8Array, undefined> {
  const events = isStream ? eventSplitter() : null;
  let bytes = 0;
  let count = 0;
  for (;;) {
    const { value, done } = await end.before(reader.read());
    if (done) break;
    bytes += value.length;
    if (bytes > BYTES_AT_MOST) throw tooLong();
    if (events === null) yield value;
    else
      for (const event of events.split(value)) {
        count += 1;
        if (count > EVENTS_AT_MOST) throw tooLong();
        yield event;
      }
  }
  const rest = events?.rest();
  if (rest !== undefined && rest.length > 0) yield rest;
}

/** When an answer is no longer waited for. */
interface End {
  /** The result, or a LanguageModelError once the time is up or the caller has given up. */
  before<Result>(reading: Promise<Result>): Promise<Result>;
}

/**
 * Timers of our own, beside the caller's signal: whether the signal reaches a body is up to the runtime, and a signal made with
 * `AbortSignal.any` and `AbortSignal.timeout` may be collected before it fires (nodejs/node, issue 57736).
 */
function createEnd(silenceMs: number, signal: AbortSignal | null): End {
  const endsAt = Date.now() + 2 * silenceMs;
  return {
    async before(reading) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let giveUp = () => {};
      const late = new Promise<never>((_, reject) => {
        giveUp = () => reject(tooLate());
        timer = setTimeout(giveUp, Math.max(0, Math.min(silenceMs, endsAt - Date.now())));
        signal?.addEventListener("abort", giveUp);
        if (signal?.aborted === true) giveUp();
      });
      try {
        return await Promise.race([reading, late]);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
      }
    },
  };
}

/** Cuts bytes after each blank line; every byte is looked at once. Throws LanguageModelError for an event that does not end. */
function eventSplitter() {
  let held: Uint8Array[] = [];
  let length = 0;
  let lineBreaks = 0;
  let last = 0;

  const hold = (piece: Uint8Array) => {
    if (piece.length === 0) return;
    held.push(piece);
    length += piece.length;
    if (length > EVENT_BYTES_AT_MOST) throw tooLong();
  };
  const take = () => {
    const event = new Uint8Array(length);
    let at = 0;
    for (const piece of held) {
      event.set(piece, at);
      at += piece.length;
    }
    held = [];
    length = 0;
    return event;
  };
  return {
    *split(chunk: Uint8Array): Generator<Uint8Array> {
      let from = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0;
        const isBreak = byte === NEWLINE || byte === RETURN;
        // A line ends with either or with both.
        if (!isBreak) lineBreaks = 0;
        else if (byte === RETURN || last !== RETURN) lineBreaks += 1;
        last = byte;
        if (lineBreaks < 2 || byte === RETURN) continue;
        hold(chunk.subarray(from, at + 1));
        yield take();
        from = at + 1;
        lineBreaks = 0;
      }
      hold(chunk.subarray(from));
    },
    rest: take,
  };
}
