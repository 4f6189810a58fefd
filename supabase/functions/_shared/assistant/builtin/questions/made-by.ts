import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";
import { can, type Item, isWord } from "./items.ts";
import { type NamedColumn, ownColumn } from "./named-columns.ts";
import { answerPeople } from "./people-answer.ts";
import { leftOver, type Question } from "./question.ts";
import { textCondition } from "./value-conditions.ts";

/**
 * "Who did Philippa refer?", "who was referred by Philippa?", where a column is called "Referred by": those who have her name there. Null when it asks
 * for something else.
 */
export function madeBy(question: Question): Answer | null {
  const { items, text } = question;
  if (!items.some((item) => can(item, "ask.who", "ask.which", "ask.list", "ask.count", "noun.person"))) return null;
  const made = passive(question) ?? whose(question) ?? (/\b(?:did|has|have)\b/iu.test(text) ? active(question) : null);
  if (!made) return null;
  for (const [no, item] of items.entries()) item.used = made.read(item, no);
  if (leftOver(items).length > 0) return null;
  const [first = ""] = made.name.split(" ");
  const piece = { ...textCondition(made.column, first, false), join: "and" as const, at: 0 };
  const isCount = items.some((item) => can(item, "ask.count"));
  return answerPeople(question, {
    ...{
      pieces: [piece],
      sort: null,
      limit: null,
      asked: [],
      extremes: [],
      lacksNumber: false,
      wants: isCount ? "count" : "list",
      groupBy: null,
    },
  });
}

interface Made {
  column: NamedColumn;
  name: string;
  /** Whether an item is part of it. */
  read: (item: Item, at: number) => boolean;
}

const isName = (item: Item | undefined): item is Item =>
  item !== undefined && (item.people.length === 1 || isWord(item) || item.values.length > 0);
const nameOf = (item: Item): string => item.people[0]?.name ?? item.raw;

function active({ items, world }: Question): Made | null {
  const named = items.findIndex(isName);
  const item = items[named];
  if (!item) return null;
  const column = world.columns.map(ownColumn).find(({ type, label }) => {
    const [verb = "", by] = plainWords(label);
    return type === "text" && by === "by" && items.slice(named + 1).some(({ words }) => isSame(words, verb));
  });
  const [verb = ""] = plainWords(column?.label ?? "");
  return column ? { column, name: nameOf(item), read: ({ words }, no) => no === named || isSame(words, verb) } : null;
}

/** The column by whose last word, "by", a name is led in. */
function passive({ items }: Question): Made | null {
  for (const [at, item] of items.entries()) {
    const column = item.columns.find(({ type, label }) => type === "text" && /\bby$/iu.test(label));
    const led = / by$/.test(item.words) ? at + 1 : items[at + 1]?.words === "by" ? at + 2 : -1;
    const named = items[led];
    if (!column || at === 0 || !isName(named) || named.isPossessive) continue;
    return { column, name: nameOf(named), read: (one, no) => one === item || (no > at && no <= led) };
  }
  return null;
}

/** "Whose Manager is Hazel": the column of a name that comes behind it. */
function whose({ items, text }: Question): Made | null {
  if (!/^\W*whose\b/iu.test(text)) return null;
  const at = items.findIndex(({ columns }) => columns.some(({ isOwn, type }) => isOwn && type === "text"));
  const column = items[at]?.columns.find(({ isOwn, type }) => isOwn && type === "text");
  const named = items.at(-1);
  if (
    !column ||
    !isName(named) ||
    named.people.length !== 1 ||
    !can(items[at + 1], "ask.is") ||
    items[at + 2] !== named
  )
    return null;
  return { column, name: nameOf(named), read: (one, no) => one === named || no === at };
}

/** "refer" and "referred". */
const isSame = (said: string, verb: string): boolean => said.length > 3 && isOfOneRoot(said, verb);
