import type { DigestSettings } from "@contract/digests";
import type { User } from "@contract/profile";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ErrorState } from "@/components/error-state";
import { Section } from "@/components/section";
import { Skeleton } from "@/components/ui/skeleton";
import { linkedPhoneQuery } from "@/features/phones/phones.queries";
import { installation } from "@/lib/installation";
import { QuietHours, When } from "./digest-hours";
import { DigestTrial } from "./digest-trial";
import { OnOff, type PartProps } from "./digest-choices";
import { digestSettingsQuery, shownSettings, useSaveDigestSettings } from "./digests.queries";

const canText = installation.takesTexts;

interface DigestSectionProps {
  user: User;
  /** Changes the profile's time zone. */
  onZone: (timeZone: string) => void;
}

/** Chooses whether, when and how the user gets a daily digest. Each choice is saved at once. */
export function DigestSection({ user, onZone }: DigestSectionProps) {
  const { data: stored, error, refetch, isFetching } = useQuery(digestSettingsQuery);
  return (
    <Section
      id="morning-digest"
      title="Morning digest"
      lead="Who posted, who to reach out to, which tasks are due and what failed. On days without news none is sent."
    >
      {stored !== undefined ? (
        <Settings user={user} stored={stored} onZone={onZone} />
      ) : error ? (
        <ErrorState title="Failed to fetch your settings" query={{ refetch, isFetching }} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Section>
  );
}

function Settings({ user, stored, onZone }: DigestSectionProps & { stored: DigestSettings | null }) {
  const { mutate: set } = useSaveDigestSettings(user.id);
  const settings = shownSettings(stored);
  return (
    <>
      <div className="rounded-card divide-y border">
        <OnOff
          label="Send me a digest"
          hint={
            <>
              It is always in the app, under{" "}
              <Link to="/digest" className="text-primary-text underline">
                Morning digest
              </Link>
              .
            </>
          }
          isOn={!settings.isPaused}
          onChange={(isOn) => set({ isPaused: !isOn })}
        />
        {!settings.isPaused && (
          <>
            <When timeZone={user.timeZone} settings={settings} set={set} onZone={onZone} />
            <Channels user={user} settings={settings} set={set} />
            <QuietHours settings={settings} set={set} />
          </>
        )}
      </div>
      <DigestTrial />
    </>
  );
}

function Channels({ user, settings, set }: PartProps & { user: User }) {
  const { data: phone } = useQuery({ ...linkedPhoneQuery, enabled: canText });
  return (
    <>
      {canText && (
        <OnOff
          label="By text"
          hint={
            phone === null && !settings.byText
              ? "Link your phone first, under Texting."
              : "One text with a link. Answer with numbers: 1 and 2 done, snooze 3 friday, draft 4."
          }
          isOn={settings.byText}
          disabled={phone === null && !settings.byText}
          onChange={(byText) => set({ byText })}
        />
      )}
      <OnOff
        label="By email"
        hint={`To ${user.email}.`}
        isOn={settings.byEmail}
        onChange={(byEmail) => set({ byEmail })}
      />
    </>
  );
}
