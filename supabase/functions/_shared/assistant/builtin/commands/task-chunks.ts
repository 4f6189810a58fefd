import { isStart } from "./task-days.ts";
import { ACTIONS } from "./task-leads.ts";
import { isDay } from "./title-of.ts";
import { codesOf, type Token } from "./tokens.ts";
import { sentenceCase } from "../wording.ts";

/** A meeting of some kind with or at someone. */
const EVENTS =
  "(?:dinner|lunch|breakfast|brunch|coffee|tea|drinks|meeting|visit|appointment|party|workshop|tasting|viewing|interview|demo|picnic|ceremony|concert|fair|call|zoom) (?:with|at|in|for)";
const EVENT = new RegExp(`^(?:\\S+ )?${EVENTS} `);
const AT_IT = new RegExp(`^(?<event>(?:\\S+ )?${EVENTS} [^,]+),\\s+(?<details>(?:${ACTIONS}) .+)$`, "iu");

/** "Dinner with Ana, bring the model": what it is, and what is to be done at it. */
export function eventIn(title: string): { title: string; description?: string } {
  const { event, details } = AT_IT.exec(title)?.groups ?? {};
  return event === undefined || details === undefined
    ? { title }
    : { title: event, description: sentenceCase(details) };
}

const BARE_EVENT = /^(?:call|meeting|lunch|dinner|breakfast|coffee|demo|visit|interview|workshop|tasting|zoom)$/iu;
const THE_EVENT =
  /(?<!\p{L})(?:the|our|an?) (?:call|meeting|lunch|dinner|breakfast|coffee|demo|visit|interview|workshop|tasting|zoom)(?!\p{L})/iu;
/** "The call is on Thursday", of someone who was just spoken of: a call with them. */
export const eventWith = (title: string, text: string, person: { name: string } | null): string =>
  person !== null && BARE_EVENT.test(title) && THE_EVENT.test(text) ? `${title} with ${person.name}` : title;

/** "Call Per, lunch with Ana": a meeting with someone is a task of its own behind one with someone else. */
const MEETS_ANOTHER = new RegExp(`^(?:\\S+ )?${EVENTS} [PX]`);

const isPronoun = ({ slot }: Token): boolean => slot?.is === "person" && slot.isPronoun;
const REACHES =
  /^(?:(?:to|remind|me|task|:) )*(?:call|ring|phone|e ?mail|mail|text|message|ping|dm|write(?: to)?|contact|meet(?: with)?|visit|see|(?:talk|speak|reach out) (?:to|with)|(?:catch up|follow up|check in) with) P(?: D)?$/;
const ASKS_THEM = /^(?:ask|thank|congratulate|wish|confirm|discuss|check|invite)(?: (?:her|him|them|X|P))?(?: |$)/;
/** "Call Ana and ask about the keys": what is said when she is reached is part of it, unless it is for someone else or another day. */
const isAskedThere = (chunk: readonly Token[], next: string, after: readonly Token[]): boolean =>
  REACHES.test(codesOf(chunk)) &&
  ASKS_THEM.test(next) &&
  !after.some((token) => /^[PDR]$/.test(token.code) && !isPronoun(token));

/** Splits at "and" where another action, another meeting, or another name with a day, follows. */
export function chunksOf(run: readonly Token[]): Token[][] {
  const chunks: Token[][] = [[]];
  run.forEach((token, no) => {
    const chunk = chunks.at(-1) ?? [];
    const after = run.slice(no + 1);
    const words = codesOf(after.filter(({ code }) => !/^(?:and|then|also|to|,|me|remind)$/.test(code)).slice(0, 4));
    const isJoint = /^(?:,|and|then)$/.test(token.code) && after.length > 0;
    const said = chunk.filter(({ code }) => !/^(?:and|,|to|then)$/.test(code));
    const isWhole = said.length >= 2 && !said.every((one) => isDay(one) || isStart([one]));
    const isAction =
      new RegExp(`^(?:${ACTIONS}) \\S`).test(words) && !/^(?:set|get|plan|find|look) up(?: |$)/.test(words);
    const isMeeting = MEETS_ANOTHER.test(words) && chunk.some(({ code }) => /^[PX]$/.test(code));
    const isNameWithDay =
      /^[PX](?: D|$)/.test(codesOf(after.filter(({ code }) => !/^(?:and|to|,)$/.test(code)).slice(0, 2))) &&
      chunk.some(isDay);
    // "Dinner with Ana, bring the model": what is to be done at it.
    const isAtIt =
      token.code === "," &&
      EVENT.test(codesOf(chunk)) &&
      !after.some(({ code }) => /^[PXDR]$/.test(code) || code === "remind");
    const isOne = isAtIt || (token.code === "and" && isAskedThere(chunk, words, after));
    if (isJoint && isWhole && !isOne && !isStart(after) && (isAction || isMeeting || isNameWithDay)) chunks.push([]);
    else if (!(isJoint && chunk.length === 0)) chunk.push(token);
  });
  return chunks.filter((chunk) => chunk.length > 0);
}
