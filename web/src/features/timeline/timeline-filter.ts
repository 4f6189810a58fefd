import { type EntryCounts, type EntryKind, TIMELINE_PAGE_MOST } from "@contract/person-timeline";
import { useSearchParams } from "react-router-dom";
import { useAddressPart } from "@/lib/use-address-part";

/** What a timeline can be narrowed to, as the address has it. */
export const shows = ["all", "posts", "notes", "tasks", "emails", "touches", "changes"] as const;
export type Show = (typeof shows)[number];

const kindsOfShow: Record<Exclude<Show, "all">, readonly EntryKind[]> = {
  posts: ["post"],
  notes: ["note"],
  tasks: ["task"],
  emails: ["email"],
  touches: ["touch"],
  changes: ["change", "added"],
};

export const showLabels: Record<Show, string> = {
  all: "All",
  posts: "Posts",
  notes: "Notes",
  tasks: "Tasks",
  emails: "Emails",
  touches: "Calls & meetings",
  changes: "Changes",
};

/** The kinds of entries that are shown; undefined for all. */
export const kindsOf = (show: Show): readonly EntryKind[] | undefined =>
  show === "all" ? undefined : kindsOfShow[show];

/** How many entries are shown. */
export function countOf(show: Show, counts: EntryCounts): number {
  const kinds = kindsOf(show) ?? (Object.keys(counts) as EntryKind[]);
  return kinds.reduce((sum, kind) => sum + counts[kind], 0);
}

/** The chips: those that every person has, and the ones for what only some have. */
export const chipsFor = (counts: EntryCounts | null, shown: Show): readonly Show[] =>
  shows.filter((show) => show !== "touches" || show === shown || (counts?.touch ?? 0) > 0);

/** What of a timeline an address asks for. A post that a link leads to may be far down, so that more is read at once. */
export function shownByAddress(address: URLSearchParams) {
  const show = shows.find((one) => one === address.get("show")) ?? "all";
  const limit = address.has("post") ? TIMELINE_PAGE_MOST : undefined;
  return { show, kinds: kindsOf(show), search: address.get("find") ?? "", limit };
}

/** What of a timeline the address asks for, and how to ask for something else. Neither is a page to go back to by itself. */
export function useTimelineFilter() {
  const [address] = useSearchParams();
  const [, setShow] = useAddressPart("show");
  const [, setSearch] = useAddressPart("find");
  return {
    ...shownByAddress(address),
    showOnly: (show: Show) => setShow(show === "all" ? null : show, { replace: true }),
    find: (search: string) => setSearch(search === "" ? null : search, { replace: true }),
  };
}
