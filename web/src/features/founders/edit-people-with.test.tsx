import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { announcements } from "@/lib/announce";
import { redo, takeBack } from "@/lib/take-back";
import { toastStore } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { aTableOf } from "@/testing/cells-server";
import { aPersonRow } from "@/testing/person-row";

const ADA = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const BEN = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c12";
const aTable = () =>
  aTableOf([aPersonRow({ id: ADA, company: "Acme", industry: null }), aPersonRow({ id: BEN, company: "Globex" })]);
const change = (columnId: string, value: string | number | null, seen: string | number | null = "Acme") => ({
  ...{ rowId: ADA, columnId, value, seen },
});
const ofBen = (value: string) => ({ rowId: BEN, columnId: "company", value, seen: "Globex" });
const texts = () => toastStore.read().map(({ text }) => text);
const writes = (asked: readonly string[]) => asked.filter((call) => !call.includes("list_people"));

afterEach(() => {
  toastStore.read().forEach(({ id }) => toastStore.dismiss(id));
  vi.unstubAllGlobals();
});

test("one cell is told to those who do not see it, and no toast covers the table; Ctrl+Z undoes it and Ctrl+Shift+Z does it again", async () => {
  const { client, edit, shown, server } = aTable();
  await edit([change("company", "Zeta")]);
  expect([shown("company"), texts(), announcements.read().trim()]).toEqual(["Zeta", [], "company updated"]);
  takeBack(client);
  await expect.poll(texts).toEqual(["Change undone"]);
  expect([shown("company"), server.stored[ADA]?.["company"]]).toEqual(["Acme", "Acme"]);
  redo(client);
  await expect.poll(texts).toEqual(["Change redone"]);
  expect([shown("company"), server.stored[ADA]?.["company"]]).toEqual(["Zeta", "Zeta"]);
  takeBack(client);
  await expect.poll(() => server.stored[ADA]?.["company"]).toBe("Acme");
});

test("a block is one request, has one toast that says what it was, and is undone by one request", async () => {
  const { edit, shown, asked, server } = aTable();
  await edit([change("company", "Eta"), change("industry", "Iron", null), ofBen("Eta")]);
  expect(texts()).toEqual(["3 cells updated"]);
  expect(writes(asked)).toEqual(["POST rpc/change_people"]);
  toastStore.read()[0]?.action?.run();
  await expect.poll(texts).toEqual(["Change undone"]);
  expect([shown("company"), shown("industry"), shown("company", 1)]).toEqual(["Acme", null, "Globex"]);
  expect(server.stored[BEN]?.["company"]).toBe("Globex");
  expect(writes(asked)).toEqual(["POST rpc/change_people", "POST rpc/undo"]);
});

test("more than 1,000 people go in portions under one batch", async () => {
  const people = Array.from({ length: 2_300 }, () => aPersonRow({ id: crypto.randomUUID(), company: "Acme" }));
  const { edit, server, asked } = aTableOf(people);
  await edit(people.map(({ id }) => ({ rowId: id, columnId: "company", value: "Zeta", seen: "Acme" })));
  expect(server.sent.map(({ length }) => length)).toEqual([1_000, 1_000, 300]);
  toastStore.read()[0]?.action?.run();
  await expect.poll(texts).toEqual(["Change undone"]);
  expect(asked.filter((call) => call.endsWith("rpc/undo"))).toHaveLength(1);
  expect(new Set(Object.values(server.stored).map(({ company }) => company))).toEqual(new Set(["Acme"]));
});

test("a note that comes with an edit is undone and done again with it", async () => {
  const { client, edit, asked, shown } = aTable();
  await edit([change("company", "Zeta"), change("notes", "Met", null)]);
  expect(texts()).toEqual(["2 cells updated"]);
  takeBack(client);
  await expect.poll(texts).toEqual(["Change undone"]);
  expect(shown("notes")).toEqual([]);
  redo(client);
  await expect.poll(texts).toEqual(["Change redone"]);
  expect(shown("notes")).toMatchObject([{ content: "Met" }]);
  expect(writes(asked)).toEqual(["POST rpc/change_people", "POST rpc/undo", "POST rpc/undo"]);
});

