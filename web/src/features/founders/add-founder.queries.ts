import { type Founder, type NewFounder, type NewFounderInput, newFounderSchema } from "@contract/founders";
import { addFounder } from "@stores/founders";
import * as z from "zod/mini";
import { db } from "@/lib/db";
import { defineEdit } from "@/lib/outbox/edit";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { showNewFounder } from "./founders.queries";

interface FounderToAdd {
  /** Made here, so that someone whose answer got lost is not added twice. */
  id: Founder["id"];
  founder: NewFounder;
}

/** A person to follow. They may wait for the network. */
export const addFounderEdit = defineEdit({
  kind: "founders.add",
  describe: ({ founder: { name, profileUrl, company, email } }: FounderToAdd) =>
    `Add ${[name, profileUrl, company, email].filter(Boolean).join(", ")}`,
  send: ({ id, founder }) => addFounder(db, founder, id),
  settle: (client, _, founder) => showNewFounder(client, founder),
});

/** What is sent for someone who is typed in or picked. */
export const asFounderToAdd = (founder: NewFounderInput): FounderToAdd => ({
  id: crypto.randomUUID(),
  founder: z.parse(newFounderSchema, founder),
});

/** Follows a person, or keeps them until the server can be reached. */
export function useAddFounder() {
  const outbox = useOutbox();
  return useMutationOnce({
    mutationFn: (founder: NewFounderInput) => outbox.submit(addFounderEdit, asFounderToAdd(founder)),
  });
}
