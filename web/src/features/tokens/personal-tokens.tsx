import type { PersonalToken } from "@contract/tokens";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { ErrorState } from "@/components/error-state";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { confirm } from "@/lib/confirm";
import { lazyPart } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { useNow } from "@/lib/use-now";
import { SCOPES, tokenLine } from "./token-words";
import { tokensQuery, useRevokeToken } from "./tokens.queries";

const NewTokenDialog = lazyPart(() => import("./new-token-dialog"));

/** The user's personal tokens, each to be revoked, and a way to make another. */
export function PersonalTokens() {
  const { data: tokens, error, refetch, isFetching } = useQuery(tokensQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <h3 className="text-sm font-medium">Personal tokens</h3>
          <p className="text-muted-foreground text-sm">
            They last for months, do only what you allow, and can be revoked at any time.
          </p>
        </div>
        <Button icon={Plus} size="sm" onClick={() => setMaking(true)}>
          New token
        </Button>
      </div>
      {tokens ? (
        <TokenList tokens={tokens} />
      ) : error ? (
        <ErrorState title="Your tokens couldn't be loaded" query={{ refetch, isFetching }} />
      ) : (
        <Skeleton className="h-14" />
      )}
      <LazyOverlay onFailed={() => setMaking(false)}>
        {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
      </LazyOverlay>
    </div>
  );
}

function TokenList({ tokens }: { tokens: PersonalToken[] }) {
  const now = useNow();
  if (tokens.length === 0) {
    return (
      <p className="rounded-card text-muted-foreground flex items-center gap-2 border border-dashed px-4 py-4 text-base">
        <KeyRound aria-hidden className="size-4 shrink-0" />
        No tokens yet. Create one per device so you can revoke it separately.
      </p>
    );
  }
  return (
    <ul aria-label="Personal tokens" className="rounded-card divide-y border">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} now={now} />
      ))}
    </ul>
  );
}

function TokenRow({ token, now }: { token: PersonalToken; now: Date }) {
  const { mutate: revoke, isPending } = useRevokeToken();
  const ask = async () => {
    const isSure = await confirm({
      title: `Revoke ${token.name}?`,
      body: "Anything that uses this token stops working right away. This can't be undone.",
      action: "Revoke",
      danger: true,
    });
    if (isSure) revoke(token.id, { onError: () => toast.bad("Failed to revoke the token. Please try again.") });
  };
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 text-base font-medium wrap-break-word">
            {token.name}
          </span>
          <Badge>{SCOPES[token.scope].label}</Badge>
        </p>
        <p className="text-muted-foreground text-sm tabular-nums">{tokenLine(token, now)}</p>
      </div>
      <Button size="sm" disabled={isPending} aria-label={`Revoke ${token.name}`} onClick={() => void ask()}>
        Revoke
      </Button>
    </li>
  );
}
