import type { KnownPerson } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import type { Change } from "./commands/frames.ts";
import { fitsSlug } from "./newcomers/person-words.ts";

const NAME = /\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)+/gu;
const SLUG = /linkedin\.com\/in\/([^/?#\s]+)/iu;

/**
 * Whether a change would give someone another one's address: "a new buyer at Quigley & Sons, Jane Reilly, jane@…" says nothing of the
 * Quigley who is known. So it is where they were meant by their company only, or where the profile is made of another name that was said.
 */
export function isOfAnother(changes: readonly Change[], people: readonly KnownPerson[], text: string): boolean {
  const addresses = changes.flatMap((change) =>
    "field" in change && /^(?:email|profileUrl)$/.test(change.field) ? [change.value ?? ""] : [],
  );
  if (addresses.length === 0) return false;
  if (people.some(({ by }) => by === "company")) return true;
  const slug = plainWords(SLUG.exec(addresses.join(" "))?.[1] ?? "");
  const fits = (name: string) => slug.length > 0 && fitsSlug(name, slug);
  return !people.some(({ name }) => fits(name)) && (text.match(NAME) ?? []).some(fits);
}
