export { CHAT_FAILED, NO_ACTIONS } from "@contract/assistant";
export { MICROPHONE_DENIED, TRANSCRIBE_FAILED, TRANSCRIBE_UNREACHABLE } from "@contract/whisper";

/** What came of an answer's actions, in the specification's words. */
export const executedSentence = (count: number, summary: string | null) =>
  `Executed ${count} action(s) from our conversation.${summary ? ` ${summary}` : ""}`;
export const alreadyExistsSentence = (message: string) => `ℹ️ ${message}`;

export const STOPPED = "You stopped this answer. Anything done so far is listed below.";
export const CUT_OFF = "This message had no answer yet when the page was loaded again.";
export const NO_VOICE = "Voice needs a transcription service, which isn't set up on this server.";
