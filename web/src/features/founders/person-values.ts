import type { PersonRow } from "@contract/founder-list";
import { isPersonField, type PersonFieldKey } from "@contract/person-fields";
import type { CellValue } from "@/components/data-grid/grid-column";

type Person = Pick<PersonRow, PersonFieldKey | "notes" | "customFieldValues">;

/** What is in a column of a person: a field of their own, the latest note, or else a custom value. */
export function valueOf(person: Person, columnId: string): CellValue {
  if (isPersonField(columnId)) return person[columnId];
  if (columnId === "notes") return person.notes[0]?.content ?? null;
  return person.customFieldValues.find(({ fieldId }) => fieldId === columnId)?.value ?? null;
}

/** The person with another value in a column; as a note it is a new one, whose id is not known yet. */
export function withValue(person: PersonRow, columnId: string, value: CellValue, now: Date): PersonRow {
  if (isPersonField(columnId)) return { ...person, [columnId]: value };
  if (columnId === "notes") {
    const content = typeof value === "string" ? value : "";
    return { ...person, notes: content === "" ? [] : [{ id: "new", content, createdAt: now.toISOString() }] };
  }
  const others = person.customFieldValues.filter(({ fieldId }) => fieldId !== columnId);
  if (value === null) return { ...person, customFieldValues: others };
  const stored = typeof value === "object" ? [...value] : value;
  return { ...person, customFieldValues: [...others, { fieldId: columnId, value: stored }] };
}
