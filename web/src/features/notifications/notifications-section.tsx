import { isWanted, type MailStop, type NotificationKind } from "@contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/error-state";
import { Section } from "@/components/section";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useUserId } from "@/features/session/session.queries";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { mailStopQuery, notificationSettingsQuery, useResumeMail, useSetNotification } from "./notifications.queries";
import { UndeliveredMessages } from "./undelivered-messages";

const KINDS: readonly { kind: NotificationKind; label: string; text: string; isMailed: boolean }[] = [
  { kind: "task_due", label: "Tasks due", text: "In the morning, what is due that day.", isMailed: true },
  // Its mail is chosen with the digest itself.
  { kind: "digest", label: "Digest", text: "When a morning digest is ready.", isMailed: false },
  { kind: "source_paused", label: "Sources", text: "When a source of posts stops.", isMailed: true },
  { kind: "not_delivered", label: "Not delivered", text: "When a text or mail didn't reach you.", isMailed: true },
];

/** Chooses which notifications the user gets and where, and lists messages that did not arrive. */
export function NotificationsSection() {
  const { data: stop } = useQuery(mailStopQuery);
  return (
    <Section id="notifications" title="Notifications" lead="What Tracker tells you about, and where.">
      {stop && <StoppedMail stop={stop} />}
      <Kinds />
      <UndeliveredMessages />
    </Section>
  );
}

function Kinds() {
  const { data: settings, refetch, isFetching, isError } = useQuery(notificationSettingsQuery);
  const { mutate } = useSetNotification();
  if (settings === undefined)
    return isError ? (
      <ErrorState title="Failed to fetch your settings" query={{ refetch, isFetching }} />
    ) : (
      <Skeleton className="h-40" />
    );
  const toggle = (kind: NotificationKind, channel: "app" | "email") => (
    <Switch
      aria-label={`${KINDS.find((one) => one.kind === kind)?.label ?? ""} ${channel === "app" ? "in the app" : "by email"}`}
      checked={isWanted(settings, kind, channel)}
      onCheckedChange={(isOn) =>
        mutate(
          { kind, channel, isOn },
          { onError: (error) => toast.bad(reasonOr("This couldn't be saved. Please try again.", error)) },
        )
      }
    />
  );
  return (
    <table className="rounded-card w-full border-separate border-spacing-0 overflow-hidden border text-base">
      <thead className="text-muted-foreground text-sm">
        <tr>
          <th scope="col" className="px-4 py-2 text-start font-medium">
            What
          </th>
          <th scope="col" className="w-20 py-2 text-center font-medium">
            In the app
          </th>
          <th scope="col" className="w-20 py-2 pe-2 text-center font-medium">
            Email
          </th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map(({ kind, label, text, isMailed }) => (
          <tr key={kind}>
            <th scope="row" className="border-t px-4 py-2.5 text-start font-medium">
              {label}
              <span className="text-muted-foreground block text-sm font-normal">{text}</span>
            </th>
            <td className="border-t text-center">{toggle(kind, "app")}</td>
            <td className="border-t pe-2 text-center">{isMailed && toggle(kind, "email")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WHY: Record<MailStop["why"], string> = {
  bounced: "the mail server says that this address doesn't exist.",
  complained: "one of our mails was marked as spam there.",
};

function StoppedMail({ stop: { address, why } }: { stop: MailStop }) {
  const { mutate, isPending } = useResumeMail(useUserId());
  const resume = () =>
    mutate(undefined, {
      onSuccess: () => toast.good("Mail is sent to you again."),
      onError: (error) => toast.bad(reasonOr("This couldn't be changed. Please try again.", error)),
    });
  return (
    <div className="rounded-card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border px-4 py-3">
      <p className="min-w-0 flex-1 text-base">
        <span className="text-bad-foreground font-medium">Mail to you is stopped.</span> We send none to{" "}
        <span className="break-words">{address}</span>: {WHY[why]}
      </p>
      <Button size="sm" disabled={isPending} onClick={resume}>
        Send me mail again
      </Button>
    </div>
  );
}
