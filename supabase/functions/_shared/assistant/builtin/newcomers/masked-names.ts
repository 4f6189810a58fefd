import { plainWords } from "../../words.ts";
import { slugWords } from "./addresses.ts";
import { isGermanRole } from "./german-roles.ts";
import type { Newcomer } from "./newcomer.ts";
import { isNameLike, isPlace, isRole, isTrade } from "./person-words.ts";

const TITLES = String.raw`(?:(?:dr|dra|prof|profa|mr|mrs|ms|herr|frau|sr|sra)\.?\s+)*`;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*`;
/** "Von der Heide", "van Dijk", "al Fahim": surnames in any language, unlike "von Kelp", which may be where someone works. */
const SURE =
  "(?:(?:von|van)\\s+(?:der|den|dem|de|het|und\\s+zu|zu)|de\\s+(?:la|las|los)|van|bin|ibn|al|el|ter|ten|dos|af)";
const PLAIN = "(?:von|de|del|di|da|du|della)";
const PARTICLED = new RegExp(
  `^(?<before>${TITLES}${GIVEN}(?:\\s+${GIVEN})?\\s+)(?<particle>${SURE}|${PLAIN})\\s+(?<last>${GIVEN})(?=\\s*(?:[,(|<;\\n]|$|\\s(?:-|–|—|from|at|aus|bei|https?:|linkedin)))`,
  "iu",
);
const IS_SURE = new RegExp(`^${SURE}$`, "iu");
/** "… Partner bei Kelp": where they work is said by itself. */
const WORKS_ELSEWHERE = /^[^,\n]*,\s*[^,\n]*\s(?:bei|at|de|chez|of|@|di|presso|bij|von)\s+\p{Lu}/u;
/** "Von der Firma Kelp": no surname. */
const NO_SURNAME =
  /^(?:Firma|Uni|Universität|Hochschule|Bank|Agentur|Stadt|Gruppe|Kanzlei|Schule|Stiftung|Universidad|Escuela|Empresa)$/u;

const TRADE_NAMED = new RegExp(
  `^(?<before>${TITLES}(?<first>${GIVEN})\\s+)(?<last>\\p{Lu}\\p{Ll}+)(?<behind>\\s*,|\\s+(?:from|of|at|aus|bei|in|de)\\s+\\p{Lu}|\\s*$)`,
  "iu",
);
/** "I met Sofia Lindqvist from Kelp": a name that comes behind how they were met. */
const MEETS =
  /^(?:(?:i|we|just|today|yesterday)\s)*(?:met(?: with)?|saw|(?:had )?(?:coffee|lunch|dinner|a call) with|(?:bumped|ran) into|(?:chatted|talked|spoke) (?:to|with)|got talking to)\s(?=(?-i:\p{Lu}))/iu;
/** What is a role even behind a first name. */
const ROLE_ALONE =
  /^(?:(?:co-?)?founder|director|manager|president|head|owner|investor|engineer|developer|designer|chair\p{L}*|lead|consultant|analyst|advis[eo]r|officer|executive|intern|student|teacher|lawyer|professor|gründer(?:in)?|geschäftsführer(?:in)?|leiter(?:in)?|inhaber(?:in)?|fundador[a]?|director[a]?)$/iu;
const NO_FIRST =
  /^(?:freie[rs]?|leitende[rs]?|stellvertretende[rs]?|ehemalige[rs]?|selbst?ständige[rs]?|bistum|stadt|firma|senior|junior|managing|founding|general|limited|equity|lead|chief|head|master|vice|sales|new|our|my|the)$/iu;
const MARK = "ovqa";

const ORDER_WORD =
  "(?:ignore|skip|forget|delete|remove|drop|undo|stop|yes|no|none|null|all|any|every|everyone|everybody|everything|nobody|nothing|please|now|previous|rules?|instructions?|checks?|commands?|tables?|tasks?|notes?|users?|system|admin|done)";
/** "Ignore All Rules, …": a name that reads like an order is one name all the same. */
const NAMED_LIKE_ORDER = new RegExp(
  `^(?<first>\\p{L}+)\\s(?=(?:\\p{L}+\\s){0,2}${ORDER_WORD}(?!\\p{L}))(?<behind>\\p{L}+(?:\\s\\p{L}+){0,2})(?=\\s*[,(]|\\s*$|\\s(?:of|from|at)\\s(?-i:\\p{Lu}))`,
  "iu",
);

export interface Masked {
  text: string;
  /** The words of each name, by the word that replaces it meanwhile. */
  names: ReadonlyMap<string, string>;
}

/** A text with the surnames of many words, or that are words for roles, as one word that is nothing else. */
export function maskNames(text: string): Masked {
  const names = new Map<string, string>();
  const slug = [...text.matchAll(/linkedin\.com\/in\/[^\s,;)>]+/giu)].flatMap(([url]) => slugWords(url)).join(" ");
  const lines = text.split("\n").map((line, no) => {
    // A name comes first; "Bistum Trier" below it is none.
    if (no > 0) return line;
    const { before = "", particle = "", last = "" } = PARTICLED.exec(line)?.groups ?? {};
    const isSurname = IS_SURE.test(particle) || (WORKS_ELSEWHERE.test(line) && !isPlace(last));
    if (particle !== "" && /^\p{Ll}/u.test(particle) && /^\p{Lu}/u.test(last) && isSurname && !NO_SURNAME.test(last))
      return masked(line, before.length, `${particle} ${last}`);
    const odd = NAMED_LIKE_ORDER.exec(line)?.groups;
    if (odd && /^\p{Lu}/u.test(line) && (odd["behind"] ?? "").split(" ").every((word) => /^\p{Lu}/u.test(word)))
      return masked(line, (odd["first"] ?? "").length + 1, odd["behind"] ?? "");
    const met = MEETS.exec(line)?.[0].length ?? 0;
    const trade = TRADE_NAMED.exec(line.slice(met))?.groups;
    return trade && isNamedAsTrade(trade) && !slug.includes(plainWords(trade["last"] ?? "").join(""))
      ? masked(line, met + (trade["before"] ?? "").length, trade["last"] ?? "")
      : line;
  });
  return { text: lines.join("\n"), names };

  function masked(line: string, at: number, name: string): string {
    const own = name.replace(/\s+/gu, "").toLowerCase();
    const one = `${own.charAt(0).toUpperCase()}${own.slice(1)}${MARK}`;
    const found = line.slice(at).search(/\S/u) + at;
    const said = line.slice(found, found + name.length);
    names.set(one, said);
    return `${line.slice(0, found)}${one}${line.slice(found + name.length)}`;
  }
}

/** "Maria Schneider from Berlin": behind a first name with a capital, such a word is the surname. */
function isNamedAsTrade({ first = "", last = "", behind = "" }: Record<string, string | undefined>): boolean {
  const isCapital = /^\p{Lu}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(last);
  const isFirst =
    isNameLike(`${first} Example`) && !isRole(first) && !isRole(first.toLowerCase()) && !NO_FIRST.test(first);
  if (!isCapital || !isFirst || ROLE_ALONE.test(last)) return false;
  const isTradeName = isGermanRole(last) || isTrade(last.toLowerCase());
  const isFrom = /^\s+(?:from|of|at|aus|bei|in|de)/iu.test(behind);
  return isFrom ? isTradeName || isRole(last) || isRole(last.toLowerCase()) : isTradeName;
}

/** Newcomers with their surnames as they were written. */
export function unmaskNames(people: readonly Newcomer[], { names }: Masked): Newcomer[] {
  const plain = (words: string) =>
    [...names].reduce((said, [mask, name]) => said.replaceAll(new RegExp(mask, "giu"), () => name), words);
  return names.size === 0
    ? [...people]
    : people.map((person) => ({
        ...person,
        name: plain(person.name),
        left: person.left.map(plain),
        told: person.told.map(plain),
        guesses: person.guesses.map(plain),
        changes: person.changes.map((change) =>
          change.value === null ? change : { ...change, value: plain(change.value) },
        ),
      }));
}
