import { ownersInUse } from "../owners-and-columns.ts";
import { fieldLabel, personFieldKeys } from "../../../contract/person-fields.ts";
import type { AnyOf, Condition } from "../../../stores/people-questions.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { asKnown } from "../by-name.ts";
import { placed } from "../described-people.ts";
import { containing } from "../people-with.ts";
import type { Call, Person } from "../script.ts";

/** Those who words mean; "nobody" where they fit no one, and "other" where they mean no people at all. */
export type Meant = readonly KnownPerson[] | "nobody" | "other";

const READ_AT_MOST = 200;
const allWho = (anyOf: AnyOf, call: Call): Person[] =>
  call("query_people", { ...{ anyOf, ids: null, search: null, sort: null, limit: READ_AT_MOST, figuresOf: null } })
    .founders ?? [];

const NOUNS =
  /^(?:guys?|persons?|people|folks?|lad(?:y|ies|s)|wom[ae]n|m[ae]n|girls?|boys?|chaps?|fellows?|ones?|lot|team|staff|contacts?|rep|reps|types?)$/;
const SAME: Readonly<Record<string, string>> = { boss: "ceo", bosses: "ceo", salesman: "sales", saleswoman: "sales" };
const LONG: readonly (readonly [string, string])[] = [
  ["chief executive", "ceo"],
  ["chief technology", "cto"],
  ["chief technical", "cto"],
  ["chief financial", "cfo"],
  ["chief finance", "cfo"],
  ["chief operating", "coo"],
  ["chief marketing", "cmo"],
  ["vice president", "vp"],
];
const roleWords = (said: string): string[] =>
  plainWords(
    LONG.reduce((text, [long, short]) => text.replace(long, short), plainWords(said).join(" ")).replace(
      /(?<=\bc[a-z]o) officer\b/gu,
      "",
    ),
  );
const LEADS_ROLE = /^(?:a|an|the|of|in|at|for|and|our|my|their|other|any|all|those)$/;

/** Whether a role is what words call someone: "the sales guy" of Head of Sales. */
function hasRole({ roleTitle }: Person, words: readonly string[]): boolean {
  const own = roleWords(roleTitle ?? "");
  return (
    own.length > 0 && words.every((word) => own.some((one) => one === word || `${one}s` === word || one === `${word}s`))
  );
}

const NO_ONE =
  /^(?:the (?:other|same|first|second|third|fourth|fifth|sixth|last|next|latter|former|top|two|three|four|opposite|usual|stage|status|moment)|it|that|this|them|they|their|his|her|him|hers|these|everything|anything|nothing|today|tomorrow|now|yet|only|just|too|all|more|less|quite|sure|necessarily|any ?more|me|us|you|myself|if|when|because|as|in|on|at|to|by|from|before|after|until|than|i|we|you|a\s+(?:word|note|task))(?!\p{L})/iu;
const DETERMINER = /^(?:the|our|my|any|all(?: of)?(?: the)?|those|these|both(?: of)?(?: the)?|a|an)\s+/iu;
const AT_PLACE =
  /^(?:those|people|everyone|everybody|anyone|anybody|the (?:ones?|people|folks|guys?|others)|the|whoever is|whoever's)\s+(?:who (?:is|are|sits?|lives?)\s+)?(?:in|at|from)\s+(?<place>\p{L}[\p{L}\p{M}\p{N}&.'’ -]{1,40})$/iu;

/** Those who some words leave out of a group; a group that is not known is everybody. */
export function thoseMeant(said: string, request: StepRequest, call: Call, group: readonly Person[] | null): Meant {
  const found: KnownPerson[] = [];
  for (const piece of said.split(/\s*(?:,|(?<!\p{L})(?:and|or|nor)(?!\p{L})|&)\s*/iu).filter((one) => one !== "")) {
    const one = pieceMeant(piece.replace(/^(?:also|for|not|of)\s+/iu, ""), request, call, group);
    if (typeof one === "string") return one;
    found.push(...one.filter(({ id }) => !found.some((other) => other.id === id)));
  }
  return found.length > 0 ? found : "other";
}

