import type { KnownPerson } from "../../assistant-model.ts";
import type { World } from "../blocks/block-part.ts";
import { mailWithOrder } from "../blocks/pasted-mail.ts";
import { readBlock } from "../blocks/read-block.ts";
import { sentenceCase } from "../wording.ts";
import { isWhole } from "./clause-context.ts";
import { reading } from "./frames.ts";
import { clauseOf, type ReadClause } from "./read-clause.ts";
import { bulletedOrders, listedTasks, numberedOrders } from "./task-lists.ts";

/** The tasks of a list, or the orders that are counted; null where a message has no such lines. */
export function fromLines(message: string, read: (text: string) => ReadClause): ReadClause[] | null {
  const list = listedTasks(message);
  if (list) return list.map((text) => fromList(read(text)));
  const orders = (bulletedOrders(message) ?? numberedOrders(message))?.map((text) => read(text));
  return orders?.some(({ kind }) => kind === "command") === true ? orders : null;
}

/** What lines or a mail with words around them ask for; null where a message hands nothing over. */
export function handedOver(
  message: string,
  world: Omit<World, "isOrder">,
  read: (text: string, about?: readonly KnownPerson[]) => ReadClause,
): ReadClause[] | null {
  const { language } = world.reader;
  const parts =
    mailWithOrder(message, world, read) ?? readBlock(message, { ...world, isOrder: (text) => isWhole(read(text)) });
  return (
    parts?.map((part) =>
      "clause" in part
        ? part.clause
        : "task" in part
          ? fromList(asTask(read(part.task), part.title, part.who))
          : clauseOf(message, part.reading, language),
    ) ?? null
  );
}

/** An item of a list that no grammar reads whole is a task, word for word; its people are those that the list is about. */
function asTask(clause: ReadClause, title: string, about: KnownPerson | null): ReadClause {
  const [read] = clause.readings.flatMap((one) =>
    "frame" in one && one.frame.do === "add_task" && one.left.length === 0 && one.frame.who?.people.length !== 0
      ? [{ ...one, frame: one.frame }]
      : [],
  );
  const [only, another] = clause.people;
  const person = about ?? (another ? null : (only ?? null));
  const who = person && { people: [person], said: person.name };
  if (read) return { ...clause, readings: [{ ...read, frame: { ...read.frame, who: read.frame.who ?? who } }] };
  const [day] = clause.dates;
  const frame = { do: "add_task" as const, title: sentenceCase(title), date: day?.date ?? null, recurrence: null, who };
  return clauseOf(clause.text, reading(frame), clause.language);
}

/** A task of a list, which may be pasted: it waits for the user. */
const fromList = (clause: ReadClause): ReadClause => ({
  ...clause,
  readings: clause.readings.map((one) =>
    "frame" in one ? { ...one, doubt: "It is from your list. Confirm to add it." } : one,
  ),
});
