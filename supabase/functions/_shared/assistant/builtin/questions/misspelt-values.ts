import { literal } from "../literal.ts";
import { slipsBetween } from "../../spelling.ts";
import { plainWords } from "../../words.ts";
import { nearestOf } from "../vocabulary/nearness.ts";
import { plain } from "../wording.ts";
import { isWord, type Item } from "./items.ts";
import { phrasesOf } from "./phrases.ts";
import { leftOver, type Question } from "./question.ts";
import { readAll } from "./read-all.ts";

const SHORTEST = 5;
const UNKNOWN_AT_MOST = 2;
const LOOKED_AT = 50;

/** What leads to a place or a company: of other words no slip is looked for in what people have. */
const LEADS = /(?:^|\s)(?:in|at|from|near|of|for|around|with)\s+$/iu;

/**
 * A question in which a place or company of the user's people has a slip of the finger in it, as it is spelled; null where none is found, or
 * another word stays unknown.
 */
export function withValueSpelled(question: Question): { text: string; notice: string } | null {
  readAll(question);
  const unknown = leftOver(question.items);
  if (unknown.length === 0 || unknown.length > UNKNOWN_AT_MOST) return null;
  let { text } = question;
  const read: string[] = [];
  for (const item of unknown) {
    const value = valueMeant(item, question);
    const meant = value ?? knownMeant(item, question);
    if (meant === null) return null;
    if (value !== null) read.push(`I read “${plain(item.raw)}” as ${plain(value)}. `);
    const own = literal(item.raw);
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}])`, "u"), () => meant);
  }
  return read.length === 0 ? null : { text, notice: read.join("") };
}

function valueMeant(item: Item, { text, call }: Question): string | null {
  const word = plainWords(item.raw).join("");
  const at = text.indexOf(item.raw);
  if (item.length > 1 || word.length < SHORTEST || item.isQuoted || at < 0 || !LEADS.test(text.slice(0, at)))
    return null;
  const anyOf = (["location", "company"] as const).map((column) => [
    { column, is: "contains", text: item.raw.slice(0, 2), not: false },
  ]);
  const asked = { ids: null, search: null, sort: null, limit: LOOKED_AT, figuresOf: null };
  const { founders = [] } = call("query_people", { anyOf, ...asked });
  const words = founders.flatMap(({ location, company }) =>
    [location, company].flatMap((value) => (value ?? "").match(/[\p{L}\p{M}'’-]+/gu) ?? []),
  );
  const near = words.filter((one) => {
    const meant = plainWords(one).join("");
    return meant.length >= SHORTEST && meant[0] === word[0] && slipsBetween(word, meant) <= (meant.length < 7 ? 1 : 2);
  });
  const [only, another] = new Set(near);
  return only !== undefined && another === undefined ? only : null;
}

/** "Livs" is "lives", of the words that questions have. */
function knownMeant(item: Item, { world }: Question): string | null {
  if (!isWord(item) || item.length > 1 || item.words.length < 4) return null;
  const phrases = phrasesOf(world);
  const known = [-1, 0, 1].flatMap((more) => phrases.words(item.words.length + more));
  return nearestOf(
    item.words,
    [...new Set(known)].filter((one) => one.length > 3),
  );
}
