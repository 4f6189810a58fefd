import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import { valueInWords } from "@/components/data-grid/cell-values";
import type { CellValue } from "@/components/data-grid/grid-column";
import { Badge } from "@/components/ui/badge";
import { calendarDay } from "@/lib/relative-time";
import { CutText } from "./cut-text";
import type { PeopleColumn } from "./people-columns";

// All of its digits: with fewer, 0.0004 would read 0.
const written = new Intl.NumberFormat(undefined, { maximumFractionDigits: 20 });
const TEXT_WIDTH = 150;
const NUMBER_WIDTH = 60;

/** A person's value of a custom field. */
export const customValueOf = ({ customFieldValues }: PersonRow, id: string): CellValue =>
  customFieldValues.find(({ fieldId }) => fieldId === id)?.value ?? null;

/** What stands in an empty cell of a custom column. */
export const invitationTo = (label: string): string => `Click to add ${label.toLowerCase()}`;

/** A column of the user's own. */
export function customColumn({ id, label, type }: CustomField): PeopleColumn {
  return {
    id,
    label,
    width: type === "number" ? NUMBER_WIDTH : TEXT_WIDTH,
    align: type === "number" ? "end" : "start",
    isSortable: true,
    invites: (person) => customValueOf(person, id) === null,
    draw: (person) => <CustomValue type={type} value={customValueOf(person, id)} invitation={invitationTo(label)} />,
    text: (person) => valueInWords(customValueOf(person, id)),
  };
}

function CustomValue({ type, value, invitation }: { type: CustomFieldType; value: CellValue; invitation: string }) {
  if (value === null) return <CutText text={invitation} className="text-muted-foreground" />;
  if (type === "date") return <CutText text={calendarDay(String(value))} className="text-muted-foreground" />;
  if (type === "number") return <CutText text={written.format(Number(value))} className="text-right" />;
  if (type === "select" || type === "multiselect") {
    const chosen = typeof value === "object" ? value : [String(value)];
    return (
      <span
        data-cut
        data-full={chosen.length > 1 ? chosen.join(", ") : undefined}
        className="flex min-w-0 gap-1 overflow-hidden"
      >
        {chosen.map((option) => (
          <Badge key={option} className="block max-w-full truncate leading-5">
            {option}
          </Badge>
        ))}
      </span>
    );
  }
  return <CutText text={valueInWords(value)} className="text-muted-foreground" />;
}
