import { columnLabels, type PersonRow } from "@contract/founder-list";
import { FILLED_FROM } from "@contract/filled-fields";
import type { CustomField } from "@contract/custom-fields";
import { type OptionalField, optionalFields, personFields } from "@contract/person-fields";
import type { CellEdit, GridColumn } from "@/components/data-grid/grid-column";
import { type Dated, postDate, publishedInFull } from "@/lib/relative-time";
import { CompanyChip } from "./company-chip";
import { customColumn } from "./custom-column";
import { NameCell, PassingName } from "./name-cell";
import { OwnerCell } from "./owner-cell";
import { ProfileCell } from "./profile-cell";
import { SelectAllBox, SelectBox } from "./select-cells";
import { PassingUpdate, UpdateCell } from "./update-cell";
import { lastPosted } from "./update-state";
import { usePeopleLive } from "./people-live";

/** A time as people say it; exact while it is pointed at, unless it only flies past. */
function TimeCell({ dated, isPassing }: { dated: Dated | null; isPassing?: boolean }) {
  const { now } = usePeopleLive();
  if (dated === null) return null;
  return (
    <time dateTime={dated.at} title={isPassing ? undefined : publishedInFull(dated)}>
      {postDate(dated, now)}
    </time>
  );
}

/** A longer text, as small as the update beside it: two lines of a narrow column tell what it is about, where one is cut after a word. */
function TwoLines({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <span dir="auto" data-cut className="text-muted-foreground line-clamp-2 min-w-0 flex-1 text-xs leading-4">
      {text}
    </span>
  );
}

export type PeopleColumn = GridColumn<PersonRow>;
/** How columns are edited, by their ids. */
export type Edits = Readonly<Record<string, CellEdit<PersonRow>>>;

/** The columns that stay in view, until the person chooses others. */
export const PINNED_COLUMNS = ["select", "number", "name"];

const written = new Intl.NumberFormat();

const SCORED =
  "Worked out from their newest posts, when you were last in touch and tasks that are due, so it changes by itself. Type a number to set your own.";

/** A value with where it comes from, for anyone who points at it, while it is as the post source filled it, or worked out. */
function withOrigin({ filledFields, priorityScoreBy }: PersonRow, id: string, shown: string | null) {
  const isFilled = filledFields.some((field) => field === id);
  const origin = isFilled ? FILLED_FROM : id === "priorityScore" && priorityScoreBy === "outreach" ? SCORED : null;
  return shown !== null && origin !== null ? <span title={origin}>{shown}</span> : shown;
}

/** A field's value as it is, a number in groups of digits. */
function fieldColumn(id: OptionalField, width: number): PeopleColumn {
  const shown = ({ [id]: value }: PersonRow) => (typeof value === "number" ? written.format(value) : value);
  return {
    id,
    label: columnLabels[id],
    width,
    ...(personFields[id].type === "number" && { align: "end" }),
    isSortable: true,
    isLine: true,
    draw: (person) => withOrigin(person, id, shown(person)),
    drawPassing: shown,
    text: (person) => String(person[id] ?? ""),
  };
}

function timeColumn(id: "lastTouchAt" | "lastPostDate" | "createdAt"): PeopleColumn {
  const dated = (person: PersonRow): Dated | null => {
    if (id === "lastPostDate") return lastPosted(person);
    const at = person[id];
    return at === null ? null : { at, dating: "exact" };
  };
  return {
    id,
    label: columnLabels[id],
    width: 120,
    // A date in full.
    least: 110,
    align: "end",
    isSortable: true,
    isReadOnly: true,
    isLine: true,
    draw: (person) => <TimeCell dated={dated(person)} />,
    drawPassing: (person) => <TimeCell dated={dated(person)} isPassing />,
    text: (person) => person[id] ?? "",
  };
}

const optional = (column: PeopleColumn): PeopleColumn => ({ ...column, isOptional: true });

