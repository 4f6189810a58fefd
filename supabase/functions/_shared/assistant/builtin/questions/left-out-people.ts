import { can } from "./items.ts";
import type { Piece } from "./pieces.ts";
import type { Question } from "./question.ts";

const LEAVES_OUT =
  /^\W*(?:(?:and|but|ok|okay|so|just|the same)\s+)*(?:without|except(?: for)?|excluding|minus|ohne|au(?:ß|ss)er|sin|excepto|sans|sauf)\s/iu;

/** "Without Ada and Ben", after a list of people: a condition for each of them. Null where anything else is said. */
export function leftOutIn({ text, items }: Question): Piece[] | null {
  if (!LEAVES_OUT.test(text)) return null;
  const named = items.filter(({ people }) => people.length > 0);
  const isOnly = items.every(
    (item) => item.people.length === 1 || can(item, "say.not", "filler", "join.and", "comma", "prep.of"),
  );
  if (named.length === 0 || !isOnly) return null;
  return named.map(({ people, at }): Piece => {
    const name = people[0]?.name ?? "";
    return {
      anyOf: [[{ column: "name", is: "contains", text: name, not: true }]],
      ...{ said: `without ${name}`, about: `name ${name}`, columns: [], isNegated: true, join: "and", at },
    };
  });
}
