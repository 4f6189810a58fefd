import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { isHearsay } from "../hearsay.ts";
import { PhraseReader } from "../newcomers/phrase-facts.ts";
import { listsOf, type Person, type Turn } from "../ready.ts";
import { isRole, roleOf } from "../newcomers/person-words.ts";
import { movedFirm } from "./moved-firm.ts";
import { type ToldPiece, toldPieces } from "./told-pieces.ts";

/** What a story says of someone's work: a role, a company, a place. */
export interface WorkFact {
  person: Person;
  changes: Extract<Change, { field: string }>[];
}

const LEAD = String.raw`^\s*(?:(?:and|but|so|well|ok|fyi|btw|news|good news|turns out|finally|also|that|by the way)[\s,]+)*`;
const THEY = String.raw`(?<who>they|s?he)`;
const IS = String.raw`(?:['’]s|['’]re|\s+(?:is|are))`;
const HAS = String.raw`(?:['’](?:s|ve)|\s+(?:has|have))?`;
const SOON = String.raw`(?:\s+(?:now|just|finally|also|recently|actually|already|officially|since|meanwhile|currently))*`;
const NOW =
  /(?<![\p{L}])(?:now|these days|nowadays|currently|at the moment|meanwhile|from now on|since \S+(?: \S+)?)(?![\p{L}])/iu;
