import type { Marked } from "@/lib/marked-text";
import { Breakable } from "./breakable";

/** A text with what was looked for marked. */
export function MarkedText({ pieces }: { pieces: readonly Marked[] }) {
  return pieces.map(({ text, isFound }, at) =>
    // Pieces of one text never change places.
    isFound ? (
      <mark key={at} className="text-foreground bg-warn rounded-[2px] font-medium">
        {text}
      </mark>
    ) : (
      <Breakable key={at} text={text} />
    ),
  );
}
