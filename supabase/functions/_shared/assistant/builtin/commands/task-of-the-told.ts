import type { Reading, Problem } from "./frames.ts";
import type { ReadClause } from "./read-clauses.ts";

/** "Follow up", "check in about the pilot": what is done with someone, and names nobody. */
const WITH_THEM =
  /^(?:follow(?:[- ])?up|check (?:in|back)|catch up|circle back|get back|reach out|touch base|reconnect|call back|ping|nudge)(?: again)?(?: (?:on|about|regarding|re) (?:the|this|that|it|our|my|an?)(?!\p{L})[^,;:]{0,60})?$/iu;
/** "Send the deck": what goes to someone, and not to anyone who is named. */
const GOES_TO_THEM =
  /^(?:send|share|forward|e-?mail|mail) (?:over )?(?:the|an?|our|my|some)\s(?!.*(?<!\p{L})(?:to|for|with)\s)[^,;:]{2,60}$/iu;

/** A new task that names nobody, behind what was told of one person alone ("Met Ben. Follow up next Tuesday"): it is about them. */
export function aboutTheTold(clauses: readonly ReadClause[]): ReadClause[] {
  return clauses.map((clause, no) => {
    const before = clauses.slice(0, no);
    const told = before.flatMap(({ people, tokens }) => [
      ...people,
      ...tokens.flatMap(({ slot }) => (slot?.is === "person" ? slot.people : [])),
    ]);
    const [person] = told;
    if (!person || told.some(({ id }) => id !== person.id) || clause.people.length > 0) return clause;
    const isStory = before.at(-1)?.kind === "report";
    const who = { people: [person], said: person.name };
    const withThem = (one: Reading | Problem): Reading | Problem => {
      if (!("frame" in one) || one.frame.do !== "add_task" || one.frame.who !== null) return one;
      const { title } = one.frame;
      const isTheirs = WITH_THEM.test(title) || (isStory && GOES_TO_THEM.test(title));
      return isTheirs ? { ...one, frame: { ...one.frame, who } } : one;
    };
    return { ...clause, readings: clause.readings.map(withThem) };
  });
}