const END = String.raw`(?:\s+(?:now|these days|nowadays|today|recently|instead|this (?:week|month|year)|last (?:week|month|year)|since \S+(?: \S+)?))*[\s.!]*$`;
/** What may be, what was and what is asked. */
const UNSURE =
  /(?<![\p{L}])(?:not|never|no longer|will|would|may|might|could|should|wants?|hopes?|plans?|if|when|once|almost|nearly|used to|former(?:ly)?|until|till|ex|acting|interim|going to|about to|like an?|as if)(?![\p{L}])|n['’]t(?![\p{L}])|[?？]/iu;
/** "Their brother … he": another one is told of. */
const OTHERS =
  /(?<![\p{L}])(?:wife|husband|partner|brother|sister|son|daughter|father|mother|dad|mum|mom|uncle|aunt|cousin|nephew|niece|friend|boss|colleague|assistant|deputy|successor|predecessor|secretary|neighbou?r|someone)(?![\p{L}])/iu;

const IS_NOW = new RegExp(`${LEAD}${THEY}${IS}${SOON}\\s+(?<what>\\S.*)$`, "iu");
const BECAME = new RegExp(
  String.raw`${LEAD}${THEY}${HAS}${SOON}\s+(?:became|becomes?|(?:was|were|been|got|gets)${SOON} (?:made|named|appointed|elected|promoted(?: to)?|voted)|took over as|taken over as|started as|works as|turned out to be|turns out to be)(?:\s+(?:our|their|the new|the|an?|to))*\s+(?<what>\S.*)$`,
  "iu",
);
/** "Has swapped Rotary for the Derry Walls Trust", "left Kelp for Fjord". */
const SWAPPED = new RegExp(
  String.raw`${LEAD}${THEY}${HAS}${SOON}\s+(?:(?:swapped|exchanged|traded|ditched|left|quit|dropped)\s+(?<old>\S.*?)\s+for|(?:moved|switched|changed|gone|went|jumped)\s+from\s+(?<from>\S.*?)\s+to)\s+(?:the\s+)?(?<firm>\S+(?:\s+\S+){0,5}?)(?:\s+as\s+(?:(?:an?|the|their|its)\s+)?(?:new\s+)?(?<office>\p{L}[\p{L}\p{M}&' -]{1,40}?))?${END}`,
  "iu",
);
const LEADS_IT = new RegExp(
  String.raw`${LEAD}(?:${THEY}${SOON}\s+)?(?<verb>chairs|heads|directs|manages|leads|presides over|captains|runs)\s+(?:(?:it|the (?:(?:whole )?(?:thing|place|lot|show|board|outfit|trust|club|society|company|firm))|that)(?:\s+(?:there|now|these days|already))*|(?:the\s+)?(?<firm>\p{Lu}\S*(?:\s+\S+){0,5}?)\s+now)[\s.!]*$`,
  "iu",
);
const ROLE_OF: Readonly<Record<string, string>> = {
  ...{ chairs: "Chair", heads: "Head", directs: "Director", manages: "Manager", captains: "Captain" },
  "presides over": "President",
};

/** The work that a clause of a story tells of, of one who it is sure about. */
export function workFacts(clause: ReadClause, about: Person | null, turn: Turn): WorkFact[] {
  if (/[?？]/u.test(clause.text)) return [];
  const moved = isHearsay(clause.text) ? null : movedFirm(clause, about, turn);
  if (moved) return [moved];
  const facts: WorkFact[] = [];
  let spoken = "";
  for (const piece of toldPieces(clause, about)) {
    const before = facts.find(({ person }) => person.id === piece.person.id);
    const changes = isHearsay(piece.text) ? null : workTold(piece, spoken, before, turn);
    spoken += ` ${piece.said}`;
    if (changes === null || changes.length === 0) continue;
    if (before)
      before.changes = [
        ...before.changes.filter((one) => !changes.some(({ field }) => field === one.field)),
        ...changes,
      ];
    else facts.push({ person: piece.person, changes });
  }
  return facts;
}

function workTold(
  { said, person }: ToldPiece,
  spoken: string,
  before: WorkFact | undefined,
  turn: Turn,
): WorkFact["changes"] | null {
  // Who "he" is behind "her brother" is not sure.
  const isThem = (who: string | undefined) => who?.toLowerCase() === "they" || !OTHERS.test(spoken);
  const swapped = SWAPPED.exec(said)?.groups;
  if (swapped && isThem(swapped["who"]) && !UNSURE.test(said)) {
    const { old, from, firm = "", office } = swapped;
    if (!/^\p{Lu}/u.test(firm) || !isTheirs(old ?? from ?? "", person, turn)) return null;
    if (office !== undefined && !isRole(office)) return null;
    return [
      { field: "company", value: firm },
      ...(office === undefined ? [] : [{ field: "roleTitle" as const, value: roleOf(office) }]),
    ];
  }
  const led = LEADS_IT.exec(said)?.groups;
  if (led && (led["who"] === undefined || isThem(led["who"]))) {
    const { verb = "", firm } = led;
    const role = ROLE_OF[verb.toLowerCase()];
    const isKnown = firm !== undefined || before?.changes.some(({ field }) => field === "company") === true;
    if (!isKnown || UNSURE.test(said) || (firm !== undefined && led["who"] === undefined)) return null;
    return [
      ...(firm === undefined || !/^\p{Lu}/u.test(firm) ? [] : [{ field: "company" as const, value: firm }]),
      ...(role === undefined ? [] : [{ field: "roleTitle" as const, value: role }]),
    ];
  }
  const became = BECAME.exec(said)?.groups;
  const is = became ?? IS_NOW.exec(said)?.groups;
  const isSaidSo = became !== undefined || NOW.test(said);
  if (!is || !isThem(is["who"]) || !isSaidSo || UNSURE.test(said)) return null;
  return officeIn(is["what"] ?? "", turn);
}

/** "District Governor now", "now head of access at the Brera Foundation in Milan": a role by its words, and where. */
function officeIn(what: string, { request }: Turn): WorkFact["changes"] | null {
  const bare = what
    .replace(new RegExp(NOW.source, "giu"), " ")
    .replace(/^\s*(?:(?:the|an?|our|their)\s+)?(?:new\s+)?/iu, "")
    .replace(/\s+/gu, " ")
    .replace(new RegExp(END, "iu"), "");
  const lists = listsOf(request);
  const known = [...lists.stages, ...lists.statuses, ...lists.columns.flatMap(({ options }) => options)];
  if (!isRole(bare) || known.some((one) => plainWords(one).join(" ") === plainWords(bare).join(" "))) return null;
  const { changes, left } = new PhraseReader(lists, "en").read(bare);
  const work = changes.flatMap((change) =>
    "field" in change && /^(?:roleTitle|company|location)$/u.test(change.field) ? [change] : [],
  );
  if (work.some(({ value }) => /(?<![\p{L}])(?:someone|they|nothing|nobody)(?![\p{L}])/iu.test(value ?? "")))
    return null;
  const isWhole = left.length === 0 && work.length === changes.length;
  const isShort = work.every(({ value }) => (value ?? "").split(" ").length <= 6);
  return isWhole && isShort && work.some(({ field }) => field === "roleTitle") ? work : null;
}

/** Whether words name the company that someone has. */
function isTheirs(old: string, { id }: Person, { request }: Turn): boolean {
  const company = request.people.find((one) => one.id === id)?.company ?? null;
  const own = new Set(plainWords(company ?? ""));
  const words = plainWords(old.replace(/^(?:the|her|his|their)\s+/iu, ""));
  return company !== null && words.length > 0 && words.every((word) => own.has(word));
}
