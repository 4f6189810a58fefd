import { type NewFeedback, newFeedbackSchema } from "@contract/feedback";
import { CircleCheck } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { Labelled } from "@/components/field";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { Segmented } from "@/components/ui/segmented";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { issuesByField } from "@/lib/issues-by-field";
import { toast } from "@/lib/toast";
import { forgetDraft, useDraft } from "@/lib/use-draft";
import { useAddFeedback, useIsSendingFeedback } from "./feedback.queries";

/** The key of the draft in this tab. */
const DRAFT = "feedback";

interface FeedbackDraft {
  type: NewFeedback["type"];
  text: string;
}

const draftSchema = z.object({ type: newFeedbackSchema.shape.type, text: z.string() });

function readDraft(kept: string): FeedbackDraft {
  try {
    return z.parse(draftSchema, JSON.parse(kept));
  } catch {
    return { type: "bug", text: "" };
  }
}

/** A kind without any words is nothing to keep. */
const writeDraft = (draft: FeedbackDraft) => (draft.text === "" ? "" : JSON.stringify(draft));

const THANKS_MS = 1_500;
const NOT_SENT = "Your feedback couldn’t be sent. What you typed is still here. Please try again.";
const TYPES = [
  { value: "bug", label: "Bug" },
  { value: "feature", label: "Feature" },
] as const;

interface FeedbackDialogProps {
  userId: string;
  onClose: () => void;
}

/** Tells us about a bug or a wish. What is typed stays until it is sent. */
export default function FeedbackDialog({ userId, onClose }: FeedbackDialogProps) {
  const isShown = useIsShown();
  const send = useAddFeedback({
    onSuccess: () => forgetDraft(userId, DRAFT),
    onError: () => !isShown() && toast.bad(NOT_SENT),
  });
  // One that was closed while it was sent: what was typed is shown again only if it does not arrive.
  const isOnItsWay = useIsSendingFeedback() && send.isIdle;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHead title="Feedback">Report a bug or suggest a feature. We read every message.</DialogHead>
        {send.isSuccess ? (
          <Thanks onOver={onClose} />
        ) : isOnItsWay ? (
          <p role="status" className="flex items-center gap-2 py-10 text-base">
            <Spinner />
            Sending...
          </p>
        ) : (
          <FeedbackForm
            userId={userId}
            busy={send.isPending}
            refusal={send.error ? NOT_SENT : null}
            onChange={send.reset}
            onSend={send.mutate}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Tells whether the component is still on screen, to anyone who asks after a wait. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
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
  userId: string;
  busy: boolean;
  refusal: string | null;
  onChange: () => void;
  onSend: (feedback: NewFeedback) => void;
}

function FeedbackForm({ userId, busy, refusal, onChange, onSend }: FeedbackFormProps) {
  const [kept, keep] = useDraft(userId, DRAFT);
  const [{ type, text }, setDraft] = useState(() => readDraft(kept));
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (next: Partial<FeedbackDraft>) => {
    // What is on its way is thought of as sent, so it stays as it is until the answer.
    if (busy) return;
    setDraft({ type, text, ...next });
    keep(writeDraft({ type, text, ...next }));
    onChange();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = z.safeParse(newFeedbackSchema, { type, description: text });
    if (parsed.success) {
      onSend(parsed.data);
      return;
    }
    setError(issuesByField(parsed.error)["description"]);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Segmented
        label="Kind of feedback"
        value={type}
        onChange={(next) => change({ type: next })}
        options={TYPES}
        className="w-full"
      />
      <Labelled label={type === "bug" ? "What happened?" : "What would help you?"} error={error} says>
        {(described) => (
          <Textarea
            ref={field}
            {...described}
            rows={5}
            className="min-h-30 pointer-coarse:min-h-30"
            dir="auto"
            value={text}
            readOnly={busy}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
            onChange={(event) => {
              setError(undefined);
              change({ text: event.target.value });
            }}
          />
        )}
      </Labelled>
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
