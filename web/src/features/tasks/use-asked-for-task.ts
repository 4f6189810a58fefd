import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/** A field that has the focus when the address asks for a new task (`?add=task`), from any screen. */
export function useAskedForTask() {
  const field = useRef<HTMLInputElement>(null);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get("add") === "task";
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus();
    setParams(
      (before) => {
        before.delete("add");
        return before;
      },
      { replace: true },
    );
  }, [isAsked, setParams]);
  return field;
}
