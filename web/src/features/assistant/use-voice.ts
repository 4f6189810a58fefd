import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusOf } from "@/lib/query-client";
import { assistantQuery, useTranscribe } from "./assistant.queries";
import { MICROPHONE_DENIED, NO_VOICE, TRANSCRIBE_FAILED, TRANSCRIBE_UNREACHABLE } from "./messages";
import { browserRecognition, listen } from "./speech-recognition";
import { useRecorder } from "./use-recorder";

export type VoiceState = "idle" | "asking" | "recording" | "transcribing";

/** What went wrong with speech; `again` tries it once more with what was recorded. */
export interface VoiceFault {
  text: string;
  again?: () => void;
}

/** Speech as text for the input: transcribed by the server, or by the browser where the server cannot. */
export function useVoice(heard: (text: string) => void) {
  const assistant = useQuery(assistantQuery);
  const transcribe = useTranscribe();
  const [fault, setFault] = useState<VoiceFault | null>(null);
  const [stopListening, setStopListening] = useState<(() => void) | null>(null);

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

  const listenHere = (Recognition: NonNullable<ReturnType<typeof browserRecognition>>) => {
    const stop = listen(Recognition, {
      heard,
      failed: (code) => setFault({ text: code === "not-allowed" ? MICROPHONE_DENIED : TRANSCRIBE_FAILED }),
      ended: () => setStopListening(null),
    });
    setStopListening(() => stop);
  };

  const start = () => {
    setFault(null);
    if (assistant.data?.canTranscribe === false) {
      const Recognition = browserRecognition();
      if (Recognition) listenHere(Recognition);
      else setFault({ text: NO_VOICE });
      return;
    }
    recorder.start().catch(() => setFault({ text: MICROPHONE_DENIED }));
  };

  const state: VoiceState = stopListening ? "recording" : transcribe.isPending ? "transcribing" : recorder.state;
  return {
    state,
    fault,
    dismiss: () => setFault(null),
    start,
    stop: () => (stopListening ? stopListening() : recorder.stop()),
  };
}
export type Voice = ReturnType<typeof useVoice>;
