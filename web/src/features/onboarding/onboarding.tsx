import { LogOut } from "lucide-react";
import { Mark } from "@/components/mark";
import { ThemeSwitch } from "@/components/theme-switch";
import { Button } from "@/components/ui/button";
import { useCompleteOnboarding } from "@/features/profile/profile.queries";
import { session } from "@/features/session/session.queries";
import { useTitle } from "@/lib/use-title";
import { onboardingSentence } from "./onboarding-answers";
import { OnboardingForm } from "./onboarding-form";
import { useOnboardingDraft } from "./use-onboarding-draft";

/** The first thing a new user sees, over the whole screen. `onDone` is called once the answers are stored and the user is fresh. */
export default function Onboarding({ onDone }: { onDone: () => void }) {
  useTitle("Welcome");
  const { draft, change, clear } = useOnboardingDraft();
  const { mutateAsync, isPending, error } = useCompleteOnboarding();
  return (
    <div className="bg-background flex min-h-full flex-col">
      <header className="flex h-12 shrink-0 items-center gap-1 px-4">
        <span className="flex items-center gap-2 text-base font-semibold">
          <Mark />
          Tracker
        </span>
        <span className="ms-auto" />
        <ThemeSwitch />
        <Button icon={LogOut} variant="ghost" size="sm" onClick={() => void session.leave()}>
          Sign out
        </Button>
      </header>
      <main className="flex flex-1 justify-center px-4 pt-[clamp(1.5rem,20vh,14rem)] pb-12">
        <OnboardingForm
          draft={draft}
          onChange={change}
          isSaving={isPending}
          refusal={error && onboardingSentence(error)}
          onComplete={(onboarding) => {
            // As a promise: a mutation's own callbacks are not called once the screen has changed.
            mutateAsync(onboarding).then(
              () => {
                clear();
                onDone();
              },
              () => undefined,
            );
          }}
        />
      </main>
    </div>
  );
}
