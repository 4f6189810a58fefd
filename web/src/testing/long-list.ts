import { FOUNDERS_MAX_PAGE_SIZE } from "@contract/founders";
import type { QueryClient } from "@tanstack/react-query";
import { foundersQuery } from "@/features/founders/founders.queries";
import type { Answer } from "./fake-server";
import { aFounderRow } from "./founder";
import { aPersonRow } from "./person-row";

const idAt = (place: number) => `0d9c7f5e-1f7c-4f0e-9a57-${String(place).padStart(12, "0")}`;
const COUNT = FOUNDERS_MAX_PAGE_SIZE + 50;

/** The id of someone who reading the list again from its start does not bring. */
export const FAR_DOWN = idAt(COUNT - 1);

/** Puts more people into the cache than one read brings, and has the server answer with the first of them. */
export function longList(client: QueryClient) {
  const { queryKey } = foundersQuery();
  const rows = Array.from({ length: COUNT }, (_, place) => aPersonRow({ id: idAt(place) }));
  client.setQueryData(queryKey, { rows, next: null, total: COUNT });
  const head = rows.slice(0, FOUNDERS_MAX_PAGE_SIZE).map(({ id }) => ({ ...aFounderRow({ id }), refresh_state: null }));
  const answer: Answer = () => ({
    json: { rows: head, total: COUNT, next: { key: "2026", id: idAt(FOUNDERS_MAX_PAGE_SIZE - 1) } },
  });
  return {
    answers: { "rpc/list_people": answer },
    /** Whether someone far down is still in the list once it has been read again. */
    keepsItsEnd: async () => {
      const { rows: now } = await client.query({ ...foundersQuery(), staleTime: 0 });
      return now.some(({ id }) => id === FAR_DOWN);
    },
    farDown: () => client.getQueryData(queryKey)?.rows.find(({ id }) => id === FAR_DOWN),
  };
}
