import { CADENCES } from "@contract/person-sources";
import { CalendarClock, PencilLine, RefreshCw, Trash2, X } from "lucide-react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Spinner } from "@/components/ui/spinner";
import { type Command, useCommands } from "@/lib/commands";
import type { SelectedPeople } from "@/features/founders/founders.queries";
import { lazyPart } from "@/lib/load-chunk";
import { useDeleteSelected, useRefreshSelected, useSetCadenceOfSelected } from "./bulk.queries";

const SetFieldDialog = lazyPart(() => import("./set-field-dialog"));

/** What can be done with the selected people. It floats where no row is. */
export default function BulkBar({ selected }: { selected: SelectedPeople }) {
  const { count, total, clear, selectEveryone } = selected;
  const { mutate: remove, isPending: isRemoving } = useDeleteSelected();
  const { mutate: refresh, isPending: isRefreshing } = useRefreshSelected();
  const [isSetting, setIsSetting] = useState(false);
  useClearKey(clear);
  const bar = useLeaveFocus();
  return (
    <>
      <div
        ref={bar}
        data-selection-bar
        className="bg-background z-20 flex items-center justify-center md:pointer-events-none md:absolute md:inset-0 md:bg-transparent md:pe-40"
      >
        <div
          role="toolbar"
          aria-label="Selected people"
          className="animate-in fade-in duration-quick md:slide-in-from-bottom-2 md:bg-popover md:text-popover-foreground md:shadow-float md:rounded-card flex items-center gap-1 max-md:w-full max-md:flex-wrap max-md:px-2 max-md:py-1 md:pointer-events-auto md:h-10 md:px-1.5"
        >
          <Button
            icon={X}
            variant="ghost"
            size="icon"
            aria-label="Clear the selection"
            data-tip="Clear"
            onClick={clear}
          />
          <span className="pe-1 text-sm font-medium whitespace-nowrap tabular-nums">
            {count.toLocaleString()} selected
          </span>
          {count < total && (
            <Button variant="ghost" size="sm" className="text-primary-text max-md:ms-auto" onClick={selectEveryone}>
              Select all {total.toLocaleString()} that match
            </Button>
          )}
          <span aria-hidden className="bg-border mx-1 h-5 w-px max-md:hidden" />
          <span className="flex items-center gap-1 max-md:w-full max-md:justify-between">
            <Button variant="ghost" size="sm" onClick={() => setIsSetting(true)}>
              <PencilLine aria-hidden className="size-3.5 max-md:hidden" /> Set a field…
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-disabled={isRefreshing}
              onClick={() => !isRefreshing && refresh(selected)}
            >
              {isRefreshing ? (
                <Spinner className="size-3.5" />
              ) : (
                <RefreshCw aria-hidden className="size-3.5 max-md:hidden" />
              )}{" "}
              Refresh
            </Button>
            <CadenceMenu selected={selected} />
            <Button
              variant="ghost"
              size="sm"
              className="text-bad-foreground hover:text-bad-foreground"
              aria-disabled={isRemoving}
              onClick={() => !isRemoving && remove(selected)}
            >
              {isRemoving ? (
                <Spinner className="size-3.5" />
              ) : (
                <Trash2 aria-hidden className="size-3.5 max-md:hidden" />
              )}{" "}
              Delete
            </Button>
          </span>
        </div>
      </div>
      <LazyOverlay onFailed={() => setIsSetting(false)}>
        {isSetting && <SetFieldDialog selected={selected} onClose={() => setIsSetting(false)} />}
      </LazyOverlay>
    </>
  );
}

/** How often the posts of the selected people are checked. */
function CadenceMenu({ selected }: { selected: SelectedPeople }) {
  const { mutate, isPending } = useSetCadenceOfSelected();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm" aria-disabled={isPending}>
          {isPending ? (
            <Spinner className="size-3.5" />
          ) : (
            <CalendarClock aria-hidden className="size-3.5 max-md:hidden" />
          )}{" "}
          Check posts
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top">
        {CADENCES.map(({ cadence, label }) => (
          <DropdownMenuItem key={label} onSelect={() => !isPending && mutate({ selected, cadence })}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Where the focus goes when the bar goes away under it: to the table, or else to the screen. */
function useLeaveFocus() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const stop = document.querySelector<HTMLElement>("[role=grid] [tabindex='0']") ?? document.getElementById("main");
      stop?.focus({ preventScroll: true });
    };
  }, []);
  return bar;
}

function useClearKey(run: () => void) {
  useCommands(
    useMemo<Command[]>(
      () => [{ id: "clear selection", label: "Clear the selection", section: "Actions", keys: "escape", run }],
      [run],
    ),
  );
}
