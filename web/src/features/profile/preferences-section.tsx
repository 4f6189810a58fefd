import { memo, useId } from "react";
import { Section } from "@/components/section";
import { ThemeChoice } from "@/components/theme-choice";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { timeZones } from "./time-zones";
import type { ProfileForm } from "./use-profile-form";

const WEEK_STARTS = [
  ["sunday", "Sunday"],
  ["monday", "Monday"],
  ["saturday", "Saturday"],
] as const;

/** How days are counted, and how the screen looks. */
export function PreferencesSection({ form }: { form: ProfileForm }) {
  const id = useId();
  const { weekStart, calendarMonths } = form.fields;
  return (
    <Section id="preferences" title="Preferences">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TimeZoneField form={form} />
        <div className="grid content-start gap-1.5">
          <Label htmlFor={`${id}-week`}>First day of the week</Label>
          <Select id={`${id}-week`} value={weekStart} onChange={(event) => form.set("weekStart", event.target.value)}>
            {WEEK_STARTS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-0.5">
          <Label htmlFor={`${id}-months`}>True calendar months</Label>
          <p id={`${id}-months-hint`} className="text-muted-foreground text-sm">
            Monthly tasks come back on the same day of the month, quarterly ones every three months. Off, they come back
            every 30 and 90 days.
          </p>
        </div>
        <Switch
          id={`${id}-months`}
          aria-describedby={`${id}-months-hint`}
          checked={calendarMonths}
          onCheckedChange={(checked) => form.set("calendarMonths", checked)}
        />
      </div>
      <ThemeChoice />
    </Section>
  );
}

function TimeZoneField({ form }: { form: ProfileForm }) {
  const id = useId();
  const { timeZone } = form.fields;
  const ofBrowser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id}>Time zone</Label>
      <Select id={id} value={timeZone} onChange={(event) => form.set("timeZone", event.target.value)}>
        <TimeZoneOptions timeZone={timeZone} ofBrowser={ofBrowser} />
      </Select>
      {timeZone !== ofBrowser && (
        <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-sm">
          Your browser says {ofBrowser.replaceAll("_", " ")}.
          <Button
            variant="ghost"
            size="sm"
            className="text-primary-text px-1"
            onClick={() => form.set("timeZone", ofBrowser)}
          >
            Use that
          </Button>
        </p>
      )}
    </div>
  );
}

/** Some four hundred of them, which need not be drawn anew for each letter typed elsewhere. */
const TimeZoneOptions = memo(function TimeZoneOptions(shown: { timeZone: string; ofBrowser: string }) {
  return timeZones([shown.timeZone, shown.ofBrowser]).map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll("_", " ")}
    </option>
  ));
});
