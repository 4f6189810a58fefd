export { CHAT_FAILED, NO_ACTIONS } from "@contract/assistant";
export { MICROPHONE_DENIED, TRANSCRIBE_FAILED, TRANSCRIBE_UNREACHABLE } from "@contract/whisper";

/** What came of an answer's actions, in the specification's words. */
export const executedSentence = (count: number, summary: string | null) =>
  `Executed ${count} action(s) from our conversation.${summary ? ` ${summary}` : ""}`;
export const alreadyExistsSentence = (message: string) => `ℹ️ ${message}`;

export const STOPPED = "You stopped this answer. Anything done so far is listed below.";
export const CUT_OFF = "This message had no answer yet when the page was loaded again.";
/** Of a message whose earlier try has not ended; what it says of the time left is behind it. */
export const WAITS = "An earlier try of this message hasn't ended, or was cut off. Its answer appears here.";
/** What happens when an earlier try has no answer, and when at the latest: "…in 1:05 at the latest". */
export const timeLeft = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds <= 0) return "Without one, a new try begins now.";
  return `Without one, a new try begins in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} at the latest.`;
};
export const SET_ASIDE = "You stopped waiting for this answer. Try again to see it, or to have it made.";
export const NO_VOICE = "Voice needs a transcription service, which isn't set up on this server.";
