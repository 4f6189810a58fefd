import type { PersonRow } from "@contract/founder-list";
import { type Cadence, cadenceLabel, CADENCES } from "@contract/person-sources";
import { isSampleProfile } from "@contract/sample-profiles";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Spinner } from "@/components/ui/spinner";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fullDate } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { cadenceInWords } from "./cadence-words";
import { FreshnessStamp } from "./freshness-stamp";
import { isReachTold, liveFreshness } from "./live-refreshes";
import { personSourcesQuery, useSetCadence } from "./person-sources.queries";
import { useRefreshesUnderWay } from "./use-people";

/** The state of the posts of a person's profile, how often they are read, and when next. Feeds are listed separately. */
export function PostSources({ person }: { person: PersonRow }) {
  const now = useNow();
  const freshness = liveFreshness(person, useRefreshesUnderWay());
  const reach = usePostsReach(isReachTold(freshness));
  const { data } = useQuery({
    ...personSourcesQuery(person.id, freshness.checkedAt),
    placeholderData: keepPreviousData,
  });
  const profile = data?.find(({ kind }) => kind === "profile");
  return (
    <SourceLine
      label={isSampleProfile(person.profileUrl) ? "Sample posts" : "LinkedIn posts"}
      words={profile && cadenceInWords(profile, now, reach.readsLinkedIn)}
      nextAt={profile?.nextAt ?? null}
    >
      <FreshnessStamp freshness={freshness} now={now} reach={reach} />
      {profile && <CadenceMenu personId={person.id} cadence={profile.cadence} />}
    </SourceLine>
  );
}

/** How often the person's posts are checked, and the way to change it. */
function CadenceMenu({ personId, cadence }: { personId: string; cadence: Cadence | null }) {
  const { mutate, isPending } = useSetCadence(personId);
  const chosen = cadenceLabel(cadence);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm" className="-ms-2 h-6 px-2 text-xs" aria-label={`Check posts: ${chosen}`}>
          {chosen}
          {isPending ? <Spinner className="size-3" /> : <ChevronDown aria-hidden className="size-3" />}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Check posts</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={cadence ?? ""}
          onValueChange={(value) => mutate(CADENCES.find((one) => (one.cadence ?? "") === value)?.cadence ?? null)}
        >
          {CADENCES.map((one) => (
            <DropdownMenuRadioItem key={one.label} value={one.cadence ?? ""}>
              {one.label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface SourceLineProps {
  label: string;
  /** How often it is read; undefined until it is known. */
  words: string | undefined;
  nextAt: string | null;
  children: ReactNode;
}

function SourceLine({ label, words, nextAt, children }: SourceLineProps) {
  return (
    <div className="grid min-h-12 grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-2 py-1 text-sm">
      <dt className="text-muted-foreground truncate">{label}</dt>
      <dd className="min-w-0">
        {children}
        {words !== undefined && (
          <span className="text-muted-foreground block text-xs" title={nextAt === null ? undefined : fullDate(nextAt)}>
            {words}
          </span>
        )}
      </dd>
    </div>
  );
}
