import type { PersonRow } from "@contract/founder-list";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent as KeyEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Tooltip } from "@/components/ui/tooltip";
import { usePersonRow } from "@/features/founders/person-row.queries";
import { rememberShown, useNeighbours } from "@/features/founders/neighbours.queries";
import { KeptNote } from "@/features/notes/kept-note";
import { NoteBox } from "@/features/notes/note-box";
import { PersonFeeds } from "@/features/feeds/person-feeds";
import { RecordPanel } from "@/features/people-table/record-panel";
import { NextTaskLink } from "@/features/tasks/next-task-link";
import { WriteEmailButton } from "@/features/outreach/write-email-button";
import { isUnderWay, liveFreshness } from "@/features/people-table/live-refreshes";
import { useRefreshesUnderWay } from "@/features/people-table/use-people";
import { LatestEntries } from "@/features/timeline/latest-entries";
import { NewTaskButton } from "@/features/tasks/new-task-button";
import { type Command, useCommands } from "@/lib/commands";
import { nameDirection } from "@/lib/name-direction";
import { statusOf } from "@/lib/query-client";
import { useMediaQuery } from "@/lib/use-media-query";
import { MoreOfPerson, useAskToRefresh } from "./person-actions";
import { showPeek } from "@/lib/peeked-person";

const close = () => showPeek(null);

/** A person beside the screen: their latest, and every field to edit. On a narrow screen, a sheet. */
export default function PersonPeek({ personId }: { personId: string }) {
  const isDocked = useMediaQuery("(width >= 64rem)");
  const { person, isGone, error, refetch } = usePersonRow(personId);
  const steps = useSteps(personId);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => rememberShown(personId), [personId]);
  const content = person ? (
    <Person key={personId} person={person} />
  ) : isGone || statusOf(error) === 404 ? (
    <>
      <Notice title="Founder not found" text="They may have been deleted." />
      <KeptNote founderId={personId} />
    </>
  ) : error ? (
    <Notice role="alert" title="Failed to fetch founder profile">
      <Button variant="primary" onClick={() => void refetch()}>
        Retry
      </Button>
    </Notice>
  ) : (
    <Waiting />
  );
  const name = person?.name ?? "Person";
  if (!isDocked) {
    return (
      <Sheet open onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent className="gap-3 md:w-[26rem]" onEscapeKeyDown={keepOpenForEditor}>
          <SheetTitle dir="auto" className="text-left wrap-break-word">
            <NameLink person={person} />
          </SheetTitle>
          <SheetDescription className="sr-only">Each field is saved as you leave it.</SheetDescription>
          {content}
        </SheetContent>
      </Sheet>
    );
  }
  const onKeyDown = (event: KeyEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
    const table =
      opener?.closest("[role=grid]") ?? (opener?.isConnected === true ? null : document.querySelector("[role=grid]"));
    const back = table?.querySelector("[tabindex='0']") ?? opener;
    if (back instanceof HTMLElement) back.focus();
  };
  return (
    <aside
      aria-label={name}
      data-docked="person"
      onKeyDown={onKeyDown}
      className="bg-background flex w-80 shrink-0 flex-col border-s outline-none"
    >
      <header className="flex h-11 shrink-0 items-center gap-0.5 border-b ps-4 pe-2">
        <h2 className={`min-w-0 flex-1 truncate text-base font-semibold ${nameDirection(name)}`}>
          <NameLink person={person} />
        </h2>
        {steps}
        <Tooltip label="Close" keys="escape">
          <Button size="icon" variant="ghost" aria-label={`Close ${name}`} onClick={close}>
            <X aria-hidden className="size-4" />
          </Button>
        </Tooltip>
      </header>
      <div className="pb-floats min-h-0 flex-1 overflow-y-auto p-4">{content}</div>
    </aside>
  );
}

/** Escape in an open editor is meant for that. */
function keepOpenForEditor(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest("[data-editor]")) event.preventDefault();
}

function NameLink({ person }: { person: PersonRow | undefined }) {
  if (!person) return null;
  return (
    <Link to={`/people/${person.id}`} className="rounded-control hover:underline" title="Open the page">
      {person.name}
    </Link>
  );
}

/** The people before and after, by button and key. */
function useSteps(personId: string): ReactNode {
  const { previous, next } = useNeighbours(personId);
  const navigate = useNavigate();
  const commands = useMemo<Command[]>(() => {
    const section = "Actions" as const;
    const to = (id: string | null) => () => {
      if (id !== null) showPeek(id);
    };
    return [
      { id: "next person", label: "Next person", section, keys: "j", unlisted: true, run: to(next) },
      { id: "previous person", label: "Previous person", section, keys: "k", unlisted: true, run: to(previous) },
      {
        id: "open person",
        label: "Open the page",
        section,
        keys: "o",
        run: () => void navigate(`/people/${personId}`),
      },
    ];
  }, [previous, next, navigate, personId]);
  useCommands(commands);
  return (
    <>
      <StepButton label="Previous person" keys="k" to={previous} icon={<ChevronUp aria-hidden className="size-4" />} />
      <StepButton label="Next person" keys="j" to={next} icon={<ChevronDown aria-hidden className="size-4" />} />
    </>
  );
}

function StepButton({ label, keys, to, icon }: { label: string; keys: string; to: string | null; icon: ReactNode }) {
  return (
    <Tooltip label={label} keys={keys}>
      <Button
        size="icon"
        variant="ghost"
        aria-label={label}
        aria-disabled={to === null}
        onClick={() => to !== null && showPeek(to)}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}

function Person({ person }: { person: PersonRow }) {
  const live = useRefreshesUnderWay();
  const refresh = useAskToRefresh(person);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <WriteEmailButton founder={person} />
        <NewTaskButton founder={person} />
        <MoreOfPerson
          person={person}
          isRefreshing={isUnderWay(liveFreshness(person, live))}
          onRefresh={refresh.ask}
          onDeleted={close}
        />
      </div>
      <NoteBox founderId={person.id} />
      <RecordPanel
        person={person}
        nextTask={<NextTaskLink founderId={person.id} />}
        latest={<LatestEntries founderId={person.id} />}
      />
      <PersonFeeds person={person} />
      {refresh.question}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the person" className="grid gap-3">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-6" />
      ))}
    </div>
  );
}
