import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ConfirmHost } from "@/components/confirm-host";
import { TipLayer } from "@/components/ui/tip-layer";
import { Toaster } from "@/components/ui/toaster";
import { UpdateOffer } from "@/components/update-offer";
import { personOf, session, useSession } from "@/features/session/session.queries";
import { appUpdates } from "@/lib/app-updates";
import { openOutbox } from "@/lib/outbox/browser-outbox";
import { OutboxContext } from "@/lib/outbox/use-outbox";
import { createQueryClient } from "@/lib/query-client";
import { loadEdit } from "./edit-modules";
import { ErrorBoundary } from "./error-boundary";
import { GuardedRouter } from "./guarded-router";
import { Router } from "./router";

const signedIn = { read: () => session.read().status === "signed-in", subscribe: session.subscribe };

export function App() {
  const userId = personOf(useSession())?.userId ?? "nobody";
  return (
    <ErrorBoundary>
      {/* Another person is another app: nothing that one account read can be shown to the next one in the same tab. */}
      <AppOfOne key={userId} userId={userId} />
      <ConfirmHost />
      <Toaster />
      <TipLayer />
      {appUpdates && <UpdateOffer updates={appUpdates} />}
    </ErrorBoundary>
  );
}

function AppOfOne({ userId }: { userId: string }) {
  const [{ client, box }] = useState(() => {
    const client = createQueryClient(() => void session.end(userId));
    return { client, box: openOutbox({ userId, client, loadKind: loadEdit, signedIn }) };
  });
  useEffect(() => box.drive(), [box]);
  return (
    <QueryClientProvider client={client}>
      <OutboxContext value={box.outbox}>
        <GuardedRouter>
          <Router />
        </GuardedRouter>
      </OutboxContext>
    </QueryClientProvider>
  );
}
