import type { User } from "@contract/profile";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ErrorState } from "@/components/error-state";
import { DataSourcesSection } from "@/features/data-sources/data-sources-section";
import { DigestSection } from "@/features/digests/digest-section";
import { ExportSection } from "@/features/export/export-section";
import { LegalLinks } from "@/features/legal/legal-links";
import { NotificationsSection } from "@/features/notifications/notifications-section";
import { PhoneSection } from "@/features/phones/phone-section";
import { ProfileSettings } from "@/features/profile/profile-settings";
import { ProfileSkeleton } from "@/features/profile/profile-skeleton";
import { useChangeProfile } from "@/features/profile/profile-edits.queries";
import { profileQuery } from "@/features/profile/profile.queries";
import { SectionLinks } from "@/features/profile/section-links";
import { AccountSection } from "@/features/session/account-section";
import { useUserId } from "@/features/session/session.queries";
import { ApiAccessSection } from "@/features/tokens/api-access-section";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { useTitle } from "@/lib/use-title";

export default function ProfileRoute() {
  useTitle("Profile");
  const { data: user, refetch, isFetching, isError } = useQuery(profileQuery(useUserId()));
  const { change } = useChangeProfile();
  const move = (whose: User, timeZone: string) =>
    change(whose, { timeZone }).catch((error: unknown) =>
      toast.bad(reasonOr("Your time zone could not be saved. Please try again.", error)),
    );
  const pane = useScrollToHash(user !== undefined);
  return (
    // Positioned, so that what is hidden but for screen readers is cut off by this pane and does not lengthen the page.
    <div ref={pane} className="relative min-h-0 flex-1 scroll-pb-20 overflow-y-auto">
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 px-4 py-6 sm:px-6 lg:grid-cols-[11rem_minmax(0,42rem)]">
        <h1 className="text-xl font-semibold tracking-tight lg:col-span-2">Profile</h1>
        <SectionLinks pane={pane} isReady={user !== undefined} />
        {user ? (
          <ProfileSettings user={user}>
            <PhoneSection />
            <DigestSection user={user} onZone={(timeZone) => void move(user, timeZone)} />
            <NotificationsSection />
            <DataSourcesSection />
            <ApiAccessSection />
            <ExportSection />
            <AccountSection />
            <LegalLinks />
          </ProfileSettings>
        ) : isError ? (
          <ErrorState title="Failed to fetch your profile" query={{ refetch, isFetching }} />
        ) : (
          <ProfileSkeleton />
        )}
      </div>
    </div>
  );
}

/** Goes to the section that the address names once it is there; only this pane scrolls, which browsers do not see to. */
function useScrollToHash(isReady: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash !== "") pane.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView();
  }, [isReady, hash]);
  return pane;
}
