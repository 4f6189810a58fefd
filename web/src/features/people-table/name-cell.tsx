import type { PersonRow } from "@contract/founder-list";
import { isSampleProfile } from "@contract/sample-profiles";
import { SampleLabel } from "@/components/sample-label";
import { cn } from "@/lib/cn";
import { MatchLine } from "./match-line";
import { nameDirection } from "@/lib/name-direction";
import { usePeopleLive } from "./people-live";

// Across only: a line of 16 pixels would cut what hangs below it, as in "Jacqueline".
const LINE = "block min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap font-medium";

/** The name, which leads to the person; below it that they are invented, and in a search where it found them. */
export function NameCell({ person }: { person: PersonRow }) {
  const { onFollow, suggested } = usePeopleLive();
  const suggestions = suggested?.[person.id] ?? 0;
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
      {(isSample || person.match || suggestions > 0) && (
        <div className="flex gap-1.5">
          {isSample && <SampleLabel />}
          {suggestions > 0 && !person.match && (
            <span
              data-tip="What a source says differs from what you have. Open the person to see it."
              className="text-muted-foreground truncate text-xs leading-4"
            >
              {suggestions === 1 ? "1 suggestion" : `${suggestions} suggestions`}
            </span>
          )}
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
