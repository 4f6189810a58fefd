import type { EntryCounts } from "@contract/person-timeline";
import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { chipsFor, countOf, type Show, showLabels } from "./timeline-filter";

const SETTLED_MS = 250;

interface TimelineFiltersProps {
  show: Show;
  search: string;
  /** Null until they are known. */
  counts: EntryCounts | null;
  onShow: (show: Show) => void;
  onSearch: (search: string) => void;
}

/** What is shown of a timeline: chips with the number of entries of each kind, and a search in their texts. */
export function TimelineFilters({ show, search, counts, onShow, onSearch }: TimelineFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  // On a phone the field takes a line of its own, and is there when it is wanted.
  const [wasOpened, setOpened] = useState(false);
  const isOpen = wasOpened || search !== "";
  const open = () => {
    flushSync(() => setOpened(true));
    field.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div
        role="group"
        aria-label="Show"
        className="-mx-1 flex min-w-0 flex-wrap gap-0.5 p-1 max-sm:flex-1 max-sm:[scrollbar-width:none] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-1.5rem)] max-sm:pe-6"
      >
        {chipsFor(counts, show).map((chip) => {
          const count = counts && countOf(chip, counts);
          return (
            <Button
              key={chip}
              size="sm"
              variant="ghost"
              aria-pressed={chip === show}
              className="aria-pressed:bg-secondary aria-pressed:text-foreground gap-1.5 rounded-full px-2"
              onClick={() => onShow(chip)}
            >
              {showLabels[chip]}
              {count !== null && count > 0 && (
                <span className="text-muted-foreground tabular-nums">{count.toLocaleString()}</span>
              )}
            </Button>
          );
        })}
      </div>
      {!isOpen && (
        <Button
          icon={Search}
          size="icon"
          variant="ghost"
          aria-label="Search the timeline"
          className="sm:hidden"
          onClick={open}
        />
      )}
      <div className={cn("relative ms-auto min-w-28 flex-1 max-sm:basis-full sm:max-w-56", !isOpen && "max-sm:hidden")}>
        <SearchField field={field} search={search} onSearch={onSearch} onLeaveEmpty={() => setOpened(false)} />
      </div>
    </div>
  );
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (text: string) => void;
  /** Called when the focus leaves it and nothing is typed into it. */
  onLeaveEmpty: () => void;
}

/** Searches once nothing has been typed for a moment, and shows what the address asks for when that changes otherwise. */
function SearchField({ field, search, onSearch, onLeaveEmpty }: SearchFieldProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== search) {
    setSeen(search);
    if (search !== sent) setText(search);
  }
  const send = (next: string) => {
    clearTimeout(timer.current);
    setSent(next);
    onSearch(next);
  };
  const onType = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next.trim()), SETTLED_MS);
  };
  const clear = () => {
    setText("");
    send("");
    field.current?.focus();
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Search the timeline
      </label>
      <Search aria-hidden className="text-muted-foreground absolute start-2 top-1/2 size-4 -translate-y-1/2" />
      <Input
        ref={field}
        id={id}
        dir="auto"
        placeholder="Search"
        className="h-7 ps-7.5 pe-8 text-sm pointer-coarse:h-11"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => text === "" && onLeaveEmpty()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") send(text.trim());
          if (event.key !== "Escape" || text === "") return;
          // Only what is typed goes, not what is behind it.
          event.stopPropagation();
          clear();
        }}
      />
      {text !== "" && (
        <Button
          size="icon"
          variant="ghost"
          aria-label="Clear search"
          className="absolute end-0 top-1/2 -translate-y-1/2"
          onClick={clear}
        >
          <X aria-hidden className="size-3.5" />
        </Button>
      )}
    </>
  );
}
