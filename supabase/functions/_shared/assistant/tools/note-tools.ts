import * as z from "zod/mini";
import { newNoteSchema } from "../../contract/notes.ts";
import { findNote } from "../../stores/search-texts.ts";
import { StoreError } from "../../stores/store-error.ts";
import type { Db } from "../../stores/db.ts";
import { namesOf } from "./founder-tools.ts";
import { type Plan, recordId, text, type Tool, ToolRefusal, writeTool } from "./tool.ts";
import { shortened } from "../../contract/storable.ts";

const TITLE_WORDS = 60;

function contentOf(given: string): string {
  const parsed = z.safeParse(newNoteSchema, { content: given });
  if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message ?? "The note is not valid.");
  return parsed.data.content;
}

async function noteOf(db: Db, noteId: string) {
  const note = await findNote(db, noteId);
  if (!note) throw new StoreError("Note not found", 404);
  return note;
}

const createNote = writeTool({
  name: "create_note",
  description: "Writes a note about a person, in the user's own words.",
  label: "Writing a note",
  input: z.object({ founderId: recordId("founderId"), content: text("What the user wants noted") }),
  plan: async ({ founders }, { founderId, content: given }): Promise<Plan> => {
    const founder = await founders.get(founderId);
    const content = contentOf(given);
    return {
      title: `Add a note about ${founder.name}`,
      saidWhenDone: `Noted about ${founder.name}: “${shortened(content, TITLE_WORDS)}”`,
      saidWhenThere: `That note about ${founder.name} is there already.`,
      operation: {
        kind: "insert",
        table: "notes",
        row: { founder_id: founder.id, content },
        names: { [founder.id]: founder.name },
      },
      founderId: founder.id,
      recordId: null,
      targets: [namesOf(founder)],
      writes: [{ kind: "text", field: "Note", value: content }],
      alwaysConfirm: null,
    };
  },
});

const updateNote = writeTool({
  name: "update_note",
  description: "Replaces the words of a note.",
  label: "Changing a note",
  input: z.object({ noteId: recordId("noteId"), content: text("All of the new words") }),
  plan: async ({ db }, { noteId, content: given }): Promise<Plan> => {
    const note = await noteOf(db, noteId);
    const content = contentOf(given);
    return {
      title: `Change a note about ${note.founderName}`,
      saidWhenDone: `Changed the note about ${note.founderName}.`,
      saidWhenThere: "The note says that already.",
      operation: {
        kind: "update",
        table: "notes",
        ids: [note.id],
        row: { content },
        names: { [note.id]: `Note about ${note.founderName}` },
      },
      founderId: note.founderId,
      recordId: note.id,
      targets: [[note.founderName]],
      writes: [{ kind: "text", field: "Note", value: content }],
      alwaysConfirm: null,
    };
  },
});

const deleteNote = writeTool({
  name: "delete_note",
  description: "Moves a note to the trash; always waits for the user's confirmation.",
  label: "Looking at what would be deleted",
  input: z.object({ noteId: recordId("noteId") }),
  plan: async ({ db }, { noteId }): Promise<Plan> => {
    const note = await noteOf(db, noteId);
    return {
      title: `Delete a note about ${note.founderName}`,
      saidWhenDone: `Deleted the note about ${note.founderName}.`,
      saidWhenThere: "The note is gone already.",
      operation: {
        kind: "delete",
        table: "notes",
        ids: [note.id],
        names: { [note.id]: `Note about ${note.founderName}` },
      },
      founderId: note.founderId,
      recordId: note.id,
      targets: [[note.founderName]],
      writes: [],
      alwaysConfirm: "Deleting needs your confirmation.",
    };
  },
});

export const noteTools: readonly Tool[] = [createNote, updateNote, deleteNote];
