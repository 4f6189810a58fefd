import type { NamedPerson } from "../assistant-model.ts";

/** A person as one whom the message names, with nothing else known of them. */
export const byName = ({ id, name }: Pick<NamedPerson, "id" | "name">): NamedPerson => ({
  ...{ id, name, company: null, stage: null, status: null },
  by: "name",
});
