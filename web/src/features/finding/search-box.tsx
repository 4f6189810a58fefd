import { Search, X } from "lucide-react";
import { useMemo, useRef } from "react";
import { Kbd } from "@/components/ui/kbd";
import { useCommands } from "@/lib/commands";
import { useAskedText } from "./use-asked-text";

interface SearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
  className?: string;
}

/** Words to look for in people, notes and posts. What is typed is asked for once it settles; Enter asks at once, Escape clears. */
export function SearchBox({ search, onSearch, className = "" }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, ask } = useAskedText(search, onSearch);
  const commands = useMemo(
    () => [
      {
        id: "search people",
        label: "Search people, notes and posts",
        section: "Actions" as const,
        keys: "/",
        run: () => input.current?.focus(),
      },
    ],
    [],
  );
  useCommands(commands);
  return (
    <div role="search" aria-label="People" className={`relative min-w-0 ${className}`}>
      <Search
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute start-2 top-1/2 size-3.5 -translate-y-1/2"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search people, notes and posts"
        aria-keyshortcuts="/"
        placeholder="Search people, notes, posts"
        maxLength={500}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => ask()}
        onKeyDown={(event) => {
          if (event.key === "Enter") ask();
          if (event.key !== "Escape") return;
          if (typed === "") event.currentTarget.blur();
          else ask("");
        }}
        className="peer rounded-control border-border bg-background placeholder:text-muted-foreground hover:border-input focus:border-input h-7 w-full appearance-none border ps-7 pe-7 text-sm transition-colors focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {typed === "" ? (
        <Kbd keys="/" className="pointer-events-none absolute end-1.5 top-1/2 -translate-y-1/2 peer-focus:hidden" />
      ) : (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            ask("");
            input.current?.focus();
          }}
          className="text-muted-foreground hover:text-foreground rounded-control absolute end-0.5 top-1/2 grid size-6 -translate-y-1/2 place-items-center pointer-coarse:size-11"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}
