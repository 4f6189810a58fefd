import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";
import { requiredText } from "./text.ts";

export const NOTE_MAX_LENGTH = 10_000;

export const noteSchema = z.object({ id: z.uuid(), content: z.string(), createdAt: z.string() });
export type Note = z.infer<typeof noteSchema>;

export const newNoteSchema = z.strictObject({ content: requiredText("Note", NOTE_MAX_LENGTH) });
export type NewNote = z.output<typeof newNoteSchema>;

export const addNote = endpoint({
  method: "POST",
  path: "/founders/:founderId/notes",
  takesKey: true,
  params: founderParams,
  input: newNoteSchema,
  reply: noteSchema,
});
