import type { PersonRow } from "@contract/founder-list";
import { personFieldKeys, type PersonFieldKey, shortFields } from "@contract/person-fields";
import { isSampleProfile } from "@contract/sample-profiles";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ExternalLink, Mail } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useConflictMarks } from "@/features/founders/founders.queries";
import type { PeopleColumn } from "./people-columns";
import { useEditPeople } from "./use-edit-people";
import { usePeopleColumns } from "./use-people-columns";
import { usePeopleTools } from "./use-people-tools";
import { safeUrl } from "@/lib/safe-url";
import { EarlierVersions } from "./earlier-texts";
import { InTouch } from "./in-touch";
import { RecordField } from "./record-field";
import { suggestionsQuery } from "./suggestions.queries";

interface RecordPanelProps {
  person: PersonRow;
  /** What is to be done next about them, which tasks know. */
  nextTask: ReactNode;
  /** Shown above the fields where it is not beside them: the latest of the timeline. */
  latest?: ReactNode;
}

/** Everything that is stored about a person, each field edited in its place. */
export function RecordPanel({ person, nextTask, latest }: RecordPanelProps) {
  const { tools, load } = usePeopleTools();
  const { all } = usePeopleColumns(tools);
  const onEdit = useEditPeople(tools, all);
  const marks = useConflictMarks().get(person.id);
  useEffect(() => void load(), [load]);

  const { data: suggestions } = useQuery({
    ...suggestionsQuery(person.id, person.lastRefreshedAt),
    placeholderData: keepPreviousData,
  });
  const suggestedFor = (id: string) =>
    suggestions?.find(({ founderId, field }) => founderId === person.id && field === id);

  const fieldOf = (column: PeopleColumn, isWide = false) => (
    <RecordField
      key={`${person.id} ${column.id}`}
      person={person}
      column={editable(column)}
      tools={tools?.cellTools ?? null}
      onEdit={onEdit}
      mark={marks?.get(column.id)}
      beside={linkBeside(column, person)}
      suggestion={suggestedFor(column.id)}
      isWide={isWide}
    />
  );
  const columnsOf = (keys: readonly PersonFieldKey[]) => keys.flatMap((key) => all.find(({ id }) => id === key) ?? []);
  const details = shortFields.filter((key) => key !== RHYTHM);
  const own = all.filter(({ id }) => isCustom(id));
  return (
    <div className="grid gap-4">
      <Part title="In touch">
        <InTouch person={person} nextTask={nextTask} />
        {columnsOf([RHYTHM]).map((column) => fieldOf(inWords(column)))}
      </Part>
      {latest}
      <Part title="Details">{columnsOf(details).map((column) => fieldOf(column))}</Part>
      {own.length > 0 && <Part title="Your columns">{own.map((column) => fieldOf(column))}</Part>}
      {columnsOf(longFields).map((column) => (
        <section key={column.id} className="grid gap-0.5">
          <dl>{fieldOf(column, true)}</dl>
          <EarlierVersions person={person} column={column} onEdit={onEdit} />
        </section>
      ))}
    </div>
  );
}

const RHYTHM = "keepInTouchDays";
const longFields = personFieldKeys.filter((key) => !(shortFields as readonly PersonFieldKey[]).includes(key));
/** The user's own columns have ids, the others names. */
const isCustom = (id: string) => id.includes("-");

/** The rhythm as it is said. */
function inWords(column: PeopleColumn): PeopleColumn {
  const rhythm = ({ [RHYTHM]: days }: PersonRow) => {
    if (days === null) return null;
    return days === 0 ? "Never" : days === 1 ? "Every day" : `Every ${days.toLocaleString()} days`;
  };
  return { ...column, draw: rhythm, edit: { ...editOf(column), placeholder: "Every … days" } };
}

/** What cannot be edited yet is shown all the same, as soon as the person is there. */
const READ_ONLY = { kind: "text", parse: () => ({ problem: "" }) } as const;
const editOf = ({ edit, text }: PeopleColumn) => edit ?? { ...READ_ONLY, value: text };
const editable = (column: PeopleColumn): PeopleColumn => ({ ...column, edit: editOf(column) });

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-0.5">
      <h3 className="text-muted-foreground text-xs font-medium">{title}</h3>
      <dl className="grid gap-0.5">{children}</dl>
    </section>
  );
}

const linkClass =
  "rounded-control text-muted-foreground hover:bg-secondary hover:text-foreground grid size-8 shrink-0 place-items-center pointer-coarse:size-11";

/** Writing to the address, or seeing the profile or the photo. Nobody invented has either. */
function linkBeside({ id }: PeopleColumn, { email, profileUrl, photoUrl, name }: PersonRow): ReactNode {
  if (isSampleProfile(profileUrl)) return null;
  if (id === "email" && email !== null) {
    return (
      <a
        href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
        className={linkClass}
        aria-label={`Write to ${email}`}
      >
        <Mail aria-hidden className="size-3.5" />
      </a>
    );
  }
  const [link, label] =
    id === "profileUrl"
      ? [safeUrl(profileUrl), `${name} on LinkedIn`]
      : id === "photoUrl" && photoUrl !== null
        ? [safeUrl(photoUrl), `Photo of ${name}`]
        : [null, ""];
  if (link === null) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={linkClass} aria-label={label}>
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
