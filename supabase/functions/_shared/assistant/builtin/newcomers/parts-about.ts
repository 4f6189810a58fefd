import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { FORBIDS, kindOf, plainOf } from "../commands/clause-kind.ts";
import { namesIn } from "../commands/names.ts";
import type { Part } from "../commands/split-clauses.ts";
import type { Reader } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import { profileIn, slugWords } from "./addresses.ts";
import { isWish, type Lead, leadOf } from "./leads.ts";
import { isPlace } from "./person-words.ts";
import { PhraseReader } from "./phrase-facts.ts";
import { nameOfProfile } from "./phrase-names.ts";
import { HAS_NO_ADDRESS, isAboutThem, isCommand, SETS_THEM } from "./telling-words.ts";

/** Whether a part may say who is added: no question, no "not". */
export const mayAdd = (text: string, { language }: Reader): boolean => {
  const kind = kindOf(text, language);
  return !FORBIDS.test(plainOf(text)) && (kind === null || kind === "confirmation" || isWish(text));
};

/** The user's own people of a name. */
export const ownOf = (name: string, people: readonly KnownPerson[]): KnownPerson[] =>
  people.filter((person) => plainWords(person.name).join(" ") === plainWords(name).join(" "));

/** What the user does or will do is no fact of who is added. */
const OF_OURS =
  /^\W*(?:(?:and|but|so|also|then)\s+)*(?:i|we|let['’]?s|let us|you|my|our|please|pls|plz|can|could|would)(?![\p{L}])/iu;
/** "Tokyo Tea Rooms.", "Kraków": a name by itself. */
const NAME_ALONE =
  /^(?!(?:Thanks?|Cheers|Bye|Best|Regards|Danke|Merci|Gracias|Great|Done|Ok|Okay|Yes|No|Sorry|Hi|Hello)(?![\p{L}]))\p{Lu}[\p{L}\p{M}\p{N}'’&-]*(?:\s+(?:(?:of|de|du|del|la|the|and|y|et|und|&)\s+)*\p{Lu}[\p{L}\p{M}\p{N}'’&-]*){0,4}[.!]?$/u;

/** Sentences in a row, lines below each other. */
export const joinedParts = (texts: readonly string[]): string =>
  texts.reduce((all, text) => (all === "" ? text : `${all}${/[.!?;]$/u.test(all) ? " " : "\n"}${text}`), "");

/** The place of the only address of a profile where it comes in a later part than the name. */
function laterAddress(parts: readonly Part[], at: number): number {
  const [only = -1, another] = parts.flatMap(({ text }, no) => (profileIn(text) === null ? [] : [no]));
  const isOthers = parts
    .slice(at + 1, only + 1)
    .some(({ text }) => leadOf(text)?.isSpokenOf === false && !SETS_THEM.test(text) && !isCommand(text));
  return only > at && another === undefined && !isOthers ? only : -1;
}

/** The parts that are about those who are added: what was told of them before "put him in", and what goes on about them. */
export function aboutThem(parts: readonly Part[], at: number, lead: Lead, reader: Reader, lists: Lists): Set<number> {
  const about = new Set([at]);
  const phrases = new PhraseReader(lists, reader.language);
  const own = parts.flatMap(({ text }) => profileIn(text) ?? []).map(slugWords);
  const isOfNewcomer = (text: string) => {
    const name = nameOfProfile(text, own);
    return name !== null && ownOf(name, reader.people).length === 0;
  };
  const isOfKnown = (text: string) =>
    namesIn(text, { ...reader, described: [] }).some(({ people, from }) => people.length > 0 && from < 12) &&
    !isOfNewcomer(text);
  if (lead.isSpokenOf)
    for (let no = at - 1; no >= 0; no -= 1) {
      const { text } = parts[no] ?? { text: "" };
      // "…, delete Leo, add her": an order between them is one of its own.
      if (isCommand(text) && parts.slice(0, no).some((part) => profileIn(part.text) !== null)) continue;
      if (!mayAdd(text, reader) || isOfKnown(text) || isCommand(text)) break;
      about.add(no);
    }
  const address = lead.isSpokenOf ? -1 : laterAddress(parts, at);
  for (let no = at + 1; no < parts.length; no += 1) {
    const { text } = parts[no] ?? { text: "" };
    // Up to the address of their profile it is about them, but for what is to be done.
    const isBefore = no < address;
    const goesOn =
      (isBefore && mayAdd(text, reader) && !OF_OURS.test(text)) ||
      (own.length > 0 && NAME_ALONE.test(text)) ||
      isPlace(text.replace(/[.!]+$/u, "")) ||
      /^met\s+(?:her|him|them|through|via|at|on|in)\s/iu.test(text) ||
      isAboutThem(text) ||
      SETS_THEM.test(text) ||
      phrases.begins(text) ||
      profileIn(text) !== null ||
      HAS_NO_ADDRESS.test(text) ||
      leadOf(text)?.isSpokenOf === true ||
      (lead.rest === "" && lead.isPerson);
    const isOther = isOfKnown(text) || (isCommand(text) && !SETS_THEM.test(text) && leadOf(text)?.isSpokenOf !== true);
    if (goesOn && !isOther) about.add(no);
    else if (!isBefore) break;
  }
  return new Set([...about].sort((one, other) => one - other));
}

/** Whether the last message, or a part of this one, is of someone who is there: "her" may be them. */
export const isSomeoneSpokenOf = (parts: readonly Part[], reader: Reader): boolean =>
  reader.last.length > 0 ||
  parts.some(({ text }) =>
    namesIn(text, reader).some(({ people: [only, another] }) => only !== undefined && another === undefined),
  );
