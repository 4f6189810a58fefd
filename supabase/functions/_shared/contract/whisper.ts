import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** The biggest recording. */
export const AUDIO_MAX_BYTES = 10 * 1024 * 1024;

/** Said by the screen (spec §8). */
export const TRANSCRIBE_FAILED = "Failed to transcribe audio. Please try again.";
export const TRANSCRIBE_UNREACHABLE = "Error transcribing audio. Please try again.";
export const MICROPHONE_DENIED = "Unable to access microphone. Please check permissions.";

/** Transcribes a recording (webm, mp4, ogg, mp3, wav or flac). The user reads the text before sending it. The audio is not kept. */
export const transcribeAudio = endpoint({
  method: "POST",
  path: "/whisper/transcribe",
  isCostly: true,
  body: "multipart",
  input: z.object({ audio: z.file() }),
  reply: z.object({
    success: z.boolean(),
    /** Null when there is no text; `error` then says why. */
    transcription: z.nullable(z.string()),
    error: z.nullable(z.string()),
  }),
});
