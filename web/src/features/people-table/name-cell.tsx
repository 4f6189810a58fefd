import type { PersonRow } from "@contract/founder-list";
import { isSampleProfile } from "@contract/sample-profiles";
import { SampleLabel } from "@/components/sample-label";
import { cn } from "@/lib/cn";
import { MatchLine } from "./match-line";
import { nameDirection } from "@/lib/name-direction";
import { usePeopleLive } from "./people-live";

const LINE = "block min-w-0 overflow-clip text-ellipsis whitespace-nowrap font-medium";

/** The name, which leads to the person; below it that they are invented, and in a search where it found them. */
export function NameCell({ person }: { person: PersonRow }) {
  const { onFollow } = usePeopleLive();
  const isSample = isSampleProfile(person.profileUrl);
  return (
    <div className="min-w-0 leading-4">
      <a
        href={`/people/${person.id}`}
        data-cut
        tabIndex={-1}
        onClick={onFollow}
        className={cn("rounded-control hover:underline", LINE, nameDirection(person.name))}
      >
        {person.name}
      </a>
      {(isSample || person.match) && (
        <div className="flex gap-1.5">
          {isSample && <SampleLabel />}
          <MatchLine match={person.match} isShort className="block min-w-0 truncate leading-4" />
        </div>
      )}
    </div>
  );
}

/** The same, as it is seen while it flies past. */
export function PassingName({ person }: { person: PersonRow }) {
  return (
    <div className="min-w-0 leading-4">
      <span className={cn(LINE, nameDirection(person.name))}>{person.name}</span>
      {isSampleProfile(person.profileUrl) && <SampleLabel />}
    </div>
  );
}
