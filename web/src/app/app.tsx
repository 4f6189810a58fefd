import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { Toaster } from "@/components/ui/toaster";
import { session, useSession } from "@/features/session/session.queries";
import { createQueryClient } from "@/lib/query-client";
import { ErrorBoundary } from "./error-boundary";
import { Router } from "./router";

export function App() {
  const [queryClient] = useState(() => createQueryClient(() => void session.end()));
  const state = useSession();
  const userId = state.status === "signed-in" ? state.userId : null;
  // Nothing that one account read may be shown to the next one in the same tab.
  useEffect(() => () => queryClient.clear(), [queryClient, userId]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
