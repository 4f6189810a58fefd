import { isEvent, OCCASION } from "./telling-words.ts";
import { isNameLike } from "./person-words.ts";
import { isPlace } from "../commands/lexicon.ts";
import { PLEASE, re } from "../commands/rewording.ts";

const COUNT =
  "(?:(?:these|those|the|a|another|some|our|my|all|both|new|more|two|three|four|five|six|[2-6]|couple(?: of)?|few|following) )*";
const PEOPLE =
  "(?:people|ppl|peeps|contacts?|leads?|founders?|folks?|guys|persons?|names?|prospects?|newcomers?|ones|two|three|four|new)";
const FIRM =
  "(?<firm>(?-i:[\\p{Lu}\\p{N}])[\\p{L}\\p{M}\\p{N}&.'’-]*(?: (?:(?:of|and|&|the|de|la|du) )?(?-i:[\\p{Lu}\\p{N}&])[\\p{L}\\p{M}\\p{N}&.'’-]*){0,4})";
/** "Add two ppl from Kelp: …", "three new contacts at Kelp – …". */
const OF_FIRM = re(
  `^\\W*${PLEASE}(?<add>(?:add|save|create|put in|enter|store|log|include)\\s+)?(?<count>${COUNT}${PEOPLE}),? (?:(?:all|both) )?(?:(?:who|that) (?:all |both )?(?:work|are|sit) )?(?:from|at|of|@)\\s+(?:the )?${FIRM}(?: (?:in|to) (?:here|the (?:list|tracker|crm|system)|my (?:list|network)))?\\s*(?:please|pls)?\\s*[:–—-]+\\s+(?<rest>[^\\n?]+)$`,
);
const ADDRESS = /\(?\s*(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\p{N}_%-]{3,100}\/?\s*\)?/giu;
const NAME =
  "(?<name>\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s(?:(?:van|von|de|da|del|di|la|der|den|bin|al|el|ter|dos)\\s)?\\p{Lu}[\\p{L}\\p{M}'’.-]*){1,3})";
const JOINT = "(?:[\\s,;.&+–—-]|(?<!\\p{L})(?:and|plus|then|also)(?=\\s))*";
/** Between two addresses, where facts stand before an address: "and Bo Lund, COO,". */
const THEN_FACTS = new RegExp(`^${JOINT}${NAME}(?<facts>\\s*[,(–—:-][^\\n]*?)?[\\s,:;(–—-]*$`, "u");
/** Where they stand behind it: "founder and Bo Lund (". */
const FACTS_THEN = new RegExp(
  `^[\\s,;:)–—-]*(?<facts>[^\\n]*?)(?:\\s*[,;]\\s*(?:and\\s+|plus\\s+)?|\\s+(?:and|plus|&)\\s+)${NAME}[\\s,:;(–—-]*$`,
  "u",
);
const HAS_FIRM = /(?<!\p{L})(?:at|of|from|for|with)\s+(?:the\s+)?\p{Lu}/u;

interface One {
  name: string;
  url: string;
  facts: string;
}

const tidied = (facts: string): string => facts.replace(/[()]/gu, ", ").replace(/^[\s,;:–—-]+|[\s,;:.!–—-]+$/gu, "");

/** Each of several people with their facts and address; null where the text is read otherwise. */
function peopleIn(rest: string): One[] | null {
  const found = Array.from(rest.matchAll(ADDRESS));
  if (found.length < 2 || found.length > 6) return null;
  const between = found.map(({ index }, no) => {
    const before = found[no - 1];
    return rest.slice(before ? before.index + before[0].length : 0, index);
  });
  const last = found.at(-1);
  const tail = last ? tidied(rest.slice(last.index + last[0].length)) : "";
  const urls = found.map(([url]) => url.replace(/[()\s]/gu, ""));
  if (tail === "") {
    const each = between.map((text) => THEN_FACTS.exec(text)?.groups);
    return each.some((one) => one === undefined)
      ? null
      : each.map((one, no) => ({
          name: one?.["name"] ?? "",
          url: urls[no] ?? "",
          facts: tidied(one?.["facts"] ?? ""),
        }));
  }
  const [first = "", ...more] = between;
  const name = new RegExp(`^${JOINT}${NAME}[\\s,:;(–—-]*$`, "u").exec(first)?.groups?.["name"];
  const next = more.map((text) => FACTS_THEN.exec(text)?.groups);
  if (name === undefined || next.some((one) => one === undefined)) return null;
  const names = [name, ...next.map((one) => one?.["name"] ?? "")];
  const facts = [...next.map((one) => one?.["facts"] ?? ""), tail];
  return names.map((one, no) => ({ name: one, url: urls[no] ?? "", facts: tidied(facts[no] ?? "") }));
}

/**
 * "Add two people from Kelp: Ana Ruiz (linkedin.com/in/…) founder and Bo Lund (linkedin.com/in/…) head of finance": the firm at each of them.
 * Other messages are unchanged, also where all of them were met at an event.
 */
export function withFirmOfAll(message: string): string {
  if (message.length > 1_000 || message.includes("\n")) return message;
  const { add, firm = "", rest = "" } = OF_FIRM.exec(message)?.groups ?? {};
  if (firm === "" || isEvent(firm) || OCCASION.test(` at ${firm}`)) return message;
  const people = peopleIn(rest);
  if (!people?.every(({ name }) => isNameLike(name))) return message;
  const home = isPlace(firm) ? `based in ${firm}` : null;
  const each = people.map(({ name, url, facts }) => {
    if (home !== null) return [name, facts, home, url].filter((one) => one !== "").join(", ");
    const work = HAS_FIRM.test(facts) ? facts : facts === "" ? `at ${firm}` : withFirm(facts, firm);
    return [name, work, url].join(", ");
  });
  return `${add === undefined ? "New people: " : "Add "}${each.join(" and ")}`;
}

/** "Founder, loves cheese": the firm stands with the role, which comes first. */
function withFirm(facts: string, firm: string): string {
  const [role = "", ...more] = facts.split(/\s*,\s*/u);
  return [`${role} at ${firm}`, ...more].join(", ");
}
