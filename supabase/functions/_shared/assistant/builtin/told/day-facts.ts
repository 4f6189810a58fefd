import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import { findDates } from "../find-dates.ts";
import type { Language, OwnColumn } from "../reading.ts";
import { isOnlyOne } from "./label-words.ts";

/** What may be between a thing and its day: "has been pushed back to". */
const LINKS = new Set(
  "s is are was will be on to now the it its has been have moved pushed postponed put back forward brought set for at of day date night evening fixed confirmed scheduled changed slid slides slipped slips slipping moves moving shifts shifted being pushes gets got goes rescheduled delayed up just already finally again up on both in ist am es el le la jetzt ahora maintenant wird auf den verschoben al se ha est sera ha sido".split(
    " ",
  ),
);
const LINKED_MOST = 6;
/** "Before the launch on Friday": another day than that of the launch. */
const OF_ANOTHER =
  /(?:^|\s)(?:before|after|until|till|since|without|vor|nach|antes|despues|avant|apres)\s+(?:\S+\s+){0,2}$/iu;
const NEGATED = /(?:^|\s)(?:not|never|n['’]t|nicht|kein\w*|nunca|pas)(?=\s|$)/iu;
/** A month or a season by itself is no day. */
const VAGUE =
  /^(?:in|by|on|of|the|next|this|early|late|mid|end|start|for|until|month|year|week|quarter|spring|summer|autumn|fall|winter|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|20\d\d|im|en|de)$/u;
/** "A week late, so 7 May": by how much, which is no day. */
const BY_HOW_MUCH =
  /(?<!\p{L})(?:by |about |some )?(?:an?|a couple of|a few|one|two|three|four|five|six|\d{1,2}) (?:days?|weeks?|months?|fortnights?) (?:late|later|early|earlier|behind|ahead|delayed)(?:,? (?:so|that is|that['’]s|meaning|ie|i\.e\.))?(?!\p{L})/iu;
const isVague = (text: string): boolean => plainWords(text).every((word) => VAGUE.test(word));

/** "They've pushed the launch to 9 December", "opens on the 3rd": the day of a column, by its name or its verb. */
export function dayFact(
  text: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
  { today, language }: { today: string; language: Language },
): Extract<Change, { column: OwnColumn }> | null {
  if (NEGATED.test(text)) return null;
  const days = findDates(text, today, language).filter((day) => !isVague(day.text));
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const at = words.findIndex((word) => isOnlyOne(plainWords(word[0]).join(""), column, columns));
  const named = words[at];
  if (!named || OF_ANOTHER.test(text.slice(0, named.index))) return null;
  const behind = days.filter(({ index }) => index > named.index);
  const linked = behind.filter(({ index, text: said }) => {
    const between = text.slice(named.index + named[0].length, index + (said.length - said.trimStart().length));
    const links = plainWords(between.replace(/from\s.*\sto\s*$/iu, "to").replace(BY_HOW_MUCH, " "));
    return links.length <= LINKED_MOST && links.every((word) => LINKS.has(word) || isOnlyOne(word, column, columns));
  });
  const [day, another] = linked;
  return day && !another ? { column, value: day.date } : null;
}
