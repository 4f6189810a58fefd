import { plainWords } from "../words.ts";
import { TOLD } from "../why-held.ts";
import { choiceIn } from "./commands/clause-signs.ts";
import { gainsSomebody, namesNoRole, saysSentence } from "./commands/sentence-values.ts";
import { NOTHING_GIVEN, type ReadClause, readClauses } from "./commands/read-clauses.ts";
import { reportsOrders } from "./commands/split-clauses.ts";
import { isHearsay } from "./hearsay.ts";
import { listsOf, type Person, type Ready, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { mailIn, nameIn, withoutTelling } from "./told-names.ts";
import { workIn } from "./told-work.ts";
import { leavesCompany, tellsNewPlace, tellsOfThing } from "./told-leaving.ts";
import type { OwnColumn } from "./reading.ts";
import { stored } from "./referring/relative-values.ts";
import { steppedIn } from "./referring/spoken-steps.ts";
import { columnFacts } from "./told/column-facts.ts";
import { withDayBehindLength } from "./told/day-behind-length.ts";
import { firmMoved, firmRenamed } from "./told/renamed-firm.ts";
import { isOnlyNoted } from "./told/only-noted.ts";
import { placeMovedTo } from "./told/place-moved.ts";
import { workFacts } from "./told/work-facts.ts";
import { isOfOther, isOfSameField, type ToldChange, toldOf } from "./told/told-change.ts";
import { moneyWanted, withoutOldAmount } from "./told/money-wanted.ts";
import { withGuess } from "./told/thing-came.ts";
import { withRoundClosed } from "./told/round-closed.ts";
import { thingReplaced } from "./told/thing-replaced.ts";
import { fieldNamed } from "./vocabulary/field-names.ts";

/** Prepares a clause's best reading; given, so that nothing here depends on who calls it. */
export type Choosing = (
  clause: ReadClause,
  turn: Turn,
) => { ready: Ready; left: string[]; doubt: string | null } | Asking | null;

/** The changes that a clause of a story tells of, each to be offered on a card. */
export interface ToldChanges {
  changes: ToldChange[];
  /** Nothing else is told, so that a note would say it a second time. */
  isAll: boolean;
}

const PIECES =
  /\s*[,;]\s+(?:and\s+|but\s+|so\s+)?|\s+[–—-]\s+|\s+(?:and|but|so|und|y|et|aber|pero|mais)\s+(?=(?:i|we|she|he|they|her|his|their|the|now|is|works|lives|based|runs|sie|er|ihre?|elle|il|ella|él)(?![\p{L}]))|(?<=[.!?])\s+/iu;
const SAID_BY =
  /(?<!\p{L})(?:wr(?:o|i)te|written|sa(?:id|ys?)|asks?|asked|told|tells?|(?:e-?)?mails?|(?:e-?)?mailed|messages?|messaged|texts?|texted|sent|sends?|quotes?|quoted|reads?|according|thinks?|claims?|posts?|posted|announced?|announces|answer(?:s|ed)?|repl(?:y|ies|ied))(?!\p{L})[^:]*:|:\s*["'“‘«„]/iu;
/** Several words in quotes: what someone said tells of no change. */
const QUOTES = /["“«„](?=[^"”“»]*\s[^"”“»]*\s)[^"”“»]{8,}(?:["”“»]|$)/gu;
const SAYS_NOTHING =
  /^(?:(?:good|great|bad|sad|big|quick|some|other)\s+)?(?:news|update|fyi|heads up|btw|by the way|guess what|so|ok|okay|well|hey|hi|update that|please|thanks|good to know|finally|also|hooray|yay|wow)(?:\s+(?:on|about|from|for|regarding)\s+\S+(?:\s+\S+)?)?[.!:]*$/iu;

/** "… and works for Kelp": the one who was spoken of is left out. */
const VERB_FIRST = /^(?:is|are|works?|lives?|runs?|based|joined|moved|became|now|has moved|has joined)(?![\p{L}])/iu;

const THEY_CALLED =
  /^(?:(?:and|so|then|just|today|yesterday)\s+)*(?!(?:i|we|you)\s)\S+(?:\s\p{Lu}\S*)?\s+(?:has\s+|just\s+|finally\s+)*(?:called|rang|phoned|e-?mailed|mailed|wrote|texted|messaged|replied|answered|came by|dropped (?:by|in)|visited|rings|calls)(?![\p{L}])/iu;

/** What is told of a day that may come changes nothing now. */
const MAY_COME =
  /(?<![\p{L}])(?:if|unless|provided|in case|as soon as|falls|wenn|sobald|sofern|si|en cuanto|d[eè]s que)(?![\p{L}])/iu;

export function changesTold(given: ReadClause, person: Person | null, turn: Turn, choose: Choosing): ToldChanges {
  const clause = { ...given, text: withDayBehindLength(withRoundClosed(given.text, listsOf(turn.request).columns)) };
  if (
    MAY_COME.test(clause.text) ||
    reportsOrders(clause.text) ||
    isOnlyNoted(clause.text, listsOf(turn.request).columns)
  )
    return { changes: [], isAll: false };
  // What someone says or writes is theirs, and told behind a colon too.
  const text = withoutOldAmount(clause.text);
  const parts = SAID_BY.test(text) ? [text.replace(QUOTES, " ")] : text.split(/:\s+/u);
  const pieces = parts.flatMap((part) => part.split(PIECES)).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const changes: ToldChanges["changes"] = [];
  let isAll = true;
  let about = person;
  const known = new Set<string>();
  for (const piece of pieces) {
    if (SAYS_NOTHING.test(piece.trim())) continue;
    if (tellsOfThing(piece.trim())) {
      isAll = false;
      continue;
    }
    const said = withoutTelling(
      piece.trim().replace(/^(?:fyi|btw|by the way|heads up|news|update|good news|so|ok|also)[,:\s]+/iu, ""),
    );
    const whole = about !== null && VERB_FIRST.test(said) ? `they ${said}` : said;
    const read = isHearsay(whole) ? null : readPiece(whole, about, turn);
    about = read?.person ?? about;
    const found =
      (isHearsay(clause.text) ? null : (asLeaving(said, about, turn) ?? asStep(said, about, turn))) ??
      (isHearsay(said) ? null : asOther(said, read?.person ?? about, turn)) ??
      (read &&
        (ownFacts(whole, read, turn) ??
          asChanges(withGuess(read.clause, read.person, turn), turn, choose) ??
          asMove(whole, read.person, turn))) ??
      (about === null || isHearsay(said) ? null : namedValue(said, about, turn, choose));
    if (found?.key.includes('"roleTitle"') && gainsSomebody(said)) {
      isAll = false;
      continue;
    }
    // "Walt called" is no call of one's own that was to be made.
    if (!found || (THEY_CALLED.test(whole) && found.key.includes('"change_task"'))) isAll = false;
    else if (!known.has(found.key)) {
      // "She's printing again, so stage proofing please": of two values for one field the last one counts.
      const earlier = changes.findIndex((one) => isOfSameField(one, found));
      if (earlier >= 0) changes.splice(earlier, 1);
      changes.push(found);
    }
    if (found) known.add(found.key);
  }
  const facts = [
    ...columnFacts(clause, person, turn).map((fact) => toldOf(fact.person, [fact.change], turn)),
    ...workFacts(clause, person, turn).map((fact) => toldOf(fact.person, fact.changes, turn)),
  ];
  for (const told of facts) {
    const earlier = changes.findIndex((one) => isOfSameField(one, told));
    if (earlier < 0) isAll = false;
    changes.splice(earlier < 0 ? changes.length : earlier, earlier < 0 ? 0 : 1, told);
  }
  return { changes, isAll: isAll && changes.length > 0 };
}

function asLeaving(piece: string, person: Person | null, turn: Turn): ToldChange | null {
  const { message, people } = turn.request;
  if (person === null || !leavesCompany(piece, person, people) || tellsNewPlace(message)) return null;
  return toldOf(person, [{ field: "company", value: null }], turn);
}

/** "She'll take two boxes fewer": a number, from what it is now. */
function asStep(piece: string, person: Person | null, turn: Turn): ToldChange | null {
  const stepped = person && steppedIn(piece, person, turn);
  return stepped && toldOf(person, [{ ...stepped.target, value: stepped.value }], turn);
}

/** "Her bakery is called Forno now", "swapped his scanner for a Trios": another name or thing. */
function asOther(piece: string, person: Person | null, turn: Turn): ToldChange | null {
  if (person === null) return null;
  const held = (column: OwnColumn) => stored({ target: { column }, person }, turn);
  const { columns } = listsOf(turn.request);
  const company = turn.request.people.find(({ id }) => id === person.id)?.company ?? null;
  const replaced = thingReplaced(piece, columns, held);
  const changes =
    firmRenamed(piece) ??
    firmMoved(piece) ??
    moneyWanted(piece, { ...person, company }, columns) ??
    (replaced && [replaced]);
  return changes && toldOf(person, changes, turn);
}

/** "…: stage Delivered, value 6800": a field and its value, of the one who is told of. */
function namedValue(piece: string, about: Person, turn: Turn, choose: Choosing): ToldChange | null {
  const named = fieldNamed(plainWords(piece), listsOf(turn.request).columns);
  if (!named || piece.split(" ").length > 6) return null;
  // "The city signed" tells of the city, and names none.
  const lists = listsOf(turn.request);
  const isValue = /[:=\d]|\s\p{Lu}|\s(?:is|are|now|to|yes|no)(?:\s|$)/u.test(piece);
  const isOption = choiceIn(piece, [
    ...lists.stages,
    ...lists.statuses,
    ...lists.columns.flatMap(({ options }) => options),
  ]);
  if (!isValue && isOption === null) return null;
  const read = readPiece(`${about.name}: ${piece}`, about, turn);
  return read && asChanges(read.clause, turn, choose);
}

const UPDATES =
  /(?:^|[\s,.;–-])(?:(?:so|and|please|can you)\s+)*(?:update|set|fill in|enter|adjust)\s+(?:(?:his|her|their|the|its)\s+)?(?<label>[^,.;:]{3,40}?)(?:\s+(?:accordingly|too|please|for that))*[\s.!]*$/iu;

/** "We pruned Ana's trees yesterday, update last pruning": the day that is told is the value of the column. */
export function dayTold(clauses: readonly ReadClause[], person: Person | null, turn: Turn): ToldChange | null {
  const label = UPDATES.exec(clauses.map(({ text }) => text).join(", "))?.groups?.["label"];
  const days = [...new Set(clauses.flatMap(({ dates }) => dates.map(({ date }) => date)))];
  const [day, another] = days;
  if (label === undefined || day === undefined || another !== undefined || person === null) return null;
  const column = listsOf(turn.request).columns.find(
    (one) => one.type === "date" && plainWords(one.label).join(" ") === plainWords(label).join(" "),
  );
  if (!column || day > turn.request.today || clauses.some(({ text }) => MAY_COME.test(text) || isHearsay(text)))
    return null;
  return toldOf(person, [{ column, value: day }], turn);
}

interface ReadPiece {
  clause: ReadClause;
  person: Person | null;
}

function readPiece(piece: string, about: Person | null, { request, columns }: Turn): ReadPiece | null {
  const own = {
    ...request,
    message: piece,
    history: [],
    changes: [],
    state: { question: null, person: about, list: [] },
  };
  const [clause, another] = readClauses(own, columns, NOTHING_GIVEN);
  if (!clause || another || clause.kind === "question" || clause.isForbidden) return null;
  const [only, other] = clause.people;
  return { clause, person: only && !other ? only : about };
}

/** A change that every word of a piece is used for: of a field, or of a task that is done. */
function asChanges(clause: ReadClause, turn: Turn, choose: Choosing): ToldChange | null {
  const readings = clause.readings.filter(
    (one) =>
      "frame" in one &&
      one.left.length === 0 &&
      /^(?:set|change_task)$/.test(one.frame.do) &&
      !saysSentence(one.frame) &&
      !namesNoRole(one.frame) &&
      !(one.frame.do === "set" && one.frame.changes.some((change) => isOfOther(change, clause.people, turn))),
  );
  if (readings.length === 0) return null;
  const chosen = choose({ ...clause, readings }, turn);
  if (chosen === null || "ask" in chosen || chosen.left.length + chosen.ready.left.length > 0) return null;
  return {
    ready: chosen.ready,
    why: chosen.doubt ?? TOLD,
    key: JSON.stringify(readings.flatMap((one) => ("frame" in one ? [{ ...one.frame, who: null }] : []))[0]),
  };
}

/** "Has moved to Cádiz", beside other news. */
function asMove(piece: string, person: Person | null, turn: Turn): ToldChange | null {
  const place = placeMovedTo(piece, turn.request.user);
  if (person === null || place === null) return null;
  return toldOf(
    person,
    [{ field: "location", value: place }],
    turn,
    `I took “${place}” for the place. Confirm if that is right.`,
  );
}

/** "She's Hana Solberg now", "the right mail is …", "he's with Harrowgate": facts that have no field's name. */
function ownFacts(piece: string, { clause, person }: ReadPiece, turn: Turn): ToldChange | null {
  if (person === null) return null;
  const changes =
    mailIn(piece) ??
    nameIn(clause.mention === null ? piece : piece.replace(clause.mention, "she"), person) ??
    workIn(piece, clause, turn.request);
  const isTheirs = changes?.every((change) => !isOfOther(change, [person], turn)) ?? false;
  return changes === null || changes.length === 0 || !isTheirs ? null : toldOf(person, changes, turn);
}
