import type { Founder } from "@contract/founders";
import { newNoteSchema } from "@contract/notes";
import { addNote } from "@stores/notes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { db } from "@/lib/db";

/** Adds a note about a founder; their timeline and row are read again after it. */
export function useAddNote(founderId: Founder["id"]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => addNote(db, founderId, z.parse(newNoteSchema, { content })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["timeline", founderId] }),
        client.invalidateQueries({ queryKey: ["founders"] }),
      ]),
  });
}
