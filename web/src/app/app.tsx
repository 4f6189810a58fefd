import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { ConfirmHost } from "@/components/confirm-host";
import { TipLayer } from "@/components/ui/tip-layer";
import { Toaster } from "@/components/ui/toaster";
import { session, useSession } from "@/features/session/session.queries";
import { createQueryClient } from "@/lib/query-client";
import { ErrorBoundary } from "./error-boundary";
import { Router } from "./router";

export function App() {
  const state = useSession();
  return (
    <ErrorBoundary>
      {/* Another person is another app: nothing that one account read can be shown to the next one in the same tab. */}
      <AppOfOne key={state.status === "signed-in" ? state.userId : "nobody"} />
      <ConfirmHost />
      <Toaster />
      <TipLayer />
    </ErrorBoundary>
  );
}

function AppOfOne() {
  const [queryClient] = useState(() => createQueryClient(() => void session.end()));
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
