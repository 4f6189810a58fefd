import type { Onboarding } from "@contract/profile";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { focusInvalid } from "@/lib/focus-invalid";
import { installation } from "@/lib/installation";
import { type AnswerErrors, checkAnswers, firstOpenStep, neededForNext, STEPS } from "./onboarding-answers";
import { OnboardingFields } from "./onboarding-fields";
import type { OnboardingDraft } from "./use-onboarding-draft";

const HEADINGS = [
  { title: "Where do you work?", lead: "This helps us tailor summaries and drafts to you." },
  { title: "What will you use Tracker for?", lead: "Choose the closest match. You can change this later." },
  { title: "What do you want to achieve?", lead: "The assistant and your drafts take your goals into account." },
  { title: "Connect your phone and LinkedIn", lead: "Both are optional and visible only to you." },
] as const;
const WITH_TEXTING = "Both are optional. Your phone number lets you text the assistant.";

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
  takesTexts = installation.phone !== null,
}: OnboardingFormProps) {
  const { step, answers } = draft;
  const [isTold, setTold] = useState(false);
  const [errors, setErrors] = useState<AnswerErrors>({});
  // A second press in the same frame comes before anything is drawn again.
  const isSent = useRef(false);
  const fields = useFocusOnStep(step);
  const isLast = step === STEPS;
  const needed = neededForNext(answers, step);
  const goTo = (next: number) => onChange({ step: next, answers });

  useEffect(() => {
    if (!isSaving) isSent.current = false;
  }, [isSaving, refusal, step]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || isSent.current || needed !== null) return;
    if (!isLast) {
      setTold(false);
      goTo(step + 1);
      return;
    }
    const checked = checkAnswers(answers);
    setTold(!checked.ok);
    focusInvalid(event.currentTarget, () => setErrors(checked.ok ? {} : checked.errors));
    if (checked.ok) {
      isSent.current = true;
      onComplete(checked.onboarding);
    } else if (checked.sentence !== null) goTo(firstOpenStep(answers));
  };
  const checkedNow = checkAnswers(answers);
  const wrong = isTold && !checkedNow.ok ? checkedNow.sentence : null;
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
        <OnboardingFields
          step={step}
          answers={answers}
          errors={errors}
          onChange={(next) => {
            setErrors({});
            onChange({ step, answers: next });
          }}
        />
      </fieldset>
      {shown && <FormError>{shown}</FormError>}
      <StepButtons step={step} needed={needed} isSaving={isSaving} onBack={() => goTo(step - 1)} />
    </form>
  );
}

interface StepButtonsProps {
  step: number;
  /** Why Next can't be pressed yet; null when it can. */
  needed: string | null;
  isSaving: boolean;
  onBack: () => void;
}

function StepButtons({ step, needed, isSaving, onBack }: StepButtonsProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {step > 1 ? (
        <Button variant="ghost" disabled={isSaving} onClick={onBack}>
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          Back
        </Button>
      ) : (
        <span />
      )}
      {/* It keeps its place when it has nothing more to say: the buttons stay where they are. */}
      {step < STEPS && (
        <p
          id={id}
          className="text-muted-foreground min-h-5 flex-1 text-end text-sm text-balance max-sm:order-first max-sm:basis-full"
        >
          {needed}
        </p>
      )}
      {step === STEPS ? (
        <Button key="complete" type="submit" variant="primary" title="Complete Setup" disabled={isSaving}>
          {isSaving && <Spinner />}
          Complete Setup
        </Button>
      ) : (
        <Button
          key="next"
          type="submit"
          variant="primary"
          disabled={needed !== null}
          aria-describedby={needed === null ? undefined : id}
        >
          Next
          <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </Button>
      )}
    </div>
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
