import { useMediaQuery } from "@/lib/use-media-query";

/** Whether the screen is too narrow for a table: people are cards then. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(width < 48rem)");
}
