import type { KnownPerson } from "../../assistant-model.ts";
import { TOLD } from "../../why-held.ts";
import { contentWords, stem } from "../../words.ts";
import { type Problem, type Reading, reading } from "./frames.ts";
import { startsCommand } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

/**
 * "Heidrun rang. The opening is pushed to 3 May", "Heidrun's follow-up is on 3 May": the day of a column of hers, and of no task that
 * has its name in its title.
 */
export function ofColumn(
  read: readonly (Reading | Problem)[],
  text: string,
  last: readonly KnownPerson[],
  { columns }: Lists,
): (Reading | Problem)[] {
  return read.map((one) => {
    if (!("frame" in one) || one.frame.do !== "change_task" || one.more.length > 0) return one;
    const { tasks, change } = one.frame;
    const [ref, other] = tasks;
    if (ref?.by !== "words" || other || typeof change.dueDate !== "string") return one;
    const [named, another] = ref.who?.people ?? [];
    const isNamed = named !== undefined && another === undefined;
    const [person, second] = isNamed ? [named] : last;
    if (!person || second || (!isNamed && startsCommand(text))) return one;
    const said = contentWords(isNamed ? ownWords(text, named.name) : ref.words).map(stem);
    const column = columns.find(({ type, label }) => {
      const words = contentWords(label).map(stem);
      const own = isNamed ? words.filter((word) => !GENERIC.test(word)) : words;
      return type === "date" && own.length > 0 && own.join(" ") === said.join(" ");
    });
    if (!column) return one;
    const who = [{ people: [person], said: person.name }];
    return reading(
      { do: "set", who, changes: [{ column, value: change.dueDate }] },
      { doubt: startsCommand(text) ? HALF_SAID : TOLD },
    );
  });
}
const HALF_SAID = "I took it for the column. Confirm if that is right.";
const GENERIC = /^(?:date|day|due)$/u;

/** What is said to be someone's: "follow-up" of "Heidrun's follow-up is on 3 May". */
const ownWords = (text: string, name: string): string => {
  const [first = ""] = name.split(" ");
  const [, behind = ""] = text.split(
    new RegExp(`(?<!\\p{L})${first.replace(/[^\p{L}]/gu, ".")}(?:\\s\\p{Lu}\\p{L}*)?['’]s?\\s`, "iu"),
  );
  return /^(?:(?!\s(?:is|to|should|will|goes|moves|on|for|by|becomes|=|:)\s)[^:=])+/u.exec(behind)?.[0] ?? "";
};
