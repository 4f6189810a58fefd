import { can, type Extreme, type Item } from "./items.ts";
import { builtIn, counted, type NamedColumn } from "./named-columns.ts";
import type { Sense } from "./senses.ts";
import type { Piece, Sorting } from "./pieces.ts";

/** Words that may come between a column and its condition. */
const LINKS: Sense[] = [
  "filler",
  "ask.is",
  "prep.of",
  "prep.in",
  "prep.at",
  "prep.to",
  "say.has",
  "prep.from",
  "op.eq",
];
export const isLink = (item: Item | undefined) =>
  item !== undefined &&
  !can(item, "say.not") &&
  can(item, ...LINKS) &&
  item.columns.length === 0 &&
  item.values.length === 0 &&
  item.period === null;

export const useUp = (...items: (Item | undefined)[]) => {
  for (const item of items) if (item) item.used = true;
};

/** Reads what a question says about people, item by item; what is made use of is marked. */
export class PeopleReader {
  readonly items: Item[];
  readonly today: string;
  readonly pieces: Piece[] = [];
  readonly asked: NamedColumn[] = [];
  sort: Sorting | null = null;
  limit: number | null = null;
  join: "and" | "or" | null = null;
  readonly extremes: Extreme[] = [];
  lacksNumber = false;
  /** The number that "biggest" is about when nothing says which. */
  readonly main: NamedColumn | null;
  /** The user's own columns. */
  readonly own: readonly NamedColumn[];

  constructor(items: Item[], today: string, main: NamedColumn | null, own: readonly NamedColumn[] = []) {
    this.items = items;
    this.today = today;
    this.main = main;
    this.own = own;
  }

  /** The next item in a direction that is not a word in between. */
  beside(at: number, step: 1 | -1, most = 4): number {
    let next = at + step;
    for (let count = 0; count < most && isLink(this.items[next]); count += 1) next += step;
    return next;
  }

  /** Takes the "not" or "without" before an item, with only small words in between. */
  negation(at: number): boolean {
    if (this.items[at]?.isDenied) return true;
    for (let before = at - 1; before >= Math.max(0, at - 5); before -= 1) {
      const item = this.items[before] as Item;
      if (can(item, "say.not")) {
        if (item.used) return false;
        useUp(item);
        return true;
      }
      if (
        !can(
          item,
          ...LINKS,
          "verb.live",
          "verb.work",
          "ask.is",
          "ask.list",
          "noun.person",
          "ref.list",
          "say.yes",
          "say.filled",
        ) ||
        item.columns.length > 0
      )
        return false;
    }
    return false;
  }

  push(piece: Omit<Piece, "join" | "at">, at: number): true {
    this.pieces.push({ ...piece, join: this.join ?? "and", at });
    this.join = null;
    return true;
  }

  /** What can be counted or dated, as a column. */
  columnOf(item: Item | undefined): NamedColumn | null {
    if (!item) return null;
    const [column] = item.columns;
    if (column) return column;
    if (can(item, "verb.touch")) return builtIn("lastTouchAt");
    if (can(item, "verb.add")) return builtIn("createdAt");
    if (can(item, "noun.task")) return counted("openTaskCount", "Open tasks");
    if (can(item, "noun.note")) return counted("noteCount", "Notes");
    if (can(item, "noun.post"))
      return /s$|beitrage|publicaciones/.test(item.words) ||
        (can(this.items[item.at], "noun.post") && item.words === "posts")
        ? counted("postCount", "Posts")
        : builtIn("lastPostDate");
    return null;
  }

  isCompared(at: number): boolean {
    const next = this.items[this.beside(at, 1)];
    return (
      can(next, "op.gt", "op.ge", "op.lt", "op.le", "op.between") &&
      (this.items[this.beside(this.beside(at, 1), 1)]?.number ?? null) !== null
    );
  }

  /** The days that belong to an item: those before or after it, with nothing else in between. */
  periodNear(at: number): Item | null {
    for (const step of [1, -1] as const) {
      let next = at + step;
      for (let count = 0; count < 6; count += 1) {
        const item = this.items[next];
        if (!item) break;
        if (item.period && !item.used) return item;
        const passes =
          isLink(item) ||
          item.used ||
          item.people.length > 0 ||
          can(
            item,
            "noun.person",
            "ask.list",
            "ask.who",
            "verb.touch",
            "sort.newest",
            "ref.person",
            "ask.when",
            "say.not",
            "ask.is",
            "verb.due",
            "comma",
          );
        if (!passes || (can(item, "join.and", "join.or") && !can(item, "filler"))) break;
        next += step;
      }
    }
    return null;
  }

  /** "have" with people before it, not the "have" of "do I have". */
  isHas(item: Item | undefined): boolean {
    if (!item) return false;
    if (!["have", "habe", "ai"].includes(item.words)) return true;
    return this.items
      .slice(0, this.items.indexOf(item))
      .some(
        (one) =>
          can(one, "noun.person", "ask.who", "ref.list", "ref.person") ||
          one.values.length > 0 ||
          one.people.length > 0,
      );
  }
}
