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

/** What reading texts gives: notes where notes are read. */
export const notesRead = (
  { kind, founderId }: Record<string, unknown>,
  people: readonly KnownPerson[],
  notes?: readonly PlayedNote[],
): NoteLine[] => (kind === "note" ? notesOn(founderId as string | null, people, notes) : []);
