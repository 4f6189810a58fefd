import { nearestOf } from "./nearness.ts";

/** The words that the grammar's patterns are written in, as far as a slip in one of them makes a clause unreadable. */
const WORDS =
  "add create make change update remind reminder note notes task tasks delete remove complete completed finish finished done reschedule postpone snooze reopen clear rename assign schedule follow column options option call email send mark move set owner stage status priority everyone everybody progress tomorrow".split(
    " ",
  );
/** What fingers make of short words that nothing else tells. */
const SHORT: Record<string, string> = {
  nte: "note",
  tsk: "task",
  doen: "done",
  don: "done",
  dne: "done",
  cal: "call",
  mrk: "mark",
  st: "set",
  ad: "add",
  rem: "remind",
  te: "the",
  teh: "the",
};

/** A word of a command with a slip in it, as it is spelled; null for every other word. */
export const commandWord = (word: string): string | null => SHORT[word] ?? nearestOf(word, WORDS);

/** "Clear the email of Jane", as the grammars read it. */
export const CLEARS = "(?:clear|empty|remove|delete|erase|unset|blank|wipe|reset) (?:out )?(?<rest>.+)";
/** "Take it out of her services": a part of what is there, and not all of it. */
export const TAKES_THAT =
  /(?:^| )(?:take|remove|delete|drop|strike|erase|cut|get|scrub|wipe|cross|clear) (?:it|that|this|them|those|these|that one|this one|[PX]) (?:out of|off|from|out|away|out from|away from) (?:the |her |his |their |P 's )?\S/;
/** "Take the email off Jane's record". */
export const TAKES_OFF =
  "(?:take|strip|wipe|strike|scrub) (?<rest>.+ (?:off|from|out of|away from) P(?: 's (?:record|profile|entry|contact|card|page|file))?)";
