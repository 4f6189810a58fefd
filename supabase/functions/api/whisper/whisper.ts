import type { Context, Hono } from "hono";
import type { ReplyOf } from "../../_shared/contract/endpoint.ts";
import * as contract from "../../_shared/contract/whisper.ts";
import { audioKind } from "../../_shared/assistant/audio-kind.ts";
import { spendTranscription } from "../../_shared/stores/limits.ts";
import { refuseUntilTomorrow } from "../ai/afford-model.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";
import { Refusal } from "../refusal.ts";

export function mountWhisper(app: Hono<ApiEnv>): void {
  mount(app, contract.transcribeAudio, ({ input }, c) => transcribe(c, input.audio));
}

/** The text of a recording. The text only fills the user's input: they read it before it counts. */
async function transcribe(c: Context<ApiEnv>, audio: File): Promise<ReplyOf<typeof contract.transcribeAudio>> {
  const { transcriber } = c.var.outside;
  if (audio.size > contract.AUDIO_MAX_BYTES) throw new Refusal("The recording is too big.", 413);
  const bytes = new Uint8Array(await audio.arrayBuffer());
  const kind = audioKind(bytes);
  if (kind === null) throw new Refusal("This isn't a recording in webm, mp4, ogg, mp3, wav or flac.", 400);
  if (transcriber === null) {
    return {
      success: false,
      transcription: null,
      error: "Speech cannot be turned into text here: no language model is connected.",
    };
  }
  if (!(await spendTranscription(c.var.db)))
    refuseUntilTomorrow("Today's budget for speech is used up. Please try again tomorrow.");
  const text = await transcriber.transcribe(bytes, kind, c.req.raw.signal);
  return text === ""
    ? { success: false, transcription: null, error: "There was nothing to hear." }
    : { success: true, transcription: text, error: null };
}
