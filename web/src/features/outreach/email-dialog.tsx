import { emailTemplateSchema, emailToneSchema } from "@contract/ai";
import { Mail } from "lucide-react";
import { useId } from "react";
import * as z from "zod/mini";
import { CopyButton } from "@/components/copy-button";
import { ErrorState } from "@/components/error-state";
import { Field, Labelled } from "@/components/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Segmented } from "@/components/ui/segmented";
import { Options, Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { usePersonRow } from "@/features/founders/founders.queries";
import { toast } from "@/lib/toast";
import { type EditedEmail, gapIn, mailtoOf, templateLabels, toneLabels } from "./email-draft";
import { EmailRecipient } from "./email-recipient";
import { EmailSourcesField } from "./email-sources";
import { type EmailChoice, keyed, useLogTouch } from "./outreach.queries";
import { useEmailDraft } from "./use-email-draft";
import { cutText } from "@contract/storable";

const tones = emailToneSchema.options.map((value) => ({ value, label: toneLabels[value] }));
const NOT_LOGGED = "This could not be logged. Your draft is kept; please try again.";
/** As much as the log takes, in characters. */
const MESSAGE_MAX_LENGTH = 10_000;

interface EmailDialogProps {
  founder: { id: string; name: string };
  onClose: () => void;
}

/** Writes an email to someone: from a template or by a language model, then by hand. It is sent from the user's own mail program. */
export default function EmailDialog({ founder: { id: founderId, name }, onClose }: EmailDialogProps) {
  const { person } = usePersonRow(founderId);
  const draft = useEmailDraft(founderId, person?.lastTouchAt != null);
  const { choice, draftAgain, email, error, edit } = draft;
  const { mutateAsync: log } = useLogTouch();
  const markSent = async (sent: EditedEmail) => {
    const message = cutText(`${sent.subject}\n\n${sent.body}`, MESSAGE_MAX_LENGTH);
    const logged = log(keyed({ founderId, channel: "email", message }));
    // It is in the timeline at once. The draft goes once the log has it.
    draft.edit({});
    onClose();
    try {
      await logged;
      draft.forget();
      toast.good(`Email to ${name} logged`);
    } catch {
      toast.bad(NOT_LOGGED);
    }
  };

  const gap = email && gapIn(email);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="gap-3 md:w-[38rem]" onEscapeKeyDown={leaveToEditor}>
        <DialogHead title={`Email to ${name}`} dir="auto">
          {email?.label ?? (error ? "No draft" : "Drafting…")}
        </DialogHead>
        <EmailRecipient founder={{ id: founderId, name: person?.name ?? name }} email={person?.email} />
        <Choices choice={choice} onChoose={(next) => void draftAgain(next)} />
        <EmailSourcesField
          founder={{ id: founderId, profileUrl: person?.profileUrl }}
          chosen={choice.sources}
          onChoose={(sources) => void draftAgain({ sources })}
          basedOn={email?.basedOn ?? []}
          onLeave={onClose}
        />
        {error && (
          <ErrorState
            title="The draft couldn't be made"
            text={error.message}
            onRetry={draft.retry}
            retrying={draft.isDrafting}
          />
        )}
        {!error && !email && <DraftSkeleton />}
        {draft.bringBack && <OwnTextKept onBringBack={draft.bringBack} />}
        {email && (
          <>
            <EmailFields email={email} onEdit={edit} />
            {gap && (
              <p role="status" className="text-warn-foreground bg-warn rounded-control px-3 py-2 text-sm">
                {gap}
              </p>
            )}
            {/* In view however long the message is. */}
            <DialogFooter className="bg-popover sticky -bottom-6 -mx-6 -mb-6 flex-row flex-wrap border-t px-6 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {draft.isEdited && (
                <Button variant="ghost" className="md:me-auto" onClick={() => void draftAgain({})}>
                  Start over
                </Button>
              )}
              <CopyButton text={`${email.subject}\n\n${email.body}`} />
              <Button onClick={() => void markSent(email)}>Mark as sent</Button>
              <Button asChild variant="primary" className="max-md:order-first max-md:w-full">
                <a href={mailtoOf(person?.email ?? null, email)}>
                  <Mail aria-hidden className="size-4" />
                  Open in mail app
                </a>
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ChoicesProps {
  choice: EmailChoice;
  onChoose: (next: Partial<EmailChoice>) => void;
}

/** What the draft is for, and how it sounds. */
function Choices({ choice, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grid min-w-44 flex-1 gap-1.5">
        <Label htmlFor={id}>Purpose</Label>
        <Select
          id={id}
          value={choice.template}
          onChange={({ target }) => onChoose({ template: z.parse(emailTemplateSchema, target.value) })}
        >
          <Options values={emailTemplateSchema.options} label={(template) => templateLabels[template]} />
        </Select>
      </div>
      <Segmented
        label="Tone"
        value={choice.tone}
        onChange={(tone) => onChoose({ tone })}
        options={tones}
        className="h-9 items-center pointer-coarse:h-auto"
      />
    </div>
  );
}

interface EmailFieldsProps {
  email: EditedEmail;
  onEdit: (change: { subject?: string; body?: string }) => void;
}

function EmailFields({ email: { subject, body }, onEdit }: EmailFieldsProps) {
  return (
    <div className="grid gap-3">
      <Field label="Subject" dir="auto" value={subject} onChange={({ target }) => onEdit({ subject: target.value })} />
      <Labelled label="Message">
        {(described) => (
          <Textarea
            {...described}
            dir="auto"
            rows={11}
            value={body}
            onChange={({ target }) => onEdit({ body: target.value })}
          />
        )}
      </Labelled>
    </div>
  );
}

/** Offers the user's own text again, once a new draft was made. */
function OwnTextKept({ onBringBack }: { onBringBack: () => void }) {
  return (
    <p role="status" className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-sm">
      What you wrote is kept until you change this draft.
      <Button size="sm" variant="ghost" className="text-primary-text" onClick={onBringBack}>
        Bring my text back
      </Button>
    </p>
  );
}

/** Escape in an open field is meant for that. */
function leaveToEditor(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest("[data-editor]")) event.preventDefault();
}

function DraftSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton className="h-9" />
      <Skeleton className="h-64" />
    </div>
  );
}
