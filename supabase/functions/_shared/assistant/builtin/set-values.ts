import { eachField, personFieldKeys, type PersonFieldKey, personFields } from "../../contract/person-fields.ts";
import type { Answer } from "./answers.ts";
import type { Change } from "./commands/frames.ts";
import { numberIn } from "./commands/values.ts";
import { outcome } from "./outcome.ts";
import { joined, type Person } from "./ready.ts";
import type { Call } from "./script.ts";

/** A change of a person that leaves every field as it is. */
export const NO_PATCH = eachField(personFieldKeys, () => null);

/** A value as its field stores it. */
export const typed = (field: PersonFieldKey, value: string | null) =>
  value !== null && personFields[field].type === "number" ? numberIn(value) : value;

/** One change of the built-in fields, and one for each of the user's own columns. */
export function setOn(person: Person, changes: readonly Change[], call: Call, held: string | null): Answer {
  const fields = changes.filter((change) => "field" in change);
  const answers: Answer[] = [];
  if (fields.length > 0) {
    const patch = {
      ...NO_PATCH,
      ...Object.fromEntries(
        fields.flatMap(({ field, value }) => (value === null ? [] : [[field, typed(field, value)]])),
      ),
    };
    const clear = fields.flatMap(({ field, value }) => (value === null ? [field] : []));
    answers.push(outcome(call("update_founder", { founderId: person.id, patch, clear }, held), person));
  }
  for (const change of changes) {
    if (!("column" in change)) continue;
    const value =
      change.value !== null && change.column.type === "number"
        ? String(numberIn(change.value) ?? change.value)
        : change.value;
    answers.push(
      outcome(call("set_custom_value", { founderId: person.id, fieldId: change.column.id, value }, held), person),
    );
  }
  return { ...joined(answers), about: person };
}
