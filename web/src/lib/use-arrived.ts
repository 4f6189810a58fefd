import { startTransition, useEffect, useState } from "react";

/**
 * Whether what a screen waits for is there to be drawn. What arrives after the screen is drawn in slices, so that on a slow processor
 * keys and presses are answered in between; what was there from the start is drawn at once.
 */
export function useArrived(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isThere);
  useEffect(() => {
    if (isThere) startTransition(() => setDrawn(true));
  }, [isThere]);
  return isThere && isDrawn;
}