function pieceMeant(said: string, request: StepRequest, call: Call, group: readonly Person[] | null): Meant {
  const { people, user, columns = [] } = request;
  const bare = said.replace(DETERMINER, "");
  const words = plainWords(bare.replace(/['’]s$/u, ""));
  if (NO_ONE.test(said) || words.length === 0) return "other";
  const named = people.filter(
    ({ name, by }) => (by === "name" || by === "part") && words.every((word) => plainWords(name).includes(word)),
  );
  if (named.length === 1) return named;
  if (named.length > 1) return "other";
  const place = AT_PLACE.exec(said)?.groups?.["place"];
  // "The Kelp ones", "those at Kelp", "not Kelp".
  const lastly = NOUNS.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  const spot = place === undefined ? lastly : plainWords(place);
  const where = spot.length > 0 ? placed(spot, call) : null;
  const isWholePlace = where !== null && where.words === spot.length;
  if (isWholePlace && (place !== undefined || bare === said || lastly !== words))
    return known(among(allWho(where.conditions, call), group));
  const condition = ofChoice(words, user.stages, "stage") ?? ofChoice(words, user.statuses, "status");
  // "Closed, not Passed" says a value, and "not the leads" who.
  if (condition) return bare === said ? "other" : known(among(allWho([[condition]], call), group));
  const options = columns.flatMap(({ options: own }) => own);
  const labels = [...columns.map(({ label }) => label), ...FIELDS];
  const isCalled = (one: string) => plainWords(one).join(" ") === words.join(" ");
  if (options.some(isCalled) || labels.some(isCalled)) return "other";
  const found = ofRole(bare, call, group);
  if (found !== "nobody") return found;
  // "Keep an eye on it" leaves nobody out, and "to Declan now, not Niamh" says whose they are no more.
  const isOwner = (user.owners ?? ownersInUse(call)).some((one) => isCalled(one) || isCalled(one.split(" ")[0] ?? ""));
  return /^an?\s/iu.test(said) || isOwner ? "other" : "nobody";
}
/** Those with a role, "the CEO of Kelp" and "the Kelp CEO" those at that firm. */
function ofRole(said: string, call: Call, group: readonly Person[] | null): Meant {
  const words = asRole(said);
  if (words.length === 0) return "nobody";
  const whole = withRole(words, call, group);
  if (whole.length > 0) return known(whole);
  const { role = "", firm = "" } =
    /^(?<role>.+?)\s(?:at|from|of)\s(?<firm>.+)$/iu.exec(said)?.groups ??
    /^(?<firm>\S+)\s(?<role>.+)$/u.exec(said)?.groups ??
    {};
  const where = firm === "" ? null : placed(plainWords(firm), call);
  const own = asRole(role);
  if (where === null || own.length === 0) return "nobody";
  return known(withRole(own, call, among(allWho(where.conditions, call), group)));
}
const asRole = (said: string): string[] =>
  roleWords(said)
    .filter((word) => !NOUNS.test(word) && !LEADS_ROLE.test(word))
    .map((word) => SAME[word] ?? word);
function withRole(words: readonly string[], call: Call, group: readonly Person[] | null): Person[] {
  const [first = ""] = words;
  return (group ?? allWho(whoMayBe(first), call)).filter((person) => hasRole(person, words));
}

/** Those whose role has a word, or what it is short for. */
const whoMayBe = (word: string): AnyOf =>
  [word.replace(/(?<=\p{L}{3})s$/u, ""), ...LONG.flatMap(([long, short]) => (short === word ? [long] : []))].map(
    (text) => [containing("roleTitle", text)],
  );
const FIELDS = [
  ...personFieldKeys.map((key) => fieldLabel(key).toLowerCase()),
  "priority",
  "rest",
  "others",
  "date",
  "deadline",
  "note",
  "notes",
  "task",
  "tasks",
];

const known = (people: readonly Person[]): Meant => (people.length > 0 ? people.map(asKnown) : "nobody");
const among = (people: readonly Person[], group: readonly Person[] | null): Person[] =>
  group === null ? [...people] : people.filter(({ id }) => group.some((one) => one.id === id));

function ofChoice(words: readonly string[], options: readonly string[], column: "stage" | "status"): Condition | null {
  const said = words.join(" ");
  const option = options.find((one) => [plainWords(one).join(" "), `${plainWords(one).join(" ")}s`].includes(said));
  return option === undefined ? null : { column, is: "any_of", options: [option], not: false };
}

const AT = /(?<!\p{L})(?<link>at|from|in|of|with)\s+(?:the\s+)?(?<place>\p{L}[\p{L}\p{M}\p{N}&.'’ -]{1,60})/giu;
const THEIRS =
  /(?<!\p{L})(?:the|all|our|my)\s+(?<place>(?:\S+\s){1,3}?)(?:people|folks?|guys|ones|lot|team|crew|gang|bunch|crowd)(?!\p{L})/giu;
const CHOSEN =
  /(?<!\p{L})(?:all|every|each|the|those|in|my|our)\s+(?:the\s+|of\s+the\s+)?(?<option>\p{L}+(?:\s\p{L}+)?)/giu;

/** The group that an order speaks of: those at a firm, in a place or a stage. Null where it does not say, and where nobody is there, the words. */
export function groupIn(head: string, { user }: StepRequest, call: Call): readonly Person[] | string | null {
  let unknown: string | null = null;
  for (const { groups = {} } of [...head.matchAll(THEIRS), ...head.matchAll(AT)]) {
    const words = plainWords(
      (groups["place"] ?? "").replace(/\s(?:to|as|into|on|is|are|gets?|goes|go|should|must|will)\s.*$/iu, ""),
    );
    const where = words.length === 0 ? null : placed(words.slice(0, 4), call);
    if (where !== null) return allWho(where.conditions, call);
    if (/^(?:at|from)$/iu.test(groups["link"] ?? "") && words.length > 0)
      unknown ??= (groups["place"] ?? "").split(/\s+/u).slice(0, words.length).join(" ");
  }
  for (const { groups = {} } of head.matchAll(CHOSEN)) {
    const words = plainWords(groups["option"] ?? "");
    const tries = [words, words.slice(0, 1)];
    const condition = tries
      .map((one) => ofChoice(one, user.stages, "stage") ?? ofChoice(one, user.statuses, "status"))
      .find((one) => one !== null);
    if (condition) return allWho([[condition]], call);
  }
  return unknown;
}
