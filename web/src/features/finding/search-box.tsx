import { Search, X } from "lucide-react";
import { useMemo, useRef } from "react";
import { useCommands } from "@/lib/commands";
import { useAskedText } from "./use-asked-text";

const LABEL = "Search people, notes and posts";

interface SearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
  /** In a toolbar: an icon until it is used. */
  isCompact?: boolean;
}

/** Words to look for in people, notes and posts. What is typed is asked for once it settles; Enter asks at once, Escape clears. */
export function SearchBox({ search, onSearch, isCompact = false }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, ask } = useAskedText(search, onSearch);
  const commands = useMemo(
    () => [
      {
        id: "search people",
        label: LABEL,
        section: "Actions" as const,
        keys: "/",
        opensField: true,
        run: () => input.current?.focus(),
      },
    ],
    [],
  );
  useCommands(commands);
  // It is a field at any time, so that it can be typed into; as an icon it has no room to show that.
  const size = isCompact
    ? "w-7 shrink-0 focus-within:w-64 focus-within:shrink has-[input:not(:placeholder-shown)]:w-64 has-[input:not(:placeholder-shown)]:shrink max-md:hidden pointer-coarse:w-11"
    : "";
  return (
    <div role="search" aria-label="People" className={`group/search relative min-w-0 ${size}`}>
      <Search
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute start-[0.4375rem] top-1/2 size-3.5 -translate-y-1/2 pointer-coarse:start-3.5"
      />
      <input
        ref={input}
        type="search"
        aria-label={LABEL}
        aria-keyshortcuts="/"
        data-tip={isCompact && typed === "" ? LABEL : undefined}
        data-tip-keys="/"
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
        className={`rounded-control placeholder:text-muted-foreground h-7 w-full appearance-none border ps-7 pe-7 text-sm transition-colors focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:ps-10 pointer-coarse:text-base [&::-webkit-search-cancel-button]:hidden ${
          isCompact
            ? "hover:bg-secondary focus:bg-background focus:border-input not-placeholder-shown:border-border border-transparent bg-transparent not-focus:placeholder:text-transparent not-focus:placeholder-shown:cursor-pointer not-focus:placeholder-shown:pe-0"
            : "border-border bg-background hover:border-input focus:border-input"
        }`}
      />
      {typed !== "" && (
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
