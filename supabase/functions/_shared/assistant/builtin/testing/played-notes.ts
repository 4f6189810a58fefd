import type { KnownPerson } from "../../assistant-model.ts";
import type { NoteLine } from "../script.ts";

/** A note that a test's user has. */
export interface PlayedNote {
  about: string;
  content: string;
}

/** The notes on someone, or all of them, the newest first; everyone likes ships where a test says nothing of notes. */
export function notesOn(
  founderId: string | null | undefined,
  people: readonly KnownPerson[],
  notes: readonly PlayedNote[] = people.map(({ name }) => ({ about: name, content: "Likes ships" })),
): NoteLine[] {
  return notes
    .map(({ about, content }, no) => ({
      id: `00000000-0000-4000-8000-d${String(no + 1).padStart(11, "0")}`,
      founderId: people.find(({ name }) => name === about)?.id ?? "",
      founderName: about,
      content,
      createdAt: `2030-06-01T00:${String(59 - no).padStart(2, "0")}:00Z`,
    }))
    .filter((note) => !founderId || note.founderId === founderId);
}

/** A call, mail or meeting that a test's user has logged. */
export interface PlayedTouch {
  about: string;
  channel: string;
  content: string;
}

/** What reading texts gives: notes where notes are read, and touches, of 1 June. */
export function textsRead(
  { kind, founderId }: Record<string, unknown>,
  people: readonly KnownPerson[],
  { notes, touches = [] }: { notes?: readonly PlayedNote[]; touches?: readonly PlayedTouch[] },
) {
  const person = people.find(({ id }) => id === founderId);
  return {
    notes: kind === "note" ? notesOn(founderId as string | null, people, notes) : [],
    touches:
      kind === "touch"
        ? touches
            .filter(({ about }) => founderId === null || about === person?.name)
            .map((touch, id) => ({
              ...{ ...touch, id, happenedAt: `2030-06-01T${String(20 - id)}:00:00Z` },
              founderId: people.find(({ name }) => name === touch.about)?.id ?? "",
              founderName: touch.about,
            }))
        : [],
  };
}
