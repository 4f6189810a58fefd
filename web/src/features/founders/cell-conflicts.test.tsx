import type { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { redo, takeBack } from "@/lib/take-back";
import { toastStore } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { aTableOf } from "@/testing/cells-server";
import { aPersonRow } from "@/testing/person-row";
import { cellConflictsOf, changedElsewhere } from "./cell-conflicts";

const ADA = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const BEN = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c12";
let asked: QueryClient | null = null;
function aTable() {
  const table = aTableOf([
    aPersonRow({ id: ADA, name: "Ada", company: "Acme" }),
    aPersonRow({ id: BEN, company: "Globex" }),
  ]);
  asked = table.client;
  return table;
}
const ada = (value: string | null, seen: string | null = "Acme") => ({
  ...{ rowId: ADA, columnId: "company", value, seen },
});
const ben = (value: string) => ({ rowId: BEN, columnId: "company", value, seen: "Globex" });
const open = (client: QueryClient) => cellConflictsOf(client).read();
const answer = (client: QueryClient, how: "keep" | "take") => cellConflictsOf(client).answer(open(client), how);
const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

afterEach(() => {
  // What is still asked would ask before the tab is closed.
  if (asked) answer(asked, "take");
  toastStore.read().forEach(({ id }) => toastStore.dismiss(id));
  vi.unstubAllGlobals();
});

/** The first person's company is changed elsewhere, after this tab read it. */
function aConflict() {
  const table = aTable();
  const company = (at = ADA) => table.server.stored[at]?.["company"];
  (table.server.stored[ADA] ?? {})["company"] = "Theirs";
  return { ...table, company };
}

test("a cell that was changed elsewhere keeps what was typed on screen, and is asked about", async () => {
  const { client, edit, shown, company } = aConflict();
  expect(await edit([ada("Mine"), ben("Mine")])).toEqual([]);
  expect([shown("company"), company(), company(BEN)]).toEqual(["Mine", "Theirs", "Mine"]);
  expect(open(client)).toMatchObject([{ rowId: ADA, value: "Mine", theirs: "Theirs", name: "Ada", label: "company" }]);
  expect(open(client).map(changedElsewhere)).toEqual(["Changed elsewhere to “Theirs”."]);
  expect(undoStackOf(client).last()?.label).toBe("company updated");
  expect(isAsked()).toBe(true);
});

test("kept, it is saved as an edit that can be undone", async () => {
  const { client, edit, shown, company } = aConflict();
  await edit([ada("Mine")]);
  answer(client, "keep");
  await expect.poll(() => company()).toBe("Mine");
  expect([open(client), shown("company"), isAsked()]).toEqual([[], "Mine", false]);
  takeBack(client);
  await expect.poll(() => company()).toBe("Theirs");
  expect(shown("company")).toBe("Theirs");
});

test("taken, the cell shows what is stored, and nothing is sent", async () => {
  const { client, edit, shown, company, server } = aConflict();
  await edit([ada("Mine")]);
  answer(client, "take");
  expect([open(client), shown("company"), company(), server.sent.length]).toEqual([[], "Theirs", "Theirs", 1]);
  expect(undoStackOf(client).last()).toBeNull();
  await expect.poll(isAsked).toBe(false);
});

test("kept when it was changed elsewhere again, it is asked about again", async () => {
  const { client, edit, company, server } = aConflict();
  await edit([ada("Mine")]);
  (server.stored[ADA] ?? {})["company"] = "Theirs again";
  answer(client, "keep");
  await expect.poll(() => open(client).map(({ theirs }) => theirs)).toEqual(["Theirs again"]);
  expect(company()).toBe("Theirs again");
});

test("kept but refused, it stays asked about, with what was typed", async () => {
  const { client, edit, shown, server } = aConflict();
  await edit([ada("Mine")]);
  server.refuses = () => "Too long";
  answer(client, "keep");
  await expect.poll(() => open(client).map(({ value }) => value)).toEqual(["Mine"]);
  expect(toastStore.read().map(({ text }) => text)).toEqual(["Too long"]);
  expect(shown("company")).toBe("Mine");
});

test("the same value there already is no conflict", async () => {
  const { client, edit } = aConflict();
  await edit([ada("Theirs")]);
  expect(open(client)).toEqual([]);
});

test("typing into a cell that is asked about takes the place of what was typed before", async () => {
  const { client, edit, shown } = aConflict();
  await edit([ada("Mine")]);
  await edit([ada("Mine too")]);
  expect(open(client).map(({ value }) => value)).toEqual(["Mine too"]);
  expect(shown("company")).toBe("Mine too");
});

test("undoing a block gives up what it is asked about, and leaves it as it is", async () => {
  const { client, edit, company } = aConflict();
  await edit([ada("Mine"), ben("Mine")]);
  takeBack(client);
  await expect.poll(() => company(BEN)).toBe("Globex");
  expect([open(client), company()]).toEqual([[], "Theirs"]);
});

test("what waited offline is asked about when it is sent, and kept until that is answered", async () => {
  const { client, edit, outbox, company, goOffline, comeBack } = aConflict();
  goOffline();
  await edit([ada("Mine"), ben("Mine")]);
  await comeBack();
  expect([company(), company(BEN)]).toEqual(["Theirs", "Mine"]);
  expect(open(client)).toMatchObject([{ value: "Mine", theirs: "Theirs" }]);
  expect(outbox.read()).toMatchObject([
    {
      text: "Ada, company: “Mine”",
      refusal: "1 of 2 cells were not changed: The company is “Theirs” by now; you made it “Mine”.",
    },
  ]);
  answer(client, "keep");
  await expect.poll(() => company()).toBe("Mine");
  await expect.poll(() => outbox.read()).toEqual([]);
});

test("what waited offline and is given up is not kept", async () => {
  const { client, edit, outbox, company, shown, goOffline, comeBack } = aConflict();
  goOffline();
  await edit([ada("Mine")]);
  await comeBack();
  expect(shown("company")).toBe("Mine");
  answer(client, "take");
  await expect.poll(() => outbox.read()).toEqual([]);
  expect([company(), shown("company")]).toEqual(["Theirs", "Theirs"]);
});

test("what waited offline and is refused stays in the list with the reason, and the rest is saved", async () => {
  const { edit, outbox, company, server, goOffline, comeBack } = aConflict();
  goOffline();
  await edit([{ ...ada("Iron", null), columnId: "industry" }, ben("Mine")]);
  server.refuses = (key) => (key === "industry" ? "Too long" : null);
  await comeBack();
  expect(company(BEN)).toBe("Mine");
  expect(outbox.read().map(({ text, refusal }) => [text, refusal])).toEqual([
    ["Ada, industry: “Iron”", "1 of 2 cells were not changed: Too long"],
  ]);
});

test("an edit that waits and is undone is dropped, and redone it waits again", async () => {
  const { client, edit, outbox, shown, server, goOffline, comeBack } = aTable();
  goOffline();
  await edit([ada("Mine")]);
  expect(outbox.read()).toHaveLength(1);
  takeBack(client);
  await expect.poll(() => outbox.read()).toEqual([]);
  expect(shown("company")).toBe("Acme");
  redo(client);
  await expect.poll(() => outbox.read()).toHaveLength(1);
  expect(shown("company")).toBe("Mine");
  await comeBack();
  expect(server.stored[ADA]?.["company"]).toBe("Mine");
});

test("an edit that was saved and is undone offline is undone when the network is back, or not, if that is redone", async () => {
  const { client, edit, outbox, shown, server, goOffline, comeBack } = aTable();
  await edit([ada("Mine")]);
  goOffline();
  takeBack(client);
  await expect.poll(() => outbox.read().map(({ text }) => text)).toEqual(["Undo: company updated"]);
  expect(shown("company")).toBe("Acme");
  redo(client);
  await expect.poll(() => outbox.read()).toEqual([]);
  expect(shown("company")).toBe("Mine");
  takeBack(client);
  await expect.poll(() => outbox.read()).toHaveLength(1);
  await comeBack();
  expect(server.stored[ADA]?.["company"]).toBe("Acme");
});
