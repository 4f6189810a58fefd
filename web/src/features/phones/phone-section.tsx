import { PHONE_LAPSES_DAYS, type LinkedPhone } from "@contract/phones";
import { formatPhone } from "@contract/phone";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Section } from "@/components/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/error-state";
import { useUserId } from "@/features/session/session.queries";
import { confirm } from "@/lib/confirm";
import { installation } from "@/lib/installation";
import { reasonOr } from "@/lib/reason-or";
import { inLine, timelineDate } from "@/lib/relative-time";
import { toast } from "@/lib/toast";
import { useNow } from "@/lib/use-now";
import { linkedPhoneQuery, useUnlinkPhone } from "./phones.queries";

/** The phone that the user texts the assistant from: links and unlinks it. */
export function PhoneSection({
  number = installation.phone ?? installation.simulatedPhone,
}: {
  number?: string | null;
}) {
  return number === null ? null : <Texting number={number} />;
}

function Texting({ number }: { number: string }) {
  const { data: linked, error, refetch, isFetching } = useQuery(linkedPhoneQuery);
  return (
    <Section id="texting" title="Texting" lead={`Text the assistant at ${number} as you would type to it.`}>
      {linked !== undefined ? (
        <div className="rounded-card border">{linked ? <Linked phone={linked} /> : <NotLinked />}</div>
      ) : error ? (
        <ErrorState title="Failed to fetch your phone" query={{ refetch, isFetching }} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Section>
  );
}

function NotLinked() {
  return (
    <div className="flex items-center justify-between gap-4 px-4 py-3">
      <p className="text-muted-foreground text-base">
        No phone is linked. Tracker acts on a text only if it comes from a phone that you linked.
      </p>
      <Button asChild size="sm">
        <Link to="?walkthrough=phone">Link your phone</Link>
      </Button>
    </div>
  );
}

function Linked({ phone: { phone, lastTextAt, optedOutAt } }: { phone: LinkedPhone }) {
  const { mutate, isPending } = useUnlinkPhone(useUserId());
  const now = useNow();
  const unlink = async () => {
    const question = {
      title: "Unlink this phone?",
      body: `Texts from ${formatPhone(phone)} will change nothing and be answered no more.`,
      action: "Unlink",
      danger: true,
    };
    if (!(await confirm(question))) return;
    mutate(undefined, {
      onSuccess: () => toast.good("Your phone is unlinked."),
      onError: (error) => toast.bad(reasonOr("Your phone couldn't be unlinked. Please try again.", error)),
    });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="flex items-center gap-2 text-base font-medium tabular-nums">
          {formatPhone(phone)}{" "}
          {optedOutAt === null ? <Badge tone="good">Linked</Badge> : <Badge tone="warn">Stopped</Badge>}
        </h3>
        {optedOutAt !== null && (
          <p className="text-base">It texted STOP, so it gets no texts. Text START from it to get them again.</p>
        )}
        <p className="text-muted-foreground text-sm">
          Last text {inLine(timelineDate(lastTextAt, now))}. Another number in your profile, or {PHONE_LAPSES_DAYS} days
          without a text, unlinks it.
        </p>
      </div>
      <Button size="sm" disabled={isPending} onClick={() => void unlink()}>
        Unlink
      </Button>
    </div>
  );
}
