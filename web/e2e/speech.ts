import { fileURLToPath } from "node:url";

/** What is said in the recording, and what the stand-in for a transcription service hears. */
export const SPOKEN = "Remind me to call Ines Marrow tomorrow";
const recording = fileURLToPath(new URL("speech/remind-me.wav", import.meta.url));

/** A browser whose microphone plays the recording once, and whose user lets everybody listen. */
export const speaking = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-audio-capture=${recording}%noloop`,
];
/** A browser whose user lets nobody listen. */
export const silent = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"];
