import { can, type Item } from "./items.ts";
import { builtIn } from "./named-columns.ts";
import { isLink, type PeopleReader, useUp } from "./people-reader.ts";

/** The order that a question asks for. */
export function readSort(reader: PeopleReader): void {
  const { items } = reader;
  items.forEach((item, at) => {
    if (item.used || reader.sort !== null) return;
    if (can(item, "sort.by")) {
      let next = reader.beside(at, 1);
      // "sort my people by followers".
      for (let more = at + 1; !reader.columnOf(items[next]) && more < at + 6; more += 1)
        if (can(items[more], "prep.by", "group.per") && reader.columnOf(items[more + 1])) next = more + 1;
      const column = reader.columnOf(items[next]);
      if (!column) return;
      for (const one of items.slice(at, next))
        if (can(one, "group.per", "prep.by", "noun.person", "ref.list")) useUp(one);
      const up = items.find((one) => can(one, "sort.up"));
      const down = items.find((one) => can(one, "sort.down", "sort.most"));
      useUp(item, items[next], up, down);
      reader.sort = { column, direction: up || (!down && column.type === "text") ? "ascending" : "descending" };
      return;
    }
    if (!can(item, "sort.most", "sort.least", "sort.newest", "sort.oldest")) return;
    // "the most recently contacted", "the highest priority", "with the most open tasks", "the newest people".
    if (item.period || (can(item, "op.gt", "op.lt") && (items[at + 1]?.number ?? null) !== null)) return;
    const descending = can(item, "sort.most", "sort.newest");
    let next = at + 1;
    while (next < items.length && next - at < 5) {
      const one = items[next] as Item;
      const column = reader.columnOf(one);
      if (column && (column.type === "number" || column.type === "date") && !reader.isCompared(next)) {
        useUp(item, one);
        if (can(items[next - 1], "task.open")) useUp(items[next - 1]);
        const isPresence =
          can(item, "sort.newest", "sort.oldest") && column.type === "number" && !can(item, "sort.most", "sort.least");
        if (!isPresence) reader.sort = { column, direction: descending ? "descending" : "ascending" };
        return;
      }
      if (
        !can(
          one,
          "filler",
          "noun.person",
          "task.open",
          "sort.newest",
          "ask.is",
          "ask.list",
          "say.has",
          "prep.by",
          "prep.of",
        ) &&
        one.number === null
      )
        break;
      next += 1;
    }
    // "Who did I talk to most recently?", "who haven't I talked to the longest?"
    const [close, further] = [items[at - 1], items[at - 2]];
    const verb = [close, further].find((one) => can(one, "verb.touch", "verb.add"));
    if (verb && can(item, "sort.newest", "sort.oldest")) {
      const never = items.find((one) => !one.used && can(one, "say.not"));
      useUp(item, verb, never);
      reader.sort = {
        column: builtIn(can(verb, "verb.touch") ? "lastTouchAt" : "createdAt"),
        direction: descending ? "descending" : "ascending",
      };
      return;
    }
    const isPeople = items.slice(at + 1, at + 4).some((one) => can(one, "noun.person"));
    if (isPeople && can(item, "sort.newest", "sort.oldest")) {
      useUp(item);
      reader.sort = { column: builtIn("createdAt"), direction: descending ? "descending" : "ascending" };
    }
  });
}

/** "the three with", "top 5", "five people". */
export function readLimit(reader: PeopleReader): void {
  reader.items.forEach((item, at) => {
    if (item.used || item.number === null || reader.limit !== null || item.period) return;
    const [before, after] = [reader.items[at - 1], reader.items[at + 1]];
    const isTop = reader.sort !== null || can(before, "sort.most", "sort.newest", "sort.oldest", "sort.least");
    const isCount =
      can(after, "noun.person", "sort.most", "sort.newest", "sort.oldest", "sort.least", "filler") ||
      isLink(after) ||
      can(before, "sort.most", "sort.newest", "sort.oldest", "sort.least", "ask.list") ||
      (after?.columns.length ?? 0) > 0;
    if (!isTop || !isCount || can(before, "op.gt", "op.ge", "op.lt", "op.le", "op.between", "op.eq")) return;
    if (item.number < 1 || item.number > 50 || !Number.isInteger(item.number)) return;
    reader.limit = item.number;
    useUp(item);
    if (can(before, "sort.most", "sort.newest")) useUp(before);
  });
}
