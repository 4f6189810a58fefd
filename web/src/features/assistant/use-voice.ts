import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusOf } from "@/lib/query-client";
import { assistantQuery, useTranscribe } from "./assistant.queries";
import { MICROPHONE_DENIED, NO_VOICE, TRANSCRIBE_FAILED, TRANSCRIBE_UNREACHABLE } from "./messages";
import { useRecorder } from "./use-recorder";

export type VoiceState = "idle" | "asking" | "recording" | "transcribing";

/** What went wrong with speech; `again` retries it with the same recording. */
export interface VoiceFault {
  text: string;
  again?: () => void;
}

/**
 * Speech as text for the input, transcribed by the server. The recognition that browsers have of their own is not used: it sends
 * what is said to their makers.
 */
export function useVoice(heard: (text: string) => void) {
  const assistant = useQuery(assistantQuery);
  const transcribe = useTranscribe();
  const [fault, setFault] = useState<VoiceFault | null>(null);

  const turnIntoText = (recording: Blob) => {
    // A recording is not lost to a failure: it can be sent again.
    const again = () => turnIntoText(recording);
    setFault(null);
    transcribe.mutate(recording, {
      onSuccess: ({ transcription }) => {
        if (transcription) heard(transcription);
        else setFault({ text: TRANSCRIBE_FAILED, again });
      },
      onError: (error) =>
        setFault({ text: statusOf(error) === null ? TRANSCRIBE_UNREACHABLE : TRANSCRIBE_FAILED, again }),
    });
  };
  const recorder = useRecorder(turnIntoText);

  const start = () => {
    setFault(null);
    if (assistant.data?.canTranscribe === false) {
      setFault({ text: NO_VOICE });
      return;
    }
    recorder.start().catch(() => setFault({ text: MICROPHONE_DENIED }));
  };

  const state: VoiceState = transcribe.isPending ? "transcribing" : recorder.state;
  return {
    state,
    fault,
    dismiss: () => setFault(null),
    start,
    stop: recorder.stop,
  };
}
export type Voice = ReturnType<typeof useVoice>;
