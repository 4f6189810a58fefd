import type { User } from "@contract/profile";
import { type ReactNode, type SubmitEvent, useId } from "react";
import { CircleCheck, CloudUpload } from "lucide-react";
import { focusInvalid } from "@/lib/focus-invalid";
import { Section } from "@/components/section";
import { ThemeChoice } from "@/components/theme-choice";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Button } from "@/components/ui/button";
import { ProfileSections } from "./profile-sections";
import { type ProfileForm, useProfileForm } from "./use-profile-form";
import { TimeZoneField } from "./time-zone-field";
import { WAITS } from "./profile-fields";

/**
 * Floats at the foot of the settings: Save Changes, quiet until something differs from what is saved, and what became of it. Its strip is
 * as wide as the settings and opaque, and the pane scrolls what has the focus clear of it, so no field is ever half under it.
 */
function SaveBar({ form }: { form: ProfileForm }) {
  const { isChanged, isSaving, saved, refusal } = form;
  const isQuiet = !isChanged && !isSaving && saved === null && refusal === null;
  const Icon = saved === WAITS ? CloudUpload : CircleCheck;
  return (
    // On a phone beside the floating button, which is over the corner; while there is nothing to save it is at the end of the page,
    // not over what is being read.
    <div
      className={`bg-background sticky bottom-0 z-10 -mx-1 border-t px-1 py-3 max-md:pe-15 ${isQuiet ? "border-transparent max-md:static" : ""}`}
    >
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p
          role="status"
          className={`${saved === WAITS ? "text-info-foreground" : "text-good-foreground"} flex items-center gap-1.5 px-2 text-base empty:hidden`}
        >
          {saved && (
            <>
              <Icon aria-hidden className="size-4 shrink-0" />
              {saved}
            </>
          )}
        </p>
        {refusal && (
          <p role="alert" className="text-bad-foreground min-w-0 px-2 text-base wrap-break-word">
            {refusal}
          </p>
        )}
        {isChanged && !isSaving && (
          <Button variant="ghost" onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          form="profile"
          variant={isChanged ? "primary" : "ghost"}
          aria-disabled={!isChanged || isSaving}
        >
          {isSaving ? "Saving..." : "Save Changes"}
        </Button>
      </div>
    </div>
  );
}

const WEEK_STARTS = [
  ["sunday", "Sunday"],
  ["monday", "Monday"],
  ["saturday", "Saturday"],
] as const;

/** How days are counted, and how the screen looks. */
function PreferencesSection({ form }: { form: ProfileForm }) {
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

/** Browsers leave a field where it is when it can be seen but for what floats over it; the pane's scroll padding says how much that is. */
function scrollClear({ target }: { target: Element }) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}

/** The settings of the profile that are saved together; `children` are the sections that save themselves. */
export function ProfileSettings({ user, children }: { user: User; children: ReactNode }) {
  const form = useProfileForm(user);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isChanged && !form.isSaving) focusInvalid(event.currentTarget, () => void form.save());
  };
  return (
    <div className="grid min-w-0 gap-10" onFocus={scrollClear}>
      <form id="profile" noValidate onSubmit={submit} aria-label="Profile" className="grid gap-8">
        <ProfileSections form={form} email={user.email} />
        <PreferencesSection form={form} />
      </form>
      {children}
      <SaveBar form={form} />
    </div>
  );
}
