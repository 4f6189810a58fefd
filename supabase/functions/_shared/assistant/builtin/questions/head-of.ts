import { can, type Item } from "./items.ts";

/** The first noun that a question has: what it asks for. */
export function headOf(items: readonly Item[]): "person" | "task" | "note" | "post" | "column" | "news" | null {
  for (const item of items) {
    if (item.people.length > 0 && !item.senses.size) continue;
    if (can(item, "ask.who", "noun.person")) return "person";
    if (can(item, "noun.column", "noun.choice")) return "column";
    if (can(item, "noun.task", "task.next")) return "task";
    if (can(item, "noun.note")) return "note";
    if (can(item, "noun.post")) return "post";
    if (can(item, "noun.news") || isNew(item, items)) return "news";
  }
  return null;
}

/** "What's new?" asks for news, "new people" for people. */
const isNew = (item: Item, items: readonly Item[]): boolean =>
  /^(?:new|neu|neues|nuevo|nouveau|neuf)$/.test(item.words) &&
  items.some((one) => can(one, "ask.what")) &&
  !items.some((one) => can(one, "noun.person"));
