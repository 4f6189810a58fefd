import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { OutboxContext } from "@/lib/outbox/use-outbox";
import { createQueryClient } from "@/lib/query-client";
import { anOutbox } from "./outbox";

/** Draws a part of the app with what surrounds it there; gives the cache, to put answers in. */
export function renderInApp(part: ReactElement) {
  const client = createQueryClient(() => undefined);
  const view = render(
    <QueryClientProvider client={client}>
      <OutboxContext value={anOutbox(client)}>
        <MemoryRouter>{part}</MemoryRouter>
      </OutboxContext>
    </QueryClientProvider>,
  );
  return { ...view, client };
}
