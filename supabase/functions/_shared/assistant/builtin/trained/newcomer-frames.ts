import type { PersonFieldKey } from "../../../contract/person-fields.ts";
import type { Change, Frame } from "../commands/frames.ts";
import { choicesOf } from "../commands/fact-cursor.ts";
import { same } from "../commands/values.ts";
import { dayIn } from "./days-in.ts";
import type { SlotName } from "./intents.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { inSlot, type SlotWords, type Understood } from "./understood.ts";
import { sentenceCase } from "../wording.ts";

/** What is no field of the one who is added. */
const BESIDE: ReadonlySet<SlotName> = new Set(["person", "told", "task", "date", "source", "value"] as const);

/** The field that a slot is called by: "job" is the role. */
function fieldOf(slot: SlotName): PersonFieldKey | null {
  const named = BESIDE.has(slot) ? null : fieldNamed([slot], []);
  return named && "field" in named.target ? named.target.field : null;
}

/** Someone who is to be added, with what is said of them, and what is to be done about them. */
export function newcomerFrames(slots: readonly SlotWords[], read: Understood): Frame[] {
  const people = inSlot(slots, "person");
  const [person, another] = people;
  if (!person || another) return [];
  const { columns, stages, statuses } = read.lists;
  const asListed = (value: string, list: readonly string[]) => list.find((one) => same(one, value)) ?? value;
  const changes = slots.flatMap(({ slot, words }): Change[] => {
    const field = fieldOf(slot);
    if (field === "stage") return [{ field, value: asListed(words, stages) }];
    if (field === "status") return [{ field, value: asListed(words, statuses) }];
    if (field) return [{ field, value: words }];
    if (slot !== "source" && slot !== "value") return [];
    const found = choicesOf({ stages: [], statuses: [], columns }).filter(({ value }) => same(value, words));
    const [only, other] = found;
    return only && !other && "column" in only.target ? [{ column: only.target.column, value: only.value }] : [];
  });
  const unique = changes.filter(
    (change, no) =>
      !("field" in change) || changes.findIndex((one) => "field" in one && one.field === change.field) === no,
  );
  const who = { people: [], said: person.words };
  const told = inSlot(slots, "told").map(({ words }) => sentenceCase(words));
  const [day] = inSlot(slots, "date").flatMap((slot) => dayIn(slot, read) ?? []);
  const tasks = inSlot(slots, "task").map(({ words }): Frame => ({
    ...{ do: "add_task", title: sentenceCase(words), date: day ?? null, recurrence: null, who },
  }));
  return [{ do: "add_person", name: who, changes: unique, told }, ...tasks];
}
