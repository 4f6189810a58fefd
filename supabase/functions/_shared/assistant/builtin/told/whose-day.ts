import { say } from "../answers.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { CHOSEN } from "../guesses/guess.ts";
import type { Person } from "../ready.ts";
import type { Asking } from "../resolve.ts";

const FOLLOWS = /^\W*(?:(?:and|so|therefore|hence|also|then)[\s,]+)*(?:the|die|der|das|el|la|le|les)\s/iu;
const WHOSE = "whose";

/** Who "so the opening slips to 3 May" is about: who was spoken of before, and of several in one story it is asked. */
export function whoseDay(
  { text, dates, tokens }: ReadClause,
  about: Person | null,
  spoken: readonly Person[],
  given: Readonly<Record<string, string>>,
): Person | Asking | null {
  const namesThem = tokens.some(({ slot }) => slot?.is === "person");
  if (namesThem || dates.length === 0 || !FOLLOWS.test(text)) return about;
  const [only, another] = spoken;
  if (!only || !another) return only ?? about;
  const chosen = spoken.find(({ id }) => id === given[`${CHOSEN}${WHOSE}`]);
  return (
    chosen ?? {
      ask: say(
        `Who is this about: “${text}”?`,
        spoken.slice(0, 3).map(({ name }) => name),
      ),
      question: { asks: "choice", about: WHOSE, choices: spoken.map(({ id, name }) => ({ kind: "choice", id, name })) },
    }
  );
}
