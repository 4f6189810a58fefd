import type { Answer } from "../answers.ts";
import type { Piece } from "./pieces.ts";
import type { Question } from "./question.ts";

const BY_PLACE = "No nationality is kept: this goes by their place, where I know of which country it is.";

/** "Which of them are Swedish?": asked with a word for people of a country, and read as a place; null for other questions. */
function nationalityAsked({ items }: Question, pieces: readonly Piece[]): string | null {
  if (!pieces.some(({ said }) => /^(?:not )?Location /u.test(said))) return null;
  const item = items.find(({ place, words }) => place !== null && !place.names.includes(words));
  return item?.raw ?? null;
}

/** A country, a state or another part of one, of whose towns only the larger ones are known; "in Bavaria" is one that is not known at all. */
const isOfRegion = ({ items }: Question, pieces: readonly Piece[]): boolean =>
  pieces.some(({ said, about }) => about === "location" && /^in /u.test(said)) ||
  (pieces.some(({ said }) => /^Location /u.test(said)) && items.some(({ place }) => (place?.cities.length ?? 0) > 0));

/** An answer that went by places says so where a nationality was asked; that nobody is Swedish is never said. */
export function byPlaceOnly(said: Answer, question: Question, pieces: readonly Piece[]): Answer {
  if (question.world.language !== "en") return said;
  const none = /^No(?:ne)?: no one fits(?<among>.*)\.$/u.exec(said.text)?.groups?.["among"];
  if (nationalityAsked(question, pieces) === null)
    return none !== undefined && isOfRegion(question, pieces)
      ? { ...said, text: `${said.text} I went by what Location says; I do not know the region of every town.` }
      : said;
  return none === undefined
    ? { ...said, text: `${said.text}\n${BY_PLACE}` }
    : { ...said, text: `I can't tell: no nationality is kept, and by the places that I know no one fits${none}.` };
}
