import { matchLabel } from "@contract/founder-list";
import { MessageSquareText, SquareCheckBig, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Kbd } from "@/components/ui/kbd";
import type { Command } from "@/lib/commands";
import { type FoundPerson, type FoundTask, type Hit, keywordFound } from "./palette-hits";
import { MarkedText } from "@/components/marked-text";
import { marked } from "@/lib/marked-text";
import { calendarDay } from "@/lib/relative-time";

/** What a line of the palette says: what it is and, under it, why it was found. */
export function HitLine({ hit, typed }: { hit: Hit; typed: string }) {
  switch (hit.kind) {
    case "person":
      return <PersonLine person={hit.person} typed={typed} />;
    case "text":
      return (
        <>
          <MessageSquareText aria-hidden />
          <Lines title={<bdi>{hit.person.name}</bdi>} why={<Why person={hit.person} />} />
        </>
      );
    case "task":
      return <TaskLine task={hit.task} typed={typed} />;
    case "command":
      return <CommandLine command={hit.command} typed={typed} />;
  }
}

function PersonLine({ person, typed }: { person: FoundPerson; typed: string }) {
  const { name, company, match } = person;
  const isElsewhere = match != null && match.field !== "name" && match.field !== "company";
  return (
    <>
      <UserRound aria-hidden />
      <Lines
        title={
          <>
            <bdi>
              <MarkedText pieces={marked(name, typed)} />
            </bdi>
            {company && (
              <bdi className="text-muted-foreground ms-2">
                <MarkedText pieces={marked(company, typed)} />
              </bdi>
            )}
          </>
        }
        why={isElsewhere && <Why person={person} />}
      />
    </>
  );
}

function TaskLine({ task: { title, isDone, dueDate, founderName }, typed }: { task: FoundTask; typed: string }) {
  const due = dueDate === null ? "No due date" : `Due ${calendarDay(dueDate)}`;
  return (
    <>
      <SquareCheckBig aria-hidden />
      <Lines
        title={
          <bdi className={isDone ? "text-muted-foreground line-through" : ""}>
            <MarkedText pieces={marked(title, typed)} />
          </bdi>
        }
        why={
          <>
            {isDone ? "Done" : due}
            {founderName !== null && (
              <>
                {" · "}
                <bdi>{founderName}</bdi>
              </>
            )}
          </>
        }
      />
    </>
  );
}

function CommandLine({ command, typed }: { command: Command; typed: string }) {
  const { label, icon: Icon, keys } = command;
  const keyword = typed === "" ? null : keywordFound(command, typed);
  return (
    <>
      {Icon ? <Icon aria-hidden /> : <span className="size-4 shrink-0" />}
      <span className="min-w-0 truncate">
        <MarkedText pieces={marked(label, typed)} />
        {keyword !== null && (
          <span className="text-muted-foreground ms-2 text-xs">
            <MarkedText pieces={marked(keyword, typed)} />
          </span>
        )}
      </span>
      {keys && <Kbd keys={keys} className="ms-auto ps-4" />}
    </>
  );
}

/** A line with, under it, why it is here. */
function Lines({ title, why }: { title: ReactNode; why: ReactNode }) {
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] py-1">
      <span className="truncate">{title}</span>
      {why && <span className="text-muted-foreground truncate text-xs">{why}</span>}
    </span>
  );
}

/** Where the search found a person. */
function Why({ person: { match } }: { person: FoundPerson }) {
  if (!match) return null;
  return (
    <>
      {matchLabel(match.field)}: <MarkedText pieces={match.excerpt} />
    </>
  );
}
