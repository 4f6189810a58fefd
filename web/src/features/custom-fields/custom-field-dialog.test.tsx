import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import CustomFieldDialog from "./custom-field-dialog";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

async function add(answer: () => void) {
  const client = createQueryClient(() => undefined);
  client.setQueryData(customFieldsQuery.queryKey, []);
  answer();
  renderInApp(<CustomFieldDialog field={null} onAdded={() => undefined} onClose={() => undefined} />, { client });
  await userEvent.type(screen.getByLabelText("Field label"), "Team");
  await userEvent.click(screen.getByRole("button", { name: "Add Column" }));
  // The list is read again meanwhile, for twelve seconds where the server stays away: the failure is said before that.
  return (await screen.findByRole("alert", undefined, { timeout: 8_000 })).textContent;
}

test("says at once that the column was not created, and why where the server said so", async () => {
  const said = await add(() => fakeServer({ custom_fields: () => ({ status: 500, json: { message: "" } }) }));
  expect(said).toBe("Failed to create custom field");
});

test("says that one is offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const said = await add(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
  expect(said).toBe("You're offline. Failed to create custom field");
});
