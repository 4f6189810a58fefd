import { eachField, personFieldKeys, type PersonFieldKey, personFields } from "../../contract/person-fields.ts";
import { listedOptions } from "../listed-options.ts";
import { type Answer, say } from "./answers.ts";
import type { Change } from "./commands/frames.ts";
import { outcome } from "./outcome.ts";
import { joined, NEWCOMER, type Person } from "./ready.ts";
import type { Call } from "./script.ts";
import { plain } from "./wording.ts";
import { asScaled } from "./vocabulary/label-scale.ts";
import { numberIn } from "./vocabulary/numbers.ts";

/** A change of a person that leaves every field as it is. */
export const NO_PATCH = eachField(personFieldKeys, () => null);

/** A value as its field stores it. */
export const typed = (field: PersonFieldKey, value: string | null) =>
  value !== null && personFields[field].type === "number" ? numberIn(value) : value;

/** Changes as the tools take them: the fields of every person in one patch (null when there are none), the user's own columns one by one. */
export function stored(changes: readonly Change[]) {
  const fields = changes.filter((change) => "field" in change);
  const patch = {
    ...NO_PATCH,
    ...Object.fromEntries(fields.flatMap(({ field, value }) => (value === null ? [] : [[field, typed(field, value)]]))),
  };
  const values = changes.flatMap((change) => {
    if (!("column" in change)) return [];
    const { column, value } = change;
    const words = value !== null && column.type === "number" ? asScaled(value, column.label) : value;
    return [{ fieldId: column.id, value: words }];
  });
  return {
    patch: fields.length === 0 ? null : patch,
    clear: fields.flatMap(({ field, value }) => (value === null ? [field] : [])),
    values,
  };
}

/** "Up 10": the number that is there with what is added to it or taken from it; null where there is none. */
function stepped({ id }: Person, change: Change, call: Call): Change | null {
  const { customFieldValues = [], ...person } = call("get_founder", { founderId: id });
  const held =
    "column" in change
      ? customFieldValues.find(({ fieldId }) => fieldId === change.column.id)?.value
      : (person as Record<string, unknown>)[change.field];
  const before = typeof held === "number" || typeof held === "string" ? numberIn(String(held)) : null;
  const by = numberIn("column" in change ? asScaled(change.value ?? "", change.column.label) : (change.value ?? ""));
  if (before === null || by === null) return null;
  const { step = 1, ...rest } = change;
  return { ...rest, value: String(Math.round((before + step * by) * 1e4) / 1e4) };
}

/** A text that goes behind what is there already, and choices that come to those that are there or leave them. */
function withBefore({ id }: Person, change: Change, call: Call): Change {
  if ("field" in change) {
    if (!change.isAdded) return change;
    const held = (call("get_founder", { founderId: id }) as Record<string, unknown>)[change.field];
    const before = typeof held === "string" ? held.trim() : "";
    return before === "" ? change : { ...change, value: `${before}\n\n${change.value ?? ""}` };
  }
  const { column, value, how, without = [] } = change;
  if (how === undefined || value === null) return change;
  const { customFieldValues = [] } = call("get_founder", { founderId: id });
  const held = customFieldValues.find(({ fieldId }) => fieldId === column.id)?.value;
  const before = Array.isArray(held) ? held : [];
  const some = listedOptions(value, column.options);
  const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();
  const after =
    how === "adds"
      ? [...before.filter((one) => !without.some(isSame(one))), ...some.filter((one) => !before.some(isSame(one)))]
      : before.filter((one) => !some.some(isSame(one)));
  return { column, value: after.length === 0 ? null : after.join(", ") };
}

const ALL_OF =
  /^all(?:\s+of\s+(?:them|these|those))?(?:\s+(?:the\s+)?(?<count>two|three|four|five|six|[2-9]))?(?:\s+of\s+(?:them|these|those))?$/iu;
const COUNTS = ["two", "three", "four", "five", "six"];
/** "All three" of a column of several choices: each that it has, where they are as many. */
function withAllOptions(change: Change): Change {
  const said =
    "column" in change && change.column.type === "multiselect" ? ALL_OF.exec(change.value?.trim() ?? "") : null;
  if (!said || !("column" in change)) return change;
  const { options } = change.column;
  const { count } = said.groups ?? {};
  const at = COUNTS.indexOf((count ?? "").toLowerCase());
  const isAll = count === undefined || Number(count) === options.length || (at >= 0 && at + 2 === options.length);
  return isAll && options.every((option) => !/^all\b/iu.test(option))
    ? { ...change, value: options.join(", ") }
    : change;
}

/** "Contemporary and Classical": several choices of one column are one change, where each alone would put the other out. */
function ofOneColumn(changes: readonly Change[]): Change[] {
  const several = (change: Change) =>
    "column" in change && change.column.type === "multiselect" && change.value !== null && change.without === undefined;
  const id = (change: Change) => ("column" in change ? `${change.column.id} ${change.how ?? ""}` : "");
  const keys = changes.map((change) => JSON.stringify(change));
  return changes.flatMap((change, no) => {
    if (keys.indexOf(keys[no] ?? "") < no) return [];
    if (!several(change)) return [change];
    const same = changes.filter((other) => several(other) && id(other) === id(change));
    if (same.length < 2) return [change];
    return changes.findIndex((other) => several(other) && id(other) === id(change)) === no
      ? [{ ...change, value: same.map(({ value }) => value ?? "").join(", ") }]
      : [];
  });
}

/** One change of the built-in fields, and one for each of the user's own columns. */
export function setOn(person: Person, changes: readonly Change[], call: Call, held: string | null): Answer {
  const founderId = person.id;
  const whole = changes.map((change) => (change.step === undefined ? change : stepped(person, change, call)));
  const empty = changes[whole.indexOf(null)];
  if (empty)
    return say(
      `${"column" in empty ? plain(empty.column.label) : personFields[empty.field].label} of ${plain(person.name)} is empty, so I changed nothing. What should it be?`,
    );
  const known = whole.filter((change) => change !== null).map(withAllOptions);
  const { patch, clear, values } = stored(ofOneColumn(known).map((change) => withBefore(person, change, call)));
  if (founderId.startsWith(NEWCOMER))
    return say(
      `${plain(person.name)} is not there yet. Ask me again once they are added, or tell me the address of their profile.`,
    );
  const answers = [
    ...(patch === null ? [] : [outcome(call("update_founder", { founderId, patch, clear }, held), person)]),
    ...values.map(({ fieldId, value }) =>
      outcome(call("set_custom_value", { founderId, fieldId, value }, held), person),
    ),
  ];
  return { ...joined(answers), about: person };
}
