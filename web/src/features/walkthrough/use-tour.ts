import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { currentTheme, watchTheme } from "@/lib/theme";
import { readFromTour, sendToTour } from "./tour-messages";

const PATIENCE_MS = 10_000;

export type TourStatus = "loading" | "ready" | "failed";

/** Talks with the tour in a frame: gives it the theme, hears when it is ready and when it wants to be closed. */
export function useTour(onClose: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<TourStatus>("loading");
  const [attempt, setAttempt] = useState(1);
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const send = useCallback((message: Parameters<typeof sendToTour>[1]) => {
    sendToTour(frame.current?.contentWindow ?? null, message);
  }, []);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = readFromTour(event, frame.current?.contentWindow ?? null);
      if (message?.type === "tour-close") onClose();
      if (message?.type === "tour-ready") setStatus("ready");
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [onClose]);

  useEffect(() => {
    if (status === "ready") send({ type: "tour-theme", theme });
  }, [status, theme, send]);

  useEffect(() => {
    // From here on the arrow keys are the tour's.
    if (status === "ready") frame.current?.focus();
  }, [status]);

  useEffect(() => {
    if (status !== "loading") return;
    const timer = setTimeout(() => setStatus("failed"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status, attempt]);

  return {
    frame,
    status,
    attempt,
    retry: () => {
      setStatus("loading");
      setAttempt((before) => before + 1);
    },
    move: (by: 1 | -1) => send({ type: "tour-move", by }),
  };
}
