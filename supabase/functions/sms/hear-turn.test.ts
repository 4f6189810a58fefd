import { expect, test } from "vitest";
import type { Transcriber } from "../_shared/assistant/transcriber.ts";
import { LanguageModelError } from "../_shared/language-model/language-model.ts";
import type { Db } from "../_shared/stores/db.ts";
import { afterHeard, hearTurn, UNHEARD } from "./hear-turn.ts";
import type { HeardMessage, TextQueue, TextTurn } from "./text-queue.ts";
import { MediaProblem } from "./twilio-media.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const OGG = bytesOf("OggS\0");
const note = (mediaId: string | null = "ME1", type = "audio/ogg") => ({ mediaId, type });
const turnWith = (...messages: ReturnType<typeof note>[][]): TextTurn => ({
  ...{ userId: crypto.randomUUID(), turnId: crypto.randomUUID(), token: crypto.randomUUID(), sessionId: null },
  ...{ text: "", heard: [], unheard: [] },
  unread: messages.map((media, at) => ({ messageId: `MM${at}`, media })),
});

interface Around {
  files?: Record<string, Uint8Array | MediaProblem>;
  /** Null without a speech server. */
  says?: Transcriber["transcribe"] | null;
  canSpend?: boolean;
  hasLease?: boolean;
  canDelete?: boolean;
}

/** Reads a turn's files. Returns what was stored, and the calls that were made. */
async function listen(
  turn: TextTurn,
  {
    files = { ME1: OGG },
    says = () => Promise.resolve("Call Ana"),
    canSpend = true,
    hasLease = true,
    canDelete = true,
  }: Around = {},
) {
  const [fetched, removed, logged]: [string[], string[], string[]] = [[], [], []];
  const noted: HeardMessage[] = [];
  let spent = 0;
  const heard = await hearTurn(turn, {
    queue: {
      noteHeard: (of: TextTurn, messages: HeardMessage[]) => {
        noted.push(...messages);
        return Promise.resolve(hasLease ? of : null);
      },
    } as Partial<TextQueue> as TextQueue,
    media: {
      fetch: ({ mediaId }) => {
        fetched.push(mediaId);
        const file = files[mediaId] ?? new MediaProblem("unreachable", "404");
        return file instanceof Uint8Array ? Promise.resolve(file) : Promise.reject(file);
      },
      remove: ({ mediaId }) => {
        removed.push(mediaId);
        return canDelete ? Promise.resolve() : Promise.reject(new Error("500"));
      },
    },
    transcriber: says === null ? null : { transcribe: says },
    clientFor: () => {
      // Only the budget is read through the client.
      const rpc = () => Promise.resolve({ data: (spent += 1) > 0 && canSpend, error: null });
      return { rpc } as unknown as Db;
    },
    logError: (message) => void logged.push(message),
  });
  return { heard, noted, fetched, removed, logged, spent };
}

test("transcribes a voice note on its user's budget, then deletes it", async () => {
  const kinds: string[] = [];
  const { noted, removed, spent, logged } = await listen(turnWith([note()]), {
    says: (_, kind) => Promise.resolve((kinds.push(kind), "Call Ana")),
  });
  expect(noted).toEqual([{ messageId: "MM0", heard: "Call Ana", unheard: null }]);
  expect([kinds, removed, spent, logged]).toEqual([["ogg"], ["ME1"], 1, []]);
});

test.each<[string, Around, ReturnType<typeof note>, string, string[], number]>([
  ["a picture", {}, note("ME1", "image/jpeg"), UNHEARD.file, [], 0],
  ["a note where nothing listens", { says: null }, note(), UNHEARD.noTranscriber, [], 0],
  ["a file of another message", {}, note(null), UNHEARD.unreachable, [], 0],
  ["one that is gone", { files: {} }, note(), UNHEARD.unreachable, ["ME1"], 0],
  ["one of 6 MB", { files: { ME1: new MediaProblem("too_large", "6 MB") } }, note(), UNHEARD.tooLarge, ["ME1"], 0],
  ["AMR", { files: { ME1: bytesOf("#!AMR\n") } }, note(), UNHEARD.amr, ["ME1"], 0],
  ["AMR in 3GP", { files: { ME1: bytesOf("\0\0\0\x18ftyp3gp4") } }, note(), UNHEARD.amr, ["ME1"], 0],
  ["a page that says it is sound", { files: { ME1: bytesOf("<html>") } }, note(), UNHEARD.noSound, ["ME1"], 0],
  ["one past the day's budget", { canSpend: false }, note(), UNHEARD.budget, ["ME1"], 1],
  ["silence", { says: () => Promise.resolve("") }, note(), UNHEARD.nothing, ["ME1"], 1],
  ["an hour of words", { says: () => Promise.resolve("word ".repeat(700)) }, note(), UNHEARD.tooLong, ["ME1"], 1],
  [
    "one that the speech server fails at",
    { says: () => Promise.reject(new LanguageModelError("Down.", { retryable: true })) },
    note(),
    UNHEARD.failed,
    ["ME1"],
    1,
  ],
])("%s is told why it doesn't count, and is deleted too", async (_, around, medium, why, fetches, units) => {
  const { noted, fetched, removed, spent } = await listen(turnWith([medium]), around);
  expect(noted).toEqual([{ messageId: "MM0", heard: null, unheard: why }]);
  expect([fetched, removed, spent]).toEqual([fetches, medium.mediaId === null ? [] : ["ME1"], units]);
});

test("transcribes two notes of a turn, in whichever messages, and does not count a picture", async () => {
  const files = { ME1: OGG, ME2: OGG, ME3: OGG };
  const turn = turnWith([note("ME0", "image/png"), note("ME1")], [note("ME2"), note("ME3")]);
  const { noted, fetched } = await listen(turn, { files });
  expect(noted).toEqual([
    { messageId: "MM0", heard: "Call Ana", unheard: UNHEARD.file },
    { messageId: "MM1", heard: "Call Ana", unheard: UNHEARD.tooMany },
  ]);
  expect(fetched).toEqual(["ME1", "ME2"]);
});

test("a turn without files makes no calls", async () => {
  const turn = turnWith();
  const { heard, noted, fetched } = await listen(turn);
  expect([heard, noted, fetched]).toEqual([turn, [], []]);
});

test("does not delete files that another worker reads now; a failed deletion is only logged", async () => {
  const lost = await listen(turnWith([note()]), { hasLease: false });
  expect([lost.heard, lost.removed]).toEqual([null, []]);
  const turn = turnWith([note()]);
  const kept = await listen(turn, { canDelete: false });
  expect([kept.heard, kept.logged.length]).toEqual([turn, 1]);
});

test("an answer begins with what was heard, then says what could not be read", () => {
  expect(afterHeard({ heard: [], unheard: [] }, "Done.")).toBe("Done.");
  expect(afterHeard({ heard: [], unheard: [] }, null)).toBeNull();
  expect(afterHeard({ heard: ["Call\n“Ana”"], unheard: [] }, "Done.")).toBe('Heard: "Call "Ana""\nDone.');
  expect(afterHeard({ heard: ["ok"], unheard: ["Why.", "Why."] }, null)).toBe('Heard: "ok"\nWhy.');
  expect(afterHeard({ heard: ["x".repeat(300)], unheard: [] }, "Done.")).toBe(`Heard: "${"x".repeat(200)}..."\nDone.`);
});
