import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { describeAssistant } from "../functions/_shared/contract/assistant.ts";
import { register } from "../functions/_shared/contract/auth.ts";
import { ApiError, call } from "../functions/_shared/contract/call.ts";
import { AUDIO_MAX_BYTES, transcribeAudio } from "../functions/_shared/contract/whisper.ts";
import { HEARD, type SpeechStandIn, startSpeechStandIn } from "../local/speech-stand-in.ts";
import { PASSWORD, signUp, someEmail } from "./named-user.ts";
import { startTestStack } from "./one-stack.ts";

let speech: SpeechStandIn;
let stack: Awaited<ReturnType<typeof startTestStack>>;
let token = "";
const host = () => ({ baseUrl: stack.api, fetch, token: () => Promise.resolve(token) });

beforeAll(async () => {
  speech = await startSpeechStandIn();
  stack = await startTestStack({ OPENAI_TRANSCRIBE_BASE_URL: speech.baseUrl });
  token = (await call(host(), register, { input: { email: someEmail("ada"), password: PASSWORD } })).token ?? "";
});
afterAll(async () => {
  await stack.stop();
  await speech.stop();
});

const webm = [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3];
const mp4 = [0, 0, 0, 24, ...new TextEncoder().encode("ftypM4A ")];
const wav = [...new TextEncoder().encode("RIFF"), 0, 0, 0, 0, ...new TextEncoder().encode("WAVEfmt ")];
const recording = (bytes: number[] | Uint8Array<ArrayBuffer>) =>
  new File([Uint8Array.from(bytes)], "recording.webm", { type: "audio/webm" });
const send = (audio: File) => call(host(), transcribeAudio, { input: { audio } });
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  );

test.each([
  ["webm", webm],
  ["mp4", mp4],
  ["wav", wav],
])("turns a recording in %s into text, without any other key", async (_, bytes) => {
  expect(await send(recording(bytes))).toEqual({ success: true, transcription: HEARD, error: null });
  expect(await call(host(), describeAssistant)).toMatchObject({ canTranscribe: true, madeBy: "builtin" });
});

test("looks at what a file is, not at what it says", async () => {
  const sentence = "This isn't a recording in webm, mp4, ogg, mp3, wav or flac.";
  for (const bytes of [[], [0x3c, 0x68, 0x74, 0x6d, 0x6c], new TextEncoder().encode("RIFFxxxxAVI LIST")]) {
    expect(await refused(send(recording([...bytes])))).toEqual([400, sentence]);
  }
});

test("refuses what is too big, and a form without a file", async () => {
  const big = new Uint8Array(AUDIO_MAX_BYTES + 1);
  big.set(webm);
  expect(await refused(send(recording(big)))).toEqual([413, "The recording is too big."]);
  const form = new FormData();
  form.append("audio", "words");
  const response = await fetch(`${stack.api}/whisper/transcribe`, {
    method: "POST",
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(400);
});

test("asks nobody once the day's budget is used up", async () => {
  const sql = postgres(stack.dbUrl, { max: 1 });
  await sql`update private.budgets set units_per_day = 0 where budget = 'transcription'`;
  expect(await refused(send(recording(webm)))).toEqual([
    429,
    "Today's budget for speech is used up. Please try again tomorrow.",
  ]);
  await sql`update private.budgets set units_per_day = 200 where budget = 'transcription'`;
  await sql.end();
});

test("says plainly where nothing can turn speech into text", async () => {
  const user = await signUp("Ada");
  if (!inject("stack").isEmbedded) return;
  expect(await user.call(transcribeAudio, { input: { audio: recording(webm) } })).toEqual({
    success: false,
    transcription: null,
    error: "Speech cannot be turned into text here: no language model is connected.",
  });
});
