import type { PersonRow } from "@contract/founder-list";
import { personFields } from "@contract/person-fields";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { OnEdit } from "@/components/data-grid/use-editing";
import { fullDate, timelineDate } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { earlierTextsQuery } from "./earlier-texts.queries";
import type { PeopleColumn } from "./people-columns";

interface EarlierVersionsProps {
  person: PersonRow;
  column: PeopleColumn;
  onEdit: OnEdit | undefined;
}

/** The earlier texts of a long field, each of which can be brought back. */
export function EarlierVersions({ person, column, onEdit }: EarlierVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const key = column.id === "meetingSummaries" ? column.id : null;
  if (key === null) return null;
  const current = person[key];
  return (
    <div className="grid gap-1">
      <Button
        size="sm"
        variant="ghost"
        className="-ms-2.5 justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide earlier versions" : "Earlier versions"}
      </Button>
      {isOpen && (
        <EarlierTexts
          query={earlierTextsQuery(person.id, personFields[key].column, current)}
          onRestore={
            onEdit && ((text) => void onEdit([{ rowId: person.id, columnId: key, value: text, seen: current }]))
          }
        />
      )}
    </div>
  );
}

interface EarlierTextsProps {
  query: ReturnType<typeof earlierTextsQuery>;
  onRestore: ((text: string) => void) | undefined;
}

function EarlierTexts({ query, onRestore }: EarlierTextsProps) {
  const now = useNow();
  const { data, isError } = useQuery(query);
  if (isError) {
    return (
      <p role="alert" className="text-bad-foreground text-sm">
        The earlier versions couldn't load. Close them and try again.
      </p>
    );
  }
  if (!data) return <Spinner className="size-4" />;
  if (data.length === 0) return <p className="text-muted-foreground text-sm">No earlier version is kept.</p>;
  return (
    <ol className="grid gap-2">
      {data.map(({ id, at, text }) => (
        <li key={id} className="rounded-card grid gap-1 border p-2 text-sm">
          <p className="text-muted-foreground flex items-center justify-between gap-2 text-xs">
            <time dateTime={at} title={fullDate(at)}>
              Until {timelineDate(at, now).replace("Just now", "just now")}
            </time>
            <Button size="sm" variant="ghost" disabled={!onRestore} onClick={() => onRestore?.(text)}>
              Bring back
            </Button>
          </p>
          <p dir="auto" className="line-clamp-6 wrap-break-word whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
