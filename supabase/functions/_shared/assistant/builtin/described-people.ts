import type { AnyOf, Condition } from "../../stores/people-questions.ts";
import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { respelled } from "./respelled.ts";
import { plainWords } from "../words.ts";
import type { Call } from "./script.ts";
import { nations, placeOf } from "./vocabulary/places.ts";
import { ofFirm } from "./described-by-firm.ts";
import { containing, MOST, thosePeople } from "./people-with.ts";

/** Words that describe someone, with those of the user's people who they fit. */
export interface DescribedPeople {
  said: string;
  people: KnownPerson[];
  /** All of them are meant: "everyone at Halden". */
  isGroup?: true;
}

const ROLES =
  "ceo|cto|cfo|coo|cmo|founder|co-?founder|director|manager|engineer|designer|investor|partner|analyst|editor|chef|lawyer|architect|producer|owner|head|president|chair|baker|doctor|developer|scientist|researcher|consultant|recruiter|journalist";
const PEOPLE = `guy|man|lady|woman|girl|dude|chap|fellow|person|contact|gentleman|bloke|one|${ROLES}`;
const NATION = nations.join("|");
const DESCRIBED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:the|our|that|this|my)\s+(?:(?<nation>${NATION})\s+)?(?<noun>${PEOPLE})(?![\p{L}\p{N}])(?:\s+(?:(?:who\s+)?(?:works?|working|is|lives?|living|based)\s+)?(?<link>from|at|of|in|over at|with|for)\s+(?:the\s+)?(?<of>[\p{L}\p{N}][\p{L}\p{N}.&'’-]*(?:\s+[\p{L}\p{N}][\p{L}\p{N}.&'’-]*){0,3}))?`,
  "giu",
);

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.&'’-]*`;
const PLACE = String.raw`(?<of>${WORD}(?:\s+(?:&\s+)?${WORD}){0,3})`;
/** "The Halden guy", "our Lyon contact", wherever one begins. */
const AT_THEIRS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?=(?<raw>(?:the|our|that|my)\s+(?<of>${WORD}(?:\s+(?:&\s+)?${WORD}){0,3}?)\s+(?<noun>${PEOPLE})(?![\p{L}\p{N}])(?!\s+(?:(?:${PEOPLE})(?![\p{L}\p{N}])|(?:from|at|of|in)\s))))`,
  "giu",
);
/** "The head baker at Halden", "our buyer in Lyon": by what their role says. */
const BY_ROLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?=(?<raw>(?:the|our|my)\s+(?<role>\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]*){0,2}?)\s+(?:from|at|in|over at|of)\s+(?:the\s+)?${PLACE}))`,
  "giu",
);
/** "Give the barrister priority 60", "set the outfitter's stage": what someone does, right behind the verb of a change. */
const ROLE_ALONE = new RegExp(
  String.raw`^\W*(?:(?:and|also|then|ok|okay|please|now|so|can you|could you)[\s,]+)*(?:(?:give|set|put|move|change|mark|assign|make|update|bump|raise|lower|promote)\s+|(?:the )?same (?:for|with)\s+|(?<=^\W*(?:and|also|plus)\s+))(?<raw>(?:the|our|my)\s+(?<role>\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]*){0,2}?))(?=['’]s?\s|\s|[.!]*$)(?!(?:\s+\p{L}+){0,2}\s+(?:from|at|of|in)\s)`,
  "iu",
);
/** "Delete the head of product". */
const ROLE_DELETED =
  /^\W*(?:(?:and|also|then|ok|okay|please|now|so|can you|could you)[\s,]+)*(?:delete|remove|erase)\s+(?<raw>(?:the|our|my)\s+(?<role>\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]*){0,4}?))(?:\s+(?:please|pls|now))*[\s.!]*$/iu;
/** Words before a noun or a place that describe nobody. */
const NO_PLACE =
  /^(?:(?:other|first|second|third|last|next|new|same|only|right|wrong|best|old|big|small|young|tall|nice|good|whole|main|top|latest|previous|former)(?: \p{L}+)?)$/iu;
const NO_ROLE =
  /(?:^|\s)(?:notes?|tasks?|todos?|reminders?|columns?|fields?|posts?|stage|status|e-?mails?|company|owner|priority|location|name|industry|phone|number|list|call|meeting|lunch|dinner|fair|day|week|month|year|end|start|beginning|middle|rest|rather|people|one|first|last|next|other|time|thing|way|price|order|deal|and|or|to|for|with|on|in|at)(?:\s|$)/iu;
/** "Everyone at Halden", where it is said who a note is about. */
const EVERYONE = new RegExp(
  String.raw`(?<=\b(?:notes?|jot|jot down|note down|write down|memo)\b[^:.?!]{0,40})(?<![\p{L}\p{N}])(?:everyone|everybody|all(?: the)? people|the (?:people|guys|folks|(?:whole )?team)|both(?: people)?|all)\s+(?:at|from|of|in)\s+(?:the\s+)?${PLACE}`,
  "giu",
);

