/** The part of the browsers' speech recognition that is used here (https://wicg.github.io/speech-api/); lib.dom has no types for it. */
interface SpeechRecognition extends EventTarget {
  lang: string;
  start(): void;
  stop(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

type SpeechRecognitionMaker = new () => SpeechRecognition;

/** The browser's own recognition, under whichever name it has; null where there is none. */
export function browserRecognition(): SpeechRecognitionMaker | null {
  const names = window as {
    SpeechRecognition?: SpeechRecognitionMaker;
    webkitSpeechRecognition?: SpeechRecognitionMaker;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

/** Listens until `stop` or a pause in speech. `heard` gets the text; `failed` gets the specification's code of the error. */
export function listen(
  Recognition: SpeechRecognitionMaker,
  { heard, failed, ended }: { heard: (text: string) => void; failed: (code: string) => void; ended: () => void },
) {
  const recognition = new Recognition();
  recognition.lang = navigator.language;
  recognition.onresult = ({ results }) =>
    heard(
      Array.from(results, (result) => result[0]?.transcript ?? "")
        .join(" ")
        .trim(),
    );
  recognition.onerror = ({ error }) => failed(error);
  recognition.onend = ended;
  recognition.start();
  return () => recognition.stop();
}
