import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { runHook } from "@/testing/run-hook";
import ImportDialog from "./import-dialog";
import { useRunImport } from "./imports.queries";

const importId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const progress = { total: 3_000, uploaded: 3_000, expected: { created: 3_000 } };

/** A server whose import takes in 500 rows and then waits. */
function aSlowImport() {
  let answers = 0;
  return fakeServer({
    imports: () => ({ json: [] }),
    custom_fields: () => ({ json: [] }),
    "rpc/run_import": () => {
      answers += 1;
      const some = { ...progress, state: "running", left: 2_500, outcomes: { created: 500 } };
      return answers === 1 ? { json: some } : { json: some, after: new Promise(() => undefined) };
    },
  });
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("an import that runs is shown with its progress when the dialog is opened again, and runs once", async () => {
  const asked = aSlowImport();
  const client = createQueryClient(() => undefined);
  const run = runHook(client, useRunImport);
  act(() => run.current(importId));
  render(
    <QueryClientProvider client={client}>
      <ImportDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("500 of 3,000 rows")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  act(() => run.current(importId));
  await screen.findByRole("progressbar", { name: "Importing" });
  expect(asked.filter((call) => call.endsWith("run_import"))).toHaveLength(2);
});
