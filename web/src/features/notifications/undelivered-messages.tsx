import { SEND_AGAIN_HOURS, type Undelivered, UNDELIVERED_DAYS } from "@contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { reasonOr } from "@/lib/reason-or";
import { timelineDate } from "@/lib/relative-time";
import { toast } from "@/lib/toast";
import { useNow } from "@/lib/use-now";
import { undeliveredQuery, useSendAgain } from "./notifications.queries";

const HOUR_MS = 3_600_000;

/** "2 texts or mails didn't arrive and 1 may not have, in the last 30 days." */
export function undeliveredWords(failed: number, unknown: number): string {
  const noun = (count: number) => (count === 1 ? "1 text or mail" : `${count} texts or mails`);
  const parts = [
    ...(failed > 0 ? [`${noun(failed)} didn't arrive`] : []),
    ...(unknown > 0 ? [`${failed > 0 ? unknown : noun(unknown)} may not have${failed > 0 ? "" : " arrived"}`] : []),
  ];
  return `${parts.join(" and ")}, in the last ${UNDELIVERED_DAYS} days.`;
}

/** Lists the texts and mails that did not arrive, with the reason. Those of the last day can be resent. Renders nothing when all arrived. */
export function UndeliveredMessages() {
  const { data } = useQuery(undeliveredQuery);
  if (!data || data.newest.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-base">{undeliveredWords(data.failed, data.unknown)}</p>
      <ul aria-label="Not delivered" className="rounded-card divide-y border">
        {data.newest.map((one) => (
          <UndeliveredLine key={one.id} message={one} />
        ))}
      </ul>
    </div>
  );
}

function UndeliveredLine({ message }: { message: Undelivered }) {
  const { id, channel, state, subject, body, reason, createdAt } = message;
  const { mutate, isPending } = useSendAgain();
  const now = useNow();
  const canSendAgain = now.getTime() - Date.parse(createdAt) < SEND_AGAIN_HOURS * HOUR_MS;
  const noun = channel === "sms" ? "text" : "mail";
  const sendAgain = () =>
    mutate(id, {
      onSuccess: () => toast.good(`The ${noun} is being sent again.`),
      onError: (error) => toast.bad(reasonOr(`The ${noun} couldn't be sent again. Please try again.`, error)),
    });
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p dir="auto" className="truncate text-base">
          {subject ?? body}
        </p>
        <p className={state === "failed" ? "text-bad-foreground text-sm" : "text-warn-foreground text-sm"}>
          {reason ?? `The ${noun} couldn't be delivered.`}
        </p>
        <p className="text-muted-foreground text-sm">
          {channel === "sms" ? "Text" : "Mail"} · {timelineDate(createdAt, now)}
        </p>
      </div>
      {canSendAgain && (
        <Button size="sm" disabled={isPending} onClick={sendAgain}>
          Send again
        </Button>
      )}
    </li>
  );
}
