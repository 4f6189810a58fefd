import type { KnownPerson } from "../../assistant-model.ts";
import { TOLD } from "../../why-held.ts";
import { deletesBuiltIn } from "../columns/column-deleted.ts";
import { isComplete } from "./clause-context.ts";
import type { ReadClause } from "./read-clauses.ts";
import { SEVERAL } from "./several-words.ts";
import { othersOrdered } from "./other-subject.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const TAKES =
  /\b(?:owns?|takes? over|will take over|is taking over|handles|looks after|is responsible for|is in charge of|takes)\s*[.!]*$/iu;
/** "The owner", "NPS": what someone has, with nobody who has it. */
const OF_NOBODY =
  /^(?<head>(?:(?:and|also|then|now|please)[\s,]+)*(?:set|change|update|make|put|clear|remove|delete|empty|move|raise|lower|bump|add)\s+)(?:the\s+)?(?<rest>(?!.*\b(?:of|for)\s+(?:her|him|them|it)\b).+)$/iu;
const MADE = /^(?<head>.*\bmake\s+.+?\s)(?:the\s+|an?\s+)?(?<rest>\S+(?:\s\S+)?)$/iu;

/** A clause that is not complete and names nobody, with the one who the conversation is about: it waits, where it is no order. */
export function withWhatIsLeftOut(
  clause: ReadClause,
  reads: (text: string, about: readonly KnownPerson[]) => ReadClause,
  last: readonly KnownPerson[],
  lists: Lists,
): ReadClause {
  const isOpen =
    /^(?:out_of_scope|report|command)$/.test(clause.kind) &&
    !clause.isForbidden &&
    (!isComplete(clause) || isOfSomeTask(clause));
  if (!isOpen || /[?？]/u.test(clause.text) || isNoteLead(clause.text) || clause.text.length > 160) return clause;
  if (clause.tokens.some(({ slot }) => slot?.is === "person" && !slot.isPronoun)) return clause;
  if (deletesBuiltIn(clause.text)) return clause;
  // "The role of Zoltan to CFO" says whose it is, be Zoltan there or not.
  if (othersOrdered(clause.text, lists) !== null) return clause;
  const whole = wholeWith(clause.text, last, reads);
  if (whole === null) return clause;
  if (startsCommand(whole.text)) return whole;
  return {
    ...whole,
    readings: whole.readings.map((one) => ("frame" in one ? { ...one, doubt: one.doubt ?? TOLD } : one)),
  };
}

/** "Change the status to waiting": read as a task that is called so. */
const isOfSomeTask = ({ readings }: ReadClause): boolean =>
  readings.every(
    (one) =>
      !("frame" in one) ||
      ((one.frame.do === "change_task" || one.frame.do === "delete_task") &&
        one.frame.tasks.every(({ by }) => by === "words")),
  );

/** The clause with the one who it leaves out, who was spoken of last: "status waiting", "make Pia the owner"; null where that says nothing. */
export function wholeWith(
  text: string,
  about: readonly KnownPerson[],
  reads: (text: string, about: readonly KnownPerson[]) => ReadClause,
): ReadClause | null {
  const words = text.replace(/^(?:(?:and|also|then|now|oh|plus|so|but)[\s,]+)+/iu, "");
  const rest = OF_NOBODY.exec(words)?.groups;
  const made = MADE.exec(words)?.groups;
  // After a list, only an order is about all of them.
  const isOfMany = about.length !== 1;
  const tries = [
    ...(TAKES.test(words) ? [`${words.replace(/\s*[.!]+$/u, "")} them`] : []),
    ...(made ? [`${made["head"] ?? ""}their ${made["rest"] ?? ""}`] : []),
    ...(rest ? [`${rest["head"] ?? ""}their ${rest["rest"] ?? ""}`] : []),
    ...(isOfMany || startsCommand(words) ? [] : [`them: ${words}`, `they are ${words}`]),
  ];
  for (const one of tries) {
    const clause = reads(one, about);
    // "Them: Ben sits in Zurich" is said of Ben.
    if (/^(?:them:|they are) /u.test(one) && clause.tokens.some(({ slot }) => isAnother(slot, about))) continue;
    if (/^(?:command|report)$/.test(clause.kind) && isComplete(clause) && isOfThem(clause, about)) return clause;
  }
  return null;
}

const isAnother = (slot: ReadClause["tokens"][number]["slot"], about: readonly KnownPerson[]): boolean =>
  slot?.is === "person" && !slot.isPronoun && !slot.people.some(({ id }) => about.some((person) => person.id === id));

const isOfThem = ({ readings, text }: ReadClause, about: readonly KnownPerson[]): boolean =>
  readings.some(
    (one) =>
      "frame" in one &&
      one.left.length === 0 &&
      one.frame.do === "set" &&
      (!SEVERAL.test(text) || one.frame.who.some(({ isGroup }) => isGroup)) &&
      one.frame.who.some(
        ({ people, isGroup }) => isGroup || people.some(({ id }) => about.some((person) => person.id === id)),
      ),
  );
