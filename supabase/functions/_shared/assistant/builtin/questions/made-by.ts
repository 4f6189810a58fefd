import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { can, isWord } from "./items.ts";
import { ownColumn } from "./named-columns.ts";
import { answerPeople } from "./people-answer.ts";
import { leftOver, type Question } from "./question.ts";
import { textCondition } from "./value-conditions.ts";

/** "Who did Philippa refer?", where a column is called "Referred by": those who have her name there. Null when it asks for something else. */
export function madeBy(question: Question): Answer | null {
  const { items, world, text } = question;
  const named = items.findIndex((item) => item.people.length === 1 || isWord(item) || item.values.length > 0);
  const name = items[named]?.people[0]?.name ?? items[named]?.raw;
  const isAsked = items.some((item) => can(item, "ask.who", "ask.which", "noun.person"));
  if (name === undefined || !isAsked || !/\b(?:did|has|have)\b/iu.test(text)) return null;
  const column = world.columns.map(ownColumn).find(({ type, label }) => {
    const [verb = "", by] = plainWords(label);
    return type === "text" && by === "by" && items.slice(named + 1).some(({ words }) => isSame(words, verb));
  });
  if (!column) return null;
  const [verb = ""] = plainWords(column.label);
  for (const [no, item] of items.entries()) item.used = no === named || isSame(item.words, verb);
  if (leftOver(items).length > 0) return null;
  const [first = ""] = name.split(" ");
  const piece = { ...textCondition(column, first, false), join: "and" as const, at: 0 };
  return answerPeople(question, {
    ...{
      pieces: [piece],
      sort: null,
      limit: null,
      asked: [],
      extremes: [],
      lacksNumber: false,
      wants: "list",
      groupBy: null,
    },
  });
}

/** "refer" and "referred". */
const isSame = (said: string, verb: string): boolean =>
  said.length > 3 && (verb.startsWith(said) || said.startsWith(verb));
