import { newFeedbackSchema } from "@contract/feedback";
import { CircleCheck } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Segmented } from "@/components/ui/segmented";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { issuesByField } from "@/lib/issues-by-field";
import { useDraft } from "@/lib/use-draft";
import { useAddFeedback } from "./feedback.queries";

const THANKS_MS = 1_500;
const NOT_SENT = "Your feedback could not be sent. It is kept here; please try again.";
const TYPES = [
  { value: "bug", label: "Bug" },
  { value: "feature", label: "Feature" },
] as const;
type FeedbackType = (typeof TYPES)[number]["value"];

interface FeedbackDialogProps {
  userId: string;
  onClose: () => void;
}

/** Tells us about a bug or a wish. What is typed stays until it is sent. */
export default function FeedbackDialog({ userId, onClose }: FeedbackDialogProps) {
  const [type, setType] = useDraft(userId, "feedback-type");
  const [text, setText] = useDraft(userId, "feedback");
  const send = useAddFeedback();
  const kind: FeedbackType = type === "feature" ? "feature" : "bug";
  const form = {
    type: kind,
    text,
    onType: setType,
    onText: (next: string) => {
      setText(next);
      send.reset();
    },
    busy: send.isPending,
    refusal: send.error ? NOT_SENT : null,
    onSend: (description: string) =>
      send.mutate(
        { type: kind, description },
        {
          onSuccess: () => {
            setText("");
            setType("");
          },
        },
      ),
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <div className="grid gap-1">
          <DialogTitle>Feedback</DialogTitle>
          <DialogDescription>What went wrong, or what you are missing. We read every word.</DialogDescription>
        </div>
        {send.isSuccess ? <Thanks onOver={onClose} /> : <FeedbackForm {...form} />}
      </DialogContent>
    </Dialog>
  );
}

function Thanks({ onOver }: { onOver: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onOver, THANKS_MS);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <p role="status" className="flex flex-col items-center gap-2 py-10 text-lg font-semibold">
      <CircleCheck aria-hidden className="text-good-foreground size-8" />
      Thank you!
    </p>
  );
}

interface FeedbackFormProps {
  type: FeedbackType;
  text: string;
  busy: boolean;
  refusal: string | null;
  onType: (type: FeedbackType) => void;
  onText: (text: string) => void;
  onSend: (description: string) => void;
}

function FeedbackForm({ type, text, busy, refusal, onType, onText, onSend }: FeedbackFormProps) {
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = z.safeParse(newFeedbackSchema, { type, description: text });
    if (parsed.success) {
      onSend(parsed.data.description);
      return;
    }
    setError(issuesByField(parsed.error)["description"]);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Segmented label="Kind of feedback" value={type} onChange={onType} options={TYPES} className="w-full" />
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{type === "bug" ? "What happened?" : "What would help you?"}</Label>
        <Textarea
          ref={field}
          id={id}
          rows={5}
          className="min-h-30 pointer-coarse:min-h-30"
          dir="auto"
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
          onChange={(event) => {
            setError(undefined);
            onText(event.target.value);
          }}
        />
        {error && (
          <p id={`${id}-error`} role="alert" className="text-bad-foreground text-sm">
            {error}
          </p>
        )}
      </div>
      {refusal && <FormError>{refusal}</FormError>}
      <DialogFooter>
        <Button type="submit" variant="primary" className="w-full" aria-disabled={busy}>
          {busy && <Spinner />}
          {busy ? "Sending..." : "Send feedback"}
        </Button>
      </DialogFooter>
    </form>
  );
}
