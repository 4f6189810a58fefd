import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import { valueInWords } from "@/components/data-grid/cell-values";
import type { CellValue } from "@/components/data-grid/grid-column";
import { Badge } from "@/components/ui/badge";
import { calendarDay } from "@/lib/relative-time";
import type { PeopleColumn } from "./people-columns";

// All of its digits: with fewer, 0.0004 would read 0.
const written = new Intl.NumberFormat(undefined, { maximumFractionDigits: 20 });
const TEXT_WIDTH = 150;
const NUMBER_WIDTH = 60;
/** "Sep 12, 2026" with all of its year. */
const DATE_LEAST = 110;

/** A person's value of a custom field. */
export const customValueOf = ({ customFieldValues }: PersonRow, id: string): CellValue =>
  customFieldValues.find(({ fieldId }) => fieldId === id)?.value ?? null;

/** What an empty cell of a custom column is called. */
const invitationTo = (label: string): string => `Click to add ${label.toLowerCase()}`;

/** A column of the user's own. */
export function customColumn({ id, label, type }: CustomField): PeopleColumn {
  return {
    id,
    label,
    width: type === "number" ? NUMBER_WIDTH : TEXT_WIDTH,
    ...(type === "date" && { least: DATE_LEAST }),
    align: type === "number" ? "end" : "start",
    isSortable: true,
    invitation: (person) => (customValueOf(person, id) === null ? invitationTo(label) : null),
    isLine: type !== "select" && type !== "multiselect",
    draw: (person) => drawValue(type, customValueOf(person, id)),
    text: (person) => valueInWords(customValueOf(person, id)),
  };
}

function drawValue(type: CustomFieldType, value: CellValue) {
  if (value === null) return null;
  if (type === "date") return calendarDay(String(value));
  if (type === "number") return written.format(Number(value));
  if (type !== "select" && type !== "multiselect") return valueInWords(value);
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
