import type { PersonRow } from "@contract/founder-list";
import { isSampleProfile } from "@contract/sample-profiles";
import { PencilLine } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { SampleLabel } from "@/components/sample-label";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { DATA_SOURCES_PATH } from "@/lib/posts-reach";
import { showPeek } from "@/lib/peeked-person";
import { cn } from "@/lib/cn";
import { postDate, publishedDate, publishedInFull } from "@/lib/relative-time";
import { CompanyChip } from "./company-chip";
import { FreshnessStamp } from "./freshness-stamp";
import { MatchLine } from "./match-line";
import { useFreshness } from "./people-live";
import { nameDirection } from "@/lib/name-direction";
import { ProfileLink } from "./profile-link";
import { RefreshControl } from "./refresh-control";
import { SelectBox } from "./select-cells";
import { SummaryLabel } from "./summary-label";
import { failure, lastPosted, updateState } from "./update-state";

interface PersonCardProps {
  person: PersonRow;
  isSelected: boolean;
}

/** One person on a narrow screen: what the row has, and the same actions. */
export const PersonCard = memo(function PersonCard({ person, isSelected }: PersonCardProps) {
  const { isBusy, onRefresh } = useFreshness(person);
  const note = person.notes[0]?.content;
  return (
    <div className={cn("grid grid-cols-1 gap-2 px-4 py-3 wrap-anywhere sm:gap-1 sm:py-2", isSelected && "bg-selected")}>
      <div className="flex items-start gap-1">
        <div className="-my-2 -ms-3 size-11 shrink-0">
          <SelectBox person={person} checked={isSelected} />
        </div>
        <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1 sm:flex sm:items-center sm:gap-2">
          <Link
            to={`/people/${person.id}`}
            className={cn(
              "rounded-control line-clamp-2 max-w-full py-0.5 text-base font-semibold hover:underline",
              nameDirection(person.name),
            )}
          >
            {person.name}
          </Link>
          <div className="flex max-w-full min-w-0 items-center gap-2">
            {person.company && <CompanyChip company={person.company} />}
            {isSampleProfile(person.profileUrl) && <SampleLabel />}
          </div>
        </div>
        <div className="-my-2 -me-3 flex shrink-0">
          <RefreshControl founder={person} busy={isBusy} onRefresh={onRefresh} />
          <ProfileLink founder={person} />
          <Button
            icon={PencilLine}
            variant="ghost"
            size="icon"
            aria-label={`Edit ${person.name}`}
            onClick={() => showPeek(person.id)}
          />
        </div>
      </div>
      <MatchLine match={person.match} className="line-clamp-2" />
      <CardUpdate person={person} />
      {note && (
        <p dir="auto" className="text-muted-foreground line-clamp-2 border-s-2 ps-2 text-sm">
          {note}
        </p>
      )}
    </div>
  );
});

function CardUpdate({ person }: { person: PersonRow }) {
  const { now, reach, freshness, onFollow } = useFreshness(person);
  const state = updateState(person, freshness, reach);
  const posted = lastPosted(person);
  return (
    <>
      <p
        dir="auto"
        className={`line-clamp-3 text-sm whitespace-pre-line ${state.kind === "trouble" ? "text-bad-foreground" : state.kind === "summary" ? "" : "text-muted-foreground"}`}
      >
        {state.kind === "fetching" && <Spinner className="me-1.5 inline size-3 align-[-2px]" />}
        {state.text}
        {state.kind === "quiet" && state.way && (
          <>
            {" "}
            <a
              href={DATA_SOURCES_PATH}
              onClick={onFollow}
              className="text-primary-text rounded-control hover:underline"
            >
              {state.way}
            </a>
          </>
        )}
      </p>
      <p className="text-muted-foreground flex flex-wrap items-center gap-x-3 text-xs">
        {state.kind === "summary" && <SummaryLabel founder={person} />}
        <FreshnessStamp freshness={freshness} now={now} reach={reach} isTold={state.kind !== "summary"} />
        {posted && (
          <time dateTime={posted.at} title={publishedInFull(posted)}>
            {posted.dating === "exact" ? `Posted ${postDate(posted, now)}` : publishedDate(posted, now)}
          </time>
        )}
      </p>
      {state.kind === "summary" && freshness.state === "failed" && (
        <p className="text-bad-foreground text-xs">{failure(freshness.error)}</p>
      )}
    </>
  );
}
