import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OutboxContext } from "@/lib/outbox/use-outbox";
import { aTableOf } from "@/testing/cells-server";
import { aPersonRow } from "@/testing/person-row";
import { NoteBox } from "./note-box";

const [ADA, BEN] = ["0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11", "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c12"];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a note that was typed into the table offline waits on the page of its person, and of nobody else", async () => {
  const { client, edit, outbox, goOffline } = aTableOf([aPersonRow({ id: ADA }), aPersonRow({ id: BEN })]);
  goOffline();
  await edit([
    { rowId: ADA, columnId: "company", value: "Zeta" },
    { rowId: ADA, columnId: "notes", value: "Met on a train" },
    { rowId: BEN, columnId: "company", value: "Zeta" },
  ]);
  const shown = (founderId: string) => (
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox}>
        <NoteBox key={founderId} founderId={founderId} />
      </OutboxContext>
    </QueryClientProvider>
  );
  const view = render(shown(ADA));
  expect(screen.getByText("Met on a train")).toBeTruthy();
  view.rerender(shown(BEN));
  expect(screen.queryByRole("list")).toBeNull();
});
