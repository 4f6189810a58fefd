import { isPromise } from "./own-promises.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { Frame } from "./frames.ts";
import type { ReadClause } from "./read-clause.ts";

const GOES_ON = /^\s*(?:and|also|then|plus|oh and)[\s,]/iu;
const JOINED = /(?:^|[\s,.;])(?:and|also|then|plus)[\s,]*$/iu;
/** What is done with someone, who it then leaves out: "send more", "ask about the price". */
const WITH_SOMEONE =
  /^(?!(?:call|ring|phone|visit|meet|tell|ask|invite|ping|thank)\s+(?:the|an?|my|our)\s)(?:send|call|ring|phone|text|message|e-?mail|mail|write|ask|invite|check in|follow up|tell|visit|ping|thank|bring|offer|show|quote|invoice|bill|reply|answer|meet|congratulate|chase|nudge|catch up|come|drop by|drop in|drop off|stop by|pop in|pop by|swing by|deliver|get back)(?![\p{L}])(?!.*\s(?:to|with|from|at)\s+(?:the|a|an|my|our|\p{Lu}))/iu;

/** Whether a part continues the one before it: "… and remind me to send more". */
export const goesOnWith = (text: string, message: string, isFirst: boolean): boolean =>
  isPromise(text) ||
  GOES_ON.test(isFirst ? message : text) ||
  (!isFirst && JOINED.test(message.slice(0, Math.max(0, message.indexOf(text)))));

/** A new task that leaves out who it is done with, and goes on from a sentence about one person, is theirs. */
export function withTheirTask(clause: ReadClause, about: readonly KnownPerson[]): ReadClause {
  const [only, another] = about;
  if (!only || another || clause.tokens.some(({ code }) => /^[PX]$/.test(code))) return clause;
  const theirs = <One extends Frame>(frame: One): One =>
    frame.do === "add_task" && frame.who === null && WITH_SOMEONE.test(frame.title)
      ? { ...frame, who: { people: [only], said: only.name } }
      : frame;
  const readings = clause.readings.map((one) =>
    "frame" in one ? { ...one, frame: theirs(one.frame), more: one.more.map(theirs) } : one,
  );
  return { ...clause, readings };
}
