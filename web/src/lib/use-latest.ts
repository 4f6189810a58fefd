import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that stays the same and does what `callback` does now: for what is handed down and called later. */
export function useLatest<Given extends unknown[], Reply>(callback: (...given: Given) => Reply) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
