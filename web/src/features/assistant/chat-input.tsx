import { ArrowUp, CircleAlert, LoaderCircle, Mic, Square, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { useVoice, type Voice, type VoiceState } from "./use-voice";

const voiceLabels: Record<VoiceState, string> = {
  idle: "Speak",
  asking: "Waiting for the microphone",
  recording: "Stop recording",
  transcribing: "Transcribing",
};

function VoiceButton({ voice: { state, start, stop } }: { voice: Voice }) {
  const isRecording = state === "recording";
  const isBusy = state === "asking" || state === "transcribing";
  return (
    <>
      <span role="status" className="sr-only">
        {state === "transcribing" ? "Transcribing" : isRecording ? "Recording" : ""}
      </span>
      <Button
        size="icon"
        variant={isRecording ? "danger" : "ghost"}
        aria-label={voiceLabels[state]}
        aria-pressed={isRecording}
        disabled={isBusy}
        className="ms-auto"
        onClick={isRecording ? stop : start}
      >
        {isBusy ? (
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        ) : isRecording ? (
          <Square aria-hidden className="size-3.5 fill-current" />
        ) : (
          <Mic aria-hidden className="size-4" />
        )}
      </Button>
    </>
  );
}

const states: Record<Exclude<VoiceState, "recording">, string> = {
  idle: "Enter to send, Shift+Enter for a new line",
  asking: "Waiting for the microphone…",
  transcribing: "Transcribing…",
};

/** Next to the message field and not over it: a failed recording must not prevent typing. */
function VoiceAlert({ voice: { fault, dismiss } }: { voice: Voice }) {
  if (fault === null) return null;
  return (
    <div role="alert" className="rounded-card bg-card flex items-center gap-2 border px-3 py-1.5 text-sm">
      <CircleAlert aria-hidden className="text-bad-foreground size-4 shrink-0" />
      <p className="me-auto">{fault.text}</p>
      {fault.again && (
        <Button size="sm" variant="ghost" onClick={fault.again}>
          Try again
        </Button>
      )}
      <Button size="icon" variant="ghost" aria-label="Dismiss" onClick={dismiss}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}

function InputState({ state }: { state: VoiceState }) {
  // A phone's keyboard has no Shift+Enter.
  if (state === "idle") return <span className="pointer-coarse:hidden">{states.idle}</span>;
  if (state !== "recording") return states[state];
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <span aria-hidden className="bg-bad-foreground size-2 animate-pulse rounded-full motion-reduce:animate-none" />
      <span>
        Recording <RecordingTime />
      </span>
    </span>
  );
}

interface ChatInputProps {
  text: string;
  onText: (text: string) => void;
  isLoading: boolean;
  /** Whether it was sent. */
  onSend: (text: string) => boolean;
  onStop: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Where a message is typed or spoken. Enter sends, Shift+Enter starts a new line; what is not sent stays. */
export function ChatInput({ text, onText, isLoading, onSend, onStop, box }: ChatInputProps) {
  const id = useId();
  const typed = useRef(text);
  useEffect(() => {
    typed.current = text;
  }, [text]);
  const voice = useVoice((heard) => {
    // Speech is added after the current text, not after the text from when the recording began.
    onText(typed.current.trim() === "" ? heard : `${typed.current.trimEnd()} ${heard}`);
    box.current?.focus();
  });
  useEffect(() => box.current?.focus(), [box]);

  const send = () => {
    voice.dismiss();
    if (onSend(text)) onText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="grid gap-2 border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VoiceAlert voice={voice} />
      <label htmlFor={id} className="sr-only">
        Message to the assistant
      </label>
      <Textarea
        id={id}
        ref={box}
        dir="auto"
        rows={2}
        className="max-h-40"
        placeholder="Ask a question or give a command…"
        aria-describedby={`${id}-keys`}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center gap-2">
        <p
          id={`${id}-keys`}
          className="text-muted-foreground me-auto text-xs data-[state=idle]:pointer-coarse:sr-only"
          data-state={voice.state}
        >
          <InputState state={voice.state} />
        </p>
        <VoiceButton voice={voice} />
        {isLoading ? (
          // Keys, because the browser would submit the form if Stop became the Send button under its own click.
          <Button key="stop" size="icon" aria-label="Stop the answer" onClick={onStop}>
            <Square aria-hidden className="size-3.5 fill-current" />
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            size="icon"
            variant="primary"
            aria-label="Send"
            disabled={text.trim() === ""}
          >
            <ArrowUp aria-hidden className="size-4" />
          </Button>
        )}
      </div>
    </form>
  );
}

/** Shows how long it has been recording: 0:07. */
function RecordingTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1_000)), 250);
    return () => clearInterval(timer);
  }, []);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
