import { namesIn } from "../commands/names.ts";
import type { Part } from "../commands/split-clauses.ts";
import type { Reader } from "../commands/tokens.ts";
import { type Frame, type Problem, type Reading, reading } from "../commands/frames.ts";
import type { Lists } from "../commands/values.ts";
import { plainWords } from "../../words.ts";
import { withoutOwnRelation } from "./fluent.ts";
import { profileIn, slugWords } from "./addresses.ts";
import { type Lead, leadOf, withoutCourtesies } from "./leads.ts";
import { leadSaid, withKind } from "./kind-lead.ts";
import { aboutThem, isSomeoneSpokenOf, joinedParts, mayAdd, ownOf } from "./parts-about.ts";
import { fitsSlug, isAnother, isNameLike } from "./person-words.ts";
import { isFirmThere } from "./firm-there.ts";
import { ADDS_SOMEBODY, isCommand, isRow, ODD, SETS_THEM, TELLS_MEETING, withoutSource } from "./telling-words.ts";
import { areUnnamed, hasOwnAddress, isOfLabel, nameAlone, type Newcomer } from "./newcomer.ts";
import { withFirmOf, withoutRelation } from "./related-to.ts";
import { tellsOfStranger } from "./strangers.ts";
import { isNobodysAddress } from "./one-family.ts";
import { readPeople } from "./read-people.ts";
import { readWithToldSince } from "./with-told-since.ts";

/** The parts of a message that are about people who are to be added. */
export interface Newcomers {
  /** The position of the first part. */
  at: number;
  parts: ReadonlySet<number>;
  text: string;
  reading: Reading | Problem;
  names: string[];
  /** Whether it may be something else: then a reading of another kind that uses every word goes first. */
  isWeak: boolean;
}

const PASTED = "You pasted this. Confirm to add it.";
const UNASKED = "You did not say what to do with this. Confirm to add it.";
interface World {
  parts: readonly Part[];
  pasted: string;
  /** What earlier questions about the same people were answered with. */
  told: string;
  reader: Reader;
  lists: Lists;
}

/** Finds who a message asks to add; null when it adds nobody. */
export function findNewcomers({ parts, pasted, told, reader, lists }: World): Newcomers | null {
  const urls = parts.flatMap(({ text }) => profileIn(text) ?? []);
  const hasProfile = urls.length > 0;
  const leads = parts.map(({ text }) => {
    const lead = mayAdd(text, reader) ? leadSaid(text, lists, hasProfile) : null;
    return lead && (hasProfile ? withoutRelation(lead, reader) : { ...lead, relation: "" });
  });
  const at = leads.findIndex((lead, no) => lead !== null && adds(lead, parts[no]?.text ?? "", urls, { reader, lists }));
  const lead = leads[at];
  if (!lead) return unasked({ parts, pasted, told, reader, lists });
  const about = aboutThem(parts, at, lead, reader, lists);
  const own = [...about]
    .map((no) => {
      const words = parts[no]?.text ?? "";
      const isSentence = /[^.][.!]$/u.test(words) && /[\p{L}\p{N}]$/u.test(lead.rest);
      return no === at ? `${lead.rest}${isSentence ? "." : ""}` : words.replace(SETS_THEM, "");
    })
    .filter((text) => text !== "");
  const isPasted = pasted !== "" && profileIn(own.join(" ")) === null && (own.join("") === "" || lead.isPerson);
  const said = own.map(withoutCourtesies);
  const text = [lead.isSpokenOf ? said.join("\n") : joinedParts(said), ...(isPasted ? [pasted] : [])]
    .filter((words) => words !== "")
    .join("\n");
  const all = [text.replace(/[\s.]+$/u, ""), told].filter((words) => words !== "");
  const people = ODD.test(text) ? [] : readPeople(all.join(", "), lists, reader.language);
  // "Put him at Discovery" moves who was spoken of and is there.
  const isOfKnown = !hasProfile && areUnnamed(people) && isSomeoneSpokenOf(parts.slice(0, at + 1), reader);
  if ((people.length === 0 || isOfKnown) && lead.isSpokenOf && !ADDS_SOMEBODY.test(parts[at]?.text ?? "")) return null;
  return {
    ...{ at: Math.min(...about), parts: about, text: parts[at]?.text ?? "", names: people.map(({ name }) => name) },
    reading: frameOf(people, { reader, lists, lead, doubt: isPasted ? PASTED : null, beside: lead.relation }),
    isWeak:
      !lead.isPerson && profileIn(text) === null && !hasOwnAddress(people, ["email"]) && !isWellKnown(people, text),
  };
}

