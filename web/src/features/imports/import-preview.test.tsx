import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { firstPlan } from "./import-flow";
import { ImportPreview } from "./import-preview";

const importId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const progress = { state: "ready", total: 2, uploaded: 2, left: 2, outcomes: {}, expected: { created: 2 } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a choice that the server does not have is not imported with, until it has it", async () => {
  let isDown = true;
  fakeServer({
    "rpc/import_progress": () => ({ json: progress }),
    "rpc/plan_import": () => (isDown ? { status: 503, json: {} } : { json: progress }),
    "rpc/find_import_twins": () => ({ json: progress }),
    "rpc/import_twins": () => ({ json: { total: 0, rows: [] } }),
    "rpc/import_problems": () => ({ json: [] }),
    import_rows: () => ({ json: [] }),
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ImportPreview importId={importId} decided={firstPlan} onBack={() => undefined} onStart={() => undefined} />
    </QueryClientProvider>,
  );
  const start = await screen.findByRole("button", { name: "Import 2 people" });
  fireEvent.change(screen.getByLabelText("People you already have"), { target: { value: "leave" } });
  const next = await screen.findByRole("button", { name: "Continue" });
  expect(start.hasAttribute("disabled")).toBe(true);
  isDown = false;
  fireEvent.click(next);
  expect(await screen.findByRole("button", { name: "Import 2 people" })).toHaveProperty("disabled", false);
  expect(screen.getByLabelText("People you already have")).toHaveProperty("value", "leave");
});
