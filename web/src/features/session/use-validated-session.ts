import { useEffect } from "react";
import { session } from "./session.queries";

const AGAIN_AFTER_MS = 60_000;

/** Asks Auth whether the session is still good: on load, and when the window is looked at again after a while. */
export function useValidatedSession() {
  useEffect(() => {
    let askedAt = Date.now();
    void session.validate({ isFresh: true });
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < AGAIN_AFTER_MS) return;
      askedAt = Date.now();
      void session.validate({ isFresh: false });
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
}
