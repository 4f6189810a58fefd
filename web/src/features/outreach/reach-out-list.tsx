import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { type ReactNode, type RefObject, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { type Command, useCommands } from "@/lib/commands";
import { OpportunityRow } from "./opportunity-row";
import { opportunitiesQuery } from "./outreach.queries";
import { usePeekOfRows, useReturn } from "./peek-of-rows";
import { ReachOutSkeleton } from "./reach-out-skeleton";

/** The people worth reaching out to today, best first. */
export function ReachOutList() {
  const { data, error, refetch, isFetching } = useQuery(opportunitiesQuery);
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list);
  useReturn(list, data);
  const peek = usePeekOfRows(list);
  if (data === undefined && error) {
    return (
      <Centred>
        <ErrorState title="Failed to fetch data" text={error.message} query={{ refetch, isFetching }} />
      </Centred>
    );
  }
  if (data === undefined) return <ReachOutSkeleton />;
  if (data.length === 0) {
    return (
      <Centred>
        <EmptyState
          icon={Handshake}
          title="You're all caught up"
          text="People appear here when they post, when a task about them is due, or when you haven't been in touch for a month."
        >
          <Button asChild size="sm" variant="primary">
            <Link to="/people?add=person">Add New Person</Link>
          </Button>
        </EmptyState>
      </Centred>
    );
  }
  return (
    <>
      <ol
        ref={list}
        aria-label="People to reach out to"
        className="pb-floats @container min-h-0 flex-1 overflow-y-auto"
        {...peek}
      >
        {data.map((opportunity) => (
          <OpportunityRow key={opportunity.founderId} opportunity={opportunity} />
        ))}
      </ol>
      <p className="text-muted-foreground flex h-8 shrink-0 items-center gap-1.5 border-t px-4 text-xs max-lg:hidden pointer-coarse:hidden">
        <Kbd keys="j" /> Next person <Kbd keys="k" className="ms-3" /> Previous person{" "}
        <Kbd keys="space" className="ms-3" /> Show the person
      </p>
    </>
  );
}

/** The row that keys are about: the one with the focus, or else the first that is left to do. */
function currentRow(list: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-opportunity]");
  if (focused && list?.contains(focused)) return focused;
  return list?.querySelector<HTMLElement>("[data-opportunity]:not([data-done])") ?? null;
}

function step(list: HTMLElement | null, by: 1 | -1) {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-opportunity]") ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))];
  row?.querySelector<HTMLElement>("[data-open]")?.focus();
}

function press(list: HTMLElement | null, key: string) {
  const button = currentRow(list)?.querySelector<HTMLElement>(`[data-action="${key}"]`);
  button?.focus();
  button?.click();
}

/** Keys for working through the list: J and K go on and back, Enter opens who the focus is on, the others press the row's buttons. */
function useRowKeys(list: RefObject<HTMLElement | null>) {
  const commands = useMemo<Command[]>(() => {
    const section = "Actions" as const;
    return [
      { id: "next person", label: "Next person", section, keys: "j", unlisted: true, run: () => step(list.current, 1) },
      {
        id: "previous person",
        label: "Previous person",
        section,
        keys: "k",
        unlisted: true,
        run: () => step(list.current, -1),
      },
      {
        id: "write email",
        label: "Write email",
        section,
        keys: "e",
        unlisted: true,
        run: () => press(list.current, "e"),
      },
      {
        id: "mark contacted",
        label: "Mark as contacted",
        section,
        keys: "l",
        unlisted: true,
        run: () => press(list.current, "l"),
      },
      { id: "snooze", label: "Snooze", section, keys: "s", unlisted: true, run: () => press(list.current, "s") },
      {
        id: "not useful",
        label: "Not useful",
        section,
        keys: "x",
        unlisted: true,
        run: () => press(list.current, "x"),
      },
    ];
  }, [list]);
  useCommands(commands);
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center p-6">{children}</div>;
}
