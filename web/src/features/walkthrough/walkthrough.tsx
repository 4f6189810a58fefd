import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { profileQuery, useCompleteWalkthrough } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { AT_FIRST_DOOR } from "@/lib/first-door";
import { lazyPart } from "@/lib/load-chunk";
import { useAddressPart } from "@/lib/use-address-part";
import { useKeptProgress } from "./use-kept-progress";
import { afterClosing, LATER, PARTS, partNamed, type Progress } from "./walkthrough-parts";

const dialogs = {
  screen: lazyPart(() => import("./screen-tour")),
  extension: lazyPart(() => import("./extension-walkthrough")),
  phone: lazyPart(() => import("./phone-walkthrough")),
};

/** The walkthrough of a new user, or the one part that `?walkthrough=` asks for; else nothing. */
export function Walkthrough() {
  const [named, setNamed] = useAddressPart("walkthrough");
  const sequence = useSequence();
  const { close, end } = sequence;
  // A tab that a step of it was left for shows what it was left for.
  const [isHeld] = useState(() => named === LATER);
  const step = isHeld ? null : sequence.step;
  const asked = partNamed(named);
  const closeAsked = useCallback(() => setNamed(null, { replace: true }), [setNamed]);

  const part = asked ?? (step === null ? undefined : PARTS[step - 1]);
  return (
    // One that does not load is shown again by a reload; it is not over for that.
    <LazyOverlay key={part} onFailed={asked ? closeAsked : () => undefined}>
      {part &&
        (asked || step === null ? (
          <Part part={part} inSequence={null} onClose={closeAsked} />
        ) : (
          <Part key={step} part={part} inSequence={{ step, onSkip: end }} onClose={close} />
        ))}
    </LazyOverlay>
  );
}

function Part({ part, ...props }: { part: keyof typeof dialogs } & ComponentProps<(typeof dialogs)["screen"]>) {
  const Dialog = dialogs[part];
  return <Dialog {...props} />;
}

/** At which of the three steps a new user is (null: at none), and what closing it does. A reload goes on where it was. */
function useSequence() {
  const userId = useUserId();
  const { data: user } = useQuery(profileQuery(userId));
  const { progress, keep, forget } = useKeptProgress(userId);
  const { mutateAsync: complete } = useCompleteWalkthrough();
  const navigate = useNavigate();
  const isDue = user?.onboardingCompleted === true && !user.walkthroughCompleted;
  const hasEnded = progress.status === "ended";

  const tellServer = useCallback(() => {
    // It has ended for the user either way; what the server did not hear is told it again at the next start.
    complete(undefined).then(forget, () => undefined);
  }, [complete, forget]);
  const isUntold = isDue && hasEnded;
  useEffect(() => {
    if (isUntold) tellServer();
  }, [isUntold, tellServer]);

  const goTo = (next: Progress) => {
    keep(next);
    if (next.status === "ended") void navigate("/people", { state: AT_FIRST_DOOR });
  };
  return {
    step: isDue && progress.status === "at" ? progress.step : null,
    close: () => {
      if (progress.status === "at") goTo(afterClosing(progress.step));
    },
    end: () => goTo({ status: "ended" }),
  };
}