test("two changes of one cell go to the server one after the other, and the first is not taken for someone else's", async () => {
  const { edit, server, shown } = aTable();
  let answer: () => void = () => undefined;
  server.answers = new Promise<void>((resolve) => (answer = resolve));
  const [first, second] = [edit([change("company", "Zeta")]), edit([change("company", "Zeta Ltd", "Zeta")])];
  await expect.poll(() => server.sent).toHaveLength(1);
  expect(shown("company")).toBe("Zeta Ltd");
  answer();
  expect([await first, await second]).toEqual([[], []]);
  expect(server.sent.map(([sent]) => sent?.fields["company"])).toEqual(["Zeta", "Zeta Ltd"]);
});

test("a change after one that was refused is of what is stored", async () => {
  const { edit, server } = aTable();
  server.refuses = () => "Not this.";
  const first = edit([change("company", "Zeta")]);
  const second = first.then(() => (server.refuses = () => null));
  const next = edit([change("company", "Eta", "Zeta")]);
  expect((await first).map(({ reason }) => reason)).toEqual(["Not this."]);
  await second;
  expect(await next).not.toContainEqual(expect.objectContaining({ reason: "Changed elsewhere" }));
  expect(server.sent[1]?.[0]?.seen["company"]).toBe("Acme");
});

test("two edits that are undone fast are undone one after the other", async () => {
  const { client, edit, server } = aTable();
  await edit([change("company", "Zeta")]);
  const second = edit([change("company", "Eta", "Zeta")]);
  takeBack(client);
  takeBack(client);
  await second;
  await expect.poll(() => server.stored[ADA]?.["company"]).toBe("Acme");
  expect(texts()).not.toContainEqual(expect.stringContaining("could not be undone"));
  redo(client);
  redo(client);
  await expect.poll(() => server.stored[ADA]?.["company"]).toBe("Eta");
});

test("undoing leaves what was changed again since, and says so", async () => {
  const { client, edit, server } = aTable();
  await edit([change("company", "Zeta"), ofBen("Zeta")]);
  (server.stored[ADA] ?? {})["company"] = "Someone else's";
  takeBack(client);
  await expect.poll(texts).toContain("1 field was edited since and stays.");
  expect(server.stored).toMatchObject({ [ADA]: { company: "Someone else's" }, [BEN]: { company: "Globex" } });
  toastStore.read().forEach(({ id }) => toastStore.dismiss(id));
  await edit([change("industry", "Iron", null)]);
  (server.stored[ADA] ?? {})["industry"] = "Steel";
  takeBack(client);
  await expect.poll(texts).toContain("This could not be undone: 1 field was edited since and stays.");
});

test("the tab is not closed unasked over cells that are still to be sent", async () => {
  const { edit, server } = aTable();
  let answer: () => void = () => undefined;
  server.answers = new Promise<void>((resolve) => (answer = resolve));
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const saving = edit([change("company", "Zeta"), change("industry", "Steel", null)]);
  expect(isAsked()).toBe(true);
  answer();
  await saving;
  expect(isAsked()).toBe(false);
});

test("what is refused is put back with the reason, and neither said to be saved nor there to be undone", async () => {
  const { client, edit, shown, server } = aTable();
  expect((await edit([change("priorityScore", 150, null)])).map(({ reason }) => reason)).toEqual([
    "Priority must be 0 to 100.",
  ]);
  server.refuses = (key) => (key === "company" ? "Too long" : null);
  const refused = await edit([change("company", "Zeta"), change("industry", "Iron", null)]);
  expect(refused).toEqual([{ rowId: ADA, columnId: "company", text: "Zeta", reason: "Too long" }]);
  expect([shown("company"), shown("industry"), texts()]).toEqual(["Acme", "Iron", ["industry updated"]]);
  server.isUp = false;
  const failed = await edit([change("company", "Zeta")]);
  expect(failed.map(({ reason }) => reason)).toEqual(["Failed to save. Please try again."]);
  const note = await edit([change("notes", "Met", null)]);
  expect(note.map(({ reason }) => reason)).toEqual(["Failed to save note. Please try again."]);
  expect([shown("company"), undoStackOf(client).last()?.label]).toEqual(["Acme", "industry updated"]);
});

test("a first read of someone's timeline that looked before the change is repeated after it", async () => {
  const { client, edit } = aTable();
  const before = Promise.withResolvers<string[]>();
  const queryFn = vi.fn(() => Promise.resolve(["Acme"])).mockReturnValueOnce(before.promise);
  const timeline = new QueryObserver(client, { queryKey: ["timeline", ADA, "earlier"], queryFn });
  const stop = timeline.subscribe(() => undefined);
  await edit([change("company", "Zeta")]);
  before.resolve([]);
  await expect.poll(() => timeline.getCurrentResult().data).toEqual(["Acme"]);
  stop();
});
