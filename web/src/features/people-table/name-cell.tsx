import type { PersonRow } from "@contract/founder-list";
import { Link } from "react-router-dom";
import { MatchLine } from "./match-line";

/** The name, which leads to the person; in a search also where it found them. */
export function NameCell({ person }: { person: PersonRow }) {
  return (
    <div className="min-w-0 leading-4">
      <Link
        to={`/people/${person.id}`}
        dir="auto"
        data-cut
        tabIndex={-1}
        className="rounded-control block min-w-0 truncate text-left font-medium hover:underline"
      >
        {person.name}
      </Link>
      <MatchLine match={person.match} isShort className="block truncate leading-4" />
    </div>
  );
}
