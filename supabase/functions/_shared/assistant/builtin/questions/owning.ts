import { can, type Item, isWord } from "./items.ts";
import { builtIn } from "./named-columns.ts";
import { type PeopleReader, useUp } from "./people-reader.ts";
import { textCondition } from "./value-conditions.ts";

const NOBODY = /^(?:nobody|no one|none|niemand|niemandem|niemanden|nadie|personne)$/;
const ANYBODY = /^(?:anyone|anybody|someone|somebody|jemand|jemandem|alguien|quelqu un)$/;

/** Who looks after who: "mara owns", "does jonas handle", "belongs to nobody". What is read is the owner, beside the verb. */
export function readOwner(reader: PeopleReader, at: number, item: Item): boolean {
  if (/^(?:unassigned|unowned|ownerless|herrenlos|sin dueno)$/.test(item.words))
    return nobodys(reader, at, [item], reader.negation(at));
  if (isOwnedAtAll(reader.items, at)) {
    const anyone = reader.items.slice(at + 1, at + 3).filter(({ words }) => ANYBODY.test(words) || BY.test(words));
    return nobodys(reader, at, [item, ...anyone], !reader.negation(at));
  }
  if (!can(item, "verb.own") || item.columns.length > 0) return false;
  const { items } = reader;
  const column = builtIn("owner");
  const near = items.filter((one) => !one.used && Math.abs(one.at - item.at) < 6);
  const nobody = near.find(({ words }) => NOBODY.test(words));
  const isNot = nobody === undefined && reader.negation(at);
  if (nobody || (isNot && near.some(({ words }) => ANYBODY.test(words)))) {
    return nobodys(reader, at, [item, nobody, ...near.filter(({ words }) => ANYBODY.test(words))], false);
  }
  const owner = near.find(({ values }) => values.some((value) => value.column.key === "owner"));
  if (owner) {
    useUp(item);
    owner.values = owner.values.filter((value) => value.column.key === "owner");
    // The "not" of "who does mara not own" is the owner's.
    if (isNot) owner.isDenied = true;
    return true;
  }
  // Someone who owns nobody.
  const [before, after] = [
    items.slice(0, at).findLast((one) => isName(one)),
    items.slice(at + 1).find((one) => isName(one)),
  ];
  const name = before ?? after;
  if (name && Math.abs(name.at - item.at) < 4 && !reader.items.some((one) => one.people.length > 0)) {
    useUp(item, name);
    return reader.push(
      { ...textCondition(column, name.raw, isNot), said: `${isNot ? "not " : ""}owned by ${name.raw}` },
      at,
    );
  }
  if (!items.some((one) => can(one, "ask.who", "ask.which", "ask.is", "ask.tell") || one.people.length > 0))
    return false;
  useUp(item);
  reader.asked.push(column);
  return true;
}

const OWNED = /^(?:owned|assigned|looked after|managed|handled|taken care of)(?<by> by| to)?$/;
const BY = /^(?:by|to)$/;

/** "Who is not owned?", "assigned to someone": nothing says whose. */
function isOwnedAtAll(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const owned = OWNED.exec(item?.words ?? "");
  if (!item || !owned || item.columns.some(({ isOwn }) => isOwn) || item.values.length > 0) return false;
  // Of one person, who it is can be told.
  if (items.some(({ people }) => people.length > 0)) return false;
  if (!items.slice(0, at).some((one) => can(one, "say.not") || /(?:^| )(?:is|are|been)$/.test(one.words))) return false;
  if (items.some((one) => one !== item && (can(one, "group.per") || one.columns.some(({ key }) => key === "owner"))))
    return false;
  const next = owned.groups?.["by"] === undefined && BY.test(items[at + 1]?.words ?? "") ? at + 2 : at + 1;
  const isBy = next === at + 2 || owned.groups?.["by"] !== undefined;
  if (isBy) return ANYBODY.test(items[next]?.words ?? "");
  return items.slice(at + 1, at + 2).every((one) => can(one, "filler", "join.and", "join.or", "comma", "prep.in"));
}

function nobodys(reader: PeopleReader, at: number, words: (Item | undefined)[], isNot: boolean): true {
  useUp(...words, ...reader.items.filter((one) => can(one, "ref.person")));
  return reader.push(
    {
      anyOf: [[{ column: "owner", is: isNot ? "filled" : "empty", not: false }]],
      said: isNot ? "with an owner" : "no owner",
      about: "owner",
      isNegated: !isNot,
      columns: [],
    },
    at,
  );
}

const isName = (item: Item) => !item.used && isWord(item) && /^\p{L}{3,}$/u.test(item.raw);
