import { shortened } from "../../contract/storable.ts";
import { slipsBetween } from "../spelling.ts";
import { contentWords } from "../words.ts";
import { say } from "./answers.ts";
import type { NoteRef } from "./commands/note-refs.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { peopleOf, type Person, type Turn } from "./ready.ts";
import type { Found } from "./resolve.ts";
import type { NoteLine } from "./script.ts";
import { isAkin } from "./vocabulary/akin.ts";
import { plain } from "./wording.ts";

export interface NotesMeant {
  notes: NoteLine[];
  person: Person | null;
  /** Words that none of them has. */
  left: string[];
}

const MOST = 8;
const TITLE_WORDS = 60;

/**
 * The notes that words mean, found by whose they are and what they say; what to ask where that is not sure. Where one of several is to go,
 * the newest is not meant unless it is said.
 */
export function notesOf(ref: NoteRef, clause: ReadClause, turn: Turn, isToGo = false): Found<NotesMeant> {
  const person = ownerOf(ref, clause, turn);
  if ("ask" in person) return person;
  const written = ref.who === null && ref.words === "" ? writtenFor(person.is, turn) : null;
  if (written) return { is: { notes: [written], person: personOf([written]), left: [] } };
  const all = notesAbout(ref, person.is, turn);
  const on = person.is === null ? "" : ` on ${plain(person.is.name)}`;
  const chosen = turn.given[`task:${aboutOf(ref)}`];
  const is = (notes: NoteLine[], left: string[] = []) => ({
    is: { notes, person: person.is ?? personOf(notes), left },
  });
  const known = all.find(({ id }) => id === chosen);
  if (known) return is([known]);
  if (all.length === 0)
    return {
      ask: {
        ...say(person.is === null ? "I don't find that note." : `There are no notes${on}.`),
        ...(person.is && { about: person.is }),
      },
      question: null,
    };
  if (person.is === null && ref.words === "" && !ref.isLast && !ref.isThat)
    return { ask: say("Which note do you mean? Please say whose it is, or some of its words."), question: null };
  const sought = [...new Set(contentWords(ref.words).filter((word) => !SAYS_NOTHING.test(word)))];
  const told = sought.length === 0 && ref.why !== undefined ? nearestTo(ref.why, all) : null;
  if (told) return is([told]);
  if (sought.length === 0) {
    const newest = all.slice(0, 1);
    if (ref.age === "oldest" || (ref.age === "older" && all.length === 2)) return is(all.slice(-1));
    const isOpen = ref.age === "older" || (isToGo && !ref.isLast && !ref.isThat && !ref.isMany);
    if (isOpen && all.length > 1) return whichOf(all, ref);
    if (ref.isLast || ref.isThat || !ref.isMany || all.length === 1) return is(newest);
    return all.length <= MOST ? is(all) : whichOf(all, ref);
  }
  const scored = all.map((note) => ({ note, missing: missingIn(note, sought) }));
  const full = scored.filter(({ missing }) => missing.length === 0).map(({ note }) => note);
  const [only, another] = full;
  if (only && (!another || ref.isLast)) return is([only]);
  if (only) return ref.isMany && full.length <= MOST ? is(full) : whichOf(full, ref);
  const least = Math.min(...scored.map(({ missing }) => missing.length));
  const nearest = scored.filter(({ missing }) => missing.length === least);
  const [near, more] = nearest;
  if (near && !more && least * 2 <= sought.length) return is([near.note], near.missing);
  return {
    ...{ ask: { ...say(`I find no note${on} about “${plain(ref.words)}”.`), ...(person.is && { about: person.is }) } },
    question: null,
  };
}

/** Words for which others may be said of a note. */
const SAYS_NOTHING = /^(?:he|she|they|it|him|her|isn|wasn|doesn|thing|stuff|bit|part|one|line|any|more|anymore)$/;

/** The one note that has most of the words with which it is said why it goes. */
function nearestTo(why: string, notes: readonly NoteLine[]): NoteLine | null {
  const sought = [...new Set(contentWords(why).filter((word) => !SAYS_NOTHING.test(word)))];
  const scored = notes.map((note) => ({ note, has: sought.length - missingIn(note, sought).length }));
  const most = Math.max(0, ...scored.map(({ has }) => has));
  const [only, another] = scored.filter(({ has }) => has === most);
  return most > 0 && only && !another ? only.note : null;
}

const personOf = ([note]: readonly NoteLine[]): Person | null =>
  note?.founderId !== undefined && note.founderName !== undefined
    ? { id: note.founderId, name: note.founderName }
    : null;

/** The one note that was just written, for another than who was spoken of last: "the note" is that one. */
function writtenFor(person: Person | null, { call, request }: Turn): NoteLine | null {
  const [only, another] = (request.changes ?? []).filter(
    ({ tool, status }) => tool === "create_note" && status === "executed",
  );
  if (!only || another || person === null || only.founderId === null || only.founderId === person.id) return null;
  const asked = { kind: "note", founderId: only.founderId, query: null, from: null, to: null, phrases: [] };
  const { notes = [] } = call("read_texts", asked);
  return notes.find(({ id }) => id === only.recordId) ?? null;
}

const aboutOf = ({ words }: NoteRef): string => `note:${words.toLowerCase()}`;

/** Who the note is about; null where nobody is named, and it is found by its words. */
function ownerOf({ who, words }: NoteRef, clause: ReadClause, turn: Turn): Found<Person | null> {
  const last = turn.request.state?.person ?? null;
  if (who === null) return { is: words === "" ? last : null };
  const people = peopleOf([who], clause, turn);
  return "ask" in people ? people : { is: people.is[0] ?? null };
}

/** The notes on someone, or those with the words; "that note" is the one that was just written. */
function notesAbout(
  { isThat, isLast, who, words }: NoteRef,
  person: Person | null,
  { call, request }: Turn,
): NoteLine[] {
  const query = person === null && words !== "" ? words : null;
  const asked = { kind: "note", founderId: person?.id ?? null, query, from: null, to: null, phrases: [] };
  const { notes = [] } = call("read_texts", asked);
  const written = (request.changes ?? []).findLast(({ tool, status }) => /_note$/.test(tool) && status === "executed");
  const content = written?.params["content"];
  if (who !== null || words !== "" || !(isThat || isLast) || typeof content !== "string") return notes;
  const id = written?.recordId ?? "";
  return [{ id, content, createdAt: written?.createdAt ?? "" }, ...notes.filter((note) => note.id !== id)];
}

const missingIn = ({ content }: NoteLine, sought: readonly string[]): string[] => {
  const own = contentWords(content);
  return sought.filter((word) => !own.some((one) => isSame(word, one)));
};

const isSame = (said: string, own: string): boolean =>
  said === own ||
  (said.length > 4 && (own.startsWith(said) || said.startsWith(own))) ||
  isAkin(said, own) ||
  (said.length > 4 && said[0] === own[0] && slipsBetween(said, own) === 1);

function whichOf(notes: readonly NoteLine[], ref: NoteRef): Found<never> {
  const choices = notes.slice(0, MOST).map(({ id, content }) => ({
    ...{ kind: "note" as const, id, name: shortened(content.replaceAll("\n", " "), TITLE_WORDS) },
  }));
  return {
    ask: {
      ...say(["Which note do you mean?", ...choices.map(({ name }) => `- ${plain(name)}`)].join("\n")),
      listed: choices,
    },
    question: { asks: "task", about: aboutOf(ref), choices },
  };
}
