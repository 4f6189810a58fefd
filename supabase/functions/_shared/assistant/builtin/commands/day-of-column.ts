import type { KnownPerson } from "../../assistant-model.ts";
import { TOLD } from "../../why-held.ts";
import { contentWords } from "../../words.ts";
import { type Problem, type Reading, reading } from "./frames.ts";
import { startsCommand } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

/** "Heidrun rang. The opening is pushed to 3 May": the day of a column of hers, and of no task that has its name in its title. */
export function ofColumn(
  read: readonly (Reading | Problem)[],
  text: string,
  last: readonly KnownPerson[],
  { columns }: Lists,
): (Reading | Problem)[] {
  const [person, another] = last;
  if (!person || another || startsCommand(text)) return [...read];
  return read.map((one) => {
    if (!("frame" in one) || one.frame.do !== "change_task" || one.more.length > 0) return one;
    const { tasks, change } = one.frame;
    const [ref, other] = tasks;
    if (ref?.by !== "words" || other || typeof change.dueDate !== "string") return one;
    const said = contentWords(ref.words).join(" ");
    const column = columns.find(({ type, label }) => type === "date" && contentWords(label).join(" ") === said);
    if (!column) return one;
    const who = [{ people: last.slice(0, 1), said: person.name }];
    return reading({ do: "set", who, changes: [{ column, value: change.dueDate }] }, { doubt: TOLD });
  });
}
