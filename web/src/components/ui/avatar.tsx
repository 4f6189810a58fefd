import { useState } from "react";
import { cn } from "@/lib/cn";
import { initialsOf } from "@/lib/initials";

interface AvatarProps {
  name: string;
  /** A picture; the initials replace it while there is none or it does not load. */
  src?: string | null;
  /** An owner's is always the same green. */
  tone?: "neutral" | "owner";
  className?: string;
}

/** A round picture or initials beside a name. Hidden from assistive technology: the name is next to it. */
export function Avatar({ name, src = null, tone = "neutral", className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={cn(
        "inline-grid size-6 shrink-0 place-items-center overflow-hidden rounded-full text-[0.625rem] font-semibold select-none",
        tone === "owner" ? "bg-owner text-owner-foreground" : "bg-secondary text-muted-foreground",
        className,
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
