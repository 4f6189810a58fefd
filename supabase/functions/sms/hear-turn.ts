import { audioKind, isAmr } from "../_shared/assistant/audio-kind.ts";
import type { Transcriber } from "../_shared/assistant/transcriber.ts";
import { shortened } from "../_shared/contract/storable.ts";
import type { Db } from "../_shared/stores/db.ts";
import { spendTranscription } from "../_shared/stores/limits.ts";
import { inPlainerMarks } from "../_shared/texting/segments.ts";
import type { HeardMessage, TextQueue, TextTurn } from "./text-queue.ts";
import { MediaProblem, type TwilioMedia } from "./twilio-media.ts";

export interface HearingOutside {
  queue: TextQueue;
  media: TwilioMedia;
  /** Null without a speech server. */
  transcriber: Transcriber | null;
  /** Returns a client that acts as the person who texted, while the turn's lease is valid. */
  clientFor(turn: TextTurn): Db;
  logError(message: string): void;
}

/** The answers to files that can't be read as words. */
export const UNHEARD = {
  file: "I can't open pictures and files. Please type what you want.",
  noTranscriber: "I can't listen to voice notes here. Please type it.",
  unreachable: "I couldn't open your voice note. Please send it again, or type it.",
  tooLarge: "Your voice note is larger than 5 MB. Please send a shorter one.",
  amr: "I can't listen to this kind of recording (AMR). Please type it, or record it in the app.",
  noSound: "Your voice note isn't a recording that I can listen to. Please type it.",
  budget: "Today's budget for speech is used up. Please type it.",
  failed: "I couldn't turn your voice note into text. Please send it again, or type it.",
  nothing: "There was nothing to hear in your voice note.",
  tooLong: "Your voice note is too long for one message. Please send it in parts.",
  tooMany: "I listen to two voice notes at a time. Please send the others again.",
};

/** Two such notes and a typed text just fit into one message to the assistant. */
const NOTES_AT_MOST = 2;
const WORDS_MAX_LENGTH = 3_000;
/** The time for all notes of a turn. It leaves more than half of the turn's lease for the answer. */
const HEARING_MS = 60_000;

interface Medium {
  messageId: string;
  mediaId: string | null;
  type: string;
}
type Outcome = { words: string } | { why: string };

/**
 * Returns the turn with the words of its voice notes, which count as typed by the user. The words are stored before anything acts on them,
 * so that a retry sees the same ones; then the files are deleted at Twilio. Returns null when the lease has expired.
 */
export async function hearTurn(turn: TextTurn, outside: HearingOutside): Promise<TextTurn | null> {
  if (turn.unread.length === 0) return turn;
  const db = outside.clientFor(turn);
  const signal = AbortSignal.timeout(HEARING_MS);
  const all: Medium[] = turn.unread.flatMap(({ messageId, media }) => media.map((file) => ({ messageId, ...file })));
  const listenedTo = all.filter(isSound).slice(0, NOTES_AT_MOST);
  const outcomes = await Promise.all(
    all.map(async (medium) => ({
      medium,
      outcome: await hear(medium, { ...outside, db, signal, isWithin: listenedTo.includes(medium) }),
    })),
  );
  const messages = turn.unread.map(({ messageId }): HeardMessage => {
    const own = outcomes.filter(({ medium }) => medium.messageId === messageId).map(({ outcome }) => outcome);
    const words = own.flatMap((one) => ("words" in one ? [one.words] : []));
    const whys = new Set(own.flatMap((one) => ("why" in one ? [one.why] : [])));
    return {
      messageId,
      heard: words.length > 0 ? words.join("\n") : null,
      unheard: whys.size > 0 ? [...whys].join(" ") : null,
    };
  });
  const heard = await outside.queue.noteHeard(turn, messages);
  // Without the lease another worker still needs the files.
  if (heard !== null) await removeAll(all, outside);
  return heard;
}

const isSound = ({ type }: Medium) => type.startsWith("audio/") || type === "application/ogg";

interface Hearing extends HearingOutside {
  db: Db;
  signal: AbortSignal;
  /** Whether it is one of the notes that a turn transcribes. */
  isWithin: boolean;
}

async function hear(medium: Medium, hearing: Hearing): Promise<Outcome> {
  const { media, transcriber, db, signal, isWithin, logError } = hearing;
  const { messageId, mediaId } = medium;
  if (!isSound(medium)) return { why: UNHEARD.file };
  if (transcriber === null) return { why: UNHEARD.noTranscriber };
  if (mediaId === null) return { why: UNHEARD.unreachable };
  if (!isWithin) return { why: UNHEARD.tooMany };
  const bytes = await media.fetch({ messageId, mediaId }).catch((error: unknown) => {
    if (!(error instanceof MediaProblem)) throw error;
    logError(`A voice note could not be fetched: ${error.message}`);
    return error;
  });
  if (bytes instanceof MediaProblem)
    return { why: bytes.kind === "too_large" ? UNHEARD.tooLarge : UNHEARD.unreachable };
  const kind = audioKind(bytes);
  if (kind === null) return { why: isAmr(bytes) ? UNHEARD.amr : UNHEARD.noSound };
  if (!(await spendTranscription(db))) return { why: UNHEARD.budget };
  const words = await transcriber.transcribe(bytes.slice(), kind, signal).catch((error: unknown) => {
    logError(`A voice note could not be turned into text: ${String(error)}`);
    return null;
  });
  if (words === null) return { why: UNHEARD.failed };
  if (words === "") return { why: UNHEARD.nothing };
  return words.length > WORDS_MAX_LENGTH ? { why: UNHEARD.tooLong } : { words };
}

/** Deletes the files, transcribed or not: nothing needs them any more, and Twilio would keep them forever. */
async function removeAll(all: Medium[], { media, logError }: HearingOutside): Promise<void> {
  await Promise.all(
    all.map(async ({ messageId, mediaId }) => {
      if (mediaId === null) return;
      await media.remove({ messageId, mediaId }).catch((error: unknown) => {
        logError(`A file of a text could not be deleted at Twilio: ${String(error)}`);
      });
    }),
  );
}

const QUOTE_MAX_LENGTH = 200;

/** Returns the answer after a quote of what was heard, so that the user notices a mistake. Null when there is nothing to say. */
export function afterHeard({ heard, unheard }: Pick<TextTurn, "heard" | "unheard">, answer: string | null) {
  const words = heard.join(" ").replace(/\s+/g, " ");
  const lines = [
    ...(words === "" ? [] : [inPlainerMarks(`Heard: "${shortened(words, QUOTE_MAX_LENGTH)}"`)]),
    ...new Set(unheard),
    ...(answer === null ? [] : [answer]),
  ];
  return lines.length === 0 ? null : lines.join("\n");
}
