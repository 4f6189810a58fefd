export { CHAT_FAILED, NO_ACTIONS } from "@contract/assistant";
export { MICROPHONE_DENIED, TRANSCRIBE_FAILED, TRANSCRIBE_UNREACHABLE } from "@contract/whisper";

/** What came of an answer's actions, in the specification's words. */
export const executedSentence = (count: number, summary: string | null) =>
  `Executed ${count} action(s) from our conversation.${summary ? ` ${summary}` : ""}`;
export const alreadyExistsSentence = (message: string) => `ℹ️ ${message}`;

export const STOPPED = "You stopped this answer. What it had done by then is in the list below it.";
export const NO_VOICE =
  "Speech cannot be turned into text here: no transcription service is set up, and this browser has none of its own.";