/** The specification's columns with its widths, in its order; the choosable ones are left out until they are chosen. */
const columns: readonly PeopleColumn[] = [
  {
    id: "select",
    label: "Select",
    width: 60,
    keepsWidth: true,
    align: "center",
    isControl: true,
    isFixed: true,
    draw: (person, { isSelected }) => <SelectBox person={person} checked={isSelected} />,
    drawPassing: () => null,
    drawHeader: () => <SelectAllBox />,
    text: () => "",
  },
  {
    id: "number",
    label: "NO",
    width: 60,
    keepsWidth: true,
    align: "end",
    isFixed: true,
    isReadOnly: true,
    isLine: true,
    draw: (_, { index }) => index + 1,
    text: () => "",
  },
  {
    id: "name",
    label: columnLabels.name,
    width: 200,
    // Most names in full: they are what rows are told apart by.
    least: 160,
    isControl: true,
    // It leads to the person: without it nobody could be opened.
    isKept: true,
    isSortable: true,
    draw: (person) => <NameCell person={person} />,
    drawPassing: (person) => <PassingName person={person} />,
    text: (person) => person.name,
  },
  fieldColumn("email", 200),
  {
    id: "company",
    label: columnLabels.company,
    width: 200,
    isSortable: true,
    draw: (person) => person.company && <CompanyChip company={person.company} />,
    text: (person) => person.company ?? "",
  },
  {
    id: "profileUrl",
    label: columnLabels.profileUrl,
    shortLabel: personFields.profileUrl.shortLabel,
    width: 50,
    keepsWidth: true,
    align: "center",
    isControl: true,
    draw: (person) => <ProfileCell founder={person} />,
    drawPassing: () => null,
    text: (person) => person.profileUrl,
  },
  {
    ...fieldColumn("meetingSummaries", 300),
    isLine: false,
    draw: ({ meetingSummaries }) => <TwoLines text={meetingSummaries} />,
    drawPassing: ({ meetingSummaries }) => <TwoLines text={meetingSummaries} />,
  },
  {
    id: "notes",
    label: columnLabels.notes,
    width: 250,
    isSortable: true,
    draw: (person) => <TwoLines text={person.notes[0]?.content} />,
    text: (person) => person.notes[0]?.content ?? "",
  },
  {
    id: "update",
    label: columnLabels.update,
    width: 350,
    keepsWidth: true,
    isSortable: true,
    isReadOnly: true,
    draw: (person) => <UpdateCell founder={person} />,
    drawPassing: (person) => <PassingUpdate founder={person} />,
    text: (person) => person.lastPostSummary ?? "",
  },
  timeColumn("lastPostDate"),
  optional(fieldColumn("stage", 120)),
  optional(fieldColumn("industry", 150)),
  optional(fieldColumn("location", 150)),
  optional(fieldColumn("followerCount", 100)),
  optional(fieldColumn("priorityScore", 100)),
  optional(fieldColumn("keepInTouchDays", 100)),
  optional(fieldColumn("status", 120)),
  optional({
    id: "owner",
    label: columnLabels.owner,
    width: 150,
    isSortable: true,
    draw: (person) => <OwnerCell owner={person.owner} />,
    // "System" is how nobody is shown: copied as a word, it would be stored as one where it is pasted.
    text: (person) => person.owner ?? "",
  }),
  optional(timeColumn("lastTouchAt")),
  optional(fieldColumn("roleTitle", 150)),
  optional(timeColumn("createdAt")),
];

/** The fields that have no column above, in the order of the catalogue. */
const plainColumns = optionalFields
  .filter((key) => columns.every(({ id }) => id !== key))
  .map((key) => optional(fieldColumn(key, 150)));

/** The built-in columns, then the user's own, edited where a person may once it is known how. */
export function peopleColumns(fields: readonly CustomField[], edits: Edits): PeopleColumn[] {
  return [...columns, ...plainColumns, ...fields.map(customColumn)].map((column) => {
    const edit = edits[column.id];
    return edit ? { ...column, edit } : column;
  });
}
