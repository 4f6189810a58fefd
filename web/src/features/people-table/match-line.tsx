import { matchLabel } from "@contract/founder-list";
import type { SearchMatch } from "@contract/founder-list";
import { MarkedText } from "@/components/marked-text";
import { cn } from "@/lib/cn";
import { excerptText, withShortLead } from "./match-words";

interface MatchLineProps {
  match: SearchMatch | null;
  /** In a row of the table: one line, in which what was found is in sight. */
  isShort?: boolean;
  className?: string;
}

/** Where a search found someone, with the words that it found; nothing where their name says it. */
export function MatchLine({ match, isShort = false, className }: MatchLineProps) {
  if (!match || match.field === "name") return null;
  const shown = isShort ? withShortLead(match.excerpt) : match.excerpt;
  return (
    <span
      data-cut={isShort || undefined}
      data-full={shown === match.excerpt ? undefined : excerptText(match)}
      className={cn("as-written text-muted-foreground text-xs", className)}
    >
      {matchLabel(match.field)}: <MarkedText pieces={shown} />
    </span>
  );
}
