import { plainWords } from "../../words.ts";
import { type Change, reading } from "../commands/frames.ts";
import type { Lists } from "../commands/values.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { isPlace } from "../commands/lexicon.ts";
import { ownOf } from "../newcomers/parts-about.ts";
import { withoutDegrees } from "../newcomers/degrees.ts";
import { kindSaid } from "../newcomers/kind-lead.ts";
import { leadOf } from "../newcomers/leads.ts";
import { fitsSlug, isNameLike, isRole } from "../newcomers/person-words.ts";
import { slugWords, splitAddresses } from "../newcomers/addresses.ts";
import { addFacts, hasOwnAddress, type Newcomer } from "../newcomers/newcomer.ts";
import { PhraseReader } from "../newcomers/phrase-facts.ts";
import { oneEachLine } from "../newcomers/one-each-line.ts";
import { readPeople } from "../newcomers/read-people.ts";
import type { BlockPart, World } from "./block-part.ts";
import type { Block, Intent } from "./blocks.ts";
import { isCard } from "./card-signs.ts";
import { readCard } from "./cards.ts";

/** "Save him and note that Amit recommended him". */
const BESIDE =
  /\b(?:and|,|also)\s+(?:please\s+)?(?:make a note|note|write|remember|jot down|add a note)(?: down)?(?: that|:)?\s+(?<note>.+)$/iu;
const FROM_PASTE = "You pasted this. Confirm to add it.";
const ROW_MARKS =
  /\s*[;|\t•·,(]\s*|:\s+|\s+[/–—-]+\s+|\s*(?:->|=>|→)\s*|\s+(?=(?:https?:|www\.|in\/|\S*linkedin\.com))/u;

/** Those who lines are about, as a table of one line each or as cards; null where they are about nobody. */
export function peopleIn(block: Block, intent: Intent | null, world: World): BlockPart[] | null {
  const lines = block.lines.map(({ text }) => text);
  const untold = { ...world, given: { ...world.given, told: "" } };
  const several = world.given.told === "" ? null : eachIn(block, lines, intent, untold);
  const found =
    several !== null && several.length > 1
      ? withAnswers(several, untold, world.given.told)
      : eachIn(block, lines, intent, world);
  const beside = [...factsBeside(`${block.lead}\n${block.close}`, world), ...kindSaid(block.lead, world.lists)];
  return (
    found?.map((one) => {
      const changes = one.changes.map((change) => ({ ...change }));
      addFacts({ changes }, beside);
      return newcomer({ ...one, changes }, world, intent);
    }) ?? null
  );
}

/** Several people with what was answered: an address is the one's who it names, or who was asked for, and so is what was said beside it. */
function withAnswers(people: readonly Newcomer[], { lists, reader }: World, told: string): Newcomer[] {
  const own = people.map((one) => ({ ...one, changes: [...one.changes] }));
  for (const part of splitAddresses(told)) {
    const isFree = (one: Newcomer) => !hasOwnAddress([one], [part.is === "mail" ? "email" : "profileUrl"]);
    const whose =
      own.find((one) => part.is === "url" && isFree(one) && fitsSlug(one.name, slugWords(part.value))) ??
      own.find(isFree);
    if (!whose) continue;
    const said = part.is === "words" ? part.value.replace(/^[\s,]+|[\s,]+$/gu, "") : part.value;
    const [read] = readPeople(`${whose.name}, ${said}`, lists, reader.language);
    addFacts(whose, read?.changes ?? []);
    whose.told = [...whose.told, ...(read ? [...read.told, ...read.left] : [said])];
  }
  return own;
}

/** "New leads, owner Maud, stage Pitch:": what the words around the lines say of everyone in them, by the names of fields and choices alone. */
function factsBeside(words: string, { lists, reader }: World): Change[] {
  const phrases = new PhraseReader(lists, reader.language);
  // "Her new signature:" ticks no box "NDA signed".
  const isNamed = ({ label, type }: OwnColumn, piece: string) =>
    type !== "boolean" || plainWords(label).every((word) => plainWords(piece).includes(word));
  const isSure = (change: Change, piece: string) =>
    "column" in change
      ? isNamed(change.column, piece)
      : /^(?:stage|status|owner|priorityScore|keepInTouchDays|industry)$/.test(change.field);
  return words.split(/[\n,;:.?!]+/u).flatMap((piece) => {
    const starts = Array.from(piece.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu));
    for (const { index } of starts) {
      const { changes, left } = phrases.read(piece.slice(index).trim());
      if (changes.length > 0 && left.length === 0 && changes.every((one) => isSure(one, piece))) return changes;
    }
    return [];
  });
}

