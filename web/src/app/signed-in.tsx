import { useQueryClient } from "@tanstack/react-query";
import { startTransition, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { CloudAlert, CloudOff, CloudUpload } from "lucide-react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Loading } from "@/components/loading";
import { useOwnProfile } from "@/features/profile/profile.queries";
import { personOf, session, useSession } from "@/features/session/session.queries";
import { useValidatedSession } from "@/features/session/use-validated-session";
import { lazyPart } from "@/lib/load-chunk";
import { statusOf } from "@/lib/query-client";
import { useOnline } from "@/lib/use-online";
import { Button } from "@/components/ui/button";
import { registerPendingChanges } from "@/lib/pending-changes";
import { useOutbox, useWaitingEdits } from "@/lib/outbox/use-outbox";
import { toast } from "@/lib/toast";
import { hasStoredSession } from "@/lib/stored-session";
import { FirstFrame } from "./first-frame";
import { fetchDataEarly, loadWaitingEdits } from "./route-chunks";
import { Shell } from "./shell";
import { SignedOut } from "./signed-out";
import { connectionSentence } from "./connection-sentence";

const WaitingEditsDialog = lazyPart(loadWaitingEdits);

/** Over every screen while the browser is offline or something typed is not at the server yet. */
function ConnectionBanner() {
  const isOnline = useOnline();
  const edits = useWaitingEdits();
  const [isOpen, setIsOpen] = useState(false);
  usePendingChanges();
  const show = () =>
    void loadWaitingEdits().then(
      () => setIsOpen(true),
      () => toast.bad("This can't be shown while you're offline. Your changes are safe."),
    );
  const refused = edits.filter((edit) => edit.refusal !== undefined).length;
  const waiting = edits.length - refused;
  const sentence = connectionSentence({ isOnline, waiting, refused });
  if (sentence === null) return null;
  const Icon = refused > 0 ? CloudAlert : isOnline ? CloudUpload : CloudOff;
  return (
    <div
      className={`flex min-h-9 shrink-0 items-center justify-center gap-2 px-4 py-1 text-sm ${refused > 0 ? "bg-bad text-bad-foreground" : "bg-info text-info-foreground"}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <p role="status">{sentence}</p>
      {edits.length > 0 && (
        <Button size="sm" onClick={show}>
          Show changes
        </Button>
      )}
      <LazyOverlay onFailed={() => setIsOpen(false)}>
        {isOpen && <WaitingEditsDialog onClose={() => setIsOpen(false)} />}
      </LazyOverlay>
    </div>
  );
}

/** Makes a sign-out ask about changes in the outbox, and forget them. */
function usePendingChanges() {
  const outbox = useOutbox();
  useEffect(
    () => registerPendingChanges({ count: () => outbox.read().length, forget: () => outbox.forget() }),
    [outbox],
  );
}

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

  if (state.status === "loading") return hasStoredSession() ? <FirstFrame /> : <Loading />;
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

/** The app for anyone who has been through onboarding; before that, onboarding over the whole screen. */
function SettledIn({ userId, email }: { userId: string; email: string }) {
  const profile = useOwnProfile(userId, email);
  const isOnline = useOnline();
  useValidatedSession();
  const isAccountGone = statusOf(profile.error) === 404;
  useEffect(() => {
    if (isAccountGone) void session.drop();
  }, [isAccountGone]);
  // Offline nobody can tell, and anyone who opens Tracker then has most likely settled in long ago. Their screen stays when they are back.
  const isKnown = !profile.isPending || !isOnline;
  const [isLetIn, setLetIn] = useState(isKnown);
  useEffect(() => {
    // In slices, as `useArrived`.
    if (isKnown) startTransition(() => setLetIn(true));
  }, [isKnown]);
  if (!isLetIn || isAccountGone) return <FirstFrame />;
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
