import type { Onboarding } from "@contract/profile";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { operator } from "@/lib/this-operator";
import { checkAnswers, firstOpenStep, isFilled, STEPS } from "./onboarding-answers";
import { OnboardingFields } from "./onboarding-fields";
import type { OnboardingDraft } from "./use-onboarding-draft";

const HEADINGS = [
  { title: "Where do you work?", lead: "So that summaries and messages fit who you are." },
  { title: "What will you use Tracker for?", lead: "Pick what comes closest. You can change it later." },
  { title: "What do you want to achieve?", lead: "Your goals steer what Tracker suggests." },
  { title: "How can we recognise you?", lead: "Both are optional, and nobody but you sees them." },
] as const;
const WITH_TEXTING = "Both are optional. Your number lets you text the assistant.";

interface OnboardingFormProps {
  draft: OnboardingDraft;
  onChange: (draft: OnboardingDraft) => void;
  onComplete: (onboarding: Onboarding) => void;
  isSaving: boolean;
  /** Why the answers could not be stored. */
  refusal: string | null;
  /** Whether there is a number that answers text messages. */
  takesTexts?: boolean;
}

/** Four steps of questions. Only the last one submits; Enter goes on where there is something to go on with. */
export function OnboardingForm({
  draft,
  onChange,
  onComplete,
  isSaving,
  refusal,
  takesTexts = operator.phone !== null,
}: OnboardingFormProps) {
  const { step, answers } = draft;
  const [wrong, setWrong] = useState<string | null>(null);
  const fields = useFocusOnStep(step);
  const isLast = step === STEPS;
  const filled = isFilled(answers, step);
  const goTo = (next: number) => onChange({ step: next, answers });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving || !filled) return;
    if (!isLast) {
      setWrong(null);
      goTo(step + 1);
      return;
    }
    const checked = checkAnswers(answers);
    setWrong(checked.ok ? null : checked.sentence);
    if (checked.ok) onComplete(checked.onboarding);
    else goTo(firstOpenStep(answers));
  };
  const shown = wrong ?? refusal;
  const { title, lead } = HEADINGS[step - 1] ?? HEADINGS[0];

  return (
    <form noValidate onSubmit={submit} aria-label="Onboarding" className="grid w-full max-w-md content-start gap-6">
      <OnboardingProgress step={step} />
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="text-muted-foreground text-base">{isLast && takesTexts ? WITH_TEXTING : lead}</p>
      </div>
      <fieldset ref={fields} disabled={isSaving} className="grid min-h-36 content-start gap-4">
        <OnboardingFields step={step} answers={answers} onChange={(next) => onChange({ step, answers: next })} />
      </fieldset>
      {shown && <FormError>{shown}</FormError>}
      <div className="flex items-center justify-between gap-2">
        {step > 1 ? (
          <Button variant="ghost" disabled={isSaving} onClick={() => goTo(step - 1)}>
            <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
            Back
          </Button>
        ) : (
          <span />
        )}
        {isLast ? (
          <Button key="complete" type="submit" variant="primary" title="Complete Setup" disabled={isSaving}>
            {isSaving && <Spinner />}
            Complete Setup
          </Button>
        ) : (
          <Button key="next" type="submit" variant="primary" disabled={!filled}>
            Next
            <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
          </Button>
        )}
      </div>
    </form>
  );
}

/** A quarter for each step. */
function OnboardingProgress({ step }: { step: number }) {
  return (
    <div className="grid gap-2">
      <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
        Step {step} of {STEPS}
      </p>
      <Progress value={(step / STEPS) * 100} label="Setup" />
    </div>
  );
}

/** The first field of each step has the focus when the step is shown. */
function useFocusOnStep(step: number) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [step]);
  return fields;
}
