import type { PersonRow } from "@contract/founder-list";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { FieldsSkeleton } from "@/features/people-table/fields-skeleton";
import { lazyPart } from "@/lib/load-chunk";
import { useOnline } from "@/lib/use-online";

const PersonFields = lazyPart(() => import("./person-fields"));

/** All fields above the timeline, loaded and drawn once they are unfolded. */
export function FoldedFields({ person }: { person: PersonRow }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="group/fields rounded-control bg-card min-w-0 flex-1 border open:basis-full"
      onToggle={() => setOpened(true)}
    >
      <summary
        className="rounded-control flex h-6.5 list-none items-center justify-between gap-2 px-2.5 text-sm font-medium pointer-coarse:h-10.5"
        onPointerEnter={PersonFields.fetch}
        onFocus={PersonFields.fetch}
      >
        All fields
        <ChevronDown
          aria-hidden
          className="text-muted-foreground size-4 transition-transform group-open/fields:rotate-180"
        />
      </summary>
      <div className="px-2.5 py-2 sm:px-4">{wasOpened && <Fields person={person} />}</div>
    </details>
  );
}

/** The fields; where their code did not come, the way to ask for it again. It is asked for by itself once the browser is back online. */
export function Fields({ person }: { person: PersonRow }) {
  const isOnline = useOnline();
  const [failedAt, setFailedAt] = useState<{ isOnline: boolean } | null>(null);
  if (failedAt !== null && !failedAt.isOnline && isOnline) setFailedAt(null);
  if (failedAt !== null) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 py-2 text-sm">
        The fields couldn't load.
        <Button
          size="sm"
          onClick={() => {
            PersonFields.again();
            setFailedAt(null);
          }}
        >
          Retry
        </Button>
      </div>
    );
  }
  return (
    <LazyOverlay fallback={<FieldsSkeleton />} onFailed={() => setFailedAt({ isOnline })}>
      <PersonFields person={person} />
    </LazyOverlay>
  );
}