function eachIn(block: Block, lines: readonly string[], intent: Intent | null, world: World): Newcomer[] | null {
  const headed = withHeadings(lines, world.lists);
  if (headed) return headed.map((card) => cardOf(card, world));
  if (isTable(lines, intent)) {
    const people = lines.map((line) => rowOf(line, world));
    if (people.every(({ name }) => name !== "")) return people;
  }
  const each = oneEachLine(lines.join("\n"))?.map((line) => readPeople(line, world.lists, world.reader.language));
  if (each?.every((people) => people.length === 1) === true) return each.flat();
  const beside = BESIDE.exec(block.close)?.groups?.["note"];
  return (
    cardsIn(block)?.map((card, no) =>
      cardOf(no === 0 && beside !== undefined ? [...card, `Note: ${beside}`] : card, world),
    ) ?? null
  );
}

const CELLS = /\s*[;|\t]\s*|,\s*/u;
const HEADING = /^(?:(?:full )?name|linkedin(?: url| profile)?|profile|url|e-?mail|phone)$/iu;

/** "Name;Company;LinkedIn" above a table: each cell with its heading; null where the first line is none. */
function withHeadings([first = "", ...rows]: readonly string[], { columns }: Lists): string[][] | null {
  const labels = first.split(CELLS);
  const isLabel = (label: string) =>
    HEADING.test(label) || fieldNamed(plainWords(label), columns)?.length === plainWords(label).length;
  if (labels.length < 2 || rows.length === 0 || !/^(?:full )?name$/iu.test(labels[0] ?? "") || !labels.every(isLabel))
    return null;
  return rows.map((row) =>
    row.split(CELLS).flatMap((cell, no) => (cell === "" ? [] : [`${labels[no] ?? "Note"}: ${cell}`])),
  );
}

/** Whether each line is about someone else: a name first, and an address or further facts behind it. */
function isTable(lines: readonly string[], intent: Intent | null): boolean {
  const hasAddress = (line: string) => /linkedin\.com\/in\/|(?:^|[\s(])in\/[\w-]+|@[\w-]+\./iu.test(line);
  const rows = lines.filter((line) => {
    const [first = "", ...rest] = line.split(ROW_MARKS);
    return (
      isNameLike(first) &&
      !isPlace(first) &&
      !isRole(first) &&
      first.includes(" ") &&
      (hasAddress(line) || (intent === "person" && rest.length > 0))
    );
  });
  return lines.length > 1 && rows.length === lines.length && (intent === "person" || lines.every(hasAddress));
}

const NAMES = /^(?:full )?name\s*:\s*\S/iu;

/** The cards of a block, each with its lines; null where it has none. Who is named in the lead heads the card. */
function cardsIn({ lead, lines }: Block): string[][] | null {
  if (lines.filter(({ isMarked }) => isMarked).length > 1) return null;
  const groups: string[][] = [];
  for (const { text, isApart } of lines) {
    const last = groups.at(-1);
    if (last === undefined || (isApart && (isNameLike(text) || NAMES.test(text)) && last.length > 1))
      groups.push([text]);
    else last.push(text);
  }
  const named = (leadOf(lead)?.rest ?? "").replace(/[:.,\s]+$/u, "");
  const [only, another] = groups;
  if (only && !another && named !== "" && isNameLike(named) && !isNameLike(only[0] ?? "") && /^\p{Lu}/u.test(named))
    only.unshift(named);
  return groups.every(isCard) ? groups : null;
}

function cardOf(lines: readonly string[], { reader, lists, given }: World): Newcomer {
  return readCard(given.told === "" ? lines : [...lines, given.told], lists, reader.language);
}

/** A line of a list of people: who, and what is said of them. */
function rowOf(line: string, { reader, lists, given }: World): Newcomer {
  const parts = line.split(/\s*(?:[;|\t•·]|\s[/–—-]+\s|->|=>|→)\s*/u);
  if (parts.length > 2) return readCard(parts, lists, reader.language);
  const [one, another] = readPeople(
    [line, given.told].filter((words) => words !== "").join(", "),
    lists,
    reader.language,
  );
  return one && !another ? one : { name: "", changes: [], left: [], told: [], guesses: [] };
}

function newcomer(
  { name, changes, left, told, guesses }: Newcomer,
  { reader, isOwn }: World,
  intent: Intent | null,
): BlockPart {
  if (name === "")
    return {
      names: [],
      reading: {
        problem: "Who is it? Please give me the name, and the address of the LinkedIn profile if you have it.",
        offers: [],
        asks: { asks: "value", about: "" },
      },
    };
  const [guess] = guesses;
  const people = ownOf(withoutDegrees(name), reader.people);
  return {
    names: [name],
    reading: reading(
      {
        do: "add_person",
        name: { people, said: people.length > 0 ? withoutDegrees(name) : name },
        changes,
        told: [...told, ...left],
      },
      {
        doubt:
          guess === undefined
            ? isOwn && intent === "person"
              ? null
              : FROM_PASTE
            : `I took ${guess}. Confirm if that is right.`,
      },
    ),
  };
}
