import type { Opportunity } from "@contract/ai";
import { touchChannelSchema } from "@contract/activities";
import { SNOOZE_DAYS, type SnoozePeriod } from "@contract/outreach-answers";
import { Check, Clock, X } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { ReasonLine } from "./reason-line";
import { channelLabels, snoozeLabels, useReachOutActions } from "./reach-out-actions";
import { WriteEmailButton } from "./write-email-button";

// Object.keys knows no keys, only strings.
const periods = Object.keys(SNOOZE_DAYS) as SnoozePeriod[];

/** Somebody worth reaching out to now: why, and what can be done about it. */
export function OpportunityRow({ opportunity }: { opportunity: Opportunity }) {
  const { founderId, founderName, reasons } = opportunity;
  const { isLogging, logTouch, answer } = useReachOutActions(opportunity);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5 lg:flex-nowrap">
      <div className="min-w-0 flex-1 basis-72">
        <Link to={`/people/${founderId}`} className="block truncate text-base leading-6 font-medium hover:underline">
          <bdi>{founderName}</bdi>
        </Link>
        <ReasonLine founderId={founderId} reasons={reasons} />
      </div>
      <div className="flex shrink-0 items-center gap-1" role="group" aria-label={`What to do about ${founderName}`}>
        <WriteEmailButton founder={{ id: founderId, name: founderName }} />
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="sm" disabled={isLogging}>
              <Check aria-hidden className="size-4" />
              Log touch
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {touchChannelSchema.options.map((channel) => (
              <DropdownMenuItem key={channel} onSelect={() => logTouch(channel)}>
                {channelLabels[channel]}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="icon" variant="ghost" aria-label={`Snooze ${founderName}`} data-tip="Snooze">
              <Clock aria-hidden className="size-4" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {periods.map((period) => (
              <DropdownMenuItem key={period} onSelect={() => answer({ kind: "snoozed", period })}>
                {snoozeLabels[period]}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <Button
          size="icon"
          variant="ghost"
          aria-label={`${founderName} is not useful`}
          data-tip="Not useful"
          onClick={() => answer({ kind: "not_useful" })}
        >
          <X aria-hidden className="size-4" />
        </Button>
      </div>
    </li>
  );
}
