import { useEffect, useRef, useState } from "react";

/** What is recorded in, best first. Safari knows only mp4. */
const TYPES = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4"];

export type RecorderState = "idle" | "asking" | "recording";

/** Records the microphone between `start` and `stop`. `start` rejects when there is no permission or no microphone. */
export function useRecorder(recorded: (recording: Blob) => void) {
  const [state, setState] = useState<RecorderState>("idle");
  const recorder = useRef<MediaRecorder | null>(null);

  const release = () => {
    for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    recorder.current = null;
    setState("idle");
  };

  const start = async () => {
    setState("asking");
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
      const current = new MediaRecorder(stream, mimeType ? { mimeType } : {});
      const parts: Blob[] = [];
      current.addEventListener("dataavailable", ({ data }) => parts.push(data));
      current.addEventListener("stop", () => {
        const isLeft = recorder.current !== current;
        release();
        if (!isLeft) recorded(new Blob(parts, { type: current.mimeType.split(";")[0] ?? "audio/webm" }));
      });
      recorder.current = current;
      current.start();
      setState("recording");
    } catch (error) {
      setState("idle");
      throw error;
    }
  };

  // A panel that goes away lets go of the microphone, and throws away what it heard.
  useEffect(
    () => () => {
      const left = recorder.current;
      recorder.current = null;
      for (const track of left?.stream.getTracks() ?? []) track.stop();
    },
    [],
  );

  return { state, start, stop: () => recorder.current?.stop() };
}