/** "Add gary stubbs …, linkedin.com/in/gary-stubbs": the address has the whole name of someone who is not there yet. */
function isOfAddress(rest: string, urls: readonly string[], reader: Reader): boolean {
  const name = /^[\p{L}\p{M}'’-]+ [\p{L}\p{M}'’-]+/u.exec(rest)?.[0] ?? "";
  const isOne = name !== "" && urls.some((url) => fitsSlug(name, slugWords(url)));
  return isOne && ownOf(name, reader.people).length === 0;
}

/** Whether words that begin like a request to add someone are one. */
function adds(
  lead: Lead,
  text: string,
  urls: readonly string[],
  { reader, lists }: Pick<World, "reader" | "lists">,
): boolean {
  if (lead.isSpokenOf) return true;
  const rest = withoutOwnRelation(withoutCourtesies(lead.rest));
  if (
    /^(?:(?:a|an|the|another|new|quick|short|my|this|these|one|more|eine?n?|una?|une)\s+)*(?:notes?|tasks?|reminders?|to-?dos?|columns?|fields?|options?|stages?|status(?:es)?|notiz|aufgabe|spalte|nota|tarea|columna|t[aâ]che|colonne|rappel|call|meeting)(?![\p{L}])/iu.test(
      rest,
    )
  )
    return false;
  const [named] = namesIn(rest, reader).sort((one, other) => one.from - other.from);
  const isAtStart = named !== undefined && named.from < 4;
  if (isOfAddress(rest, urls, reader)) return true;
  const isTold = lead.isTold === true && urls.length === 0;
  if (isTold && isFirmThere(rest, reader)) return false;
  if (isAtStart && named.people.length > 0) {
    const said = rest.slice(named.from, named.to);
    const isWhole = named.people.some(({ name }) => plainWords(name).join(" ") === plainWords(said).join(" "));
    const after = rest.slice(named.to).trim();
    return (
      (lead.isPerson && !isTold) ||
      (!isWhole && isAnother(rest.slice(named.from))) ||
      (isWhole &&
        /^(?:$|[,(.!]|(?:from|at|of|https?:|www\.|\S*linkedin\.com|who|as a (?:contact|person))(?![\p{L}]))/iu.test(
          after,
        ) &&
        /^\W*(?:\S+\s+){0,5}?(?:add|track|follow|following|tracking|save|create|register|ajoute|a[nñ]ade|agrega|f[uü]ge?)\b/iu.test(
          text,
        ))
    );
  }
  if (lead.isPerson || profileIn(rest) !== null) return true;
  const known = new Set(
    [...lists.stages, ...lists.statuses, ...lists.columns.flatMap(({ label, options }) => [label, ...options])].flatMap(
      (word) => plainWords(word),
    ),
  );
  const said =
    rest.split(/[,(|:\n]|\s[–—-]\s|\s(?:from|at|of|who|with|as|she|he|von|bei|de|chez|and|und|y|et)\s/iu)[0] ?? "";
  const head = said.replace(/(?<=\p{L}\s\p{L}+)\s+in$/iu, "");
  if (plainWords(head).some((word) => known.has(word)) || /['’]s$/u.test(head.trim())) return false;
  if (
    /\b(?:to|on|in|into|for|auf|zu|a|en|sur)\b/iu.test(
      head.replace(/\s(?:to|on|in) (?:my|our|the) (?:list|people|network|crm|contacts?|tracker)\b.*/iu, ""),
    )
  )
    return false;
  const isCapital = isAtStart && /^\p{Lu}/u.test(rest.slice(named.from));
  return isCapital || (isNameLike(head) && (plainWords(head).length > 1 || head !== rest));
}

/** A first and a last name, in capitals, with two facts about the person can be nothing else. */
const isWellKnown = (people: readonly Newcomer[], text: string): boolean =>
  people.length > 0 &&
  people.every(
    ({ name, changes }) =>
      isNameLike(name) &&
      name.includes(" ") &&
      text.includes(name) &&
      /^\p{Lu}\S*(?:\s(?:\p{Ll}{2,3}\s){0,2}\p{Lu}\S*)+$/u.test(name) &&
      changes.filter((change) => "field" in change && /^(?:roleTitle|company|location|email)$/.test(change.field))
        .length > 1,
  );

/** A name with a profile's address, and nobody said what to do with them. */
function unasked({ parts: all, ...world }: World): Newcomers | null {
  // "…. Remind me to call her": what is to be done about them comes behind.
  const end = all.findIndex(({ text }, no) => no > 0 && isCommand(text));
  const parts = end > 0 && all.slice(0, end).some(({ text }) => profileIn(text) !== null) ? all.slice(0, end) : all;
  return unaskedIn({ ...world, parts });
}

function unaskedIn({ parts, pasted, told, reader, lists }: World): Newcomers | null {
  const text = joinedParts(parts.map((part) => part.text));
  const ends = leadOf(pasted.split("\n").at(-1) ?? "");
  const isCard =
    /^(?:new )?(?:contact|person|founder|lead|kontakt|contacto)(?: card| details?| info)?\W*$/iu.test(text) ||
    (text === "" && ends?.isSpokenOf === true);
  const all = isCard ? pasted : text;
  const isOfSomeone = profileIn(all) !== null || tellsOfStranger(parts, reader) || isRow(all);
  if (!isOfSomeone || (!isCard && pasted !== "")) return null;
  if (parts.some((part) => !mayAdd(part.text, reader) || isCommand(part.text))) return null;
  if (namesIn(withoutSource(text), reader).some(({ people }) => people.length > 0)) return null;
  const people = readWithToldSince(all, told, lists, reader.language);
  // Someone with the address of a profile can be nothing else than a newcomer; what is said beside is shown with them.
  const isMet = people.length === 1 && (TELLS_MEETING.test(all) || hasOwnAddress(people));
  const isWhole =
    people.length > 0 &&
    people.every((one) => isNameLike(nameAlone(one.name)) && (one.left.length + one.told.length === 0 || isMet));
  const isNamed = /[\p{L}]{2,}/u.test(all.replace(/\S*(?:linkedin\.com\/\S*|@\S+)/giu, ""));
  if (!isWhole || !isNamed) return null;
  return {
    ...{ at: 0, parts: new Set(parts.keys()), text, names: people.map(({ name }) => name), isWeak: true },
    reading: frameOf(people, { reader, lists, lead: null, doubt: isCard && text !== "" ? PASTED : UNASKED }),
  };
}

interface Beside {
  reader: Reader;
  lists: Lists;
  lead: Lead | null;
  doubt: string | null;
  /** Whose they are, which is no fact that has a field. */
  beside?: string;
}

function frameOf(found: readonly Newcomer[], { reader, lists, lead, doubt, beside = "" }: Beside): Reading | Problem {
  const people = found.map((person) => withFirmOf(person, reader));
  const [unnamed] = people.filter(({ name }) => name === "");
  if (people.length === 0 || unnamed)
    return {
      problem: "Who is it? Please give me the name, and the address of the LinkedIn profile if you have it.",
      offers: [],
      asks: { asks: "value", about: "" },
    };
  // Two addresses and one name: whose facts are whose is not sure.
  if (
    isNobodysAddress(people) ||
    (people.length === 1 && people.some(({ left }) => left.some((word) => /linkedin\.com\/in\//u.test(word))))
  )
    return {
      problem:
        "I am not sure who is who there. Please say each of them by themselves: the name, the address and the facts.",
      offers: [],
    };
  const leadStage =
    lead?.isLead === true ? lists.stages.find((stage) => plainWords(stage).join(" ") === "lead") : undefined;
  const frames = people.map(({ name, changes, told }): Frame => {
    const hasStage = changes.some((change) => "field" in change && change.field === "stage");
    return {
      do: "add_person",
      name: { people: ownOf(name, reader.people), said: name },
      changes: [
        ...withKind(changes, lead),
        ...(leadStage !== undefined && !hasStage ? [{ field: "stage" as const, value: leadStage }] : []),
      ],
      told: told.filter((words) => TELLS_MEETING.test(words) || plainWords(words).length > 1),
    };
  });
  const [frame, ...more] = frames;
  const guesses = people.flatMap((person) => person.guesses);
  const [guess] = guesses;
  return reading(frame ?? { do: "add_person", name: { people: [], said: "" }, changes: [], told: [] }, {
    more,
    left: [
      ...(beside === "" ? [] : [beside]),
      ...people.flatMap(({ left, told, changes }) => [
        ...left.filter((word) => !isOfLabel(word, changes)),
        ...told.filter((words) => !TELLS_MEETING.test(words) && plainWords(words).length < 2),
      ]),
    ],
    doubt: doubt ?? (guess === undefined ? null : `I took ${guess}. Confirm if that is right.`),
  });
}
