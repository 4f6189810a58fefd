import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Loading } from "@/components/loading";
import { useOwnProfile } from "@/features/profile/profile.queries";
import { personOf, session, useSession } from "@/features/session/session.queries";
import { useValidatedSession } from "@/features/session/use-validated-session";
import { lazyPart } from "@/lib/load-chunk";
import { statusOf } from "@/lib/query-client";
import { useOnline } from "@/lib/use-online";
import { ConnectionBanner } from "./connection-banner";
import { fetchDataEarly } from "./route-chunks";
import { Shell } from "./shell";
import { SignedOut } from "./signed-out";

const Onboarding = lazyPart(() => import("@/features/onboarding/onboarding"));
const SignInAgain = lazyPart(() => import("@/features/session/sign-in-again"));

/** Lets signed-in people through; the others see what is for visitors. */
export function SignedIn() {
  const state = useSession();
  const client = useQueryClient();
  const location = useLocation();
  const userId = state.status === "signed-in" ? state.userId : null;
  const opened = useRef(location);
  useEffect(() => {
    if (userId !== null) fetchDataEarly(client, userId, opened.current);
  }, [userId, client]);

  if (state.status === "loading") return <Loading />;
  const person = personOf(state);
  if (person) {
    return (
      <>
        <SettledIn userId={person.userId} email={person.email} />
        {/* Nothing to close: the session stays ended, and the reload that is offered leads to the sign-in page. */}
        <LazyOverlay onFailed={() => undefined}>
          {state.status === "ended" && <SignInAgain email={person.email} />}
        </LazyOverlay>
      </>
    );
  }
  return <SignedOut after={state.status === "signed-out" ? state.after : "nothing"} onTold={session.forgetEnd} />;
}

/** The app for whoever has been through onboarding; before that, onboarding over the whole screen. */
function SettledIn({ userId, email }: { userId: string; email: string }) {
  const profile = useOwnProfile(userId, email);
  const isOnline = useOnline();
  useValidatedSession();
  const isAccountGone = statusOf(profile.error) === 404;
  useEffect(() => {
    if (isAccountGone) void session.drop();
  }, [isAccountGone]);
  // Offline nobody can tell, and whoever opens Tracker then has most likely settled in long ago. Their screen stays when they are back.
  const isKnown = !profile.isPending || !isOnline;
  const [isLetIn, setLetIn] = useState(isKnown);
  if (isKnown && !isLetIn) setLetIn(true);
  if (!(isKnown || isLetIn) || isAccountGone) return <Loading />;
  if (profile.data?.onboardingCompleted === false) {
    return (
      <Suspense fallback={<Loading />}>
        <Onboarding onDone={() => undefined} />
      </Suspense>
    );
  }
  return (
    <div className="flex h-full flex-col">
      <ConnectionBanner />
      <div className="min-h-0 flex-1">
        <Shell userId={userId} email={email} />
      </div>
    </div>
  );
}
