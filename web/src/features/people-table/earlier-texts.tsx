import type { PersonRow } from "@contract/founder-list";
import { personFields } from "@contract/person-fields";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Breakable } from "@/components/breakable";
import { Button } from "@/components/ui/button";
import type { OnEdit } from "@/components/data-grid/use-editing";
import { fullDate, inLine, timelineDate } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { earlierTextsQuery } from "./earlier-texts.queries";
import type { PeopleColumn } from "./people-columns";

interface EarlierVersionsProps {
  person: PersonRow;
  column: PeopleColumn;
  onEdit: OnEdit | undefined;
}

/** The earlier texts of a long field, each of which can be brought back. Nothing where there are none. */
export function EarlierVersions({ person, column, onEdit }: EarlierVersionsProps) {
  return column.id === "meetingSummaries" ? <EarlierTexts person={person} field={column.id} onEdit={onEdit} /> : null;
}

interface EarlierTextsProps extends Pick<EarlierVersionsProps, "person" | "onEdit"> {
  field: "meetingSummaries";
}

function EarlierTexts({ person, field, onEdit }: EarlierTextsProps) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const current = person[field];
  const { data: texts = [] } = useQuery({
    ...earlierTextsQuery(person.id, personFields[field].column, current),
    // What there was stays while it is read again after an edit.
    placeholderData: keepPreviousData,
  });
  if (texts.length === 0) return null;
  return (
    <details className="text-sm" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="rounded-control text-muted-foreground hover:text-foreground w-fit cursor-pointer py-1.5 font-medium pointer-coarse:py-3">
        {texts.length === 1 ? "1 earlier version" : `${texts.length} earlier versions`}
      </summary>
      <ol className="grid gap-2">
        {texts.map(({ id, at, text }) => (
          <li key={id} className="rounded-card grid gap-1 border p-2">
            <p className="text-muted-foreground flex items-center justify-between gap-2 text-xs">
              <time dateTime={at} title={fullDate(at)}>
                Until {inLine(timelineDate(at, now))}
              </time>
              <Button
                size="sm"
                variant="ghost"
                disabled={!onEdit}
                onClick={() => void onEdit?.([{ rowId: person.id, columnId: field, value: text, seen: current }])}
              >
                Bring back
              </Button>
            </p>
            <p dir="auto" className="line-clamp-6 wrap-break-word whitespace-pre-line">
              <Breakable text={text} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
