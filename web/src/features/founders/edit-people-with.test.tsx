import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Outbox } from "@/lib/outbox/outbox";
import { announcements } from "@/lib/announce";
import { takeBack } from "@/lib/take-back";
import { toastStore } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { fakeServer } from "@/testing/fake-server";
import { aPersonRow } from "@/testing/person-row";
import { editPeopleWith } from "./edit-people-with";
import type { FounderChange, ValueChange } from "./founder-edits.queries";
import { foundersQuery } from "./founders.queries";
import { valueOf } from "./person-values";

const ADA = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";

/** A table with one person in it, whose changes are all taken. */
function aTable() {
  const client = new QueryClient();
  fakeServer({});
  const { queryKey } = foundersQuery();
  client.setQueryData(queryKey, { rows: [aPersonRow({ id: ADA, company: "Acme" })], next: null, total: 1 });
  const submit = () => Promise.resolve({ isWaiting: true });
  // What edits people is one function of the outbox.
  const edit = editPeopleWith(client, { submit } as unknown as Outbox, (id) => id);
  const company = () => client.getQueryData(queryKey)?.rows[0]?.company;
  return { client, edit, company };
}
const change = (columnId: string, value: string | number) => ({ rowId: ADA, columnId, value });
const texts = () => toastStore.read().map(({ text }) => text);

afterEach(() => {
  toastStore.read().forEach(({ id }) => toastStore.dismiss(id));
  vi.unstubAllGlobals();
});

test("one cell is told to those who do not see it, and no toast covers the table; Ctrl+Z takes it back", async () => {
  const { client, edit, company } = aTable();
  await edit([change("company", "Zeta")]);
  expect([company(), texts(), announcements.read().trim()]).toEqual(["Zeta", [], "company updated"]);
  takeBack(client);
  await expect.poll(company).toBe("Acme");
  await expect.poll(texts).toEqual(["Change undone"]);
});

test("many cells have one toast that says which, and takes them back", async () => {
  const { edit, company } = aTable();
  await edit([change("company", "Eta"), change("industry", "Iron")]);
  expect(texts()).toEqual(["2 cells updated"]);
  toastStore.read()[0]?.action?.run();
  await expect.poll(company).toBe("Acme");
  await expect.poll(texts).toEqual(["Change undone"]);
});

test("two changes of one cell go to the server one after the other, in the order they were made", async () => {
  const { client } = aTable();
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const submit: Outbox["submit"] = async (_edit, variables) => {
    // Both are changes of a founder's own fields.
    sent.push((variables as unknown as FounderChange).patch.company);
    await new Promise<void>((resolve) => answers.push(resolve));
    return { isWaiting: true };
  };
  const edit = editPeopleWith(client, { submit } as unknown as Outbox, (id) => id);
  const [first, second] = [edit([change("company", "Zeta")]), edit([change("company", "Zeta Ltd")])];
  await expect.poll(() => sent).toEqual(["Zeta"]);
  answers[0]?.();
  await first;
  await expect.poll(() => sent).toEqual(["Zeta", "Zeta Ltd"]);
  answers[1]?.();
  await second;
});

test("a block of cells stays on screen while it is saved one answer after the other, and as the server has it afterwards", async () => {
  const [TEAM, CITY] = ["5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10", "6f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10"];
  const { client, company } = aTable();
  const server = { ...aPersonRow({ id: ADA, company: "Acme" }) };
  const shown: unknown[] = [];
  const submit: Outbox["submit"] = async (edit, variables) => {
    // Variables are those of the two kinds of edits that are made here.
    const { patch, field, value } = variables as unknown as Partial<FounderChange & ValueChange>;
    if (patch) server.company = String(patch.company).toUpperCase();
    else server.customFieldValues = [...server.customFieldValues, { fieldId: field?.id ?? "", value: value ?? "" }];
    const reply = { ...server };
    await edit.settle?.(client, variables, reply as never);
    const row = client.getQueryData(foundersQuery().queryKey)?.rows[0];
    shown.push([row?.company, ...[TEAM, CITY].map((id) => row && valueOf(row, id))]);
    return { isWaiting: false, reply: reply as never };
  };
  const edit = editPeopleWith(client, { submit } as unknown as Outbox, (id) => id);
  await edit([change("company", "Zeta"), change(TEAM, "Blue"), change(CITY, "Rome")]);
  expect(shown).toEqual([
    ["ZETA", "Blue", "Rome"],
    ["ZETA", "Blue", "Rome"],
    ["ZETA", "Blue", "Rome"],
  ]);
  expect(company()).toBe("ZETA");
});

test("the tab is not closed unasked over cells that are still to be sent", async () => {
  const { client } = aTable();
  let answer: () => void = () => undefined;
  const submit = () => new Promise<unknown>((resolve) => (answer = () => resolve({ isWaiting: true })));
  const edit = editPeopleWith(client, { submit } as unknown as Outbox, (id) => id);
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const saving = edit([change("company", "Zeta"), change("industry", "Steel")]);
  expect(isAsked()).toBe(true);
  const isAskedOnceAnswered = () => {
    answer();
    return isAsked();
  };
  await expect.poll(isAskedOnceAnswered).toBe(false);
  await saving;
});

test("what was refused is neither said to be saved nor there to be taken back", async () => {
  const { client, edit, company } = aTable();
  const refused = await edit([change("priorityScore", 150)]);
  expect(refused.map(({ reason }) => reason)).toEqual(["Priority must be 0 to 100."]);
  expect([company(), texts(), undoStackOf(client).last()]).toEqual(["Acme", [], null]);
});
