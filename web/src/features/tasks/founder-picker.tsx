import { useQuery } from "@tanstack/react-query";
import { UserRound, X } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { founderSearchQuery } from "./tasks.queries";
import type { TaskFields } from "./task-fields";

type Picked = TaskFields["founder"];

interface FounderPickerProps {
  value: Picked;
  onChange: (founder: Picked) => void;
  className?: string;
}

/** The person whom a task is about: a button that opens a list to search. */
export function FounderPicker({ value, onChange, className }: FounderPickerProps) {
  const [open, setOpen] = useState(false);
  const pick = (founder: Picked) => {
    onChange(founder);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <span className={`flex min-w-0 ${className ?? ""}`}>
        <PopoverTrigger asChild>
          <Button
            aria-label={value ? `Person: ${value.name}` : "Choose a person"}
            className="border-input bg-background min-w-0 flex-1 justify-start px-3 font-normal"
          >
            <UserRound aria-hidden className="text-muted-foreground size-4" />
            <span dir="auto" className={`truncate ${value ? "" : "text-muted-foreground"}`}>
              {value?.name ?? "No person"}
            </span>
          </Button>
        </PopoverTrigger>
        {value && (
          <Button
            icon={X}
            variant="ghost"
            size="icon"
            className="my-auto ms-1"
            aria-label="Remove the person"
            onClick={() => pick(null)}
          />
        )}
      </span>
      <PopoverContent aria-label="Choose a person" className="grid gap-2 p-2">
        <FounderSearch onPick={pick} />
      </PopoverContent>
    </Popover>
  );
}

/** A list of people that narrows with what is typed. */
export function FounderSearch({ onPick }: { onPick: (founder: Picked) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const { data: founders = [], isPending, isError } = useQuery(founderSearchQuery(useDeferredValue(text)));
  const active = founders[Math.min(at, founders.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      if (active) onPick(active);
      return;
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(Math.min(at, founders.length - 1) + step, founders.length - 1)));
  };
  return (
    <>
      <Input
        role="combobox"
        aria-label="Search people"
        aria-expanded={founders.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        placeholder="Search people…"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul role="listbox" id={`${id}-list`} aria-label="People" className="max-h-56 overflow-y-auto">
        {founders.map((founder) => (
          <li
            key={founder.id}
            id={`${id}-${founder.id}`}
            role="option"
            aria-selected={founder.id === active?.id}
            dir="auto"
            onPointerMove={() => setAt(founders.indexOf(founder))}
            onClick={() => onPick(founder)}
            className="rounded-control aria-selected:bg-secondary flex min-h-8 cursor-default items-center truncate px-2 text-sm pointer-coarse:min-h-11"
          >
            {founder.name}
          </li>
        ))}
      </ul>
      {founders.length === 0 && (
        <p role="status" className="text-muted-foreground px-2 pb-1 text-sm">
          {isError ? "People could not be loaded." : isPending ? "Loading people…" : "No match"}
        </p>
      )}
    </>
  );
}
