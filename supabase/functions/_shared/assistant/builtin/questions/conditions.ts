import { readColumn } from "./column-conditions.ts";
import { readAdded, readHas, readTouch } from "./contact-conditions.ts";
import { can, type Item } from "./items.ts";
import { PeopleReader } from "./people-reader.ts";
import type { PeopleReading } from "./pieces.ts";
import { readLimit, readSort } from "./sorting.ts";
import { readValue } from "./value-conditions.ts";

/** What a question says about people; the items that it is read from are marked as used. */
export function readPeople(items: Item[], today: string): PeopleReading {
  const reader = new PeopleReader(items, today);
  readSort(reader);
  readLimit(reader);
  items.forEach((item, at) => {
    if (item.used) return;
    if (can(item, "join.or")) reader.join = "or";
    else if (can(item, "join.and", "comma")) reader.join ??= "and";
    else return void readAt(reader, at, item);
    item.used = true;
  });
  const { pieces, sort, limit, asked } = reader;
  return { pieces, sort, limit, asked };
}

const readAt = (reader: PeopleReader, at: number, item: Item): boolean =>
  readTouch(reader, at, item) ||
  readHas(reader, at, item) ||
  readAdded(reader, at, item) ||
  readColumn(reader, at, item) ||
  readValue(reader, at, item);
