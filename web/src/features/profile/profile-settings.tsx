import type { User } from "@contract/profile";
import type { ReactNode, SubmitEvent } from "react";
import { focusInvalid } from "@/lib/focus-invalid";
import { PreferencesSection } from "./preferences-section";
import { ProfileSections } from "./profile-sections";
import { SaveBar } from "./save-bar";
import { useProfileForm } from "./use-profile-form";

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
