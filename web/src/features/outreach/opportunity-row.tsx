import type { Opportunity } from "@contract/ai";
import { touchChannelSchema } from "@contract/activities";
import { SNOOZE_DAYS, type SnoozePeriod } from "@contract/outreach-answers";
import { tellingReason } from "@contract/outreach-score";
import { isSampleProfile, samplePostPath } from "@contract/sample-profiles";
import { Check, Clock, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { SampleLabel } from "@/components/sample-label";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Kbd } from "@/components/ui/kbd";
import { cn } from "@/lib/cn";
import { nameDirection } from "@/lib/name-direction";
import { fullDate } from "@/lib/relative-time";
import { safeUrl } from "@/lib/safe-url";
import { channelLabels, snoozeLabels, useReachOutActions } from "./reach-out-actions";
import { WriteEmailButton } from "./write-email-button";

const chip =
  "bg-secondary text-secondary-foreground hover:bg-highlight inline-block max-w-full truncate rounded-full px-2 py-0.5 text-xs";

/** The one reason that says most for someone now, as a chip that leads to the record which shows it. */
function ReasonChip({ founderId, profileUrl, reasons }: Pick<Opportunity, "founderId" | "profileUrl" | "reasons">) {
  const reason = tellingReason(reasons);
  if (!reason) return null;
  const { text, evidence } = reason;
  const post = safeUrl(evidence.postUrl);
  // A task's date has no time to tell.
  const title = evidence.taskId === undefined ? fullDate(evidence.at) : undefined;
  const isSample = isSampleProfile(profileUrl);
  if (post !== null && !isSample) {
    return (
      <a href={post} target="_blank" rel="noreferrer noopener" data-tip={title} className={chip}>
        {text}
      </a>
    );
  }
  // Without a post, their page.
  const page = samplePostPath(founderId, isSample ? post : null);
  return (
    <Link to={evidence.taskId === undefined ? page : "/tasks"} data-tip={title} className={chip}>
      {text}
    </Link>
  );
}

// Object.keys knows no keys, only strings.
const periods = Object.keys(SNOOZE_DAYS) as SnoozePeriod[];

/** Someone worth reaching out to now: what they posted, why now, and what can be done about it. */
export function OpportunityRow({ opportunity }: { opportunity: Opportunity }) {
  const { founderId, founderName } = opportunity;
  const { done, logTouch, answer, undo } = useReachOutActions(opportunity);
  return (
    <li
      data-opportunity={founderId}
      data-done={done !== null || undefined}
      className="focus-within:bg-accent grid grid-cols-1 items-center gap-x-6 gap-y-1.5 border-b px-4 py-2.5 @5xl:grid-cols-[13rem_minmax(0,1fr)_auto]"
    >
      <Who opportunity={opportunity} isDone={done !== null} />
      <News opportunity={opportunity} isDone={done !== null} />
      <div
        className="flex flex-wrap items-center gap-1 @5xl:justify-end"
        role="group"
        aria-label={`What to do about ${founderName}`}
      >
        {done ? (
          <>
            <span role="status" className="text-muted-foreground text-sm">
              {done.text}
            </span>
            {done.one !== null && (
              <Button size="sm" variant="ghost" className="text-primary-text" onClick={undo}>
                Undo
              </Button>
            )}
          </>
        ) : (
          <>
            <WriteEmailButton founder={{ id: founderId, name: founderName }} keys="e" />
            <ActionMenu keys="l" icon={<Check aria-hidden className="size-4" />} label="Mark as contacted">
              {touchChannelSchema.options.map((channel) => (
                <DropdownMenuItem key={channel} onSelect={() => logTouch(channel)}>
                  {channelLabels[channel]}
                </DropdownMenuItem>
              ))}
            </ActionMenu>
            <ActionMenu
              keys="s"
              icon={<Clock aria-hidden className="size-4" />}
              label="Snooze"
              name={`Snooze ${founderName}`}
            >
              {periods.map((period) => (
                <DropdownMenuItem key={period} onSelect={() => answer({ kind: "snoozed", period })}>
                  {snoozeLabels[period]}
                </DropdownMenuItem>
              ))}
            </ActionMenu>
            <Button
              icon={X}
              size="sm"
              variant="ghost"
              data-action="x"
              aria-label={`${founderName} is not useful`}
              data-tip={`Hides ${founderName} for three months`}
              onClick={() => answer({ kind: "not_useful" })}
            >
              Not useful
              <Kbd keys="x" />
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Who it is, with their place in a company. */
function Who({ opportunity, isDone }: { opportunity: Opportunity; isDone: boolean }) {
  const { founderId, founderName, profileUrl, company, roleTitle } = opportunity;
  const place = [roleTitle, company].filter(Boolean).join(", ");
  return (
    <div className={cn("min-w-0", isDone && "opacity-55")}>
      <Link
        to={`/people/${founderId}`}
        data-open
        className={cn(
          "rounded-control -mx-1 block truncate px-1 text-base leading-6 font-medium hover:underline focus-visible:-outline-offset-2",
          nameDirection(founderName),
        )}
      >
        {founderName}
      </Link>
      {place && (
        <p dir="auto" className="text-muted-foreground truncate text-left text-sm">
          {place}
        </p>
      )}
      {isSampleProfile(profileUrl) && <SampleLabel />}
    </div>
  );
}

/** What they posted, and why now. */
function News({ opportunity, isDone }: { opportunity: Opportunity; isDone: boolean }) {
  const { founderId, profileUrl, lastPostSummary, reasons } = opportunity;
  return (
    <div className={cn("grid min-w-0 justify-items-start gap-1", isDone && "opacity-55")}>
      {lastPostSummary && (
        <p dir="auto" className="line-clamp-2 text-left text-sm wrap-break-word">
          {lastPostSummary}
        </p>
      )}
      <ReasonChip founderId={founderId} profileUrl={profileUrl} reasons={reasons} />
    </div>
  );
}

interface ActionMenuProps {
  keys: string;
  icon: ReactNode;
  label: string;
  /** To assistive technology, where the label does not say who it is about. */
  name?: string;
  children: ReactNode;
}

/** A button with choices. Its key presses it from anywhere on the screen, for which it opens on a click as well. */
function ActionMenu({ keys, icon, label, name, children }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DropdownMenu open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" aria-label={name} data-action={keys} onClick={() => setOpen(true)}>
          {icon}
          {label}
          <Kbd keys={keys} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
