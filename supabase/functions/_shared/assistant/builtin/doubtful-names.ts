import type { Frame } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { Ready, Turn } from "./ready.ts";
import { plain } from "./wording.ts";

/** What joins the last name of a clause to the order before it: a mark by itself, as before a name that signs. */
const BY_A_MARK = /\p{L}[^\p{L}\p{N}]*[,;|~*/•·–—-]\s*$/u;

/** "Set Ana's stage to Signed - Leo": a name that only a mark joins to an order on someone else may sign it; null where there is none. */
function strayNameDoubt(frame: Frame, { text, tokens }: ReadClause): string | null {
  if (frame.do !== "set") return null;
  const named = tokens.filter(({ slot }) => slot?.is === "person" && !slot.isPronoun && slot.people.length > 0);
  const [last, before] = [named.at(-1), named.at(-2)];
  if (!last || !before || /[\p{L}\p{N}]/u.test(text.slice(last.to))) return null;
  const between = text.slice(before.to, last.from);
  // "Signed: Ana, Leo" lists them.
  if (!/\p{L}\S*\s+\S*\p{L}/u.test(between.replace(/^['’]s/u, "")) || !BY_A_MARK.test(between)) return null;
  const name = plain(text.slice(last.from, last.to));
  return `“${name}” may be a signature. Confirm what you want.`;
}

/** "Seun" may be a name of its own, and no Oluwaseun: it is said who was taken for it. */
function shortNameDoubt(id: string | undefined, { request }: Turn): string | null {
  const person = request.people.find((one) => one.id === id && one.misspelt?.isShort);
  return person?.misspelt
    ? `I took “${plain(person.misspelt.written)}” for ${plain(person.name)}. Confirm if that is right.`
    : null;
}

/** Why it is not sure who is meant by the names in an order; null where it is. */
export const doubtOfNames = (frame: Frame, { about }: Ready, clause: ReadClause, turn: Turn): string | null =>
  strayNameDoubt(frame, clause) ?? shortNameDoubt(about?.id, turn);
