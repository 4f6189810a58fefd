import { type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { FounderSearch } from "./founder-picker";
import type { NamedFounder } from "./name-links";
import type { TaskFields } from "./task-fields";

interface QuickChipProps {
  icon: LucideIcon;
  /** What is set, in words. */
  label: string;
  name: string;
  isSet: boolean;
  /** It is for the person who types to say which one is meant. */
  isQuestion?: boolean;
  onRemove: () => void;
  /** What sets it. */
  children: ReactNode;
}

/** One thing that was understood: pressed, it can be changed; crossed out, its words go back into the title. */
export function QuickChip({ icon: Icon, label, name, isSet, isQuestion = false, onRemove, children }: QuickChipProps) {
  const look = isSet
    ? "bg-info text-info-foreground"
    : isQuestion
      ? "bg-warn text-warn-foreground"
      : "text-muted-foreground border border-dashed";
  return (
    <span
      className={`inline-flex h-7 max-w-full shrink-0 items-center rounded-full text-sm pointer-coarse:h-11 ${look}`}
    >
      <Popover>
        <PopoverTrigger
          aria-label={`${name}: ${label}`}
          className={`flex h-full min-w-0 items-center gap-1.5 rounded-full ps-2.5 hover:opacity-80 ${isSet ? "pe-1" : "pe-2.5"}`}
        >
          <Icon aria-hidden className="size-3.5 shrink-0" />
          <span dir="auto" className="truncate">
            {label}
          </span>
        </PopoverTrigger>
        <PopoverContent aria-label={name} className="w-64 p-2">
          {children}
        </PopoverContent>
      </Popover>
      {isSet && (
        <button
          type="button"
          aria-label={`Remove ${name.toLowerCase()}: ${label}`}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-full hover:opacity-70 pointer-coarse:size-11"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}

/** Those of one first name, to choose from. */
export function SameNameChoice({
  people,
  onPick,
}: {
  people: NamedFounder[];
  onPick: (founder: NamedFounder) => void;
}) {
  return (
    <ul aria-label="People of this name" className="grid">
      {people.map((person) => (
        <li key={person.id}>
          <PopoverClose
            dir="auto"
            onClick={() => onPick(person)}
            className="rounded-control hover:bg-secondary min-h-8 w-full truncate px-2 text-start text-sm pointer-coarse:min-h-11"
          >
            {person.name}
          </PopoverClose>
        </li>
      ))}
    </ul>
  );
}

/** A person to choose; the chip closes once one is chosen. */
export function FounderChoice({ onPick }: { onPick: (founder: TaskFields["founder"]) => void }) {
  return (
    <div className="grid gap-2">
      <FounderSearch onPick={onPick} />
      <PopoverClose className="sr-only">Close</PopoverClose>
    </div>
  );
}
