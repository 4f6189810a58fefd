import { useId } from "react";
import { Section } from "@/components/section";
import { ThemeChoice } from "@/components/theme-choice";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { TimeZoneField } from "./time-zone-field";
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
        <TimeZoneField value={form.fields.timeZone} onChange={(zone) => form.set("timeZone", zone)} />
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
          <Label htmlFor={`${id}-months`}>Repeat monthly tasks on the same date</Label>
          <p id={`${id}-months-hint`} className="text-muted-foreground text-sm">
            Otherwise monthly tasks repeat every 30 days and quarterly ones every 90.
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
