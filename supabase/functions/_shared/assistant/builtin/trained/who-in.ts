import { whoOf } from "../commands/grammar.ts";
import type { Who } from "../commands/frames.ts";
import { inSlot, type SlotWords, type Understood } from "./understood.ts";

/** Those who the slots name: the user's people where they are known, else the words. */
export function whoIn(slots: readonly SlotWords[], { tokens, text }: Understood): Who[] {
  const found = inSlot(slots, "person").map(({ from, to, words }): Who => {
    const own = tokens.filter((token) => /^[PX]$/.test(token.code) && token.from < to && token.to > from);
    const known = own.find(({ slot }) => slot?.is === "person" && slot.people.length > 0) ?? own[0];
    return known ? whoOf(known, text) : { people: [], said: words };
  });
  const key = ({ people, said }: Who) => (people.length > 0 ? people.map(({ id }) => id).join() : said);
  return found.filter((one, no) => found.findIndex((other) => key(other) === key(one)) === no);
}
