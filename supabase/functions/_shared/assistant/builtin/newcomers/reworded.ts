import { plainWords } from "../../words.ts";
import { isCity } from "../vocabulary/cities.ts";
import { profileIn, slugWords } from "./addresses.ts";
import { fitsSlug, isDepartment, isNameLike, isRole, isTrade } from "./person-words.ts";

/** "Joana Pires (Vela Verde, linkedin.com/in/joana) and Henk Dijkstra (…)": each with the words in their brackets. */
export function inBrackets(text: string): string[] {
  const groups = [
    ...text.matchAll(
      /(?:^|[,;:\n]|\b(?:and|und|y|et|plus)\b)\s*(?<name>[^(),;:\n]{3,60}?)\s*\((?<facts>[^()]{3,300})\)/gu,
    ),
  ];
  const all = groups.map(({ groups: found }) => ({
    name: (found?.["name"] ?? "").replace(/^(?:and|und|y|et|plus)\s+/u, ""),
    facts: found?.["facts"] ?? "",
  }));
  const rest = text.replace(/\([^()]*\)/gu, "").replace(/[\s,.;]+$/u, "");
  const isAll = all.every(({ name }) => isNameLike(name)) && groups.at(-1)?.[0].endsWith(")") === true;
  if (isAll && rest.endsWith(all.at(-1)?.name ?? "?")) return all.map(({ name, facts }) => `${name}, ${facts}`);
  return partlyInBrackets(text);
}

/** Two words in capitals, where each of a list has a firm: "Sales Manager at Kelp" is still no name. */
const isNamedAt = (name: string, hasFirmEach: boolean): boolean =>
  hasFirmEach &&
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) &&
  isTrade(name.split(" ")[1]?.toLowerCase() ?? "") &&
  !isRole(name.split(" ")[0]?.toLowerCase() ?? "") &&
  !isDepartment(name) &&
  !MANAGES.test(name);
const MANAGES =
  /\s(?:manager|director|officer|partner|owner|founder|engineer|designer|developer|leader|head|chair\p{L}*|advis[eo]r|editor|planner|buyer)$/iu;

