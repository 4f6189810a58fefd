import * as z from "zod/mini";

/** The name under which what is typed over a note is kept in the tab (`useDraft`). */
export const noteEditDraft = (noteId: string) => `note-edit:${noteId}`;

const editSchema = z.object({ text: z.string(), seen: z.string() });

/** What was typed over a note, with the text that was there then; null where nothing is kept. */
export function keptEdit(kept: string): z.infer<typeof editSchema> | null {
  try {
    return z.parse(editSchema, JSON.parse(kept));
  } catch {
    return null;
  }
}
