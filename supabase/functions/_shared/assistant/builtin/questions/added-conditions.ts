import { dayRange } from "../wording.ts";
import { can, type Item } from "./items.ts";
import { builtIn } from "./named-columns.ts";
import { type PeopleReader, useUp } from "./people-reader.ts";
import { inThePast } from "./periods.ts";

/** When someone was added or checked. */
export function readAdded(reader: PeopleReader, at: number, item: Item): boolean {
  if (!can(item, "verb.add") && !can(item, "verb.refresh") && !item.columns.some(({ key }) => key === "createdAt"))
    return false;
  // "Notes added in May" say nothing of when their people were.
  if (can(reader.items[reader.beside(at, -1)], "noun.task", "noun.note", "noun.post")) return false;
  const key = can(item, "verb.refresh") ? "lastRefreshedAt" : "createdAt";
  // "Who's new?"
  const isNew = /^(?:new|neu|nuevo|nueva|nuevos|nouveau|nouvelle)$/.test(item.words) && item.values.length === 0;
  if (
    isNew &&
    reader.sort === null &&
    !reader.periodNear(at) &&
    reader.items.some((one) => can(one, "ask.who", "ask.which"))
  ) {
    useUp(item);
    reader.sort = { column: builtIn("createdAt"), direction: "descending" };
    reader.limit ??= 5;
    return true;
  }
  const near = reader.periodNear(at);
  if (!near?.period) {
    if (reader.items.some((one) => can(one, "ask.when")) || item.columns.length > 0) {
      useUp(item);
      reader.asked.push(builtIn(key));
      return true;
    }
    return false;
  }
  const isNot = reader.negation(at);
  useUp(item, near);
  const period = inThePast(near.period, reader.today);
  return reader.push(
    {
      anyOf: [[{ column: key, is: "during", from: period.from, to: period.to, not: isNot }]],
      said: `${isNot ? "not " : ""}${key === "createdAt" ? "added" : "checked"} ${dayRange(period, reader.today)}`,
      about: key,
      isNegated: isNot,
      columns: [builtIn(key)],
    },
    at,
  );
}