const SEPARATED = /\s*(?:[,;\n]\s*(?:(?:and|und|y|et|plus|&)\s+)?|\s(?:and|und|y|et|plus|&)\s+)(?![^()]*\))/u;
const ONE_OF_LIST =
  /^(?<name>\p{Lu}[\p{L}\p{M}'’.-]+(?:\s+[\p{L}\p{M}'’.-]+){1,3}?)(?:\s*\((?<facts>[^()]{2,200})\)|\s+(?<from>(?:from|of|at|in|bei|von|aus|de|chez|d['’])\s*\p{Lu}[^()]*))?$/u;
/** "Joana Pires (Vela Verde), Henk Dijkstra and Ida Sol from Turku": a list of names of which only some have brackets. */
function partlyInBrackets(text: string): string[] {
  const [, own = text, shared = ""] =
    /^(.*?)[\s,;]+(?:and\s+)?(?:both|all(?: of them| three| four)?|they['’]re all|they are all)\s+(?:are\s+)?((?:from|at|of|in|with)\s+[^,;]+?)[\s.]*$/su.exec(
      text,
    ) ?? [];
  const all = own
    .trim()
    .replace(/[\s.]+$/u, "")
    .replace(/(?<=\p{Lu}[\p{L}\p{M}'’-]+),(?= (?:from|of|de|aus|von) \p{Lu}[^,;()]*$)/u, "")
    .split(SEPARATED);
  // Addresses that were asked for come behind all of them.
  const urls = all.filter((part) => profileIn(part) !== null && !/[()]/u.test(part));
  const each = all.filter((part) => !urls.includes(part)).map((part) => ONE_OF_LIST.exec(part.trim())?.groups);
  // "Nils Holm at Kelp and Ida Baker at Saltworks": a firm each, so that no surname is a trade.
  const hasFirmEach = each.every((one) => /^(?:from|of|at|von|aus|bei|de|chez)\s/u.test(one?.["from"] ?? ""));
  const isList =
    each.length > 1 &&
    (each.some((one) => one?.["facts"] !== undefined) || shared !== "" || hasFirmEach) &&
    each.every(
      (one) =>
        one !== undefined &&
        isNameLike(one["name"] ?? "") &&
        (shared !== "" || isNamedAt(one["name"] ?? "", hasFirmEach) || !isRole((one["name"] ?? "").toLowerCase())),
    );
  if (!isList) return [];
  const people = each.map((one) => ({
    name: one?.["name"] ?? "",
    facts: [one?.["facts"] ?? one?.["from"] ?? "", shared],
  }));
  for (const url of urls) {
    const isFree = ({ facts }: (typeof people)[number]) => facts.every((fact) => profileIn(fact) === null);
    const whose = people.find(({ name }) => fitsSlug(name, slugWords(profileIn(url) ?? ""))) ?? people.find(isFree);
    whose?.facts.push(url);
  }
  return people.map(({ name, facts }) => [name, ...facts.filter((fact) => fact !== "")].join(", "));
}

/** "Ada Lind | Baker | Oven House, Turku | …": in a line of a card a word for what people do is the role, in capitals too. */
export function withRoleInCard(text: string): string {
  const parts = text.split(/\s+\|\s+/u);
  const [name = "", ...facts] = parts;
  if (facts.length < 3 || text.includes("\n") || !isNameLike(name)) return text;
  const roles = facts.filter(
    (fact) => !/[@\d:]|linkedin/iu.test(fact) && isRole(fact.charAt(0).toLowerCase() + fact.slice(1)),
  );
  const [role, another] = roles;
  if (role === undefined || another !== undefined || facts.some((fact) => /^(?:role|title)\b/iu.test(fact)))
    return text;
  return [name, ...facts.map((fact) => (fact === role ? `role: ${fact}` : fact))].join(" | ");
}

const FULL_NAME =
  "\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s+(?:(?:van|von|de|da|del|di|la|der|den|bin|al|el|ter|ten|dos|du)\\s+){0,2}\\p{Lu}[\\p{L}\\p{M}'’-]+)+";
const ROLE_IS = new RegExp(
  `(?:\\band\\s+)?\\b(?:the|their|its|our)\\s+(?<role>[\\p{L}-]+(?:\\s+[\\p{Ll}-]+){0,2})\\s+(?:is|was|will be)\\s+(?:called\\s+)?(?<name>${FULL_NAME})`,
  "gu",
);
/** Who is named first with their address is who is added, and "the CEO is Ida Sol" tells of another one. */
const WITH_ADDRESS = new RegExp(
  `^${FULL_NAME}[\\s,;:(–—-]+(?:https?:\\/\\/)?(?:\\w{2,3}\\.)?linkedin\\.com\\/in\\/`,
  "u",
);
const IT_IS_CALLED =
  /\b(?:[Ii]t|[Ww]hich|(?:(?:[Tt]he|[Tt]heir|[Hh]er|[Hh]is)\s+)?(?:company|startup|firm|business))(?:['’]s|\s+is)\s+(?:called|named)\s+(?<firm>\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+\p{Lu}[\p{L}\p{N}&'’-]*)*)/u;
/** "And his colleague at the same firm Ida Sol". */
const COLLEAGUE_THERE = new RegExp(
  `\\b(and|und|&|plus)\\s+(?:his|her|their|a)\\s+(?:(?:new|old|other|dear)\\s+)?(?:colleague|co-?worker|workmate|teammate|boss|assistant)\\s+(?:(?:at|from|in|of)\\s+(?:the\\s+)?same\\s+(?:firm|company|place|team|shop|office|outfit)|(?:over\\s+)?there),?\\s+(?<name>${FULL_NAME})`,
  "gu",
);
const AND_THEIR = new RegExp(`\\b(and)\\s+(?:his|her|their)\\s+(?:[\\p{Ll}-]+\\s+){1,3}(?=${FULL_NAME})`, "gu");

const IS_ANYONE =
  /(?:woman|man|person|girl|boy|lady|guy|fellow|newcomer|stranger|founder|customer|partner|member|user)$/u;
const ROLE_CALLED = new RegExp(
  `(?:(?<![\\p{L}])(?:(?:there(?:['’]s|\\s+is)|(?:i|we)(?:['’]ve)?\\s+(?:know|found|have|got|came\\s+across)|found|know)\\s+)?(?:an?|this|one|some)\\s+|^)(?:(?:nice|new|young|good|great|lovely|local|retired|very|really)\\s+)*(?<role>\\p{Ll}[\\p{Ll}-]+(?:\\s+\\p{Ll}[\\p{Ll}-]+){0,2}?)\\s+(?:called|named|by the name of)\\s+(?<name>${FULL_NAME})`,
  "gu",
);
const ROLE_WORD = "(?!(?:at|of|for|from|with|in|the|by|to|is|who|and)\\s)\\p{Ll}[\\p{L}-]+";
/** "The food and beverage manager Ida Sol". */
const ROLE_THEN_NAME = new RegExp(
  `(?<![\\p{L}])(?:the|our|their|its|an?)\\s+(?:new\\s+)?(?<role>${ROLE_WORD}(?:\\s+(?:and\\s+)?${ROLE_WORD}){0,3})\\s+(?<name>${FULL_NAME})`,
  "gu",
);
/** "My cousin told me about Ida Sol, florist in Delft", "got a card from Ida Sol": how the user came to know of someone, before the name. */
const CAME_BY = new RegExp(
  `^(?<how>(?:[\\p{L}'’]+\\s+){0,5}?(?:sent|told|gave|introduced|recommended|referred|mentioned|suggested|forwarded|passed|pointed|got|received|heard)\\s+(?:(?:me|us|to|about|with|of|from|a|an|the|my|on|business|visiting|card|number|contact|name|details|e?-?mail|call|enquiry|inquiry|lead|intro|tip)\\s+)*)(?<name>${FULL_NAME})(?<rest>\\s*[,(.;–—-][^]*|\\s+(?:at|from|of|in|who|is)\\s[^]*|\\s*)$`,
  "u",
);
/** "The new girl at Kelp is called Ida Sol, she …". */
const IS_CALLED = new RegExp(
  `^(?:(?:the|our|their|my)\\s+(?:[\\p{Ll}-]+\\s+){1,3}?)?(?:(?<where>(?:at|from|of|in)\\s+(?:the\\s+)?\\p{Lu}[^,;:]*?)\\s+)?(?:(?:is|['’]s)\\s+(?:called|named)|(?<=^(?:our|my)\\s.*)is)\\s+(?<name>${FULL_NAME})`,
  "u",
);
/** A text that begins with a name, and what was told before it. */
export function withNameAhead(text: string): { text: string; told: string } {
  const called = IS_CALLED.exec(text);
  if (called?.groups) {
    const { where, name: own = "" } = called.groups;
    return { text: `${own}${where === undefined ? "" : `, ${where}`}${text.slice(called[0].length)}`, told: "" };
  }
  const { how = "", name = "", rest = "" } = CAME_BY.exec(text)?.groups ?? {};
  return name === "" || !isNameLike(name) || /\bme\s+that\b/u.test(how)
    ? { text, told: "" }
    : { text: `${name}${rest}`, told: `${how}${name}` };
}

/** "Met Jane Doe at Slush. She's CFO at Kelp": where they met, and no company of hers. */
const MET_AT =
  /^\W*(?:(?:i|we|just|today|yesterday)\s+)*(?:met|saw|bumped into|ran into|got talking to|chatted (?:to|with)|talked to|spoke (?:to|with))\s+(?<name>\p{Lu}[\p{L}\p{M}'’.-]+(?:\s[\p{L}\p{M}'’.-]+){0,2}\s\p{Lu}[\p{L}\p{M}'’.-]+)\s+at\s+(?<event>\p{Lu}[^,;.:!?\n]{1,40})\s*[.,;!–—-]+\s*(?<rest>(?:[Ss]?[Hh]e|[Tt]hey)(?:['’]s|['’]re|\s(?:is|are|works?|runs?|heads?|leads?|founded))\s[^]*?)[\s.]*$/u;
/** "Jane Doe, reseller at vienna!!, of Kelp": a city is no company. */
const AT_CITY = /,\s(\p{Ll}+(?: \p{Ll}+)?) at (\p{L}[\p{L}\p{M}'’-]*)[\s!.]*(?=,\sof\s)/u;

/** "It's called Tidewright and the CEO is Isla Renwick": who is named goes first, the company last. */
export function withNameFirst(text: string): string {
  const named = text
    .replace(MET_AT, "$<name>. $<rest>, met at $<event>")
    .replace(AT_CITY, (all: string, role: string, place: string) =>
      isCity(plainWords(place).join(" "))
        ? `, ${role}, in ${place.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`
        : all,
    )
    .replace(COLLEAGUE_THERE, "$1 $<name>, same company,")
    .replace(AND_THEIR, "$1 ")
    .replace(ROLE_CALLED, (all: string, role: string, name: string) =>
      IS_ANYONE.test(role) ? `${name},` : isRole(role) ? `${name}, ${role},` : all,
    )
    .replace(ROLE_THEN_NAME, (all: string, role: string, name: string) =>
      isRole(role.replace(/^.*\band\s+/u, "")) && !IS_ANYONE.test(role) ? `${name}, ${role}, ` : all,
    )
    .replace(ROLE_IS, (all: string, role: string, name: string) =>
      isRole(role) && !WITH_ADDRESS.test(text) ? `. ${name}, ${role}` : all,
    );
  const firm = IT_IS_CALLED.exec(named)?.groups?.["firm"];
  return firm === undefined ? named : `${named.replace(IT_IS_CALLED, "").trim()}, company: ${firm}`;
}

/** "Owned by Odile, stage Scouted: Jane Doe of …": facts before a colon and a name, put behind. */
export function withFactsBehind(text: string, isFact: (words: string) => boolean): string {
  const { facts = "", rest = "" } =
    /^(?<facts>(?:(?![.!?]\s)[^:\n()@]){4,90}?)\s*(?::|\s[–—-])\s+(?<rest>(?:(?:(?:that['’]s|it['’]s|for)\s+)?\p{Lu}|https?:|www\.|linkedin)[^]*)$/u.exec(
      text,
    )?.groups ?? {};
  const parts = facts.split(/\s*[,;]\s+/u);
  return facts !== "" && parts.every(isFact) ? `${rest.replace(/[\s.]+$/u, "")}, ${facts}` : text;
}