/** Those who a message describes instead of naming them: "the guy from Halden", "the French lady", "the CFO of Halden", "the Halden guy". */
export function describedIn(request: StepRequest, call: Call): DescribedPeople[] {
  const { people: named, mode } = request;
  const message = respelled(request.message, named);
  if (mode === "ask") return [];
  const isNamed = (words: readonly string[]) =>
    named.some(({ name, by }) => by === "name" && plainWords(name).every((part) => words.includes(part)));
  const found = Array.from(message.matchAll(DESCRIBED)).flatMap(({ 0: raw, groups = {} }) => {
    const { nation, noun = "", of } = groups;
    // "The person" alone describes nobody, and "the woman from Omar's dinner" has a name in it.
    if (nation === undefined && of === undefined) return [];
    const words = plainWords(of ?? "");
    if (isNamed(words)) return [];
    const home = nation === undefined ? null : homesOf(nation, call);
    if (home?.length === 0) return [];
    const where = of === undefined ? { words: 0, conditions: [[]] as AnyOf } : placed(words, call);
    if (where === null) return [];
    const conditions = (role: Condition[]) =>
      where.conditions.flatMap((some) =>
        (home ?? [null]).map((place): Condition[] => [
          ...some,
          ...(place === null ? [] : [containing("location", place)]),
          ...role,
        ]),
      );
    const fitting = thosePeople(conditions(ofRole(noun)), call);
    const isAnyone = fitting.length === 0 && of !== undefined && FOUNDER.test(noun);
    const people = isAnyone ? thosePeople(conditions([]), call) : fitting;
    return [{ said: saidOf(raw, words.length, where.words), people }];
  });
  const isFree = ({ said }: DescribedPeople) => !found.some((one) => one.said.includes(said));
  const more = [
    ...atTheirs(message, isNamed, call),
    ...byRole(message, isNamed, call),
    ...byRoleAlone(message, request, call),
    ...everyoneAt(message, call),
    ...visited(message, named),
    ...ofFirm(message, request, call),
  ];
  return [...found, ...more.filter(isFree)].filter((one) => isOfList(one, request));
}

/** Whether "the German one" is on the list that was just shown, where there is one: "one" of a list is nobody else. */
function isOfList({ said, people }: DescribedPeople, { state }: StepRequest): boolean {
  const listed = (state?.list ?? []).filter(({ kind }) => kind === "person").map(({ id }) => id);
  return listed.length < 2 || !/\sone$/iu.test(said) || people.some(({ id }) => listed.includes(id));
}

const VISITED =
  /(?:^|[.!;]\s+)\W*(?:(?:so|just|finally|also|and|ok|okay)[\s,]+)*(?:(?:i|we)\s+)?(?:(?:just|finally|also)\s+)?(?:visited|went to(?: see)?|was at|were at|stopped by|dropped by|toured|came from|got back from|back from|been (?:to|at))\s+(?:the\s+)?(?<what>[^,.;!?\n]+)/giu;
/** "Visited Casa Verde on Saturday": where only one of the user's people is, it is told of them. */
function visited(message: string, named: readonly KnownPerson[]): DescribedPeople[] {
  if (named.some(({ by }) => by === "name" || by === "part")) return [];
  return Array.from(message.matchAll(VISITED)).flatMap(({ groups }) => {
    const what = groups?.["what"] ?? "";
    const there = named.filter(
      ({ by, company }) => by === "company" && company !== null && what.toLowerCase().startsWith(company.toLowerCase()),
    );
    const [only, another] = there;
    return only?.company == null || another
      ? []
      : [{ said: what.slice(0, only.company.length), people: [{ ...only, by: "name" as const }] }];
  });
}

const ofRole = (noun: string): Condition[] =>
  new RegExp(`^(?:${ROLES})$`, "i").test(noun) ? [containing("roleTitle", noun)] : [];

function atTheirs(message: string, isNamed: (words: string[]) => boolean, call: Call): DescribedPeople[] {
  return Array.from(message.matchAll(AT_THEIRS)).flatMap(({ groups: { raw = "", of = "", noun = "" } = {} }) => {
    const words = plainWords(of);
    if (words.length === 0 || NO_PLACE.test(of) || isNamed(words)) return [];
    const where = placed(words, call);
    if (where === null) return ofIndustry(words, noun, call).map((people) => ({ said: raw, people }));
    // "The Halden pastry chef": the rest is a role.
    const rest = words.slice(where.words);
    const role = rest.length === 0 ? ofRole(noun) : roleOf([...rest, ...plainWords(noun)].join(" "), call);
    const fitting = role === null ? [] : peopleWho(where.conditions, role, call);
    // Anyone there may be called a founder, whatever their role says.
    const isAnyone = fitting.length === 0 && rest.length === 0 && FOUNDER.test(noun);
    const people = isAnyone ? peopleWho(where.conditions, [], call) : fitting;
    return people.length > 0 ? [{ said: raw, people }] : [];
  });
}
const FOUNDER = /^(?:co-?)?founder$/iu;

