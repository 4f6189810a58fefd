import type { PersonRow } from "@contract/founder-list";
import { MatchLine } from "./match-line";
import { usePeopleLive } from "./people-live";

/** The name, which leads to the person; in a search also where it found them. */
export function NameCell({ person }: { person: PersonRow }) {
  const { onFollow } = usePeopleLive();
  return (
    <div className="min-w-0 leading-4">
      <a
        href={`/people/${person.id}`}
        dir="auto"
        data-cut
        tabIndex={-1}
        onClick={onFollow}
        className="rounded-control block min-w-0 overflow-clip text-left font-medium text-ellipsis whitespace-nowrap hover:underline"
      >
        {person.name}
      </a>
      {person.match && <MatchLine match={person.match} isShort className="block truncate leading-4" />}
    </div>
  );
}
