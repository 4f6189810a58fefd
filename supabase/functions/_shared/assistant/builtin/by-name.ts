import type { KnownPerson } from "../assistant-model.ts";

/** A person as one who the message names, with nothing else known of them. */
export const byName = ({ id, name }: Pick<KnownPerson, "id" | "name">): KnownPerson => ({
  ...{ id, name, company: null, stage: null, status: null },
  by: "name",
});