/** "The logistics founder": by the industry. Anyone may be called a founder here, whatever their role says; any other role must be theirs. */
function ofIndustry(words: readonly string[], noun: string, call: Call): KnownPerson[][] {
  const phrase = words.join(" ");
  // "The heat pump guy", whose industry is heat pumps.
  const forms = [phrase, `${phrase}s`, phrase.replace(/(?<=[^aeiou])y$/u, "ies")];
  const { held = [] } = call("list_custom_fields", { words: [...new Set(forms)] });
  const form = forms.find((one) => held.some((found) => found.phrase === one && found.column === "industry"));
  if (form === undefined) return [];
  const where = [[containing("industry", valueOf(held, form, "industry"))]];
  const people = peopleWho(where, /founder/iu.test(noun) ? [] : ofRole(noun), call);
  return people.length > 0 ? [people] : [];
}

function byRole(message: string, isNamed: (words: string[]) => boolean, call: Call): DescribedPeople[] {
  return Array.from(message.matchAll(BY_ROLE)).flatMap(({ groups: { raw = "", role = "", of = "" } = {} }) => {
    const words = plainWords(of);
    if (NO_ROLE.test(role) || new RegExp(`^(?:${PEOPLE})$`, "i").test(role) || isNamed(words)) return [];
    const title = roleOf(plainWords(role).join(" "), call);
    const where = title === null ? null : placed(words, call);
    if (where === null || title === null) return [];
    const people = peopleWho(where.conditions, title, call);
    return people.length > 0 ? [{ said: saidOf(raw, words.length, where.words), people }] : [];
  });
}

/** The one of the last list who has a role, or of all people where none of the list has. */
function byRoleAlone(message: string, { state, people }: StepRequest, call: Call): DescribedPeople[] {
  const { raw = "", role = "" } = (ROLE_DELETED.exec(message) ?? ROLE_ALONE.exec(message))?.groups ?? {};
  if (role === "" || NO_ROLE.test(role) || people.some(({ by }) => by === "name" || by === "part")) return [];
  const title = roleOf(plainWords(role).join(" "), call);
  if (title === null) return [];
  const known = peopleWho([[]], title, call);
  const listed = new Set((state?.list ?? []).map(({ id }) => id));
  const ofList = known.filter(({ id }) => listed.has(id));
  const meant = ofList.length > 0 ? ofList : known;
  return meant.length > 0 ? [{ said: raw, people: meant }] : [];
}

const peopleWho = (where: AnyOf, also: readonly Condition[], call: Call): KnownPerson[] =>
  thosePeople(
    where.map((some) => [...some, ...also]),
    call,
  );

/** The condition that someone has a role, where anyone has it. */
export function roleOf(phrase: string, call: Call): Condition[] | null {
  const { held = [] } = call("list_custom_fields", { words: [phrase] });
  const isHeld = held.some((one) => one.phrase === phrase && one.column === "roleTitle");
  return isHeld ? [containing("roleTitle", valueOf(held, phrase, "roleTitle"))] : null;
}

function everyoneAt(message: string, call: Call): DescribedPeople[] {
  return Array.from(message.matchAll(EVERYONE)).flatMap(({ 0: raw, groups: { of = "" } = {} }): DescribedPeople[] => {
    const words = plainWords(of);
    const where = placed(words, call);
    const people = where === null ? [] : thosePeople(where.conditions, call);
    const isMany = people.length > 1 && people.length < MOST;
    return where !== null && isMany ? [{ said: saidOf(raw, words.length, where.words), people, isGroup: true }] : [];
  });
}

/** So many places are looked up at once at most. */
const PLACES_AT_MOST = 40;

/** Where people of a nation are, as their locations have it. */
export function homesOf(nation: string, call: Call): string[] {
  const place = placeOf(nation.toLowerCase());
  if (!place) return [];
  const words = [...place.names, ...place.cities].slice(0, PLACES_AT_MOST);
  const { held = [] } = call("list_custom_fields", { words });
  return held.flatMap(({ column, values }) => (column === "location" ? values : []));
}

/** Which of the words behind "from" a company or a place has: as many as there are; null where nobody is there. */
export function placed(words: readonly string[], call: Call): { words: number; conditions: AnyOf } | null {
  const phrases = words.map((_, no) => words.slice(0, words.length - no).join(" "));
  const { held = [] } = call("list_custom_fields", { words: phrases });
  for (const phrase of phrases) {
    const columns = (["company", "location"] as const).filter((column) =>
      held.some((one) => one.phrase === phrase && one.column === column),
    );
    if (columns.length > 0)
      return {
        words: phrase.split(" ").length,
        conditions: columns.map((column) => [containing(column, valueOf(held, phrase, column))]),
      };
  }
  return null;
}

/** Returns the stored value that contains some words: "contains" compares stored values. */
function valueOf(
  held: readonly { phrase: string; column: string; values: string[] }[],
  phrase: string,
  column: string,
): string {
  const [only, another] = held.find((one) => one.phrase === phrase && one.column === column)?.values ?? [];
  return only !== undefined && another === undefined ? only : phrase;
}

/** The words that describe, without those behind them that belong to something else. */
function saidOf(raw: string, given: number, used: number): string {
  let said = raw;
  for (let more = given - used; more > 0; more -= 1) said = said.replace(/\s+\S+$/u, "");
  return said.replace(/['’]s$/u, "");
}
