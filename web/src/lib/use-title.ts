import { useEffect } from "react";

/** Names the page in the browser's tab and history: "People · Tracker". */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · Tracker`;
  }, [name]);
}
