import { emailTemplateSchema, emailToneSchema } from "@contract/ai";
import type { Founder } from "@contract/founders";
import { isSampleProfile, samplePostPath } from "@contract/sample-profiles";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
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
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { founderQuery } from "@/features/founders/founders.queries";
import { safeUrl } from "@/lib/safe-url";
import { toast } from "@/lib/toast";
import { type EditedEmail, hasGap, mailtoOf, templateLabels, toneLabels, YOUR_NAME } from "./email-draft";
import { keyed, useLogTouch } from "./outreach.queries";
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
  const founder = useQuery(founderQuery(founderId));
  const { choice, choose, email, error, isDrafting, retry, edit, forget } = useEmailDraft(founderId);
  const touch = useLogTouch();
  const markSent = ({ subject, body }: EditedEmail) =>
    touch.mutate(
      keyed({ founderId, channel: "email", message: cutText(`${subject}\n\n${body}`, MESSAGE_MAX_LENGTH) }),
      {
        onSuccess: () => {
          forget();
          toast.good(`Email to ${name} logged`);
          onClose();
        },
        onError: () => toast.bad(NOT_LOGGED),
      },
    );

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[38rem]">
        <DialogHead title={`Email to ${name}`} dir="auto">
          {email?.label ?? (error ? "No draft" : "Drafting…")}
          {founder.data && (
            <>
              {" · "}
              {founder.data.email ? <bdi>{founder.data.email}</bdi> : "No email address yet"}
            </>
          )}
        </DialogHead>
        <Choices choice={choice} onChoose={choose} />
        {error && (
          <ErrorState title="The draft couldn't be made" text={error.message} onRetry={retry} retrying={isDrafting} />
        )}
        {!error && !email && <DraftSkeleton />}
        {email && (
          <>
            <EmailFields email={email} onEdit={edit} />
            {hasGap(email) && (
              <p role="status" className="text-warn-foreground bg-warn rounded-control px-3 py-2 text-sm">
                Your name isn't in your profile, so the draft says “{YOUR_NAME}”. Replace it before you send.
              </p>
            )}
            <BasedOn basedOn={email.basedOn} founder={founder.data} onLeave={onClose} />
            <DialogFooter>
              <CopyButton text={`${email.subject}\n\n${email.body}`} />
              <Button asChild variant="primary">
                <a href={mailtoOf(founder.data?.email ?? null, email)}>
                  <Mail aria-hidden className="size-4" />
                  Open in mail app
                </a>
              </Button>
              <Button aria-disabled={touch.isPending} onClick={() => !touch.isPending && markSent(email)}>
                {touch.isPending && <Spinner />}
                Mark as sent
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ChoicesProps {
  choice: Pick<EditedEmail, "template" | "tone">;
  onChoose: (next: Partial<ChoicesProps["choice"]>) => Promise<void>;
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
          onChange={({ target }) => void onChoose({ template: z.parse(emailTemplateSchema, target.value) })}
        >
          <Options values={emailTemplateSchema.options} label={(template) => templateLabels[template]} />
        </Select>
      </div>
      <Segmented
        label="Tone"
        value={choice.tone}
        onChange={(tone) => void onChoose({ tone })}
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

interface BasedOnProps {
  basedOn: EditedEmail["basedOn"];
  /** Undefined until it is known who the posts are by. */
  founder: Founder | undefined;
  /** The link leads to another screen. */
  onLeave: () => void;
}

function BasedOn({ basedOn, founder, onLeave }: BasedOnProps) {
  if (basedOn.length === 0) return <p className="text-muted-foreground text-sm">No post to build on yet.</p>;
  return basedOn.map(({ postId, postUrl, quote }) => {
    const url = safeUrl(postUrl);
    return (
      <p key={postId} className="text-muted-foreground text-sm wrap-break-word">
        Based on <q dir="auto">{quote}</q>{" "}
        {url && founder && <PostLink url={url} founder={founder} onLeave={onLeave} />}
      </p>
    );
  });
}

function PostLink({ url, founder, onLeave }: { url: string; founder: Founder; onLeave: () => void }) {
  const className = "text-primary-text underline underline-offset-2";
  if (isSampleProfile(founder.profileUrl)) {
    return (
      <Link to={samplePostPath(founder.id, url)} onClick={onLeave} className={className}>
        See the post
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className={className}>
      See the post
    </a>
  );
}

function DraftSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton className="h-9" />
      <Skeleton className="h-64" />
    </div>
  );
}
