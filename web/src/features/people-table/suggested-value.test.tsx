import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { aPersonRow } from "@/testing/person-row";
import type { PeopleColumn } from "./people-columns";
import { RecordField } from "./record-field";
import { suggestionsQuery } from "./suggestions.queries";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = aPersonRow({ company: "Mine" });
const column: PeopleColumn = {
  id: "company",
  label: "Company",
  width: 1,
  draw: ({ company }) => company,
  text: ({ company }) => company ?? "",
  edit: { kind: "text", value: ({ company }) => company, parse: () => ({ problem: "" }) },
};
const suggestion = {
  id: "5f7b0d0e-5c0a-4a57-9f1e-0d4a4a6f0001",
  founderId: person.id,
  field: "company" as const,
  value: "**Acme** [x](javascript:alert(1)) <b>",
  source: "apify",
  seenAt: "2026-11-20T10:00:00Z",
};

function show() {
  const client = createQueryClient(() => undefined);
  const { queryKey } = suggestionsQuery(person.id, null);
  client.setQueryData(queryKey, [suggestion]);
  render(
    <QueryClientProvider client={client}>
      <dl>
        <RecordField person={person} column={column} tools={null} onEdit={undefined} suggestion={suggestion} />
      </dl>
    </QueryClientProvider>,
  );
  return () => client.getQueryData(queryKey);
}
const useIt = () => screen.getByRole("button", { name: `Use “${suggestion.value}” as company` });
const field = () => screen.getByRole("button", { name: "Company Mine" });

test("a stranger's words are shown next to the field unchanged, and link nowhere", () => {
  show();
  const group = screen.getByRole("group", { name: "Suggested company" });
  expect(group.textContent).toContain(suggestion.value);
  expect(group.querySelector("a, b, strong")).toBeNull();
  expect(group.getAttribute("title")).toMatch(/^Apify, /);
});

test("using it takes it off at once, asks by its id, and leaves the focus at the field", async () => {
  let asked: unknown;
  fakeServer({
    "rpc/take_suggestion": ({ body }) => {
      asked = body;
      return { json: { batchId: null } };
    },
  });
  const left = show();
  useIt().focus();
  fireEvent.click(useIt());
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(left()).toEqual([]));
  await waitFor(() => expect(asked).toEqual({ suggestion_id: suggestion.id }));
});

test("one that could not be dismissed comes back", async () => {
  const { promise: after, resolve: refuse } = Promise.withResolvers<undefined>();
  fakeServer({ "rpc/dismiss_suggestion": () => ({ status: 500, json: { message: "no" }, after }) });
  const left = show();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss the suggested company" }));
  await waitFor(() => expect(left()).toEqual([]));
  refuse(undefined);
  await waitFor(() => expect(left()).toEqual([suggestion]));
});
