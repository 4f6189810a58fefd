import { useQuery } from "@tanstack/react-query";
import { UserRound, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { SearchList } from "@/components/search-list";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { founderSearchQuery } from "./tasks.queries";
import type { TaskFields } from "./task-fields";

type Picked = TaskFields["founder"];

interface FounderPickerProps {
  value: Picked;
  onChange: (founder: Picked) => void;
  className?: string;
}

/** The person who a task is about: a button that opens a list to search. */
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
  const [text, setText] = useState("");
  const { data: founders = [], isPending, isError } = useQuery(founderSearchQuery(useDeferredValue(text)));
  return (
    <SearchList
      label="Search people"
      listLabel="People"
      placeholder="Search people…"
      text={text}
      onText={setText}
      items={founders}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
      empty={isError ? "People could not be loaded." : isPending ? "Loading people…" : "No match"}
      onPick={onPick}
    />
  );
}
