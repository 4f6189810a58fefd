import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { oneMeant } from "./one-meant.ts";
import { PLEASE, re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const AMOUNT = "[$€£]?\\d[\\d.,]*(?:\\s?(?:k|m|bn|%))?";
/** "Bump Ana up to 90": to the number, and not by it. */
const UP_TO = re(
  `^(?<order>\\s*${PLEASE}(?:bump|push|raise|lift|move|take|put|bring|knock|drop|lower|pull|nudge|crank|jack|cut|set)\\s+(?=[^,;:?!\\n"“]{0,49}(?:['’]s?\\s|(?:her|his|their|the)\\s|\\sof\\s))(?<what>[^,;:?!\\n"“]{2,50}?))\\s+(?:back\\s+)?(?:up|down)\\s+to\\s+(?=(?:an?\\s+)?${AMOUNT}(?:\\s+(?:please|pls|now|then|thanks|for me|from\\s+${AMOUNT}))*[\\s.!]*$)`,
);
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?){0,3}";
/** "Oisín is after moving to Castlebar", as it is said in Ireland: she has just moved. */
const IS_AFTER = re(
  `^(?<who>\\W*${NAME})(?:['’]s|\\s+is|\\s+are)\\s+(?:just\\s+)?after\\s+(?:moving|relocating|shifting)\\s+(?:(?:house|home|out|over|back|down|up)\\s+)?(?=to\\s+(?-i:\\p{Lu}))`,
);

/** "Bump Ana up to 90": a number without a field, which is how much they matter. */
const BUMPS = re(
  `^(?<lead>\\s*${PLEASE})(?:bump|knock) (?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?) (?:back )?(?:up|down) to (?=(?:\\d{1,2}|100)(?: please| pls| now)*[\\s.!]*$)`,
);

/** "Push the data room date for Pulsetide out to 7 May": whose day it is stands behind it. */
const DAY_MOVED = re(
  `^(?<order>\\s*${PLEASE}(?:push|move|put|shift|bring|postpone|delay|set|change)) (?:the )?(?<label>\\p{L}[\\p{L}\\p{N} -]{2,40}?) (?:for|of|at|with) (?<who>[\\p{L}\\p{N}][^,;:.?!\\n]{1,40}?) (?:(?:out|back|forwards?|on|over|up) )?(?=(?:to|until|till) (?:the )?(?:next )?(?:\\d|\\p{L}+day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
);

/** An order about a day of someone who is named behind it, with their name before it. */
function withWhoseDay(message: string, people: readonly KnownPerson[], columns: readonly OwnColumn[]): string {
  const { order = "", label = "", who = "" } = DAY_MOVED.exec(message)?.groups ?? {};
  const said = plainWords(label);
  const words = said.filter((word) => !/^(?:date|day|deadline)$/u.test(word));
  const person = words.length === 0 ? null : oneMeant(who, people);
  const [column, another] = columns.filter(
    // "The call with Ana" is a task, and no day of a column "Next Call".
    ({ type, label: own }) =>
      type === "date" &&
      (said.length > words.length || plainWords(own).join(" ") === said.join(" ")) &&
      words.every((word) => plainWords(own).includes(word)),
  );
  return person && column && !another
    ? message.replace(DAY_MOVED, () => `${order} ${person.name}'s ${column.label} `)
    : message;
}

/** A number that something goes up or down to, and who has just moved, in the words that are read. Other messages are unchanged. */
export function withMovedAsTold(
  said: string,
  people: readonly KnownPerson[],
  columns: readonly OwnColumn[] = [],
): string {
  if (said.length > 160 || said.includes("\n") || isNoteLead(said)) return said;
  return withWhoseDay(said, people, columns)
    .replace(BUMPS, (all: string, lead: string, who: string) => {
      const person = /['’]s?$/u.test(who) ? null : oneMeant(who, people);
      return person ? `${lead}set priority of ${person.name} to ` : all;
    })
    .replace(UP_TO, "$<order> to ")
    .replace(IS_AFTER, "$<who> has moved ");
}
