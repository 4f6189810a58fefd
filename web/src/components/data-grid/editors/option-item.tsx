import { Check } from "lucide-react";
import type { PointerEvent } from "react";
import { cn } from "@/lib/cn";

interface OptionItemProps {
  id: string;
  option: string;
  isChosen: boolean;
  isMarked: boolean;
  hasBox: boolean;
  onMark: (event: PointerEvent) => void;
  onPick: () => void;
}

/** One line of a list of options. */
export function OptionItem({ id, option, isChosen, isMarked, hasBox, onMark, onPick }: OptionItemProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerMove={onMark}
      // The list keeps the focus: leaving it would end the editing.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={cn(
        "rounded-control flex min-h-8 cursor-pointer items-center gap-2 px-2 py-1 text-sm pointer-coarse:min-h-11",
        isMarked && "bg-highlight",
      )}
    >
      <span
        aria-hidden
        className={cn(
          "grid size-4 shrink-0 place-items-center",
          hasBox && "border-input rounded-[4px] border",
          hasBox && isChosen && "border-primary bg-primary text-primary-foreground",
        )}
      >
        <Check strokeWidth={hasBox ? 3 : 2} className={cn(hasBox ? "size-3" : "size-4", !isChosen && "invisible")} />
      </span>
      <span dir="auto" className="min-w-0 wrap-break-word whitespace-normal">
        {option}
      </span>
    </li>
  );
}
