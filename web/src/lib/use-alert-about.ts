import { useEffect, useRef } from "react";
import { toast } from "./toast";

/** Returns what says why `value` was refused. The message is gone once the value is another one, or the form is closed. */
export function useAlertAbout(value: unknown) {
  const shown = useRef<number | null>(null);
  useEffect(
    () => () => {
      if (shown.current !== null) toast.dismiss(shown.current);
      shown.current = null;
    },
    [value],
  );
  return (reason: string) => {
    shown.current = toast.bad(reason);
  };
}
