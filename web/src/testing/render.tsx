import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { OutboxContext } from "@/lib/outbox/use-outbox";
import { createQueryClient } from "@/lib/query-client";
import { anOutbox } from "./outbox";

interface Surroundings {
  /** The cache of an earlier part, for one that is drawn after it. */
  client?: QueryClient | undefined;
  /** The address of the page. */
  at?: string;
}

/** Draws a part of the app with what surrounds it there; gives the cache, to put answers in, and the outbox. */
export function renderInApp(
  part: ReactElement,
  { client = createQueryClient(() => undefined), at = "/" }: Surroundings = {},
) {
  const outbox = anOutbox(client);
  const around = (inner: ReactElement) => (
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox}>
        <MemoryRouter initialEntries={[at]}>{inner}</MemoryRouter>
      </OutboxContext>
    </QueryClientProvider>
  );
  const view = render(around(part));
  /** Renders it again, with other properties. */
  const again = (next: ReactElement) => view.rerender(around(next));
  return { ...view, again, client, outbox };
}
