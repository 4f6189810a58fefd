import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useOutbox } from "@/lib/outbox/use-outbox";
import type { PeopleColumn } from "./people-columns";
import type { PeopleTools } from "./use-people-tools";

/** What changes fields of people, by the columns' names in what it says; undefined until the tools are here. */
export function useEditPeople(tools: PeopleTools | undefined, columns: readonly PeopleColumn[]) {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMemo(() => {
    const labelOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id;
    return tools?.editPeopleWith(client, outbox, labelOf);
  }, [tools, client, outbox, columns]);
}
